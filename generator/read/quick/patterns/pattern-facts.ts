/** The facts of a resource, where they are of forms that can have a pattern. */
import { isExported } from "../../nodes/exported.ts";
import type { ResourceAlias } from "../../resources/resources.ts";
import { ts } from "../../typescript.ts";
import { isParameter, type Names } from "../names.ts";
import { propertyName, singleLineText } from "./lines.ts";

/** What a fact gives: a path, a block of the same file, or what stands there as it is. */
export type PatternFact = { readonly name: string } & ({ readonly path: string } | { readonly block: ts.InterfaceDeclaration } | { readonly text: string });

export function patternFacts(names: Names, alias: ResourceAlias): readonly PatternFact[] | undefined {
  const [record] = alias.type.typeArguments!;
  if (record === undefined || !ts.isTypeLiteralNode(record)) return undefined;
  const facts = record.members.map((member) => factOf(names, alias, member));
  return facts.every((fact) => fact !== undefined) ? facts : undefined;
}

function factOf(names: Names, alias: ResourceAlias, member: ts.TypeLiteralNode["members"][number]): PatternFact | undefined {
  const name = propertyName(member);
  if (name === undefined || !ts.isPropertySignature(member) || member.questionToken !== undefined || hasComment(member) || member.type === undefined)
    return undefined;
  const { type } = member;
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) && type.literal.text.startsWith("/")) return { name, path: type.literal.text };
  if (isWrittenOut(type)) return { name, text: type.getText() };
  const block = ts.isTypeReferenceNode(type) && type.typeArguments === undefined ? blockOf(names, type) : undefined;
  return block?.parent === alias.parent ? { name, block } : undefined;
}

/** An exported interface that inherits nothing. */
function blockOf(names: Names, { typeName }: ts.TypeReferenceNode): ts.InterfaceDeclaration | undefined {
  const meaning = names.meaningOf(typeName);
  if (isParameter(meaning)) return undefined;
  const [node] = meaning.declarations;
  const isBlock = ts.isInterfaceDeclaration(node) && isExported(node) && node.typeParameters === undefined && node.heritageClauses === undefined;
  return isBlock ? node : undefined;
}

/** Texts are taken as they are read, and so have to stand as they are. */
function isWrittenOut(node: ts.TypeNode): boolean {
  if (ts.isLiteralTypeNode(node)) return singleLineText(node)?.includes("\\") === false;
  if (ts.isUnionTypeNode(node)) return node.types.every(isWrittenOut) && singleLineText(node) !== undefined;
  return ts.isTupleTypeNode(node) && node.elements.every(isWrittenOut) && singleLineText(node) !== undefined;
}

/** A comment on a fact says something of the resource. */
function hasComment(node: ts.Node): boolean {
  return (node as { readonly jsDoc?: unknown }).jsDoc !== undefined;
}
