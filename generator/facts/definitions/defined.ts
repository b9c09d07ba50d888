/** What the definitions of a service say, as facts: node by node, each with the declaration that says where the document states it. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Operation, Payload } from "../../model/operation.ts";
import type { Contradiction, Notes, Origin } from "../../model/origin.ts";
import type { Resource } from "../../model/resource.ts";
import type { SecurityScheme, Service } from "../../model/service.ts";
import type { Field, Shape } from "../../model/shape.ts";
import { within } from "../../model/within.ts";
import type { Declared } from "../../read/reading.ts";
import { textOf, type Fact } from "../fact.ts";
import { factsOfShape, namesWithin, typesOfShape, type Schemas } from "./shape-facts.ts";
import { declaredBy } from "./sourced.ts";

export interface Defined {
  readonly is: "service" | "server" | "scheme" | "header" | "resource" | "kind" | "operation" | "field" | "statement" | "gap" | "reading";
  /** As a row of the document would call it. */
  readonly name: string;
  readonly definition: Position;
  readonly declared: Declared;
  /** The types by which a row may call it, its own first. */
  readonly types: readonly string[];
  readonly facts: readonly Fact[];
  /** Texts of the definition whose mentions its places have as well. */
  readonly says: readonly string[];
  /** What its comment says, where it has values that this can tell the meanings of. */
  readonly describes?: string;
  /** The document says two things of it, so it need not have a row. */
  readonly inDoubt?: true;
}

/** Every node once, in the order of the model; those that one declaration makes are one. */
export function definedIn(service: Service): readonly Defined[] {
  const known: Known = { schemas: new Map(service.schemas.map((schema) => [schema.id, schema])), seen: new Set() };
  return merged([
    ...ofRoot(service),
    ...service.resources.flatMap((resource) => ofResource(resource, known)),
    ...service.schemas.flatMap(({ shape }) => ofShape(shape, known)),
  ]);
}

/** What the walk over a service knows: its schemas, and the shapes that it has been in. */
interface Known {
  readonly schemas: Schemas;
  readonly seen: Set<Shape>;
}

function node(is: Defined["is"], name: string, origin: Origin, facts: readonly Fact[], says: readonly string[] = []): Defined {
  return { is, name, definition: origin.definition, declared: declaredBy(origin), types: [], facts, says };
}

function ofRoot({ name, version, servers, security = [], headers, notes, origin }: Service): readonly Defined[] {
  return [
    node("service", name, origin, [{ fact: "property", value: { name: "version", value: version } }]),
    ...servers.map((server) => node("server", server.name, server.origin, [{ fact: "path", value: server.url }])),
    ...security.map(ofScheme),
    ...headers.map((header) => ofHeader(header)),
    ...ofNotes(notes),
  ];
}

function ofScheme({ how, origin }: SecurityScheme): Defined {
  if (how.is !== "header") return node("scheme", "Authorization", origin, [], [how.is === "basic" ? "Basic" : "Bearer"]);
  const word: readonly Fact[] = how.word === undefined ? [] : [{ fact: "property", value: { name: "scheme-word", value: how.word } }];
  return node("scheme", how.header, origin, word, [[how.word, how.credential].join(" ")]);
}

function ofHeader({ name, shape, origin }: Field): Defined {
  const value = shape.is === "literals" && shape.open !== true ? shape.values.map(String) : [];
  return node("header", name, origin, shape.is === "literals" ? [] : factsOfShape(shape), value);
}

function ofNotes({ statements, gaps, contradictions }: Notes): readonly Defined[] {
  return [
    ...contradictions.map(ofContradiction),
    ...statements.map(({ name, says, origin }) => node("statement", name, origin, [], [says])),
    ...gaps.map(({ name, what, origin }) => node("gap", name, origin, [{ fact: "notShown", value: what }])),
  ];
}

/** It needs the places of its readings, whatever they say. */
function ofContradiction({ name, readings, origin: { definition } }: Contradiction): Defined {
  const sources = readings.map(({ place }) => ({ text: place.section, at: { ...definition, line: definition.line - 1 } }));
  return { is: "reading", name, definition, declared: { definition, sources }, types: [], facts: [], says: [] };
}

function ofResource(resource: Resource, known: Known): readonly Defined[] {
  const { uri, kind, operations, notes, origin } = resource;
  const path: Fact = { fact: "path", value: uri.template };
  const properties = Object.entries(kind.facts).flatMap(([name, value]): readonly Fact[] => (typeof value === "string" ? [{ fact: "property", value: { name, value } }] : []));
  const placeholders = uri.segments.flatMap((segment) => segment.flatMap((part) => (part.is === "placeholder" ? [ofPlaceholder(part, known)] : [])));
  return [
    node("resource", uri.template, origin, [path, ...properties, ...keyOf(resource), { fact: "kind", value: kind.name }]),
    node("kind", kind.name, kind.origin, [path, ...operations.flatMap(({ sampling }) => windowsOf(sampling))]),
    ...placeholders,
    ...operations.flatMap((operation) => ofOperation(operation, known)),
    ...ofNotes(notes),
  ];
}

/** The names in the last segment, where it is a key. */
function keyOf({ uri }: Resource): readonly Fact[] {
  const names = uri.segments.at(-1)?.flatMap((part) => (part.is === "placeholder" ? [part.name] : [])) ?? [];
  return names.length === 0 ? [] : [{ fact: "key", value: names }];
}

function ofPlaceholder({ name, shape, origin }: { readonly name: string; readonly shape: Shape; readonly origin: Origin }, known: Known): Defined {
  return { ...node("field", name, origin, factsOfShape(shape)), types: typesOfShape(shape, known.schemas) };
}

function ofOperation({ name, method, uri, request, response, sampling, query, headers, notes, failures, origin }: Operation, known: Known): readonly Defined[] {
  const facts: readonly Fact[] = [
    { fact: "methods", value: [method] },
    { fact: "path", value: uri.template },
    ...payloadFact("request", request),
    ...payloadFact("response", response.payload),
    ...windowsOf(sampling),
  ];
  const shapes = [request, response.payload, ...failures.map(({ payload }) => payload)].flatMap((payload) => (payload.is === "json" ? [payload.shape] : []));
  return [
    node("operation", name, origin, facts),
    ...[...query, ...headers].flatMap((field) => ofField(field, known)),
    ...shapes.flatMap((shape) => ofShape(shape, known)),
    ...ofNotes(notes),
  ];
}

function windowsOf(sampling: Operation["sampling"]): readonly Fact[] {
  return sampling === undefined ? [] : [{ fact: "windows", value: sampling.windows }];
}

function payloadFact(fact: "request" | "response", payload: Payload): readonly Fact[] {
  return payload.is === "none" ? [{ fact, value: "none" }] : payload.is === "json" ? [{ fact, value: "a body" }] : [];
}

function ofShape(shape: Shape, known: Known): readonly Defined[] {
  if (known.seen.has(shape)) return [];
  known.seen.add(shape);
  if (shape.is === "object") return shape.fields.flatMap((field) => ofField(field, known));
  return within(shape).flatMap((inner) => ofShape(inner, known));
}

function ofField({ name, shape, required, description, origin }: Field, known: Known): readonly Defined[] {
  const names = namesWithin(shape, known.schemas);
  const facts: readonly Fact[] = [
    ...factsOfShape(shape),
    ...(required ? [{ fact: "required", value: true } as const] : []),
    ...(names.length === 0 ? [] : [{ fact: "holds", value: names } as const]),
  ];
  const doubt = shape.contradiction === undefined ? {} : { inDoubt: true as const };
  const describes = facts.some(({ fact }) => fact === "values" || fact === "known") ? { describes: description } : {};
  const readings = shape.contradiction === undefined ? [] : [ofContradiction(shape.contradiction)];
  return [{ ...node("field", name, origin, facts), types: typesOfShape(shape, known.schemas), ...describes, ...doubt }, ...readings, ...ofShape(shape, known)];
}

/** The nodes of one declaration as one, with the facts of all; most are alone. */
function merged(nodes: readonly Defined[]): readonly Defined[] {
  const groups: Defined[][] = [];
  const byFile = new Map<string, Map<number, Map<string, Defined[]>>>();
  for (const one of nodes) {
    const here = groupsAt(byFile, one.definition);
    const name = `${one.is} ${one.name}`;
    const known = here.get(name);
    if (known !== undefined) known.push(one);
    else {
      const group = [one];
      here.set(name, group);
      groups.push(group);
    }
  }
  return groups.map((same) => (same.length === 1 ? same[0]! : { ...same[0]!, facts: factsOf(same) }));
}

/** By file and by place in it: numbers, since there are as many places as an API has fields. */
function groupsAt(byFile: Map<string, Map<number, Map<string, Defined[]>>>, { file, line, column }: Position): Map<string, Defined[]> {
  const inFile = byFile.get(file) ?? new Map<number, Map<string, Defined[]>>();
  byFile.set(file, inFile);
  const place = line * 10_000 + column;
  const groups = inFile.get(place) ?? new Map<string, Defined[]>();
  inFile.set(place, groups);
  return groups;
}

function factsOf(nodes: readonly Defined[]): readonly Fact[] {
  return [...new Map(nodes.flatMap(({ facts }) => facts.map((fact) => [`${fact.fact} ${fact.fact === "property" ? fact.value.name : ""} ${textOf(fact)}`, fact] as const))).values()];
}
