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
import type { Declared, SecurityReading, ServerReading, ServiceReading } from "../reading.ts";
import { positionOf, type Source } from "../source.ts";
import { ts } from "../typescript.ts";
import { checkFlows } from "./flows.ts";
import { waysOf } from "./ways.ts";

const knownFacts = ["title", "version", "document", "wording", "servers", "security", "access", "headers", ...noteFacts];

/** The facts of a service, where the node is an exported alias of `Service`. */
export function serviceFacts(source: Source, node: ts.Node): ts.Type | undefined {
  if (!ts.isTypeAliasDeclaration(node) || !isExported(node) || !ts.isTypeReferenceNode(node.type)) return undefined;
  return propertyType(source, source.checker.getTypeAtLocation(node.name), "~service");
}

export function serviceOf(source: Source, alias: ts.TypeAliasDeclaration, facts: ts.Type): ServiceReading {
  checkTags(source, alias);
  checkFacts(source, facts, alias);
  const text = (name: string): string => stringOf(source, propertyType(source, facts, name)) ?? "";
  const headers = propertyType(source, facts, "headers");
  const wording = propertyType(source, facts, "wording");
  const access = waysOf(source, propertyType(source, facts, "access"), alias);
  return {
    title: text("title"),
    version: text("version"),
    description: wholeDescription(alias),
    document: text("document"),
    documentAt: positionOf(source, documentNode(source, facts) ?? alias),
    ...(wording === undefined ? {} : { wording: literalOf(source, wording) ?? null }),
    servers: entries(source, facts, "servers", serverOf),
    security: propertyType(source, facts, "security") && entries(source, facts, "security", securityOf),
    ...(access === undefined ? {} : { access }),
    headers: headers === undefined ? [] : fieldsOf(source, headers, { node: undefined, at: alias }),
    notes: notesOf(source, facts, alias),
    origin: serviceOrigin(source, facts, alias),
  };
}

/** What it asks of all callers has sources of its own. */
function serviceOrigin(source: Source, facts: ts.Type, alias: ts.Node): Declared {
  const declared = declaredAt(source, alias);
  const [node] = source.checker.getPropertyOfType(facts, "access")?.declarations ?? [];
  if (node === undefined) return declared;
  checkTags(source, node);
  const told = sourceTagsOf(source, node);
  return told.length === 0 ? declared : { ...declared, sources: [...declared.sources, ...told], ofWord: told };
}

/** The node of what the facts say of the document. */
function documentNode(source: Source, facts: ts.Type): ts.Node | undefined {
  const [node] = source.checker.getPropertyOfType(facts, "document")?.declarations ?? [];
  return node !== undefined && ts.isPropertySignature(node) ? node.type : node;
}

function checkFacts(source: Source, facts: ts.Type, alias: ts.Node): void {
  for (const { name, declarations } of source.checker.getPropertiesOfType(facts)) {
    if (knownFacts.includes(name)) continue;
    const holes = { fact: name, kind: "Service", known: knownFacts, nearest: nearest(name, knownFacts) };
    source.found(report("unknown-fact", holes, positionOf(source, declarations?.[0] ?? alias)));
  }
}

function entries<Reading>(
  source: Source,
  facts: ts.Type,
  record: string,
  read: (source: Source, name: string, type: ts.Type, node: ts.Node) => Reading,
): readonly Reading[] {
  const type = propertyType(source, facts, record);
  if (type === undefined) return [];
  return propertiesInOrder(source, type).flatMap((symbol) => {
    const node = symbol.declarations?.[0];
    if (node !== undefined) checkTags(source, node);
    return node === undefined ? [] : [read(source, symbol.name, withoutUndefined(source.checker.getTypeOfSymbol(symbol)), node)];
  });
}

function serverOf(source: Source, name: string, type: ts.Type, node: ts.Node): ServerReading {
  const { url, variables } = literals(source, type, ["url", "variables"]);
  return {
    name,
    url: String(url ?? ""),
    variables: (variables ?? {}) as { readonly [name: string]: string },
    description: wholeDescription(node),
    origin: declaredAt(source, node),
  };
}

function securityOf(source: Source, name: string, type: ts.Type, node: ts.Node): SecurityReading {
  checkFlows(source, type, node);
  const scheme = literals(source, type, ["scheme", "header", "word", "credential", "parameter", "cookie", "flows", "url"]);
  return { name, scheme, description: wholeDescription(node), origin: declaredAt(source, node) };
}

function literals(source: Source, type: ts.Type, names: readonly string[]): { readonly [name: string]: Json } {
  const pairs = names.map((name) => [name, propertyType(source, type, name)] as const);
  const values = pairs.map(([name, value]) => [name, value === undefined ? undefined : literalOf(source, value)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as { readonly [name: string]: Json };
}
