/** Which alias a type goes by, and which type parameters decide on a type that a node makes: TypeScript's own rules. */
import { getOrInsert } from "../../values/memoize.ts";
import { ts } from "../typescript.ts";
import { typeGiven, type Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { aliasKey, idsOf } from "./factory.ts";
import { isParameter } from "./names.ts";
import type { Alias, ObjectType, Type } from "./types.ts";

const { SyntaxKind } = ts;

/** The alias whose type a node is. */
function aliasDeclarationOf(node: ts.Node): ts.TypeAliasDeclaration | undefined {
  const host = node.parent;
  switch (host.kind) {
    case SyntaxKind.TypeAliasDeclaration:
      return host as ts.TypeAliasDeclaration;
    case SyntaxKind.ParenthesizedType:
      return aliasDeclarationOf(host);
    case SyntaxKind.TypeOperator:
      return (host as ts.TypeOperatorNode).operator === SyntaxKind.ReadonlyKeyword ? aliasDeclarationOf(host) : undefined;
    default:
      return undefined;
  }
}

export function aliasOf(evaluator: Evaluator, node: ts.Node, env: Env | undefined): Alias | undefined {
  const declaration = aliasDeclarationOf(node);
  if (declaration === undefined) return undefined;
  return { symbol: evaluator.names.named(declaration), arguments: (declaration.typeParameters ?? []).map((parameter) => typeGiven(env, parameter)) };
}

/** The object type that a node makes: one for all where no type parameter is named in it. */
export function makeOnce(
  evaluator: Evaluator,
  node: ts.Node,
  env: Env | undefined,
  alias: Alias | undefined,
  make: (alias: Alias | undefined) => ObjectType,
): ObjectType {
  const own = aliasOf(evaluator, node, env);
  const parameters = own !== undefined && own.arguments.length > 0 ? aliasDeclarationOf(node)!.typeParameters! : freeParameters(evaluator, node);
  const name = parameters.length === 0 ? own : (alias ?? own);
  const key = parameters.length === 0 ? "" : idsOf(parameters.map((parameter) => typeGiven(env, parameter))) + aliasKey(name);
  const known = getOrInsert(evaluator.made, node, () => new Map<string, ObjectType>());
  return getOrInsert(known, key, () => make(name));
}

/** Whether a node is of one type, whatever is given for the type parameters around it. */
export function hasOneType(evaluator: Evaluator, node: ts.Node): boolean {
  return freeParameters(evaluator, node).length === 0 && aliasDeclarationOf(node)?.typeParameters === undefined;
}

/** The type parameters that a node names and that are declared around it. */
export function freeParameters(evaluator: Evaluator, node: ts.Node): readonly ts.TypeParameterDeclaration[] {
  return getOrInsert(evaluator.free, node, () => {
    const found = new Set<ts.TypeParameterDeclaration>();
    collect(evaluator, node, found);
    for (let outer = node.parent; !isDeclaration(outer); outer = outer.parent) {
      if (ts.isConditionalTypeNode(outer)) collect(evaluator, outer.extendsType, found);
    }
    return [...found].filter((parameter) => !isWithin(parameter, node));
  });
}

function isDeclaration(node: ts.Node): boolean {
  return ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isSourceFile(node);
}

function isWithin(inner: ts.Node, outer: ts.Node): boolean {
  return inner.pos >= outer.pos && inner.end <= outer.end;
}

function collect(evaluator: Evaluator, node: ts.Node, found: Set<ts.TypeParameterDeclaration>): void {
  if (ts.isTypeReferenceNode(node)) {
    const meaning = evaluator.names.meaningOf(node.typeName);
    if (isParameter(meaning)) found.add(meaning);
  }
  if (ts.isInferTypeNode(node)) found.add(node.typeParameter);
  node.forEachChild((child) => collect(evaluator, child, found));
}

/** Whether TypeScript puts off what a reference or an array in an alias is, and so makes it a type of its own. */
export function isDeferred(evaluator: Evaluator, node: ts.TypeNode, hasDefaults: boolean): boolean {
  if (aliasDeclarationOf(node) !== undefined) return true;
  return isResolvedByAlias(node) && (hasDefaults || operandsOf(node).some((one) => mayBeAlias(evaluator, one)));
}

function operandsOf(node: ts.TypeNode): readonly ts.TypeNode[] {
  if (ts.isArrayTypeNode(node)) return [node.elementType];
  if (ts.isTupleTypeNode(node)) return node.elements;
  return ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
}

function isResolvedByAlias({ parent }: ts.Node): boolean {
  if (ts.isTypeAliasDeclaration(parent)) return true;
  return passesOn(parent) && isResolvedByAlias(parent);
}

function passesOn(node: ts.Node): boolean {
  return (
    ts.isParenthesizedTypeNode(node) ||
    ts.isNamedTupleMember(node) ||
    ts.isTypeReferenceNode(node) ||
    ts.isUnionTypeNode(node) ||
    ts.isIntersectionTypeNode(node) ||
    ts.isIndexedAccessTypeNode(node) ||
    ts.isConditionalTypeNode(node) ||
    ts.isTypeOperatorNode(node) ||
    ts.isArrayTypeNode(node) ||
    ts.isTupleTypeNode(node)
  );
}

function mayBeAlias(evaluator: Evaluator, node: ts.TypeNode): boolean {
  if (ts.isTypeReferenceNode(node)) {
    const meaning = evaluator.names.meaningOf(node.typeName);
    return !isParameter(meaning) && ts.isTypeAliasDeclaration(meaning.declarations[0]);
  }
  const any = (nodes: readonly ts.TypeNode[]): boolean => nodes.some((one) => mayBeAlias(evaluator, one));
  if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node) || ts.isOptionalTypeNode(node) || ts.isNamedTupleMember(node)) return any([node.type]);
  if (ts.isRestTypeNode(node)) return !ts.isArrayTypeNode(node.type) || any([node.type.elementType]);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return any(node.types);
  if (ts.isIndexedAccessTypeNode(node)) return any([node.objectType, node.indexType]);
  return ts.isConditionalTypeNode(node) && any([node.checkType, node.extendsType, node.trueType, node.falseType]);
}

/** The type of a type parameter for which nothing is given. */
export function openParameter(evaluator: Evaluator, parameter: ts.TypeParameterDeclaration): Type {
  return getOrInsert(evaluator.opens, parameter, () => evaluator.factory.open());
}
