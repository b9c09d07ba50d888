/**
 * The order of what a type's nodes write. The checker keeps the members of a union in the order in which it first met
 * them, anywhere in the program, so an order comes from the nodes of the type, through the aliases that they name.
 */
import type { Scalar } from "../../model/shape.ts";
import { once } from "../../values/memoize.ts";
import { unmarkedParts } from "../nodes/markers.ts";
import { declarationsOf } from "../nodes/named.ts";
import type { Source } from "../source.ts";
import { ts } from "../typescript.ts";

/** `values` in the order in which the nodes of the type write them; those that no node writes come last, sorted. */
export function inWrittenOrder(source: Source, values: readonly Scalar[], node: ts.TypeNode | undefined): readonly Scalar[] {
  if (values.length < 2) return values;
  const nodes = node === undefined ? [] : writtenNodes(source, node);
  const literals = nodes.filter(ts.isLiteralTypeNode).flatMap(literalValue);
  if (values.length === literals.length && values.every((value, index) => value === literals[index])) return values;
  const known = new Set(literals);
  const written = values.every((value) => known.has(value)) ? literals : [...literals, ...nodes.flatMap((one) => enumValues(source, one))];
  const ranks = new Map(written.map((value, index) => [value, index] as const).reverse());
  const rank = (value: Scalar): number => ranks.get(value) ?? written.length;
  return values.toSorted((a, b) => rank(a) - rank(b) || compareScalars(a, b));
}

/** Numbers by value, then strings by code point. */
function compareScalars(a: Scalar, b: Scalar): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

function literalValue({ literal }: ts.LiteralTypeNode): readonly Scalar[] {
  if (ts.isStringLiteralLike(literal)) return [literal.text];
  if (ts.isNumericLiteral(literal)) return [Number(literal.text)];
  return ts.isPrefixUnaryExpression(literal) && ts.isNumericLiteral(literal.operand) ? [-Number(literal.operand.text)] : [];
}

/** The strings of an `enum` that a node names. */
function enumValues(source: Source, node: ts.TypeNode): readonly string[] {
  const declarations = ts.isTypeReferenceNode(node) ? declarationsOf(source, node.typeName) : [];
  const members = declarations.filter(ts.isEnumDeclaration).flatMap((one) => [...one.members]);
  return members.flatMap(({ initializer }) => (initializer !== undefined && ts.isStringLiteralLike(initializer) ? [initializer.text] : []));
}

/** A member of a union, the node that writes it, and where that stands among the members that are written. */
export interface WrittenMember {
  readonly node: ts.TypeNode | undefined;
  readonly rank: number;
}

/** Finds the nodes of members of a union. A member that no node writes ranks last. */
export function writtenMembers(source: Source, node: ts.TypeNode | undefined): (member: ts.Type) => WrittenMember {
  const found = once(() => {
    const nodes = node === undefined ? [] : writtenNodes(source, node).filter((one) => !ts.isLiteralTypeNode(one));
    return { nodes, types: nodes.map((one) => source.checker.getTypeFromTypeNode(one)) };
  });
  return (member) => {
    const { nodes, types } = found();
    const parts = unmarkedParts(source, member);
    const index = types.findIndex((type) => type === member || parts.includes(type));
    return index === -1 ? { node: undefined, rank: types.length } : { node: nodes[index], rank: index };
  };
}

/** The nodes of a union's members, through aliases, with an alias's arguments where it has its parameters; each alias is followed once. */
function writtenNodes(source: Source, node: ts.TypeNode): readonly ts.TypeNode[] {
  const found: ts.TypeNode[] = [];
  find(source, node, { found, seen: new Set(), given: new Map() });
  return found;
}

interface Search {
  readonly found: ts.TypeNode[];
  readonly seen: Set<ts.Node>;
  /** How to go on at each parameter of the alias that is followed. */
  readonly given: ReadonlyMap<string, () => void>;
}

function find(source: Source, node: ts.TypeNode, search: Search): void {
  const { found, seen, given } = search;
  if (seen.has(node)) return;
  seen.add(node);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) for (const part of node.types) find(source, part, search);
  else if (ts.isParenthesizedTypeNode(node)) find(source, node.type, search);
  else found.push(node);
  if (!ts.isTypeReferenceNode(node)) return;
  if (ts.isIdentifier(node.typeName)) given.get(node.typeName.text)?.();
  const findArgument = (argument: ts.TypeNode): void => find(source, argument, search);
  const alias = aliasReferred(source, node);
  if (alias !== undefined) find(source, alias.type, { found, seen, given: argumentsOf(alias, node, findArgument) });
  // Those that stand nowhere by themselves in what the alias is.
  node.typeArguments?.forEach(findArgument);
}

function argumentsOf(alias: ts.TypeAliasDeclaration, { typeArguments }: ts.TypeReferenceNode, findArgument: (argument: ts.TypeNode) => void): Search["given"] {
  return new Map(
    typeArguments?.flatMap((argument, index) => {
      const parameter = alias.typeParameters?.[index];
      return parameter === undefined ? [] : [[parameter.name.text, () => findArgument(argument)] as const];
    }),
  );
}

/** The node of an array's items, or the array's own where an alias with arguments makes the array. */
export function itemsNode(source: Source, node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  return arrayNode(source, node, new Set())?.elementType ?? withinAlias(source, node);
}

/** The array that a node writes, through aliases and in the arguments of words. */
function arrayNode(source: Source, node: ts.TypeNode, seen: Set<ts.Node>): ts.ArrayTypeNode | undefined {
  if (ts.isArrayTypeNode(node)) return node;
  if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return arrayNode(source, node.type, seen);
  if (!ts.isTypeReferenceNode(node) || seen.has(node)) return undefined;
  seen.add(node);
  const alias = node.typeArguments === undefined ? aliasReferred(source, node) : undefined;
  const within = node.typeArguments ?? (alias === undefined ? [] : [alias.type]);
  return within.map((one) => arrayNode(source, one, seen)).find((array) => array !== undefined);
}

function withinAlias(source: Source, node: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return withinAlias(source, node.type);
  return throughAlias(source, node, withinAlias);
}

/** The nodes of a tuple's places, where the tuple is written out. */
export function tupleNodes(source: Source, node: ts.TypeNode | undefined): readonly (ts.TypeNode | undefined)[] {
  const tuple = node === undefined ? undefined : tupleOf(source, node);
  return (tuple?.elements ?? []).map((element) => {
    const place = ts.isNamedTupleMember(element) ? element.type : element;
    if (ts.isOptionalTypeNode(place)) return place.type;
    if (ts.isRestTypeNode(place)) return itemsNode(source, place.type);
    return ts.isNamedTupleMember(element) && element.dotDotDotToken !== undefined ? itemsNode(source, place) : place;
  });
}

function tupleOf(source: Source, node: ts.TypeNode): ts.TupleTypeNode | undefined {
  if (ts.isTupleTypeNode(node)) return node;
  if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return tupleOf(source, node.type);
  const alias = ts.isTypeReferenceNode(node) ? aliasReferred(source, node) : undefined;
  return alias === undefined ? undefined : tupleOf(source, alias.type);
}

/** The node of a map's values, likewise. */
export function valuesNode(source: Source, node: ts.TypeNode | undefined, index: ts.IndexInfo): ts.TypeNode | undefined {
  if (index.declaration !== undefined) return index.declaration.type;
  return node === undefined ? undefined : throughAlias(source, node, (_, alias) => valuesNode(source, alias, index));
}

function throughAlias(source: Source, node: ts.TypeNode, follow: (source: Source, node: ts.TypeNode) => ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node) || (node.typeArguments?.length ?? 0) > 0) return node;
  const alias = aliasReferred(source, node);
  return alias === undefined ? node : follow(source, alias.type);
}

/** The alias that a type reference names, through imports. */
export function aliasReferred(source: Source, node: ts.TypeReferenceNode): ts.TypeAliasDeclaration | undefined {
  return declarationsOf(source, node.typeName).find(ts.isTypeAliasDeclaration);
}
