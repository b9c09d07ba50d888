/** Whether TypeScript would find nothing wrong in the type parameters of a declaration, besides in the types that they name. */
import { ts } from "../typescript.ts";
import { freeParameters } from "./aliases.ts";
import { namesNoParameter } from "./bounds.ts";
import type { Evaluator } from "./evaluator.ts";
import { isParameter } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { requireBound } from "./plain-arguments.ts";
import { requireFreeName, requireList } from "./plain-forms.ts";

const { SyntaxKind } = ts;

export function requireParameters(evaluator: Evaluator, parameters: readonly ts.TypeParameterDeclaration[]): void {
  requireList(parameters);
  parameters.forEach((parameter, index) => {
    const earlier = parameters.slice(0, index);
    if (earlier.some(({ name }) => name.text === parameter.name.text)) notPlain("two type parameters of one name");
    if (earlier.at(-1)?.default !== undefined && parameter.default === undefined) notPlain("type parameter without a default behind one that has it");
    requireBareParameter(evaluator, parameter);
    if (parameter.constraint !== undefined) requireNoCircle(evaluator, parameter.constraint, earlier);
  });
}

/** A type parameter that only names itself and what it extends. */
export function requireBareParameter({ names }: Evaluator, { name, modifiers }: ts.TypeParameterDeclaration): void {
  if (modifiers !== undefined) notPlain("type parameter with a modifier");
  requireFreeName(names, name.text);
}

/** What a type parameter extends is an object, which may name any of them, or leads to earlier ones alone. */
function requireNoCircle(evaluator: Evaluator, constraint: ts.TypeNode, earlier: readonly ts.TypeParameterDeclaration[]): void {
  if (namesNoParameter(evaluator, constraint) || ts.isTypeLiteralNode(constraint)) return;
  if (isOfInterface(evaluator, constraint)) return;
  const isSimple = ts.isTypeReferenceNode(constraint) || (ts.isTypeOperatorNode(constraint) && constraint.operator === SyntaxKind.KeyOfKeyword);
  const isOfParameter = isSimple && (ts.isTypeReferenceNode(constraint) ? constraint.typeArguments === undefined : ts.isTypeReferenceNode(constraint.type));
  if (!isOfParameter || !isOfEarlier(evaluator, constraint, earlier)) notPlain("type parameter that extends another form");
}

function isOfInterface({ names }: Evaluator, node: ts.TypeNode): boolean {
  const meaning = ts.isTypeReferenceNode(node) ? names.meaningOf(node.typeName) : undefined;
  return meaning !== undefined && !isParameter(meaning) && ts.isInterfaceDeclaration(meaning.declarations[0]);
}

function isOfEarlier(evaluator: Evaluator, node: ts.TypeNode, earlier: readonly ts.TypeParameterDeclaration[]): boolean {
  return freeParameters(evaluator, node).every((parameter) => earlier.includes(parameter));
}

/** Defaults name earlier type parameters alone. */
export function requireDefaults(evaluator: Evaluator, parameters: readonly ts.TypeParameterDeclaration[]): void {
  parameters.forEach(({ default: type, constraint }, index) => {
    if (type === undefined) return;
    if (!isOfEarlier(evaluator, type, parameters.slice(0, index))) notPlain("default that names a later type parameter");
    requireBound(evaluator, type, constraint, new Map());
  });
}
