/** The URIs that a service lists as a tree: each place once, with the files of the resources there. */
import { getOrInsert, memoize } from "../values/memoize.ts";
import type { ModuleOutline } from "./outline.ts";
import { segmentPattern, segmentsOf } from "./template.ts";

/** What one more segment leads to. */
export interface PlaceNode {
  /** From the service to here, each as the first URI that goes through it spells it. */
  readonly segments: readonly string[];
  readonly above: PlaceNode | undefined;
  readonly files: ReadonlySet<string>;
  readonly below: ReadonlyMap<string, PlaceNode>;
  /** The ways in which the last segment is spelled, with the first file that spells it so: the names of placeholders can differ. */
  readonly spellings: ReadonlyMap<string, string>;
  readonly nearest: Nearest;
  /** The files of operations that stand here though their resource does not. */
  readonly strays: ReadonlySet<string>;
}

/** The resource here, or the one below that has the shortest URI; of several the first. */
interface Nearest {
  readonly file: string;
  /** Of its URI, in segments. */
  readonly length: number;
}

export interface PlaceTree {
  /** The places of these URIs, by URI. */
  readonly places: ReadonlyMap<string, PlaceNode>;
  /** Those on the way with them. */
  readonly all: readonly PlaceNode[];
  /** The places of operations whose resource is elsewhere, by their file. */
  readonly strays: ReadonlyMap<string, readonly PlaceNode[]>;
}

export function placeTreeOf(outlines: readonly ModuleOutline[]): PlaceTree {
  const all = [growing([], undefined, { file: "", length: 0 })];
  const places = new Map<string, GrowingNode>();
  const patternOf = memoize(segmentPattern);
  for (const { file, listed } of outlines) {
    for (const uri of listed) {
      const place = grown(all, segmentsOf(uri), file, patternOf);
      place.files.add(file);
      places.set(uri, place);
    }
  }
  const strays = new Map<string, GrowingNode[]>();
  for (const outline of outlines) {
    for (const uri of outline.strays) {
      const place = towards(all[0]!, segmentsOf(uri), patternOf);
      place.strays.add(outline.file);
      getOrInsert(strays, outline.file, () => []).push(place);
    }
  }
  return { places, all, strays };
}

interface GrowingNode extends PlaceNode {
  readonly files: Set<string>;
  readonly below: Map<string, GrowingNode>;
  readonly spellings: Map<string, string>;
  readonly strays: Set<string>;
  nearest: Nearest;
}

function growing(segments: readonly string[], above: GrowingNode | undefined, nearest: Nearest): GrowingNode {
  return { segments, above, files: new Set(), below: new Map(), spellings: new Map(), strays: new Set(), nearest };
}

/** Where the segments of a resource in that file lead. */
function grown(all: GrowingNode[], segments: readonly string[], file: string, patternOf: (segment: string) => string): GrowingNode {
  const { length } = segments;
  let node = all[0]!;
  for (const segment of segments) {
    const above = node;
    node = getOrInsert(above.below, patternOf(segment), () => {
      const next = growing([...above.segments, segment], above, { file, length });
      all.push(next);
      return next;
    });
    if (!node.spellings.has(segment)) node.spellings.set(segment, file);
    if (length < node.nearest.length) node.nearest = { file, length };
  }
  return node;
}

/** As far as there are places. */
function towards(from: GrowingNode, [segment, ...others]: readonly string[], patternOf: (segment: string) => string): GrowingNode {
  const next = segment === undefined ? undefined : from.below.get(patternOf(segment));
  return next === undefined ? from : towards(next, others, patternOf);
}
