/**
 * Sampled values name the field that lists their counters, and windows of some length. The object is whatever the definition's
 * operations send and show besides the samples; where that leaves its fields open, nothing is known of the field.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import type { Operation, Payload, Sampling } from "../model/operation.ts";
import type { Resource } from "../model/resource.ts";
import type { Service } from "../model/service.ts";
import type { Field, Shape } from "../model/shape.ts";

export function samplingIsSound(service: Service): readonly Diagnostic[] {
  const schemas = new Map(service.schemas.map(({ id, shape }) => [id, shape]));
  return definitionsOf(service.resources).flatMap((resources) => {
    const objects = objectsOf(resources, schemas);
    return resources.flatMap((resource) =>
      resource.operations.flatMap((operation) => {
        if (operation.sampling === undefined) return [];
        return [...windows(operation, operation.sampling), ...counters(resource, operation.sampling, objects, schemas)];
      }),
    );
  });
}

/** The resources of each definition; a parent comes before what is nested in it. */
function definitionsOf(resources: readonly Resource[]): readonly (readonly Resource[])[] {
  const byRoot = new Map<string, Resource[]>();
  const rootOf = new Map<string, string>();
  for (const resource of resources) {
    const root = (resource.parent === undefined ? undefined : rootOf.get(resource.parent)) ?? resource.id;
    rootOf.set(resource.id, root);
    const all = byRoot.get(root) ?? [];
    byRoot.set(root, all);
    all.push(resource);
  }
  return [...byRoot.values()].filter((all) => all.some(({ operations }) => operations.some(({ sampling }) => sampling !== undefined)));
}

function windows({ name, origin }: Operation, { windows: all }: Sampling): readonly Diagnostic[] {
  const wrong = all.find((window) => !(Number.isFinite(window) && window > 0));
  if (wrong !== undefined) return [report("window-not-positive", { operation: name, window: wrong }, origin.definition)];
  return all.length === 0 ? [report("no-window", { operation: name }, origin.definition)] : [];
}

/** The fields of all objects that a definition's payloads hold, by name. */
interface Objects {
  readonly fields: ReadonlyMap<string, readonly Field[]>;
  /** Some object may have other fields than those. */
  readonly open: boolean;
}

function counters({ origin }: Resource, { names }: Sampling, { fields, open }: Objects, schemas: Schemas): readonly Diagnostic[] {
  const [first = "", ...rest] = names.split(".");
  const starts = fields.get(first);
  if (fields.size === 0 || (starts === undefined && open)) return [];
  if (starts?.some(({ shape }) => leads(shape, rest, schemas)) === true) return [];
  const known = starts === undefined ? [...fields.keys()] : starts.flatMap(({ shape }) => fieldsOf(shape, schemas).map(({ name }) => `${first}.${name}`));
  return [report("samples-no-field", { names, nearest: nearest(names, known) }, origin.definition)];
}

/** Whether the names lead from a shape to a field. */
function leads(shape: Shape, [name, ...rest]: readonly string[], schemas: Schemas): boolean {
  if (name === undefined) return true;
  return within(shape, schemas).some(
    (one) =>
      ["map", "any", "not-shown"].includes(one.is) || (one.is === "object" && one.fields.some((field) => field.name === name && leads(field.shape, rest, schemas))),
  );
}

type Schemas = ReadonlyMap<string, Shape>;

function fieldsOf(shape: Shape, schemas: Schemas): readonly Field[] {
  return within(shape, schemas).flatMap((one) => (one.is === "object" ? one.fields : []));
}

/** A shape, what it refers to, its items and its alternatives, but not its fields. */
function within(shape: Shape, schemas: Schemas): readonly Shape[] {
  const seen = new Set<Shape>();
  const open = [shape];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...inside(next, schemas));
  }
  return [...seen];
}

function inside(shape: Shape, schemas: Schemas): readonly Shape[] {
  switch (shape.is) {
    case "array":
      return [shape.items];
    case "union":
      return shape.of;
    case "intersection":
      return shape.parts;
    case "map":
      return [shape.values];
    case "reference":
      return [schemas.get(shape.to) ?? { is: "any" }];
    default:
      return [];
  }
}

function objectsOf(resources: readonly Resource[], schemas: Schemas): Objects {
  const fields = new Map<string, Field[]>();
  const seen = new Set<Shape>();
  const open = resources.flatMap(({ operations }) => operations.filter(({ sampling }) => sampling === undefined).flatMap(bodiesOf));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.size === seen.add(next).size) continue;
    open.push(...inside(next, schemas));
    if (next.is !== "object") continue;
    for (const field of next.fields) {
      const named = fields.get(field.name);
      if (named === undefined) fields.set(field.name, [field]);
      else named.push(field);
      open.push(field.shape);
    }
  }
  return { fields, open: [...seen].some(({ is }) => is === "map" || is === "any") };
}

function bodiesOf({ request, response }: Operation): readonly Shape[] {
  return [request, response.payload].flatMap((payload: Payload) => (payload.is === "json" ? [payload.shape] : []));
}
