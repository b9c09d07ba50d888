/** Whether two nodes are the same type whatever their type parameters stand for: written alike, with names of one meaning. */
import { ts } from "../typescript.ts";
import type { Evaluator } from "./evaluator.ts";
import { isParameter } from "./names.ts";

/** What is written for the type parameters that the first of two nodes names. */
export type WrittenArguments = ReadonlyMap<ts.TypeParameterDeclaration, ts.TypeNode>;

export function isSameNode(evaluator: Evaluator, one: ts.TypeNode, other: ts.TypeNode, written: WrittenArguments): boolean {
  const same = (a: ts.TypeNode, b: ts.TypeNode): boolean => isSameNode(evaluator, a, b, written);
  const replaced = argumentFor(evaluator, one, written);
  if (replaced !== undefined) return isSameNode(evaluator, replaced, other, nothing);
  if (ts.isTypeReferenceNode(one)) return ts.isTypeReferenceNode(other) && isSameReference(evaluator, one, other, same);
  if (ts.isIndexedAccessTypeNode(one))
    return ts.isIndexedAccessTypeNode(other) && same(one.objectType, other.objectType) && same(one.indexType, other.indexType);
  if (ts.isTypeOperatorNode(one)) return ts.isTypeOperatorNode(other) && one.operator === other.operator && same(one.type, other.type);
  return ts.isLiteralTypeNode(one) && ts.isLiteralTypeNode(other) && isSameText(one.literal, other.literal);
}

const nothing: WrittenArguments = new Map();

function argumentFor({ names }: Evaluator, node: ts.TypeNode, written: WrittenArguments): ts.TypeNode | undefined {
  const meaning = ts.isTypeReferenceNode(node) ? names.meaningOf(node.typeName) : undefined;
  return meaning !== undefined && isParameter(meaning) ? written.get(meaning) : undefined;
}

function isSameReference(
  { names }: Evaluator,
  one: ts.TypeReferenceNode,
  other: ts.TypeReferenceNode,
  same: (a: ts.TypeNode, b: ts.TypeNode) => boolean,
): boolean {
  const own = one.typeArguments ?? [];
  const others = other.typeArguments ?? [];
  return (
    names.meaningOf(one.typeName) === names.meaningOf(other.typeName) &&
    own.length === others.length &&
    own.every((argument, index) => same(argument, others[index]!))
  );
}

function isSameText(one: ts.LiteralTypeNode["literal"], other: ts.LiteralTypeNode["literal"]): boolean {
  return ts.isStringLiteral(one) && ts.isStringLiteral(other) && one.text === other.text;
}

/** Whether something holds of what a type is bound by: of itself, of one of its parts, or of what a type parameter extends. */
export function isBoundBy(evaluator: Evaluator, node: ts.TypeNode, holds: (bound: ts.TypeNode) => boolean): boolean {
  if (holds(node)) return true;
  if (ts.isParenthesizedTypeNode(node)) return isBoundBy(evaluator, node.type, holds);
  if (ts.isIntersectionTypeNode(node)) return node.types.some((part) => isBoundBy(evaluator, part, holds));
  const meaning = ts.isTypeReferenceNode(node) ? evaluator.names.meaningOf(node.typeName) : undefined;
  if (meaning === undefined || !isParameter(meaning) || meaning.constraint === undefined) return false;
  return isBoundBy(evaluator, meaning.constraint, holds);
}
