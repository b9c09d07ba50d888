/**
 * The things in a service that have a shape, each with the words to call it by and the place to point at. What stands within
 * a shape and has no name of its own (the items of an array, the members of a union) belongs to the thing around it.
 */
import type { Operation, Payload } from "../model/operation.ts";
import type { Origin } from "../model/origin.ts";
import { placeholdersOf } from "../model/placeholders.ts";
import type { Service } from "../model/service.ts";
import type { Field, Json, Shape } from "../model/shape.ts";
import { unnamedShapesWithin } from "../model/shapes-within.ts";
import type { Placeholder } from "../model/uri.ts";

export interface Subject {
  readonly is: "field" | "header" | "query parameter" | "placeholder" | "type" | "request of" | "answer of";
  readonly name: string;
  readonly shape: Shape;
  readonly example: Json | undefined;
  readonly origin: Origin;
}

type Kind = Shape["is"];

type ShapeOf<Is extends Kind> = Extract<Shape, { readonly is: Is }>;

/** A shape and the subject that it belongs to. */
interface Owned<One = Shape> {
  readonly shape: One;
  readonly subject: Subject;
}

export interface Subjects {
  readonly all: readonly Subject[];
  /** Every shape of every subject, its own and the unnamed ones within it, by its kind: a rule asks only those that it is about. */
  readonly shapes: { readonly [Is in Kind]?: readonly Owned<ShapeOf<Is>>[] };
  /** The shapes of which more is said than their kinds and limits. */
  readonly remarked: readonly Owned[];
}

/** As a message begins: `The field "level"`. */
export function subjectPhrase({ is, name }: Subject): string {
  return `The ${is} "${is === "placeholder" ? `{${name}}` : name}"`;
}

/**
 * Every subject of a service. A type is visited once, however often it is referred to; so is a field that stands in many
 * objects, and a placeholder; one that is a field of a type is visited there.
 */
export function subjectsOf(service: Service): Subjects {
  const all: Subject[] = [];
  const shapes: { [Is in Kind]?: Owned[] } = {};
  const remarked: Owned[] = [];
  const seen = new Set<Field>();
  const visit = (subject: Subject): void => {
    all.push(subject);
    visitShape(subject.shape, subject);
  };
  const visitShape = (shape: Shape, subject: Subject): void => {
    const owned = { shape, subject };
    (shapes[shape.is] ??= []).push(owned);
    if (isRemarked(shape)) remarked.push(owned);
    if (shape.sent !== undefined) visitShape(shape.sent, subject);
    for (const inner of unnamedShapesWithin(shape)) visitShape(inner, subject);
    if (shape.is === "object") for (const field of shape.fields) if (seen.size < seen.add(field).size) visit(named("field", field));
  };
  rootsOf(service).forEach(visit);
  declaredElsewhere(service, all).forEach(visit);
  return { all, shapes: shapes as Subjects["shapes"], remarked };
}

function isRemarked(shape: Shape): boolean {
  return (
    shape.is === "not-shown" ||
    shape.default !== undefined ||
    shape.role !== undefined ||
    shape.notShown !== undefined ||
    shape.contradiction !== undefined ||
    shape.writeOnly === true
  );
}

/** For a rule about shapes of some kinds. */
export function eachShape<Is extends Kind, Found>(
  { shapes }: Subjects,
  kinds: readonly Is[],
  find: (shape: ShapeOf<Is>, subject: Subject) => readonly Found[],
): readonly Found[] {
  return kinds.flatMap((is) => findIn(shapes[is] ?? [], find));
}

/** For a rule about what may be said of a shape of any kind. */
export function eachRemarked<Found>({ remarked }: Subjects, find: (shape: Shape, subject: Subject) => readonly Found[]): readonly Found[] {
  return findIn(remarked, find);
}

function findIn<One, Found>(owned: readonly Owned<One>[], find: (shape: One, subject: Subject) => readonly Found[]): readonly Found[] {
  const all: Found[] = [];
  for (const { shape, subject } of owned) for (const found of find(shape, subject)) all.push(found);
  return all;
}

function rootsOf({ headers, schemas, resources }: Service): readonly Subject[] {
  const roots = [...headers.map((header) => named("header", header)), ...schemas.map((schema) => named("type", schema))];
  for (const { operations } of resources) for (const operation of operations) pushSubjects(roots, operation);
  return roots;
}

function pushSubjects(roots: Subject[], operation: Operation): void {
  for (const field of operation.query) roots.push(named("query parameter", field));
  for (const field of operation.headers) roots.push(named("header", field));
  pushBody(roots, "request of", operation, operation.request);
  pushBody(roots, "answer of", operation, operation.response.payload);
  for (const { payload } of operation.failures) pushBody(roots, "answer of", operation, payload);
}

function pushBody(roots: Subject[], is: Subject["is"], { id, origin }: Operation, payload: Payload): void {
  if (payload.is === "json") roots.push({ is, name: id, shape: payload.shape, example: payload.example?.value, origin });
}

function named(is: Subject["is"], { name, shape, example, origin }: Pick<Field, "name" | "shape" | "example" | "origin">): Subject {
  return { is, name, shape, example, origin };
}

/** The placeholders that are no fields, each declaration once. */
function declaredElsewhere(service: Service, subjects: readonly Subject[]): readonly Subject[] {
  const placeholders = placeholdersIn(service);
  if (placeholders.length === 0) return [];
  const names = new Set(placeholders.map(({ name }) => name));
  const seen = new Set<string>();
  for (const { name, origin } of subjects) if (names.has(name)) seen.add(declaration(origin));
  return placeholders.filter(({ origin }) => seen.size < seen.add(declaration(origin)).size).map((one) => named("placeholder", one));
}

/** Of each URI once: an operation at that of its resource has the same one. */
function placeholdersIn({ resources }: Service): readonly Placeholder[] {
  const uris = resources.flatMap(({ uri, operations }) => [uri, ...operations.map((operation) => operation.uri)]);
  return [...new Set(uris)].flatMap(placeholdersOf);
}

function declaration({ definition: { file, line, column } }: Origin): string {
  return `${file}:${line}:${column}`;
}
