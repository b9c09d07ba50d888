/**
 * The files whose resources stand around those of a file, in the tree of all URIs: the ones above, the nearest below, and
 * those of places that read like these. What is made of one file by itself follows from these, and from no other.
 */
import type { Outline } from "./outline.ts";
import { placeTreeOf, type PlaceNode } from "./place-tree.ts";
import { placesAlikeIn } from "./places-alike.ts";

export interface Neighbours {
  /** The files of the resources right above a key, which an element can take its shape from. */
  readonly collections: readonly string[];
  /** All files around, those of the collections with them. */
  readonly around: readonly string[];
}

/**
 * How far below a resource others matter to it: the elements of a collection that it holds stand two resources further, and
 * whether there is anything to one shows in what comes next.
 */
const reach = 3;

/**
 * Of each of these outlines. Undefined where only all files together can tell: a segment has two spellings, or an operation
 * stands at a place of other resources.
 */
export function neighboursIn(outlines: readonly Outline[]): ((outline: Outline) => Neighbours) | undefined {
  if (outlines.some(({ hasStrays }) => hasStrays)) return undefined;
  const tree = placeTreeOf(outlines);
  if (tree === undefined) return undefined;
  const alikeTo = placesAlikeIn(tree.all);
  return ({ file, listed }) => {
    const [collections, around] = [new Set<string>(), new Set<string>()];
    for (const uri of listed) {
      const place = tree.places.get(uri)!;
      if (place.segments.at(-1)?.includes("{") === true) addAll(collections, place.above!.files);
      for (const near of [...onTheWayTo(place), ...below(place, reach)]) {
        addAll(around, near.files);
        for (const alike of alikeTo(near)) for (const one of nearest(alike)) addAll(around, one.files);
      }
    }
    collections.delete(file);
    around.delete(file);
    return { collections: [...collections], around: [...around] };
  };
}

/** The place itself and those above it. */
function onTheWayTo(place: PlaceNode): readonly PlaceNode[] {
  return [place, ...(place.above === undefined ? [] : onTheWayTo(place.above))];
}

/** The places below, until so many resources stand between. */
function below(place: PlaceNode, further: number): readonly PlaceNode[] {
  if (further === 0) return [];
  return [...place.below.values()].flatMap((node) => [node, ...below(node, node.files.size > 0 ? further - 1 : further)]);
}

/** The place itself where it has a resource, otherwise the ones below that have. */
function nearest(place: PlaceNode): readonly PlaceNode[] {
  return place.files.size > 0 ? [place] : [...place.below.values()].flatMap(nearest);
}

function addAll(all: Set<string>, files: Iterable<string>): void {
  for (const file of files) all.add(file);
}
