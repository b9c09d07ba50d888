/** Which resources address an object that is stored: of what shape it is, and how its URI names it. */
import type { Effect, Payload } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import type { Json, Schema, Shape } from "../../model/shape.ts";
import type { Placeholder } from "../../model/uri.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoize } from "../../values/memoize.ts";
import { unwrapPayload, type UnwrappedPayload } from "./payload.ts";
import type { ShapeData } from "./shapes.ts";

/** Resources by their URIs, and what they are made of. */
export interface ResourceNeighbours {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly schemas: ReadonlyMap<string, Schema>;
  /** By the URI that their placeholder's segment follows. */
  readonly elements: ReadonlyMap<string, Resource>;
}

/**
 * What stands around each resource. Around one that stands for objects which the document does not list, it is the others of
 * its own definition file alone; around those that it lists, such a one is nothing.
 */
export function neighbourhoods(resources: readonly Resource[], schemas: readonly Schema[]): (resource: Resource) => ResourceNeighbours {
  const among = groupBy(resources, neighbourhoodOf);
  const byId = new Map(schemas.map((one) => [one.id, one]));
  const neighbours = memoize((name: string) => neighboursOf(among.get(name) ?? [], byId));
  return (resource) => neighbours(neighbourhoodOf(resource));
}

function neighbourhoodOf({ generic, module }: Resource): string {
  return generic ? module : "";
}

function neighboursOf(resources: readonly Resource[], schemas: ResourceNeighbours["schemas"]): ResourceNeighbours {
  const elements = resources.filter((one) => keyOf(one).length > 0 && !one.operations.some(({ looksUp }) => looksUp !== undefined));
  return {
    resources: new Map(resources.map((one) => [one.uri.template, one])),
    schemas,
    elements: new Map(elements.map((one) => [parentTemplate(one.uri.template), one])),
  };
}

/** An object that is stored. */
export interface StoredObject {
  /** The name of its type, where an envelope gives one. */
  readonly name?: string;
  readonly shape: Shape;
  /** The placeholders of its segment, each with the field that holds its value. */
  readonly key: readonly { readonly placeholder: string; readonly field?: string }[];
}

export function storedObject(resource: Resource, neighbours: ResourceNeighbours): StoredObject | undefined {
  if (!isObject(resource, neighbours)) return undefined;
  const key = keyOf(resource);
  const contents = carriedBy(resource, neighbours);
  const names = contents === undefined ? [] : fieldNames(contents.shape, neighbours.schemas);
  const name = contents?.envelope?.name;
  const parts = key.map((placeholder) => {
    const field = contents === undefined ? placeholder.name : fieldOf(placeholder, names);
    return { placeholder: placeholder.name, ...(field === undefined ? {} : { field }) };
  });
  return { ...(name === undefined ? {} : { name }), shape: contents === undefined ? keyShape(key) : contents.shape, key: parts };
}

export function objectData(resource: Resource, neighbours: ResourceNeighbours, data: ShapeData): Json | undefined {
  const object = storedObject(resource, neighbours);
  return object === undefined ? undefined : { ...object, shape: data(object.shape) };
}

/** Not what observes, holds or looks up others, and no collection. An element that the document gives no operation is one by its key. */
function isObject({ uri, operations }: Resource, { elements, resources }: ResourceNeighbours): boolean {
  if (elements.has(uri.template) && operations.every(({ effect }) => ofCollections.has(effect))) return false;
  if (operations.some(({ contains, looksUp, effect }) => contains || looksUp !== undefined || effect === "observe" || effect === "list")) return false;
  if (operations.some(({ effect }) => stores.has(effect))) return true;
  return keyOf({ uri }).length > 0 && resources.has(parentTemplate(uri.template));
}

const stores: ReadonlySet<Effect> = new Set<Effect>(["read", "create", "modify", "replace", "delete"]);
const ofCollections: ReadonlySet<Effect> = new Set<Effect>(["list", "create", "modify", "replace", "delete"]);

/** What reading answers, otherwise what writing sends, otherwise what the collection carries. */
function carriedBy(resource: Resource, { resources, schemas }: ResourceNeighbours): UnwrappedPayload | undefined {
  const own = resource.operations;
  const above = keyOf(resource).length === 0 ? [] : (resources.get(parentTemplate(resource.uri.template))?.operations ?? []);
  const payloads: readonly Payload[] = [
    ...own.filter(({ effect }) => effect === "read").map(({ response }) => response.payload),
    ...[...own, ...above].filter(({ effect }) => effect !== "list").flatMap(({ request, response }) => [request, response.payload]),
  ];
  const contents = payloads.flatMap((payload) => (payload.is === "json" ? [unwrapPayload(payload.shape, schemas)] : []));
  const lists = above.flatMap(({ response: { payload } }) => (payload.is === "json" ? [unwrapPayload(payload.shape, schemas).shape] : []));
  return contents[0] ?? lists.flatMap((shape): readonly UnwrappedPayload[] => (shape.is === "array" ? [{ shape: shape.items }] : []))[0];
}

function keyShape(key: readonly Placeholder[]): Shape {
  return { is: "object", fields: key.map(({ name, shape, description, origin }) => ({ name, required: true, shape, description, origin })) };
}

function keyOf({ uri }: Pick<Resource, "uri">): readonly Placeholder[] {
  return (uri.segments.at(-1) ?? []).filter((part) => part.is === "placeholder");
}

/** The field that the placeholder says it is the value of, otherwise the one of its own name. */
function fieldOf({ name, shape: { role } }: Placeholder, names: readonly string[]): string | undefined {
  const wanted = role?.role === "key-field" ? role.of : name;
  return names.find((one) => one === wanted);
}

function fieldNames(shape: Shape, schemas: ReadonlyMap<string, Schema>): readonly string[] {
  if (shape.is === "object") return shape.fields.map(({ name }) => name);
  if (shape.is === "intersection") return shape.parts.flatMap((part) => fieldNames(part, schemas));
  const target = shape.is === "reference" ? schemas.get(shape.to) : undefined;
  return target === undefined ? [] : fieldNames(target.shape, schemas);
}

export function parentTemplate(template: string): string {
  return template.slice(0, template.lastIndexOf("/"));
}
