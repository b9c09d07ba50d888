/**
 * The files whose resources stand around those of a file, in the tree of all URIs: the ones above, and the nearest below.
 * What is made of one file by itself follows from these, and from no other.
 */
import { remembered, valueAt } from "../values/remembered.ts";
import type { Outline } from "./outline.ts";
import { segmentPattern, segmentsOf } from "./template.ts";

export interface Neighbours {
  /** The files of the resources right above a key, which an element can take its shape from. */
  readonly collections: readonly string[];
  /** All files around, those of the collections with them. */
  readonly around: readonly string[];
}

/** A place: what one more segment leads to. */
interface Node {
  readonly segment: string;
  readonly above: Node | undefined;
  readonly files: Set<string>;
  readonly below: Map<string, Node>;
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
  const root = nodeOf("", undefined);
  const places = new Map<string, Node>();
  const patternOf = remembered(segmentPattern);
  for (const { file, listed } of outlines) {
    for (const uri of listed) {
      const place = grown(root, segmentsOf(uri), patternOf);
      if (place === undefined) return undefined;
      place.files.add(file);
      places.set(uri, place);
    }
  }
  return ({ file, listed }) => {
    const [collections, around] = [new Set<string>(), new Set<string>()];
    for (const uri of listed) gather(places.get(uri)!, collections, around);
    collections.delete(file);
    around.delete(file);
    return { collections: [...collections], around: [...around] };
  };
}

function nodeOf(segment: string, above: Node | undefined): Node {
  return { segment, above, files: new Set(), below: new Map() };
}

/** Where the segments lead; undefined where one on the way is spelled otherwise than by others. */
function grown(root: Node, segments: readonly string[], patternOf: (segment: string) => string): Node | undefined {
  let node = root;
  for (const segment of segments) {
    const above = node;
    node = valueAt(node.below, patternOf(segment), () => nodeOf(segment, above));
    if (node.segment !== segment) return undefined;
  }
  return node;
}

function gather(place: Node, collections: Set<string>, around: Set<string>): void {
  if (place.segment.includes("{")) addAll(collections, place.above!.files);
  for (let node: Node | undefined = place; node !== undefined; node = node.above) addAll(around, node.files);
  gatherBelow(place, reach, around);
}

function gatherBelow({ below }: Node, further: number, around: Set<string>): void {
  if (further === 0) return;
  for (const node of below.values()) {
    addAll(around, node.files);
    gatherBelow(node, node.files.size > 0 ? further - 1 : further, around);
  }
}

function addAll(all: Set<string>, files: Iterable<string>): void {
  for (const file of files) all.add(file);
}
