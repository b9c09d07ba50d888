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
import { positionOf, type ReadingContext } from "../reading-context.ts";
import type { AnswerReading, Declared, FieldReading, OperationReading, PayloadReading } from "../reading.ts";
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

export function operationOf(context: ReadingContext, member: ts.Symbol, type: ts.Type, alias: ts.Node): OperationReading {
  const declaration = member.declarations?.[0] ?? alias;
  const use: Use = { node: undefined, at: nothingIn(declaration) ?? alias };
  const facts = factsOf(context, type, declaration);
  const text = (name: string): string | undefined => stringOf(context, facts.get(name));
  const method = text("method");
  return {
    name: member.name,
    ...optional("explicitName", tagOf(declaration, "name")?.text),
    // A word of the program's own: a part of a text with wide characters would make texts that it comes into twice as large.
    method: methods.find((one) => one === method) ?? "GET",
    uri: text("uri") ?? notLiteral(context, member, alias),
    effect: (text("effect") ?? "act") as Effect,
    description: descriptionOf(declaration),
    ...optional("deprecated", whyDeprecated(declaration)),
    request: payloadOf(context, facts.get("request"), use),
    response: {
      status: statusOf(context, facts.get("status")),
      description: "",
      payload: withExample(payloadOf(context, facts.get("response"), use), tagOf(declaration, "example")?.text),
    },
    failures: failuresOf(context, facts.get("failures"), use),
    query: parametersOf(context, facts.get("query"), use),
    headers: parametersOf(context, facts.get("headers"), use),
    ...optional("when", text("when")),
    ...optional("derived", text("derived")),
    ...optional("sampling", samplingOf(context, facts.get("sampled"))),
    ...(facts.has("contains") ? { contains: true } : {}),
    ...optional("looksUp", text("looksUp")),
    ...optional("access", waysOf(context, facts.get("access"), declaration)),
    notes: operationNotes(context, facts.get("notes"), declaration),
    origin: operationOrigin(context, declaration),
  };
}

/** What it is said to be besides has sources of its own: `Get<…> & Guarded`. */
function operationOrigin(context: ReadingContext, declaration: ts.Node): Declared {
  const declared = declaredAt(context, declaration);
  const type = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const words = type === undefined || !ts.isIntersectionTypeNode(type) ? [] : wordSources(context, type);
  return words.length === 0 ? declared : { ...declared, sources: [...declared.sources, ...words], ofWord: words };
}

/** Where the kind itself says of a body what no body can be. */
function nothingIn(declaration: ts.Node): ts.Node | undefined {
  const found = writtenAt(declaration, ({ kind }) => nothings.includes(kind));
  return found === declaration ? undefined : found;
}

const nothings: readonly ts.SyntaxKind[] = [ts.SyntaxKind.AnyKeyword, ts.SyntaxKind.NeverKeyword, ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.VoidKeyword];

/** What is said of an operation, by name. A misspelt fact would otherwise say nothing. */
function factsOf(context: ReadingContext, type: ts.Type, declaration: ts.Node): ReadonlyMap<string, ts.Type> {
  if (!context.declared.has(declaration)) checkTags(context, declaration);
  const facts = operationMembers(context, type);
  for (const name of facts.keys()) {
    if (knownFacts.includes(name)) continue;
    context.found(report("unknown-operation-fact", { fact: name, nearest: nearest(name, knownFacts) }, positionOf(context, declaration)));
  }
  return facts;
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value });
}

function notLiteral(context: ReadingContext, member: ts.Symbol, alias: ts.Node): string {
  context.found(report("uri-is-no-literal", { member: member.name }, positionOf(context, alias)));
  return "/";
}

/** A stated status is a number or a class such as `4XX`. */
function statusOf(context: ReadingContext, type: ts.Type | undefined): string {
  const value = type === undefined ? undefined : literalOf(context, type);
  return value === undefined ? "2XX" : String(value);
}

function payloadOf(context: ReadingContext, type: ts.Type | undefined, use: Use): PayloadReading {
  if (type === undefined) return { is: "silent" };
  const body = stringOf(context, propertyType(context, type, "~body"));
  if (body === "none" || body === "silent") return { is: body };
  const mediaType = stringOf(context, propertyType(context, type, "~mediaType"));
  if (mediaType !== undefined) return inMediaType(payloadOf(context, propertyType(context, type, "body"), use), mediaType);
  const shape = shapeOf(context, type, use);
  return shape.is === "not-shown" ? { is: "not-shown", what: shape.what } : { is: "json", shape };
}

function inMediaType(payload: PayloadReading, mediaType: string): PayloadReading {
  return payload.is === "json" || payload.is === "not-shown" ? { ...payload, mediaType } : payload;
}

/** An operation's example is one of its answer. */
function withExample(payload: PayloadReading, example: string | undefined): PayloadReading {
  return payload.is === "json" && example !== undefined ? { ...payload, example: jsonOrText(example) } : payload;
}

function failuresOf(context: ReadingContext, type: ts.Type | undefined, use: Use): readonly AnswerReading[] {
  if (type === undefined) return [];
  return propertiesInOrder(context, type).map((property) => {
    const [declaration] = property.declarations ?? [];
    return {
      status: property.name,
      description: declaration === undefined ? "" : wholeDescription(declaration),
      payload: payloadOf(context, withoutUndefined(context.checker.getTypeOfSymbol(property)), use),
      ...(declaration === undefined ? {} : ownOrigin(context, declaration)),
    };
  });
}

/** What is said of a failure is checked once, however many operations have it. */
function ownOrigin(context: ReadingContext, declaration: ts.Node): Pick<AnswerReading, "origin"> {
  if (!context.declared.has(declaration)) checkTags(context, declaration);
  const origin = declaredAt(context, declaration);
  return origin.sources.length === 0 ? {} : { origin };
}

function parametersOf(context: ReadingContext, type: ts.Type | undefined, use: Use): readonly FieldReading[] {
  return type === undefined ? [] : fieldsOf(context, type, use);
}

function samplingOf(context: ReadingContext, type: ts.Type | undefined): Sampling | undefined {
  return type === undefined ? undefined : (literalOf(context, type) as unknown as Sampling | undefined);
}

function operationNotes(context: ReadingContext, notes: ts.Type | undefined, at: ts.Node): OperationReading["notes"] {
  return notes === undefined ? noNotes : getOrInsert(context.notes, notes, () => notesOf(context, notes, at));
}
