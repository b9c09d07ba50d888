/**
 * Which schemas shapes refer to, and in which form. What a request carries can differ from what an answer carries: a schema
 * that differs, in itself or in what it refers to, is listed once for each form that is used, any other once.
 */
import type { Field, Shape } from "./shape.ts";
import { shapesWithin } from "./shapes-within.ts";

/** What carries a shape: a request, or the answer to one. */
export type Form = "answer" | "request";

/** What a shape is in a form. */
export function inForm<At>(shape: Shape<At>, form: Form): Shape<At> {
  return form === "request" && shape.sent !== undefined ? shape.sent : shape;
}

/** Whether what carries a shape can hold it: requests do not what the service sets, and answers not what requests alone set. */
export function isCarriedIn<At>({ readOnly, writeOnly }: Shape<At>, form: Form): boolean {
  return (form === "request" ? readOnly : writeOnly) !== true;
}

/** The ids of schemas that something refers to, in each form. */
export type References = { readonly [Of in Form]: readonly string[] };

/** What a schema refers to. */
export interface SchemaUse extends References {
  readonly id: string;
  /** Something in it has a form of its own in requests, or has to be there in one form and cannot be held by the other. */
  readonly sent: boolean;
  /** Something in it is set by the service alone, or by requests alone. */
  readonly oneWay: boolean;
}

/** What an operation carries, wherever its nodes come from. */
export interface Carrier<At> {
  readonly request: CarriedPayload<At>;
  readonly response: { readonly payload: CarriedPayload<At> };
  readonly failures: readonly { readonly payload: CarriedPayload<At> }[];
  readonly query: readonly Field<At>[];
  readonly headers: readonly Field<At>[];
}

type CarriedPayload<At> = { readonly is: "json"; readonly shape: Shape<At> } | { readonly is: "none" | "silent" | "not-shown" };

/** Ids as they are met, each once. */
export class ReferenceCollector {
  readonly #ids: { readonly [Of in Form]: Set<string> } = { answer: new Set(), request: new Set() };

  shape<At>(shape: Shape<At>, form: Form): void {
    eachReference(shape, form, (to) => this.#ids[form].add(to));
  }

  operation<At>({ request, response, failures, query, headers }: Carrier<At>): void {
    for (const { shape } of [...query, ...headers]) this.shape(shape, "request");
    if (request.is === "json") this.shape(request.shape, "request");
    for (const { payload } of [response, ...failures]) if (payload.is === "json") this.shape(payload.shape, "answer");
  }

  get references(): References {
    return { answer: [...this.#ids.answer], request: [...this.#ids.request] };
  }
}

/** What a schema refers to. */
export function schemaUse<At>({ id, shape }: { readonly id: string; readonly shape: Shape<At> }): SchemaUse {
  const met = new ReferenceCollector();
  met.shape(shape, "answer");
  met.shape(shape, "request");
  return { id, ...met.references, sent: hasSent(shape) || hasRequiredOneWay(shape), oneWay: hasOneWay(shape) };
}

function eachReference<At>(shape: Shape<At>, form: Form, tell: (to: string) => void): void {
  const said = inForm(shape, form);
  if (said.is === "reference") tell(said.to);
  for (const inner of shapesWithin(said)) eachReference(inner, form, tell);
}

function hasSent<At>(shape: Shape<At>): boolean {
  return shape.sent !== undefined || shapesWithin(shape).some(hasSent);
}

function hasRequiredOneWay<At>(shape: Shape<At>): boolean {
  if (shape.is === "object" && shape.fields.some((field) => field.required && !(isCarriedIn(field.shape, "request") && isCarriedIn(field.shape, "answer"))))
    return true;
  return shapesWithin(shape).some(hasRequiredOneWay);
}

function hasOneWay<At>(shape: Shape<At>): boolean {
  return shape.readOnly === true || shape.writeOnly === true || shapesWithin(shape).some(hasOneWay);
}

/** The schemas that are listed, by form. */
export interface ListedSchemas {
  readonly in: { readonly [Of in Form]: ReadonlySet<string> };
  /** Those that differ by form. */
  readonly differing: ReadonlySet<string>;
}

/** The schemas that what is carried leads to, directly or through each other. */
export function listedSchemas(carried: readonly References[], schemas: readonly SchemaUse[]): ListedSchemas {
  const differing = differingSchemas(schemas);
  const byId = new Map(schemas.map((schema) => [schema.id, schema]));
  const listed = { answer: new Set<string>(), request: new Set<string>() };
  const waiting: (readonly [SchemaUse, Form])[] = [];
  const refer = (to: string, asked: Form): void => {
    const form = differing.has(to) ? asked : "answer";
    const schema = byId.get(to);
    if (schema === undefined || listed[form].has(to)) return;
    listed[form].add(to);
    waiting.push([schema, form]);
  };
  const referAll = (references: References, form: Form): void => references[form].forEach((to) => refer(to, form));
  for (const references of carried) (referAll(references, "answer"), referAll(references, "request"));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) referAll(...next);
  return { in: listed, differing };
}

/**
 * The same for programs: what the service alone sets is no part of their requests, and what requests alone set none of answers, so a schema with such a part
 * differs as well.
 */
export function declaredSchemas(carried: readonly References[], schemas: readonly SchemaUse[]): ListedSchemas {
  return listedSchemas(
    carried,
    schemas.map((schema) => ({ ...schema, sent: schema.sent || schema.oneWay })),
  );
}

/** The schemas that have a form of their own in requests, and those that refer to one, however far away. */
function differingSchemas(schemas: readonly SchemaUse[]): ReadonlySet<string> {
  const referrers = new Map<string, string[]>();
  for (const { id, answer } of schemas) for (const to of answer) void (referrers.get(to)?.push(id) ?? referrers.set(to, [id]));
  const found = schemas.filter(({ sent }) => sent).map(({ id }) => id);
  const differing = new Set(found);
  for (let id = found.pop(); id !== undefined; id = found.pop()) {
    for (const referrer of referrers.get(id) ?? []) if (!differing.has(referrer)) (found.push(referrer), differing.add(referrer));
  }
  return differing;
}
