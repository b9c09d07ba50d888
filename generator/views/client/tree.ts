/** The URIs of a service as a tree: each place once, with the resource that is there and the places below. */
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import type { UriPart } from "../../model/uri.ts";

/** The parts of one segment: a literal alone, or the placeholders of a key and what stands between them. */
export type Segment = readonly UriPart[];

export interface UriPlace {
  /** The segments that lead here from the place above: one; of a pattern, those of its whole URI. */
  readonly segments: readonly Segment[];
  /** The last segment as each URI that goes through it writes it: the names of placeholders can differ. */
  readonly spellings: readonly Segment[];
  readonly resource?: Resource;
  /** Operations at or below this place whose resource is elsewhere: no other place is nearer to their URI. */
  readonly strays: readonly Stray[];
  readonly below: readonly UriPlace[];
}

/** An operation whose URI does not go on from that of its resource. */
export interface Stray {
  readonly operation: Operation;
  readonly resource: Resource;
  readonly segments: readonly Segment[];
}

interface Entry {
  readonly resource: Resource;
  readonly segments: readonly Segment[];
  /** Where it stands among all. */
  readonly position: number;
}

/** The root of all URIs that the document lists. */
export function treeOf(resources: readonly Resource[]): UriPlace {
  const listed = resources.filter(({ generic }) => generic !== true);
  const patterns = patternRoots(resources).flatMap((root) => straysOf(definitionOf(root, resources)).filter((stray) => !continuesUri(stray, root)));
  return placeOf([], listed.map(entryOf), [...straysOf(listed), ...patterns], 0);
}

/** Patterns stand for objects that the document does not list: each definition of one is a place by itself. */
export function patternsOf(resources: readonly Resource[]): readonly UriPlace[] {
  return patternRoots(resources).map((root) => {
    const own = definitionOf(root, resources);
    const { segments } = root.uri;
    return placeOf(
      segments,
      own.map(entryOf),
      straysOf(own).filter((stray) => continuesUri(stray, root)),
      segments.length,
    );
  });
}

function patternRoots(resources: readonly Resource[]): readonly Resource[] {
  return resources.filter(({ generic, parent }) => generic === true && parent === undefined);
}

function definitionOf(root: Resource, resources: readonly Resource[]): readonly Resource[] {
  return resources.filter(({ id }) => id === root.id || id.startsWith(`${root.id}.`));
}

function straysOf(resources: readonly Resource[]): readonly Stray[] {
  return resources.flatMap((resource) =>
    resource.operations.map((operation) => ({ operation, resource, segments: operation.uri.segments })).filter((stray) => !continuesUri(stray, resource)),
  );
}

/** Whether the URI of an operation is that of a resource, or one below it. */
export function continuesUri({ segments }: Pick<Stray, "segments">, { uri }: Resource): boolean {
  return uri.segments.every((segment, index) => segments[index] !== undefined && patternOf(segments[index]) === patternOf(segment));
}

export function isKeySegment(segment: Segment): boolean {
  return segment.some(({ is }) => is === "placeholder");
}

function entryOf(resource: Resource, position: number): Entry {
  return { resource, segments: resource.uri.segments, position };
}

function placeOf(segments: readonly Segment[], entries: readonly Entry[], strays: readonly Stray[], depth: number): UriPlace {
  const here = entries.find((entry) => entry.segments.length === depth);
  const groups = inOrder(groupedBySegment(entries, depth));
  const next = groupedBySegment(strays, depth);
  return {
    segments,
    spellings: depth === 0 ? [] : entries.map((entry) => entry.segments[depth - 1]!),
    ...(here === undefined ? {} : { resource: here.resource }),
    strays: strays.filter((stray) => stray.segments.length === depth || !groups.has(patternOf(stray.segments[depth]!))),
    below: [...groups].map(([pattern, group]) => placeOf([nearestOf(group).segments[depth]!], group, next.get(pattern) ?? [], depth + 1)),
  };
}

/** As those nearest to each place stand: what is further below changes nothing in the order. */
function inOrder(groups: ReadonlyMap<string, readonly Entry[]>): ReadonlyMap<string, readonly Entry[]> {
  return new Map([...groups].sort(([, one], [, other]) => nearestOf(one).position - nearestOf(other).position));
}

/** Those that go on, by the pattern of their next segment. */
function groupedBySegment<One extends { readonly segments: readonly Segment[] }>(all: readonly One[], depth: number): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const segment = one.segments[depth];
    if (segment === undefined) continue;
    const group = groups.get(patternOf(segment));
    if (group === undefined) groups.set(patternOf(segment), [one]);
    else group.push(one);
  }
  return groups;
}

/** The one with the shortest URI: where a segment has several spellings, it is the one whose resource the segment identifies. */
function nearestOf(group: readonly Entry[]): Entry {
  return group.reduce((best, one) => (one.segments.length < best.segments.length ? one : best));
}

/** What a segment matches. */
function patternOf(segment: Segment): string {
  return segment.map((part) => (part.is === "literal" ? part.text : part.spans ? "{+}" : "{}")).join("");
}
