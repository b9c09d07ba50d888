/** The object that a request is about: where it is stored, and the part of it that the URI addresses. */
import type { Setup, Site } from "./setup.ts";
import { lastOf } from "./setup.ts";
import type { Json, JsonObject, ObjectData } from "./data.ts";
import { valueOf as typed } from "./headers.ts";
import { withLists } from "./lists.ts";
import { entryOf, inside, isObject, own, placed, put, type Draft } from "./objects.ts";
import { decoded, parentOf } from "./path.ts";
import { Refusal } from "./refusal.ts";
import { pathOf, type Match } from "./routes.ts";
import type { State, Stored } from "./store.ts";

export interface Target {
  readonly site: Site;
  readonly object: ObjectData;
  readonly path: string;
  readonly found: Match<Site>;
  /** The path of the object that holds it, where the target is a block of another one. */
  readonly owner: Match<Site>;
  readonly block: readonly string[];
  /** The values of its key, by field. */
  readonly key: JsonObject;
}

export function targetOf(setup: Setup, found: Match<Site>): Target {
  const { route: site, path } = found;
  const object = site.resource.object;
  if (object === undefined) throw new Refusal("not-found", { field: "path", fact: `leads to ${path}, which is no object` });
  const owner = site.block === undefined ? found : { route: site.block.owner, values: found.values.slice(0, site.block.owner.segments.length), path: "" };
  const at = site.block === undefined ? path : pathOf(owner.route, owner.values);
  return { site, object, path, found, owner: { ...owner, path: at }, block: site.block?.path ?? [], key: keyFieldsOf(setup, found) };
}

/** The element of a collection that an object's own fields name; what nobody can set is assigned, or given a number. */
export function elementOf({ identifiers, shapes }: Setup, { route, values, path }: Match<Site>, element: Site, fields: Json, serial: number): Match<Site> {
  const { key, shape: whole } = element.resource.object ?? { key: [], shape: undefined };
  const pattern = element.segments.at(-1)!;
  const texts = pattern.placeholders.map((placeholder) => {
    const field = key.find((part) => part.placeholder === placeholder)?.field;
    const given = field === undefined ? undefined : own(fields, field);
    const declared = field === undefined || whole === undefined ? undefined : shapes.fieldsOf(whole)?.get(field);
    const all = [entryOf(element.resource.placeholders, placeholder), declared?.shape].filter((shape) => shape !== undefined);
    const assigned = all.map((shape) => identifiers.keyOf(shape, `${path}#${serial}/${placeholder}`)).find((one) => one !== undefined);
    const isFree = field === undefined || all.some(({ readOnly }) => readOnly === true);
    const value = given ?? assigned ?? (isFree ? String(serial) : undefined);
    if (value === undefined) throw new Refusal("bad-request", { field: field ?? placeholder, fact: "is missing: it is part of the key" });
    if (isObject(value) || Array.isArray(value) || value === null) throw new Refusal("bad-request", { field: field ?? placeholder, fact: "must be a string or a number: it is part of the key" });
    return String(value);
  });
  const segment = pattern.write(texts);
  const field = key[0]?.field ?? pattern.placeholders[0]!;
  if (segment === "") throw new Refusal("bad-request", { field, fact: "must not be empty: no URI would lead to it" });
  if (pattern.doubtfulIn(segment) !== undefined) throw new Refusal("bad-request", { field, fact: `cannot be told from the rest of the key in ${segment.slice(0, 200)}` });
  return { route: element, values: [...values.slice(0, route.segments.length), texts], path: `${path}/${segment}` };
}

/** The fields whose values the path holds. */
export function keyFieldsOf({ shapes }: Setup, { route, values }: Match<Site>): JsonObject {
  const { object, placeholders } = route.resource;
  if (object === undefined || object.key.length === 0) return NONE;
  const texts = values[route.segments.length - 1]!;
  const fields: Draft = {};
  object.key.forEach(({ placeholder, field }, at) => {
    const shape = entryOf(placeholders, placeholder);
    if (field !== undefined) put(fields, field, shape === undefined ? texts[at]! : typed(shapes, shape, texts[at]!));
  });
  return fields;
}

const NONE: JsonObject = {};

/** The stored object; one of which exactly one exists is always there, with its defaults. */
export function storedAt(setup: Setup, state: State, { owner }: Target): Stored | undefined {
  const { route, path } = owner;
  const stored = state.get(path);
  const there = stored !== undefined || route.collection !== undefined ? stored : untouched(setup, route, path, keyFieldsOf(setup, owner));
  return there === undefined ? undefined : withLists(state, route, there);
}

/** As it is before anybody configured it. @param key the fields whose values its path holds */
export function untouched({ identifiers }: Setup, { resource }: Site, path: string, key: JsonObject = NONE): Stored {
  const fields = resource.object === undefined ? key : identifiers.assign(resource.object.shape, key, undefined, path);
  return { path, uri: resource.uri, fields, configured: false, created: 0, serial: 0, observed: [] };
}

/** The part of the stored object that the URI addresses. */
export function partOf(stored: Stored | undefined, { block }: Target): Json | undefined {
  return inside(stored?.fields, block);
}

/** The stored object with that part changed; what the service assigned stays, or is assigned to what is new. */
export function withPart(setup: Setup, target: Target, before: Stored | undefined, part: Json, now: number, serial: number): Stored {
  const { owner, block, key } = target;
  const single = owner.route.collection === undefined;
  const placedPart = placed(before?.fields, block, part) as JsonObject;
  const named = block.length > 0 || Object.keys(key).every((name) => Object.hasOwn(placedPart, name)) ? placedPart : { ...key, ...placedPart };
  const own = before?.serial ?? (single ? 0 : serial);
  const shape = owner.route.resource.object?.shape;
  // What the service assigned to the key is in the path already.
  const fields = shape === undefined ? named : setup.identifiers.assign(shape, named, before?.fields ?? (block.length > 0 ? undefined : key), single ? owner.path : `${owner.path}#${own}`);
  return {
    path: owner.path,
    uri: owner.route.resource.uri,
    ...(single ? {} : { collection: parentOf(owner.path) }),
    fields,
    configured: true,
    created: before?.created ?? now,
    serial: own,
    observed: before?.observed ?? [],
  };
}

/** The name of the object's type: the one on the wire, or the segment that says it. */
export function nameOf({ site, object, path }: Pick<Target, "site" | "object" | "path">): string {
  return object.name ?? decoded(lastOf(site.collection === undefined ? path : parentOf(path)));
}

/** Whether what a resource lies below is there; a parent that nothing creates is, as soon as it is named. */
export function requireParents(state: State, { route, values }: Match<Site>): void {
  for (const parent of route.within ?? []) {
    const path = pathOf(parent, values);
    if (state.get(path) === undefined) throw notFound(path);
  }
}

export function notFound(path: string): Refusal {
  return new Refusal("not-found", { field: "path", fact: `leads to ${path}, which is not there` });
}
