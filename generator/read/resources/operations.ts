/** The operations of an evaluated kind: method, URI, effect, bodies, and what else the kind says of each. */
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import { methods, type Effect, type Sampling } from "../../model/operation.ts";
import { getOrInsert } from "../../values/memoize.ts";
import { fieldsOf, jsonOrText, wordSources } from "../fields/fields.ts";
import { shapeOf, type Use } from "../fields/shapes.ts";
import { writtenAt } from "../fields/written-at.ts";
import { checkTags, declaredAt, descriptionOf, tagOf } from "../nodes/comments.ts";
import { wholeDescription, whyDeprecated } from "../nodes/deprecated.ts";
import { literalOf, propertyType, stringOf, withoutUndefined } from "../nodes/literals.ts";
import { operationMembers } from "../nodes/members.ts";
import { propertiesInOrder } from "../nodes/order.ts";
import { noNotes, notesOf } from "../notes.ts";
import type { AnswerReading, Declared, FieldReading, OperationReading, PayloadReading } from "../reading.ts";
import { positionOf, type Source } from "../source.ts";
import { ts } from "../typescript.ts";
import { waysOf } from "./ways.ts";

const knownFacts = [
  "method",
  "uri",
  "effect",
  "request",
  "response",
  "status",
  "failures",
  "query",
  "headers",
  "when",
  "derived",
  "contains",
  "looksUp",
  "sampled",
  "access",
  "notes",
];

export function operationOf(source: Source, member: ts.Symbol, type: ts.Type, alias: ts.Node): OperationReading {
  const declaration = member.declarations?.[0] ?? alias;
  const use: Use = { node: undefined, at: nothingIn(declaration) ?? alias };
  const facts = factsOf(source, type, declaration);
  const text = (name: string): string | undefined => stringOf(source, facts.get(name));
  const method = text("method");
  return {
    name: member.name,
    ...optional("explicitName", tagOf(declaration, "name")?.text),
    // A word of the program's own: a part of a text with wide characters would make texts that it comes into twice as large.
    method: methods.find((one) => one === method) ?? "GET",
    uri: text("uri") ?? notLiteral(source, member, alias),
    effect: (text("effect") ?? "act") as Effect,
    description: descriptionOf(declaration),
    ...optional("deprecated", whyDeprecated(declaration)),
    request: payloadOf(source, facts.get("request"), use),
    response: {
      status: statusOf(source, facts.get("status")),
      description: "",
      payload: withExample(payloadOf(source, facts.get("response"), use), tagOf(declaration, "example")?.text),
    },
    failures: failuresOf(source, facts.get("failures"), use),
    query: parametersOf(source, facts.get("query"), use),
    headers: parametersOf(source, facts.get("headers"), use),
    ...optional("when", text("when")),
    ...optional("derived", text("derived")),
    ...optional("sampling", samplingOf(source, facts.get("sampled"))),
    ...(facts.has("contains") ? { contains: true } : {}),
    ...optional("looksUp", text("looksUp")),
    ...optional("access", waysOf(source, facts.get("access"), declaration)),
    notes: operationNotes(source, facts.get("notes"), declaration),
    origin: operationOrigin(source, declaration),
  };
}

/** What it is said to be besides has sources of its own: `Get<…> & Guarded`. */
function operationOrigin(source: Source, declaration: ts.Node): Declared {
  const declared = declaredAt(source, declaration);
  const type = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const words = type === undefined || !ts.isIntersectionTypeNode(type) ? [] : wordSources(source, type);
  return words.length === 0 ? declared : { ...declared, sources: [...declared.sources, ...words], ofWord: words };
}

/** Where the kind itself says of a body what no body can be. */
function nothingIn(declaration: ts.Node): ts.Node | undefined {
  const found = writtenAt(declaration, ({ kind }) => nothings.includes(kind));
  return found === declaration ? undefined : found;
}

const nothings: readonly ts.SyntaxKind[] = [ts.SyntaxKind.AnyKeyword, ts.SyntaxKind.NeverKeyword, ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.VoidKeyword];

/** What is said of an operation, by name. A misspelt fact would otherwise say nothing. */
function factsOf(source: Source, type: ts.Type, declaration: ts.Node): ReadonlyMap<string, ts.Type> {
  if (!source.declared.has(declaration)) checkTags(source, declaration);
  const facts = operationMembers(source, type);
  for (const name of facts.keys()) {
    if (knownFacts.includes(name)) continue;
    source.found(report("unknown-operation-fact", { fact: name, nearest: nearest(name, knownFacts) }, positionOf(source, declaration)));
  }
  return facts;
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value });
}

function notLiteral(source: Source, member: ts.Symbol, alias: ts.Node): string {
  source.found(report("uri-is-no-literal", { member: member.name }, positionOf(source, alias)));
  return "/";
}

/** A stated status is a number or a class such as `4XX`. */
function statusOf(source: Source, type: ts.Type | undefined): string {
  const value = type === undefined ? undefined : literalOf(source, type);
  return value === undefined ? "2XX" : String(value);
}

function payloadOf(source: Source, type: ts.Type | undefined, use: Use): PayloadReading {
  if (type === undefined) return { is: "silent" };
  const body = stringOf(source, propertyType(source, type, "~body"));
  if (body === "none" || body === "silent") return { is: body };
  const mediaType = stringOf(source, propertyType(source, type, "~mediaType"));
  if (mediaType !== undefined) return inMediaType(payloadOf(source, propertyType(source, type, "body"), use), mediaType);
  const shape = shapeOf(source, type, use);
  return shape.is === "not-shown" ? { is: "not-shown", what: shape.what } : { is: "json", shape };
}

function inMediaType(payload: PayloadReading, mediaType: string): PayloadReading {
  return payload.is === "json" || payload.is === "not-shown" ? { ...payload, mediaType } : payload;
}

/** An operation's example is one of its answer. */
function withExample(payload: PayloadReading, example: string | undefined): PayloadReading {
  return payload.is === "json" && example !== undefined ? { ...payload, example: jsonOrText(example) } : payload;
}

function failuresOf(source: Source, type: ts.Type | undefined, use: Use): readonly AnswerReading[] {
  if (type === undefined) return [];
  return propertiesInOrder(source, type).map((property) => {
    const [declaration] = property.declarations ?? [];
    return {
      status: property.name,
      description: declaration === undefined ? "" : wholeDescription(declaration),
      payload: payloadOf(source, withoutUndefined(source.checker.getTypeOfSymbol(property)), use),
      ...(declaration === undefined ? {} : ownOrigin(source, declaration)),
    };
  });
}

/** What is said of a failure is checked once, however many operations have it. */
function ownOrigin(source: Source, declaration: ts.Node): Pick<AnswerReading, "origin"> {
  if (!source.declared.has(declaration)) checkTags(source, declaration);
  const origin = declaredAt(source, declaration);
  return origin.sources.length === 0 ? {} : { origin };
}

function parametersOf(source: Source, type: ts.Type | undefined, use: Use): readonly FieldReading[] {
  return type === undefined ? [] : fieldsOf(source, type, use);
}

function samplingOf(source: Source, type: ts.Type | undefined): Sampling | undefined {
  return type === undefined ? undefined : (literalOf(source, type) as unknown as Sampling | undefined);
}

function operationNotes(source: Source, notes: ts.Type | undefined, at: ts.Node): OperationReading["notes"] {
  return notes === undefined ? noNotes : getOrInsert(source.notes, notes, () => notesOf(source, notes, at));
}
