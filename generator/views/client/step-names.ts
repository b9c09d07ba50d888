/**
 * What the steps of a path are called: after the resource they lead to, without what the path before has said already;
 * where there is none, after the segment itself.
 */
import { camelCase, pascalCase, titleCase } from "../../link/case.ts";
import { literalSegments } from "../../link/template.ts";
import type { Resource } from "../../model/resource.ts";
import { isKeySegment, type Segment, type UriPlace } from "./tree.ts";

/** A place with those above it, the nearest last. */
export interface Trail {
  readonly place: UriPlace;
  readonly above: readonly UriPlace[];
}

/** Which resource a name follows from besides its own. */
export interface Kinship {
  /** The first resource of the definition. */
  readonly rootOf: (resource: Resource) => Resource;
  /** The resource that the definition nests it in. */
  readonly parentOf: (resource: Resource) => Resource | undefined;
}

export function kinshipOf(resources: readonly Resource[]): Kinship {
  const byId = new Map(resources.map((resource) => [resource.id, resource]));
  const parentOf = ({ parent }: Resource): Resource | undefined => (parent === undefined ? undefined : byId.get(parent));
  const rootOf = (resource: Resource): Resource => {
    const parent = parentOf(resource);
    return parent === undefined ? resource : rootOf(parent);
  };
  return { rootOf, parentOf };
}

/** The name of the step to a place, in camelCase; it can still be one that the language keeps for itself. */
export function stepName({ place, above }: Trail, kinship: Kinship): string {
  const again = repeated({ place, above });
  if (again !== undefined) return stepName(again, kinship);
  const collection = above.at(-1)?.resource;
  if (place.resource !== undefined) return camelCase(elementNoun(place, collection, kinship) ?? shortNoun(place.resource, kinship));
  const text = textOf(place.segments.at(-1) ?? []);
  // `_meta` is not `meta`, beside which it can stand.
  return `${/^_(?!_)/.test(text) ? "_" : ""}${camelCase(text)}` || "place";
}

/** The noun without what the path before has said: the noun of the resource around it, or the segments that it begins with. */
export function shortNoun(resource: Resource, { rootOf, parentOf }: Kinship): string {
  const around = parentOf(resource)?.noun ?? "";
  const segments = literalSegments(rootOf(resource).uri.template).slice(0, -1).map(pascalCase).join("");
  return without(around, resource.noun) ?? without(segments, resource.noun) ?? resource.noun;
}

function without(start: string, noun: string): string | undefined {
  return start !== "" && noun.startsWith(start) && /^\p{Lu}/u.test(noun.slice(start.length)) ? noun.slice(start.length) : undefined;
}

/** One is named in as many words as all are: a `BigRoom` of `Rooms` is a `Room` there. */
function elementNoun({ resource, segments }: UriPlace, collection: Resource | undefined, kinship: Kinship): string | undefined {
  if (resource === undefined || collection === undefined || resource.parent !== collection.id || !isKeySegment(segments.at(-1) ?? [])) return undefined;
  const words = titleCase(shortNoun(collection, kinship)).split(" ").length;
  return titleCase(shortNoun(resource, kinship)).split(" ").slice(-words).join(" ");
}

/**
 * Keys that follow keys, with no literal between, can go round: `/{room}/{seat}/{next_room}/{next_seat}`. A placeholder
 * whose name adds words before that of an earlier one is called like the earlier step.
 */
function repeated({ place, above }: Trail): Trail | undefined {
  if (!isSingleKey(place)) return undefined;
  for (let index = above.length - 1; index > 0 && isSingleKey(above[index]!); index -= 1) {
    const earlier = above[index]!;
    if (index < above.length - 1 && continues(place, earlier)) return { place: earlier, above: above.slice(0, index) };
  }
  return undefined;
}

function continues(place: UriPlace, earlier: UriPlace): boolean {
  const names = earlier.spellings.map((spelling) => titleCase(textOf(spelling)).toLowerCase());
  return place.spellings.some((spelling) => names.some((name) => titleCase(textOf(spelling)).toLowerCase().endsWith(` ${name}`)));
}

function isSingleKey({ segments }: UriPlace): boolean {
  const [segment] = segments;
  return segments.length === 1 && segment?.length === 1 && isKeySegment(segment);
}

/** The literal, or the names of the placeholders. */
function textOf(segment: Segment): string {
  const named = segment.filter((part) => part.is === "placeholder").map(({ name }) => name);
  return named.length > 0 ? named.join(" ") : segment.map((part) => (part.is === "literal" ? part.text : part.name)).join(" ");
}
