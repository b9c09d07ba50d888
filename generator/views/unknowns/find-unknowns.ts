/** Walks a service in the order of its model and finds whatever its document leaves open, wherever it stands. */
import type { Operation, Payload } from "../../model/operation.ts";
import type { Contradiction, Notes, Origin } from "../../model/origin.ts";
import { placeholdersOf } from "../../model/placeholders.ts";
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

export interface UnknownGap {
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

export type UnknownFinding = { readonly gap: UnknownGap } | { readonly conflict: Conflict } | { readonly derived: Derived };

export function findUnknowns(service: Service): readonly UnknownFinding[] {
  const findings: UnknownFinding[] = [];
  const owner: Owner = { is: "service", name: service.name, path: "" };
  inNotes(service.notes, "service", owner, findings);
  for (const header of service.headers) inField(header, { ...owner, part: "header" }, findings);
  for (const resource of service.resources) inResource(resource, findings);
  for (const schema of service.schemas) inShape(schema.shape, { is: "schema", name: schema.name, path: "" }, schema.origin, findings);
  return findings;
}

function inResource(resource: Resource, findings: UnknownFinding[]): void {
  const owner: Owner = { is: "resource", name: resource.noun, request: resource.uri.template, path: "" };
  inNotes(resource.notes, "resources", owner, findings);
  for (const placeholder of placeholders(resource)) {
    inShape(placeholder.shape, { ...owner, part: "parameter", path: placeholder.parameter }, placeholder.origin, findings);
  }
  for (const operation of resource.operations) inOperation(operation, findings);
}

function placeholders({ uri, operations }: Resource): Iterable<Placeholder> {
  const all = [uri, ...operations.map((operation) => operation.uri)].flatMap(placeholdersOf);
  return new Map(all.map((one) => [one.parameter, one])).values();
}

function inOperation(operation: Operation, findings: UnknownFinding[]): void {
  const { id, method, uri, origin } = operation;
  const owner: Owner = { is: "operation", name: id, request: `${method} ${uri.template}`, path: "" };
  if (operation.derived !== undefined) findings.push({ derived: { operation } });
  inNotes(operation.notes, "resources", owner, findings);
  for (const field of operation.query) inField(field, { ...owner, part: "query" }, findings);
  for (const field of operation.headers) inField(field, { ...owner, part: "header" }, findings);
  inPayload(operation.request, { ...owner, part: "request" }, origin, findings);
  inPayload(operation.response.payload, { ...owner, part: "answer" }, origin, findings);
  for (const { status, payload } of operation.failures) inPayload(payload, { ...owner, part: `answer ${status}` }, origin, findings);
}

function inNotes(notes: Notes, topic: Topic, owner: Owner, findings: UnknownFinding[]): void {
  for (const { name, what, origin } of notes.gaps) findings.push({ gap: { topic, what, name, owner, origin } });
  for (const contradiction of notes.contradictions) findings.push({ conflict: { contradiction, owner } });
}

function inPayload(payload: Payload, owner: Owner, origin: Origin, findings: UnknownFinding[]): void {
  if (payload.is === "not-shown") findings.push({ gap: { topic: "payloads", what: payload.what, owner, origin } });
  if (payload.is === "json") inShape(payload.shape, owner, origin, findings);
}

function inField(field: Field, owner: Owner, findings: UnknownFinding[]): void {
  if (!canHold(field.shape)) return;
  inShape(field.shape, { ...owner, path: owner.path === "" ? field.name : `${owner.path}.${field.name}` }, field.origin, findings);
}

/** Most fields are plain values, all of which is known. */
function canHold({ is, notShown, contradiction, sent }: Shape): boolean {
  const isPlain = is === "string" || is === "number" || is === "boolean";
  return !isPlain || notShown !== undefined || contradiction !== undefined || sent !== undefined;
}

/** The origin is that of the nearest field, or of what holds the shape. */
function inShape(shape: Shape, owner: Owner, origin: Origin, findings: UnknownFinding[]): void {
  const topic = "values";
  if (shape.is === "not-shown") findings.push({ gap: { topic, owner, origin, what: shape.what } });
  if (shape.notShown !== undefined || (shape.is === "literals" && shape.open)) {
    const known = shape.is === "literals" ? { known: shape.values } : {};
    findings.push({ gap: { topic, owner, origin, what: shape.notShown ?? "the values other than the known ones", ...known } });
  }
  if (shape.contradiction !== undefined) findings.push({ conflict: { contradiction: shape.contradiction, owner } });
  if (shape.sent !== undefined) inShape(shape.sent, owner, origin, findings);
  inParts(shape, owner, origin, findings);
}

function inParts(shape: Shape, owner: Owner, origin: Origin, findings: UnknownFinding[]): void {
  if (shape.is === "object") for (const field of shape.fields) inField(field, owner, findings);
  if (shape.is === "intersection") for (const part of shape.parts) inShape(part, owner, origin, findings);
  if (shape.is === "union") for (const member of shape.of) inShape(member, owner, origin, findings);
  if (shape.is === "array") inShape(shape.items, { ...owner, path: `${owner.path}[]` }, origin, findings);
  if (shape.is === "map") inShape(shape.values, { ...owner, path: `${owner.path}{}` }, origin, findings);
}
