/**
 * What a program finds after each dot: the verbs of a place, and the steps from there. A literal is a property and a key is
 * a call; a collection and its elements stand side by side, above both; data is a verb of what it is the data of.
 */
import { camelCase } from "../../link/case.ts";
import type { Operation } from "../../model/operation.ts";
import { placeholdersOf } from "../../model/placeholders.ts";
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import type { Placeholder } from "../../model/uri.ts";
import { kinshipOf, shortNoun, stepName, type Kinship, type Trail } from "./step-names.ts";
import { continuesUri, isKeySegment, patternsOf, treeOf, type Segment, type Stray, type UriPlace } from "./tree.ts";

export interface Verb {
  readonly name: string;
  readonly operation: Operation;
  /** Whose operation it is: not always the resource of the surface. */
  readonly resource: Resource;
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
  const kinship = kinshipOf(resources);
  const listed = surfaceAt({ place: treeOf(resources), above: [] }, [], kinship);
  const patterns = patternsOf(resources).map((place) => memberAt({ place, above: [] }, place.segments, [], kinship));
  return { ...listed, members: [...listed.members, ...patterns] };
}

/** The placeholders of segments, in their order. */
export function keysOf(segments: readonly Segment[]): readonly Placeholder[] {
  return placeholdersOf({ segments });
}

function surfaceAt({ place, above }: Trail, path: readonly Segment[], kinship: Kinship): Surface {
  const { resource } = place;
  const trails = place.below.map((below): Trail => ({ place: below, above: [...above, place] }));
  const data = trails.filter((trail) => isData(trail.place, resource));
  return {
    ...(resource === undefined ? {} : { resource }),
    path,
    verbs: [...ownVerbs(resource, path), ...place.strays.map((stray) => strayVerb(stray, path, kinship)), ...data.map((trail) => dataVerb(trail.place))],
    members: trails.filter((trail) => !data.includes(trail)).flatMap((trail) => membersAt(trail, path, kinship)),
  };
}

/** A literal with keys below it leads to two kinds of things: the collection, where it has anything to it, and each element. */
function membersAt(trail: Trail, path: readonly Segment[], kinship: Kinship): readonly Member[] {
  const { segments, below, resource } = trail.place;
  if (isKeySegment(segments[0] ?? [])) return [memberAt(trail, segments, path, kinship)];
  const keys = below.filter((one) => isKeySegment(one.segments[0] ?? []));
  const itself = { ...trail.place, below: below.filter((one) => !keys.includes(one)) };
  const elements = keys.map((place) => memberAt({ place, above: [...trail.above, trail.place] }, [...segments, ...place.segments], path, kinship));
  const hasMore = itself.below.length > 0 || itself.strays.length > 0 || (resource?.operations.length ?? 0) > 0 || keys.length === 0;
  return hasMore ? [memberAt({ ...trail, place: itself }, segments, path, kinship), ...elements] : elements;
}

function memberAt(trail: Trail, segments: readonly Segment[], path: readonly Segment[], kinship: Kinship): Member {
  return { name: stepName(trail, kinship), segments, to: surfaceAt(trail, [...path, ...segments], kinship) };
}

/** A resource of one observation, nested in the one that it observes. */
function isData({ resource, below, strays, segments }: UriPlace, resourceBelow: Resource | undefined): boolean {
  if (
    resource === undefined ||
    resourceBelow === undefined ||
    resource.parent !== resourceBelow.id ||
    below.length + strays.length > 0 ||
    isKeySegment(segments[0] ?? [])
  )
    return false;
  return resource.operations.length === 1 && resource.operations.every((operation) => operation.effect === "observe" && continuesUri(operation.uri, resource));
}

/** Called as the member of the kind that nests it. */
function dataVerb({ resource, segments }: UriPlace): Verb {
  const { id, operations } = resource!;
  return {
    name: id.slice(id.lastIndexOf(".") + 1),
    operation: operations[0]!,
    resource: resource!,
    segments: [...segments, ...operations[0]!.uri.segments.slice(resource!.uri.segments.length)],
  };
}

/** The operations of a resource that are about its place, or about one below that. */
function ownVerbs(resource: Resource | undefined, path: readonly Segment[]): readonly Verb[] {
  if (resource === undefined) return [];
  const own = resource.operations.filter((operation) => continuesUri(operation.uri, resource));
  return own.map((operation) => ({ name: operation.name, operation, resource, segments: operation.uri.segments.slice(path.length) }));
}

/** Called after its resource as well, which is not the one of the place. */
function strayVerb({ operation, resource, segments }: Stray, path: readonly Segment[], kinship: Kinship): Verb {
  return { name: camelCase(`${shortNoun(resource, kinship)} ${operation.name}`), operation, resource, segments: segments.slice(path.length) };
}
