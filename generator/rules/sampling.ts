/**
 * Sampled values name the field that lists their counters, and windows of some length. The object is whatever the definition's
 * operations send and show besides the samples; where that leaves its fields open, nothing is known of the field.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import type { Operation, Payload, Sampling } from "../model/operation.ts";
import type { Resource } from "../model/resource.ts";
import type { Field, Shape } from "../model/shape.ts";
import type { Schemas } from "./misfit.ts";
import type { GatheredService } from "./rule.ts";

export function samplingIsSound({ resources: all, schemasById: schemas }: GatheredService): readonly Diagnostic[] {
  return definitionsOf(all).flatMap((resources) => {
    const bodies = resources.flatMap(({ operations }) => operations.flatMap(bodiesOf));
    return resources.flatMap((resource) =>
      resource.operations.flatMap((operation) => {
        if (operation.sampling === undefined) return [];
        return [...windows(operation, operation.sampling), ...counters(resource, operation.sampling, bodies, schemas)];
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

/** @param bodies what the definition's operations send and show besides the samples */
function counters({ origin }: Resource, { names }: Sampling, bodies: readonly Shape[], schemas: Schemas): readonly Diagnostic[] {
  const [first = "", ...rest] = names.split(".");
  const isSampled = ({ name, shape }: Field): boolean => name === first && leads(shape, rest, schemas);
  // The first body has it, as a rule, and the whole walk is for the finding alone.
  for (const shape of everyShape(bodies.toReversed(), schemas)) if (shape.is === "object" && shape.fields.some(isSampled)) return [];
  const all = [...everyShape(bodies, schemas)];
  const fields = all.flatMap((shape) => (shape.is === "object" ? shape.fields : []));
  const starts = fields.filter(({ name }) => name === first);
  const isOpen = all.some(({ is }) => is === "map" || is === "any");
  if (fields.length === 0 || (starts.length === 0 && isOpen)) return [];
  const known =
    starts.length === 0 ? fields.map(({ name }) => name) : starts.flatMap(({ shape }) => fieldsOf(shape, schemas).map(({ name }) => `${first}.${name}`));
  return [report("samples-no-field", { names, nearest: nearest(names, known) }, origin.definition)];
}

/** Whether the names lead from a shape to a field. */
function leads(shape: Shape, [name, ...rest]: readonly string[], schemas: Schemas): boolean {
  if (name === undefined) return true;
  return within(shape, schemas).some(
    (one) =>
      ["map", "any", "not-shown"].includes(one.is) ||
      (one.is === "object" && one.fields.some((field) => field.name === name && leads(field.shape, rest, schemas))),
  );
}

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
      return [schemas.get(shape.to)?.shape ?? { is: "any" }];
    default:
      return [];
  }
}

/** The shapes and whatever stands within them, the last first. */
function* everyShape(shapes: readonly Shape[], schemas: Schemas): Iterable<Shape> {
  const seen = new Set<Shape>();
  const open = [...shapes];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.size === seen.add(next).size) continue;
    yield next;
    open.push(...inside(next, schemas));
    if (next.is === "object") for (const field of next.fields) open.push(field.shape);
  }
}

function bodiesOf({ request, response, sampling }: Operation): readonly Shape[] {
  if (sampling !== undefined) return [];
  return [request, response.payload].flatMap((payload: Payload) => (payload.is === "json" ? [payload.shape] : []));
}
