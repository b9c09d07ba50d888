/**
 * What a program finds after each dot: the verbs of a place, and the steps from there. A literal is a property and a key is
 * a call; a collection and its elements stand side by side, above both; data is a verb of what it is the data of.
 */
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import type { Placeholder } from "../../model/uri.ts";
import { rootsOf, stepName, type Roots, type Trail } from "./step-names.ts";
import { isKey, patternsOf, treeOf, type Place, type Segment } from "./tree.ts";

export interface Verb {
  readonly name: string;
  readonly operation: Operation;
  /** From the place of the surface to that of the operation. */
  readonly segments: readonly Segment[];
}

export interface Member {
  readonly name: string;
  /** From the place of the surface to that of the member. */
  readonly segments: readonly Segment[];
  readonly to: Surface;
}

export interface Surface {
  readonly resource?: Resource;
  /** From the service to here. */
  readonly path: readonly Segment[];
  readonly verbs: readonly Verb[];
  readonly members: readonly Member[];
}

/** The surface of the service itself, with the patterns for what the document does not list last. */
export function surfaceOf({ resources }: Service): Surface {
  const roots = rootsOf(resources);
  const listed = surfaceAt({ place: treeOf(resources), above: [] }, [], roots);
  const patterns = patternsOf(resources).map((place) => memberAt({ place, above: [] }, place.segments, [], roots));
  return { ...listed, members: [...listed.members, ...patterns] };
}

/** The placeholders of segments, in their order. */
export function keysOf(segments: readonly Segment[]): readonly Placeholder[] {
  return segments.flat().filter((part) => part.is === "placeholder");
}

function surfaceAt({ place, above }: Trail, path: readonly Segment[], roots: Roots): Surface {
  const { resource } = place;
  const trails = place.below.map((below): Trail => ({ place: below, above: [...above, place] }));
  const data = trails.filter((trail) => isData(trail.place, resource));
  return {
    ...(resource === undefined ? {} : { resource }),
    path,
    verbs: [...(resource?.operations ?? []).map((operation) => verbOf(operation, path)), ...data.map((trail) => dataVerb(trail.place))],
    members: trails.filter((trail) => !data.includes(trail)).flatMap((trail) => membersAt(trail, path, roots)),
  };
}

/** A literal with keys below it leads to two kinds of things: the collection, where it has anything to it, and each element. */
function membersAt(trail: Trail, path: readonly Segment[], roots: Roots): readonly Member[] {
  const { segments, below, resource } = trail.place;
  if (isKey(segments[0] ?? [])) return [memberAt(trail, segments, path, roots)];
  const keys = below.filter((one) => isKey(one.segments[0] ?? []));
  const itself = { ...trail.place, below: below.filter((one) => !keys.includes(one)) };
  const elements = keys.map((place) => memberAt({ place, above: [...trail.above, trail.place] }, [...segments, ...place.segments], path, roots));
  const hasMore = itself.below.length > 0 || (resource?.operations.length ?? 0) > 0 || keys.length === 0;
  return hasMore ? [memberAt({ ...trail, place: itself }, segments, path, roots), ...elements] : elements;
}

function memberAt(trail: Trail, segments: readonly Segment[], path: readonly Segment[], roots: Roots): Member {
  return { name: stepName(trail, roots), segments, to: surfaceAt(trail, [...path, ...segments], roots) };
}

/** A resource of one observation, nested in the one that it observes. */
function isData({ resource, below, segments }: Place, of: Resource | undefined): boolean {
  if (resource === undefined || of === undefined || resource.parent !== of.id || below.length > 0 || isKey(segments[0] ?? [])) return false;
  return resource.operations.length === 1 && resource.operations[0]!.effect === "observe";
}

/** Called as the member of the kind that nests it. */
function dataVerb({ resource, segments }: Place): Verb {
  const { id, operations } = resource!;
  return { name: id.slice(id.lastIndexOf(".") + 1), operation: operations[0]!, segments };
}

/** An operation of a kind is about the place of its resource, or about one below that. */
function verbOf(operation: Operation, path: readonly Segment[]): Verb {
  return { name: operation.name, operation, segments: operation.uri.segments.slice(path.length) };
}
