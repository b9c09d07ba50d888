/** The URIs that a service lists as a tree: each place once, with the files of the resources there. */
import { remembered, valueAt } from "../values/remembered.ts";
import type { Outline } from "./outline.ts";
import { segmentPattern, segmentsOf } from "./template.ts";

/** What one more segment leads to. */
export interface PlaceNode {
  readonly segments: readonly string[];
  readonly above: PlaceNode | undefined;
  readonly files: ReadonlySet<string>;
  readonly below: ReadonlyMap<string, PlaceNode>;
}

export interface PlaceTree {
  /** The places of these URIs, by URI. */
  readonly places: ReadonlyMap<string, PlaceNode>;
  /** Those on the way with them. */
  readonly all: readonly PlaceNode[];
}

/** Undefined where a segment is spelled in two ways. */
export function placeTreeOf(outlines: readonly Outline[]): PlaceTree | undefined {
  const all = [growing([], undefined)];
  const places = new Map<string, GrowingNode>();
  const patternOf = remembered(segmentPattern);
  for (const { file, listed } of outlines) {
    for (const uri of listed) {
      const place = grown(all, segmentsOf(uri), patternOf);
      if (place === undefined) return undefined;
      place.files.add(file);
      places.set(uri, place);
    }
  }
  return { places, all };
}

interface GrowingNode extends PlaceNode {
  readonly files: Set<string>;
  readonly below: Map<string, GrowingNode>;
}

function growing(segments: readonly string[], above: GrowingNode | undefined): GrowingNode {
  return { segments, above, files: new Set(), below: new Map() };
}

/** Where the segments lead; undefined where one on the way is spelled otherwise than by others. */
function grown(all: GrowingNode[], segments: readonly string[], patternOf: (segment: string) => string): GrowingNode | undefined {
  let node = all[0]!;
  for (const [index, segment] of segments.entries()) {
    const above = node;
    node = valueAt(node.below, patternOf(segment), () => {
      const next = growing(segments.slice(0, index + 1), above);
      all.push(next);
      return next;
    });
    if (node.segments.at(-1) !== segment) return undefined;
  }
  return node;
}
