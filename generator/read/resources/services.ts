/** The service: the exported alias of `Service` from `specwright/http`. */
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import type { Json } from "../../model/shape.ts";
import { fieldsOf } from "../fields/fields.ts";
import { checkTags, declaredAt, sourceTagsOf } from "../nodes/comments.ts";
import { wholeDescription } from "../nodes/deprecated.ts";
import { isExported } from "../nodes/exported.ts";
import { literalOf, propertyType, stringOf, withoutUndefined } from "../nodes/literals.ts";
import { propertiesInOrder } from "../nodes/order.ts";
import { noteFacts, notesOf } from "../notes.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import type { Declared, SecurityReading, ServerReading, ServiceReading } from "../reading.ts";
import { ts } from "../typescript.ts";
import { checkFlows } from "./flows.ts";
import { waysOf } from "./ways.ts";

const knownFacts = ["title", "version", "document", "wording", "servers", "security", "access", "headers", ...noteFacts];

/** The facts of a service, where the node is an exported alias of `Service`. */
export function serviceFacts(context: ReadingContext, node: ts.Node): ts.Type | undefined {
  if (!ts.isTypeAliasDeclaration(node) || !isExported(node) || !ts.isTypeReferenceNode(node.type)) return undefined;
  return propertyType(context, context.checker.getTypeAtLocation(node.name), "~service");
}

export function serviceOf(context: ReadingContext, alias: ts.TypeAliasDeclaration, facts: ts.Type): ServiceReading {
  checkTags(context, alias);
  checkFacts(context, facts, alias);
  const text = (name: string): string => stringOf(context, propertyType(context, facts, name)) ?? "";
  const headers = propertyType(context, facts, "headers");
  const wording = propertyType(context, facts, "wording");
  const access = waysOf(context, propertyType(context, facts, "access"), alias);
  return {
    title: text("title"),
    version: text("version"),
    description: wholeDescription(alias),
    document: text("document"),
    documentAt: positionOf(context, documentNode(context, facts) ?? alias),
    ...(wording === undefined ? {} : { wording: literalOf(context, wording) ?? null }),
    servers: entries(context, facts, "servers", serverOf),
    security: propertyType(context, facts, "security") && entries(context, facts, "security", securityOf),
    ...(access === undefined ? {} : { access }),
    headers: headers === undefined ? [] : fieldsOf(context, headers, { node: undefined, at: alias }),
    notes: notesOf(context, facts, alias),
    origin: serviceOrigin(context, facts, alias),
  };
}

/** What it asks of all callers has sources of its own. */
function serviceOrigin(context: ReadingContext, facts: ts.Type, alias: ts.Node): Declared {
  const declared = declaredAt(context, alias);
  const [node] = context.checker.getPropertyOfType(facts, "access")?.declarations ?? [];
  if (node === undefined) return declared;
  checkTags(context, node);
  const sources = sourceTagsOf(context, node);
  return sources.length === 0 ? declared : { ...declared, sources: [...declared.sources, ...sources], ofWord: sources };
}

/** The node of what the facts say of the document. */
function documentNode(context: ReadingContext, facts: ts.Type): ts.Node | undefined {
  const [node] = context.checker.getPropertyOfType(facts, "document")?.declarations ?? [];
  return node !== undefined && ts.isPropertySignature(node) ? node.type : node;
}

function checkFacts(context: ReadingContext, facts: ts.Type, alias: ts.Node): void {
  for (const { name, declarations } of context.checker.getPropertiesOfType(facts)) {
    if (knownFacts.includes(name)) continue;
    const holes = { fact: name, kind: "Service", known: knownFacts, nearest: nearest(name, knownFacts) };
    context.found(report("unknown-fact", holes, positionOf(context, declarations?.[0] ?? alias)));
  }
}

function entries<Reading>(
  context: ReadingContext,
  facts: ts.Type,
  record: string,
  read: (context: ReadingContext, name: string, type: ts.Type, node: ts.Node) => Reading,
): readonly Reading[] {
  const type = propertyType(context, facts, record);
  if (type === undefined) return [];
  return propertiesInOrder(context, type).flatMap((symbol) => {
    const node = symbol.declarations?.[0];
    if (node !== undefined) checkTags(context, node);
    return node === undefined ? [] : [read(context, symbol.name, withoutUndefined(context.checker.getTypeOfSymbol(symbol)), node)];
  });
}

function serverOf(context: ReadingContext, name: string, type: ts.Type, node: ts.Node): ServerReading {
  const { url, variables } = literals(context, type, ["url", "variables"]);
  return {
    name,
    url: String(url ?? ""),
    variables: (variables ?? {}) as { readonly [name: string]: string },
    description: wholeDescription(node),
    origin: declaredAt(context, node),
  };
}

function securityOf(context: ReadingContext, name: string, type: ts.Type, node: ts.Node): SecurityReading {
  checkFlows(context, type, node);
  const scheme = literals(context, type, ["scheme", "header", "word", "credential", "parameter", "cookie", "flows", "url"]);
  return { name, scheme, description: wholeDescription(node), origin: declaredAt(context, node) };
}

function literals(context: ReadingContext, type: ts.Type, names: readonly string[]): { readonly [name: string]: Json } {
  const pairs = names.map((name) => [name, propertyType(context, type, name)] as const);
  const values = pairs.map(([name, value]) => [name, value === undefined ? undefined : literalOf(context, value)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as { readonly [name: string]: Json };
}
