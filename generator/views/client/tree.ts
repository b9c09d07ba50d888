/** The URIs of a service as a tree: each place once, with the resource that is there and the places below. */
import type { Resource } from "../../model/resource.ts";
import type { UriPart } from "../../model/uri.ts";

/** The parts of one segment: a literal alone, or the placeholders of a key and what stands between them. */
export type Segment = readonly UriPart[];

export interface Place {
  /** The segments that lead here from the place above: one; of a pattern, those of its whole URI. */
  readonly segments: readonly Segment[];
  /** The last segment as each URI that goes through it writes it: the names of placeholders can differ. */
  readonly spellings: readonly Segment[];
  readonly resource?: Resource;
  readonly below: readonly Place[];
}

interface Entry {
  readonly resource: Resource;
  readonly segments: readonly Segment[];
}

/** The root of all URIs that the document lists. */
export function treeOf(resources: readonly Resource[]): Place {
  return placeOf([], resources.filter(({ generic }) => generic !== true).map(entryOf), 0);
}

/** Patterns stand for objects that the document does not list: each definition of one is a place by itself. */
export function patternsOf(resources: readonly Resource[]): readonly Place[] {
  const generic = resources.filter((resource) => resource.generic === true);
  return generic.filter(({ parent }) => parent === undefined).map((root) => {
    const { segments } = root.uri;
    const entries = generic.filter(({ id }) => id === root.id || id.startsWith(`${root.id}.`)).map(entryOf);
    return placeOf(segments, entries, segments.length);
  });
}

export function isKey(segment: Segment): boolean {
  return segment.some(({ is }) => is === "placeholder");
}

function entryOf(resource: Resource): Entry {
  return { resource, segments: resource.uri.segments };
}

function placeOf(segments: readonly Segment[], entries: readonly Entry[], depth: number): Place {
  const here = entries.find((entry) => entry.segments.length === depth);
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const segment = entry.segments[depth];
    if (segment === undefined) continue;
    const group = groups.get(patternOf(segment));
    if (group === undefined) groups.set(patternOf(segment), [entry]);
    else group.push(entry);
  }
  return {
    segments,
    spellings: depth === 0 ? [] : entries.map((entry) => entry.segments[depth - 1]!),
    ...(here === undefined ? {} : { resource: here.resource }),
    below: [...groups.values()].map((group) => placeOf([spelledBest(group, depth)], group, depth + 1)),
  };
}

/** Of one segment with several spellings, that of the shortest URI: it is the one whose resource the segment identifies. */
function spelledBest(group: readonly Entry[], depth: number): Segment {
  const [shortest] = [...group].sort((one, other) => one.segments.length - other.segments.length);
  return shortest!.segments[depth]!;
}

/** What a segment matches. */
function patternOf(segment: Segment): string {
  return segment.map((part) => (part.is === "literal" ? part.text : part.spans ? "{+}" : "{}")).join("");
}
