/**
 * The files whose resources stand around those of a file, in the tree of all URIs: the ones above, the nearest below, and
 * those of places that read like these. What is made of one file by itself follows from these, and from no other.
 */
import { getOrInsert, memoize } from "../values/memoize.ts";
import type { ModuleOutline } from "./outline.ts";
import { placeTreeOf, type PlaceNode, type PlaceTree } from "./place-tree.ts";
import { placesAlikeIn } from "./places-alike.ts";

export interface Neighbours {
  /** The files of what stands right above a key: an object can take its shape from what is sent and answered there. */
  readonly carriers: readonly string[];
  /** All files around, those with them. */
  readonly around: readonly string[];
}

/**
 * How far below a resource others matter to it: the elements of a collection that it holds stand two resources further, and
 * whether there is anything to one shows in what comes next.
 */
const reach = 3;

/** Of each of these outlines. */
export function neighboursIn(outlines: readonly ModuleOutline[]): (outline: ModuleOutline) => Neighbours {
  const tree = placeTreeOf(outlines);
  const alikeTo = placesAlikeIn(tree.all);
  const carriersOf = carriersIn(outlines);
  const seenFrom = seenFromFiles(outlines, tree);
  return (outline) => {
    const { file, listed } = outline;
    const carriers = carriersOf(outline);
    const places = listed.map((uri) => tree.places.get(uri)!);
    const near = [...places, ...(tree.strays.get(file) ?? [])].flatMap(onTheWayTo).concat(places.flatMap((place) => below(place, reach)));
    const around = new Set([...carriers, ...near.flatMap((place) => [place, ...alikeTo(place).flatMap(nearest)]).flatMap(tellersOf)]);
    addSeenFrom(around.add(file), seenFrom);
    return { carriers: carriers.filter((one) => one !== file), around: [...around].filter((one) => one !== file) };
  };
}

/** By URIs as they are written: another name of a placeholder makes another one. */
function carriersIn(outlines: readonly ModuleOutline[]): (outline: ModuleOutline) => readonly string[] {
  const byUri = new Map<string, string[]>();
  for (const { file, uris } of outlines) for (const uri of uris) getOrInsert(byUri, uri, () => []).push(file);
  return ({ uris }) => [...new Set(uris.flatMap(collectionsOf).flatMap((uri) => byUri.get(uri) ?? []))];
}

/** What a key follows at the end. */
function collectionsOf(uri: string): readonly string[] {
  const end = uri.lastIndexOf("/");
  return uri.includes("{", end) ? [uri.slice(0, end)] : [];
}

/** What each file brings with it wherever it stands: places that others have resources at would be called otherwise without these. */
function seenFromFiles(outlines: readonly ModuleOutline[], { places, strays }: PlaceTree): (file: string) => readonly string[] {
  const listedIn = new Map(outlines.map(({ file, listed }) => [file, listed]));
  return memoize((file) => {
    const onTheWay = (listedIn.get(file) ?? []).flatMap((uri) => onTheWayTo(places.get(uri)!)).flatMap(tellersOf);
    // Without the place of an operation whose resource is elsewhere, one further above would have it.
    const ofStrays = (strays.get(file) ?? []).flatMap((place) => (place.above === undefined ? [] : [place.nearest.file, ...tellersOf(place)]));
    return [...new Set([...onTheWay, ...ofStrays])];
  });
}

/** It grows meanwhile: what is added brings others with it as well. */
function addSeenFrom(files: Set<string>, seenFrom: (file: string) => readonly string[]): void {
  for (const file of files) for (const one of seenFrom(file)) files.add(one);
}

/** The files that what is said of a place follows from: of its resource and its operations, and of who tells how its segment is called where that is spelled in several ways. */
function tellersOf({ files, strays, spellings, nearest: { file } }: PlaceNode): readonly string[] {
  return [...files, ...strays, ...(spellings.size < 2 ? [] : [file, ...spellings.values()])];
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
