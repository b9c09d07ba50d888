/** What the tests of an operation are about: the object at its URI, the elements of its collection, or what its data are the data of. */
import { pascalCase } from "../../link/case.ts";
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import type { Json, Schema, Shape } from "../../model/shape.ts";
import { parentTemplate, storedObject, type ResourceNeighbours, type StoredObject } from "../stub/objects.ts";
import { unwrapPayload } from "../stub/payload.ts";
import { fieldsOf, resolveShape } from "./resolve-shape.ts";
import { objectSpec } from "./spec.ts";
import { wrongValues, type Wrong } from "./wrong.ts";

export interface Subject {
  readonly resource: Resource;
  /** Nothing where the resource stores no object of known fields. */
  readonly object?: StoredObject;
  readonly body?: Body;
  /** The operation that reads it. */
  readonly read?: Operation;
}

/** Objects of one form that requests carry, or that are there to be read. */
export interface Body {
  /** In PascalCase. */
  readonly name: string;
  readonly shape: Shape;
  /** The definition file whose builders make it. */
  readonly module: string;
  readonly spec: { readonly [fact: string]: Json };
  readonly wrong: readonly Wrong[];
}

/** The resource itself where it stores an object, its elements where it is a collection, otherwise the nearest one above that does. */
export function subjectOf(resource: Resource, neighbours: ResourceNeighbours): Subject {
  const own = storing(resource, neighbours) ?? elementsOf(resource, neighbours);
  if (own !== undefined) return own;
  const observes = resource.operations.some(({ effect }) => effect === "observe");
  for (let at = parentTemplate(resource.uri.template); observes && at !== ""; at = parentTemplate(at)) {
    const above = neighbours.resources.get(at);
    const found = above === undefined ? undefined : (storing(above, neighbours) ?? elementsOf(above, neighbours));
    if (found !== undefined) return found;
  }
  return { resource };
}

function storing(resource: Resource, neighbours: ResourceNeighbours): Subject | undefined {
  const object = storedObject(resource, neighbours);
  if (object === undefined || fieldsOf(resolveShape(object.shape, neighbours.schemas)?.shape ?? { is: "any" }, neighbours.schemas) === undefined)
    return undefined;
  const read = resource.operations.find(
    ({ effect, contains, looksUp, response }) => effect === "read" && contains === undefined && looksUp === undefined && response.payload.is === "json",
  );
  return { resource, object, body: bodyOfObject(resource, object, neighbours.schemas), ...(read === undefined ? {} : { read }) };
}

function elementsOf({ uri }: Resource, neighbours: ResourceNeighbours): Subject | undefined {
  const element = neighbours.elements.get(uri.template);
  return element === undefined ? undefined : storing(element, neighbours);
}

function bodyOfObject(resource: Resource, { shape, key }: StoredObject, schemas: ReadonlyMap<string, Schema>): Body {
  return bodyOf(shape, resource.noun, resource.module, keyFields(key), schemas);
}

function keyFields(key: StoredObject["key"]): readonly string[] {
  return key.flatMap(({ field }) => field ?? []);
}

/** What a request carries; the subject's own body where it is of the same shape. */
export function bodyOfRequest({ id, request }: Operation, resource: Resource, subject: Subject, { schemas }: ResourceNeighbours): Body | undefined {
  if (request.is !== "json") return undefined;
  const { shape } = unwrapPayload(request.shape, schemas);
  if (fieldsOf(resolveShape(shape, schemas)?.shape ?? { is: "any" }, schemas) === undefined) return undefined;
  const body = bodyOf(shape, id, resource.module, keyFields(subject.object?.key ?? []), schemas);
  const own = subject.body !== undefined && subject.body.name === body.name ? subject.body : body;
  const others = besides(id, resource, schemas);
  return { ...own, wrong: own.wrong.filter(({ path, value }) => value !== undefined || others.every((names) => names.has(path.join("/")))) };
}

/** What other requests on the same method and URI have to carry: what one of them may leave out makes no request wrong. */
function besides(id: string, { operations }: Resource, schemas: ReadonlyMap<string, Schema>): readonly ReadonlySet<string>[] {
  const method = operations.find((one) => one.id === id)?.method;
  return operations.flatMap((one) => {
    if (one.id === id || one.method !== method || one.request.is !== "json") return [];
    const missing = wrongValues(unwrapPayload(one.request.shape, schemas).shape, schemas).filter(({ value }) => value === undefined);
    return [new Set(missing.map(({ path }) => path.join("/")))];
  });
}

function bodyOf(shape: Shape, otherwise: string, module: string, key: readonly string[], schemas: ReadonlyMap<string, Schema>): Body {
  const name = shape.is === "reference" ? schemas.get(shape.to)?.name : undefined;
  const fields = fieldsOf(resolveShape(shape, schemas)?.shape ?? { is: "any" }, schemas) ?? [];
  const there = key.filter((field) => fields.some((one) => one.name === field));
  return { name: name ?? pascalCase(otherwise), shape, module, spec: objectSpec(shape, there, schemas), wrong: wrongValues(shape, schemas) };
}
