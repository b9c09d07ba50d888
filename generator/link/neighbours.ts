/**
 * The files whose resources stand around those of a file, in the tree of all URIs: the ones above, and the nearest below.
 * What is made of one file by itself follows from these, and from no other.
 */
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
  readonly files: Set<string>;
  readonly below: Map<string, Node>;
}

/**
 * How far below a resource others matter to it: the elements of a collection that it holds stand two resources further, and
 * whether there is anything to one shows in what comes next.
 */
const reach = 3;

/** Undefined where only all files together can tell: a segment has two spellings, or an operation stands at a place of other resources. */
export function neighboursIn(outlines: readonly Outline[]): ((outline: Outline) => Neighbours) | undefined {
  if (outlines.some(({ hasStrays }) => hasStrays)) return undefined;
  const root = nodeOf("");
  for (const { file, listed } of outlines) for (const uri of listed) if (!grow(root, segmentsOf(uri), file)) return undefined;
  return ({ file, listed }) => {
    const found = listed.map((uri) => besides(root, segmentsOf(uri)));
    const others = (files: readonly string[]): readonly string[] => [...new Set(files)].filter((one) => one !== file);
    return { collections: others(found.flatMap(({ collections }) => collections)), around: others(found.flatMap(({ around }) => around)) };
  };
}

function nodeOf(segment: string): Node {
  return { segment, files: new Set(), below: new Map() };
}

/** Whether every segment on the way is spelled as it is by others. */
function grow(root: Node, segments: readonly string[], file: string): boolean {
  let node = root;
  for (const segment of segments) {
    const pattern = segmentPattern(segment);
    const next = node.below.get(pattern) ?? nodeOf(segment);
    if (next.segment !== segment) return false;
    node.below.set(pattern, next);
    node = next;
  }
  node.files.add(file);
  return true;
}

function besides(root: Node, segments: readonly string[]): Neighbours {
  const way = [root];
  for (const segment of segments) way.push(way.at(-1)!.below.get(segmentPattern(segment))!);
  const [here, above] = [way.at(-1)!, way.at(-2)];
  const isKey = segments.at(-1)?.includes("{") === true;
  return {
    collections: isKey && above !== undefined ? [...above.files] : [],
    around: [...way.flatMap(({ files }) => [...files]), ...filesBelow(here, reach)],
  };
}

function filesBelow({ below }: Node, further: number): readonly string[] {
  if (further === 0) return [];
  return [...below.values()].flatMap((node) => [...node.files, ...filesBelow(node, node.files.size > 0 ? further - 1 : further)]);
}
