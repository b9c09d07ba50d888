/**
 * The order of what a type's nodes write. The checker keeps the members of a union in the order in which it first met
 * them, anywhere in the program, so an order comes from the nodes of the type, through the aliases that they name.
 */
import type { Scalar } from "../../model/shape.ts";
import { once } from "../../values/memoize.ts";
import { unmarkedParts } from "../nodes/markers.ts";
import { declarationsOf } from "../nodes/named.ts";
import type { ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";

/** `values` in the order in which the nodes of the type write them; those that no node writes come last, sorted. */
export function inWrittenOrder(context: ReadingContext, values: readonly Scalar[], node: ts.TypeNode | undefined): readonly Scalar[] {
  if (values.length < 2) return values;
  const nodes = node === undefined ? [] : writtenNodes(context, node);
  const literals = nodes.filter(ts.isLiteralTypeNode).flatMap(literalValue);
  if (values.length === literals.length && values.every((value, index) => value === literals[index])) return values;
  const known = new Set(literals);
  const written = values.every((value) => known.has(value)) ? literals : [...literals, ...nodes.flatMap((one) => enumValues(context, one))];
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
function enumValues(context: ReadingContext, node: ts.TypeNode): readonly string[] {
  const declarations = ts.isTypeReferenceNode(node) ? declarationsOf(context, node.typeName) : [];
  const members = declarations.filter(ts.isEnumDeclaration).flatMap((one) => [...one.members]);
  return members.flatMap(({ initializer }) => (initializer !== undefined && ts.isStringLiteralLike(initializer) ? [initializer.text] : []));
}

/** A member of a union, the node that writes it, and where that stands among the members that are written. */
export interface WrittenMember {
  readonly node: ts.TypeNode | undefined;
  readonly rank: number;
}

/** Finds the nodes of members of a union. A member that no node writes ranks last. */
export function writtenMembers(context: ReadingContext, node: ts.TypeNode | undefined): (member: ts.Type) => WrittenMember {
  const found = once(() => {
    const nodes = node === undefined ? [] : writtenNodes(context, node).filter((one) => !ts.isLiteralTypeNode(one));
    return { nodes, types: nodes.map((one) => context.checker.getTypeFromTypeNode(one)) };
  });
  return (member) => {
    const { nodes, types } = found();
    const parts = unmarkedParts(context, member);
    const index = types.findIndex((type) => type === member || parts.includes(type));
    return index === -1 ? { node: undefined, rank: types.length } : { node: nodes[index], rank: index };
  };
}

/** The nodes of a union's members, through aliases, with an alias's arguments where it has its parameters; each alias is followed once. */
function writtenNodes(context: ReadingContext, node: ts.TypeNode): readonly ts.TypeNode[] {
  const found: ts.TypeNode[] = [];
  find(context, node, { found, seen: new Set(), given: new Map() });
  return found;
}

interface Search {
  readonly found: ts.TypeNode[];
  readonly seen: Set<ts.Node>;
  /** How to go on at each parameter of the alias that is followed. */
  readonly given: ReadonlyMap<string, () => void>;
}

function find(context: ReadingContext, node: ts.TypeNode, search: Search): void {
  const { found, seen, given } = search;
  if (seen.has(node)) return;
  seen.add(node);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) for (const part of node.types) find(context, part, search);
  else if (ts.isParenthesizedTypeNode(node)) find(context, node.type, search);
  else found.push(node);
  if (!ts.isTypeReferenceNode(node)) return;
  if (ts.isIdentifier(node.typeName)) given.get(node.typeName.text)?.();
  const findArgument = (argument: ts.TypeNode): void => find(context, argument, search);
  const alias = aliasReferred(context, node);
  if (alias !== undefined) find(context, alias.type, { found, seen, given: argumentsOf(alias, node, findArgument) });
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
export function itemsNode(context: ReadingContext, node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  return arrayNode(context, node, new Set())?.elementType ?? withinAlias(context, node);
}

/** The array that a node writes, through aliases and in the arguments of words. */
function arrayNode(context: ReadingContext, node: ts.TypeNode, seen: Set<ts.Node>): ts.ArrayTypeNode | undefined {
  if (ts.isArrayTypeNode(node)) return node;
  if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return arrayNode(context, node.type, seen);
  if (!ts.isTypeReferenceNode(node) || seen.has(node)) return undefined;
  seen.add(node);
  const alias = node.typeArguments === undefined ? aliasReferred(context, node) : undefined;
  const within = node.typeArguments ?? (alias === undefined ? [] : [alias.type]);
  return within.map((one) => arrayNode(context, one, seen)).find((array) => array !== undefined);
}

function withinAlias(context: ReadingContext, node: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return withinAlias(context, node.type);
  return throughAlias(context, node, withinAlias);
}

/** The nodes of a tuple's places, where the tuple is written out. */
export function tupleNodes(context: ReadingContext, node: ts.TypeNode | undefined): readonly (ts.TypeNode | undefined)[] {
  const tuple = node === undefined ? undefined : tupleOf(context, node);
  return (tuple?.elements ?? []).map((element) => {
    const place = ts.isNamedTupleMember(element) ? element.type : element;
    if (ts.isOptionalTypeNode(place)) return place.type;
    if (ts.isRestTypeNode(place)) return itemsNode(context, place.type);
    return ts.isNamedTupleMember(element) && element.dotDotDotToken !== undefined ? itemsNode(context, place) : place;
  });
}

function tupleOf(context: ReadingContext, node: ts.TypeNode): ts.TupleTypeNode | undefined {
  if (ts.isTupleTypeNode(node)) return node;
  if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return tupleOf(context, node.type);
  const alias = ts.isTypeReferenceNode(node) ? aliasReferred(context, node) : undefined;
  return alias === undefined ? undefined : tupleOf(context, alias.type);
}

/** The node of a map's values, likewise. */
export function valuesNode(context: ReadingContext, node: ts.TypeNode | undefined, index: ts.IndexInfo): ts.TypeNode | undefined {
  if (index.declaration !== undefined) return index.declaration.type;
  return node === undefined ? undefined : throughAlias(context, node, (_, alias) => valuesNode(context, alias, index));
}

function throughAlias(
  context: ReadingContext,
  node: ts.TypeNode,
  follow: (context: ReadingContext, node: ts.TypeNode) => ts.TypeNode | undefined,
): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node) || (node.typeArguments?.length ?? 0) > 0) return node;
  const alias = aliasReferred(context, node);
  return alias === undefined ? node : follow(context, alias.type);
}

/** The alias that a type reference names, through imports. */
export function aliasReferred(context: ReadingContext, node: ts.TypeReferenceNode): ts.TypeAliasDeclaration | undefined {
  return declarationsOf(context, node.typeName).find(ts.isTypeAliasDeclaration);
}
