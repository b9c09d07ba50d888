/**
 * Which schemas a document lists, and under which names. A schema whose request form differs from its answer form, in
 * itself or in what it refers to, is listed once for each form that is used; any other is listed once.
 */
import type { Operation, Payload } from "../model/operation.ts";
import type { Service } from "../model/service.ts";
import type { Schema, Shape } from "../model/shape.ts";
import { within } from "../model/within.ts";
import { placeholdersOf } from "./uri.ts";

/** What carries a shape: a request, or the answer to one. */
export type Form = "answer" | "request";

export interface Component {
  readonly name: string;
  readonly schema: Schema;
  readonly form: Form;
}

export interface Forms {
  /** In the order of the service's schemas, answers before requests. */
  readonly components: readonly Component[];
  /** The component of a schema, where the document lists it in this form. */
  component(id: string, form: Form): Component | undefined;
  schema(id: string): Schema | undefined;
}

/** The components that the operations lead to. */
export function formsOf(service: Service, operations: readonly Operation[]): Forms {
  const schemas = new Map(service.schemas.map((schema) => [schema.id, schema]));
  const differing = differingSchemas(service.schemas);
  const reached = reachedForms(service, operations, schemas, differing);
  const listed = { answer: new Map<string, Component>(), request: new Map<string, Component>() };
  const components: Component[] = [];
  for (const schema of service.schemas) {
    for (const form of ["answer", "request"] as const) {
      if (!reached[form].has(schema.id)) continue;
      const component = { name: form === "request" ? `${schema.name}Input` : schema.name, schema, form };
      listed[form].set(schema.id, component);
      components.push(component);
    }
  }
  return {
    components,
    component: (id, form) => listed[differing.has(id) ? form : "answer"].get(id),
    schema: (id) => schemas.get(id),
  };
}

/** What a shape is in a form. */
export function inForm(shape: Shape, form: Form): Shape {
  return form === "request" && shape.sent !== undefined ? shape.sent : shape;
}

/** The schemas that have a `sent` in them, and those that refer to one, however far away. */
function differingSchemas(schemas: readonly Schema[]): ReadonlySet<string> {
  const referrers = new Map<string, string[]>();
  const found: string[] = [];
  for (const { id, shape } of schemas) {
    if (scan(shape, (to) => void (referrers.get(to)?.push(id) ?? referrers.set(to, [id])))) found.push(id);
  }
  const differing = new Set(found);
  for (let id = found.pop(); id !== undefined; id = found.pop()) {
    for (const referrer of referrers.get(id) ?? []) if (!differing.has(referrer)) found.push(referrer), differing.add(referrer);
  }
  return differing;
}

/** Tells of each reference in a shape; true where a `sent` stands in it. */
function scan(shape: Shape, refers: (to: string) => void): boolean {
  if (shape.is === "reference") refers(shape.to);
  let sent = shape.sent !== undefined;
  for (const inner of within(shape)) sent = scan(inner, refers) || sent;
  return sent;
}

function reachedForms(
  service: Service,
  operations: readonly Operation[],
  schemas: ReadonlyMap<string, Schema>,
  differing: ReadonlySet<string>,
): { readonly [Of in Form]: ReadonlySet<string> } {
  const reached = { answer: new Set<string>(), request: new Set<string>() };
  const waiting: { shape: Shape; form: Form }[] = [];
  const refer = (to: string, asked: Form): void => {
    const form = differing.has(to) ? asked : "answer";
    const schema = schemas.get(to);
    if (schema === undefined || reached[form].has(to)) return;
    reached[form].add(to);
    waiting.push({ shape: schema.shape, form: asked });
  };
  eachCarried(service, operations, (shape, form) => walk(shape, form, refer));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) walk(next.shape, next.form, refer);
  return reached;
}

function walk(shape: Shape, form: Form, refer: (to: string, form: Form) => void): void {
  const said = inForm(shape, form);
  if (said.is === "reference") refer(said.to, form);
  for (const inner of within(said)) walk(inner, form, refer);
}

/** Every shape that the operations carry. */
function eachCarried(service: Service, operations: readonly Operation[], tell: (shape: Shape, form: Form) => void): void {
  const body = (payload: Payload, form: Form): void => {
    if (payload.is === "json") tell(payload.shape, form);
  };
  for (const { shape } of service.headers) tell(shape, "request");
  for (const { uri, query, headers, request, response, failures } of operations) {
    for (const { shape } of placeholdersOf(uri)) tell(shape, "request");
    for (const { shape } of query) tell(shape, "request");
    for (const { shape } of headers) tell(shape, "request");
    body(request, "request");
    body(response.payload, "answer");
    for (const { payload } of failures) body(payload, "answer");
  }
}
