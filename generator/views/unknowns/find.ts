/** Walks a service in the order of its model and finds whatever its document leaves open, wherever it stands. */
import type { Operation, Payload } from "../../model/operation.ts";
import type { Contradiction, Notes, Origin } from "../../model/origin.ts";
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import type { Field, Scalar, Shape } from "../../model/shape.ts";
import type { Placeholder } from "../../model/uri.ts";

/** What a finding applies to. */
export interface Owner {
  readonly is: "service" | "resource" | "operation" | "schema";
  readonly name: string;
  /** Of an operation its method and URI, of a resource its URI. */
  readonly request?: string;
  /** The part of the owner: `request`, `answer 404`, `header`. */
  readonly part?: string;
  /** The field's path in that part: `list[].state`. Empty for the part itself. */
  readonly path: string;
}

/** The headings under which gaps are listed. */
export type Topic = "service" | "resources" | "payloads" | "values";

export interface Gap {
  readonly topic: Topic;
  readonly what: string;
  readonly name?: string;
  /** Of a list that is known in part, what is known. */
  readonly known?: readonly Scalar[];
  readonly owner: Owner;
  readonly origin: Origin;
}

export interface Conflict {
  readonly contradiction: Contradiction;
  readonly owner: Owner;
}

/** An operation that its path does not list. */
export interface Derived {
  readonly operation: Operation;
}

export type Finding = { readonly gap: Gap } | { readonly conflict: Conflict } | { readonly derived: Derived };

export function* find(service: Service): Generator<Finding> {
  const owner: Owner = { is: "service", name: service.name, path: "" };
  yield* inNotes(service.notes, "service", owner);
  for (const header of service.headers) yield* inField(header, { ...owner, part: "header" });
  for (const resource of service.resources) yield* inResource(resource);
  for (const schema of service.schemas) yield* inShape(schema.shape, { is: "schema", name: schema.name, path: "" }, schema.origin);
}

function* inResource(resource: Resource): Generator<Finding> {
  const owner: Owner = { is: "resource", name: resource.noun, request: resource.uri.template, path: "" };
  yield* inNotes(resource.notes, "resources", owner);
  for (const placeholder of placeholders(resource)) {
    yield* inShape(placeholder.shape, { ...owner, part: "parameter", path: placeholder.parameter }, placeholder.origin);
  }
  for (const operation of resource.operations) yield* inOperation(operation);
}

function placeholders({ uri, operations }: Resource): Iterable<Placeholder> {
  const all = [uri, ...operations.map((operation) => operation.uri)].flatMap(({ segments }) => segments.flat());
  return new Map(all.filter((part) => part.is === "placeholder").map((part) => [part.parameter, part])).values();
}

function* inOperation(operation: Operation): Generator<Finding> {
  const { id, method, uri, origin } = operation;
  const owner: Owner = { is: "operation", name: id, request: `${method} ${uri.template}`, path: "" };
  if (operation.derived !== undefined) yield { derived: { operation } };
  yield* inNotes(operation.notes, "resources", owner);
  for (const field of operation.query) yield* inField(field, { ...owner, part: "query" });
  for (const field of operation.headers) yield* inField(field, { ...owner, part: "header" });
  yield* inPayload(operation.request, { ...owner, part: "request" }, origin);
  yield* inPayload(operation.response.payload, { ...owner, part: "answer" }, origin);
  for (const { status, payload } of operation.failures) yield* inPayload(payload, { ...owner, part: `answer ${status}` }, origin);
}

function* inNotes(notes: Notes, topic: Topic, owner: Owner): Generator<Finding> {
  for (const { name, what, origin } of notes.gaps) yield { gap: { topic, what, name, owner, origin } };
  for (const contradiction of notes.contradictions) yield { conflict: { contradiction, owner } };
}

function* inPayload(payload: Payload, owner: Owner, origin: Origin): Generator<Finding> {
  if (payload.is === "not-shown") yield { gap: { topic: "payloads", what: payload.what, owner, origin } };
  if (payload.is === "json") yield* inShape(payload.shape, owner, origin);
}

function* inField(field: Field, owner: Owner): Generator<Finding> {
  yield* inShape(field.shape, { ...owner, path: owner.path === "" ? field.name : `${owner.path}.${field.name}` }, field.origin);
}

/** The origin is that of the nearest field, or of what holds the shape. */
function* inShape(shape: Shape, owner: Owner, origin: Origin): Generator<Finding> {
  const gap = { topic: "values", owner, origin } as const;
  if (shape.is === "not-shown") yield { gap: { ...gap, what: shape.what } };
  if (shape.notShown !== undefined || (shape.is === "literals" && shape.open)) {
    const known = shape.is === "literals" ? { known: shape.values } : {};
    yield { gap: { ...gap, what: shape.notShown ?? "the values other than the known ones", ...known } };
  }
  if (shape.contradiction !== undefined) yield { conflict: { contradiction: shape.contradiction, owner } };
  if (shape.sent !== undefined) yield* inShape(shape.sent, owner, origin);
  yield* inParts(shape, owner, origin);
}

function* inParts(shape: Shape, owner: Owner, origin: Origin): Generator<Finding> {
  if (shape.is === "object") for (const field of shape.fields) yield* inField(field, owner);
  if (shape.is === "intersection") for (const part of shape.parts) yield* inShape(part, owner, origin);
  if (shape.is === "union") for (const member of shape.of) yield* inShape(member, owner, origin);
  if (shape.is === "array") yield* inShape(shape.items, { ...owner, path: `${owner.path}[]` }, origin);
  if (shape.is === "map") yield* inShape(shape.values, { ...owner, path: `${owner.path}{}` }, origin);
}
