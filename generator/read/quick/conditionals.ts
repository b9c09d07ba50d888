/** Conditional types, with what they infer from the parts of a string. */
import { getOrInsert } from "../../values/memoize.ts";
import { ts } from "../typescript.ts";
import { typeGiven, type Env } from "./env.ts";
import type { Condition, Evaluator } from "./evaluator.ts";
import { isOpen } from "./factory.ts";
import { isParameter } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { inferredBy } from "./parameters.ts";
import { matchTexts } from "./templates.ts";
import type { Alias, Type } from "./types.ts";
import { mapUnion } from "./unions.ts";

export function evaluateConditional(evaluator: Evaluator, node: ts.ConditionalTypeNode, env: Env | undefined, alias: Alias | undefined): Type {
  const { parameter } = getOrInsert(evaluator.conditions, node, () => conditionOf(evaluator, node));
  if (parameter === undefined) return ofOne(evaluator, node, evaluator.evaluate(node.checkType, env), env);
  return mapUnion(evaluator.factory, typeGiven(env, parameter), (type) => ofOne(evaluator, node, type, { parameter, type, outer: env }), alias);
}

function conditionOf(evaluator: Evaluator, node: ts.ConditionalTypeNode): Condition {
  return { parameter: checkedParameter(evaluator, node), inferred: inferredBy(node.extendsType) };
}

/** The type parameter over whose members the condition is spread. */
function checkedParameter({ names }: Evaluator, node: ts.ConditionalTypeNode): ts.TypeParameterDeclaration | undefined {
  const check = withoutParentheses(node.checkType);
  const meaning = ts.isTypeReferenceNode(check) ? names.meaningOf(check.typeName) : undefined;
  return meaning !== undefined && isParameter(meaning) ? meaning : undefined;
}

function withoutParentheses(node: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(node) ? withoutParentheses(node.type) : node;
}

function ofOne(evaluator: Evaluator, node: ts.ConditionalTypeNode, check: Type, env: Env | undefined): Type {
  if (isPutOff(check)) return evaluator.factory.open();
  const { inferred } = evaluator.conditions.get(node)!;
  if (inferred.length > 0) return inferring(evaluator, node, check, env, inferred);
  const target = evaluator.evaluate(node.extendsType, env);
  if (isPutOff(target)) return evaluator.factory.open();
  return evaluator.evaluate(evaluator.assignable(check, target) ? node.trueType : node.falseType, env);
}

/** A condition on a type parameter, or on a tuple of them, waits for its arguments. */
function isPutOff(type: Type): boolean {
  return isOpen(type) || (type.isObject() && type.tuple !== undefined && type.typeArguments.some(isOpen));
}

/** `Text extends \`${infer First}.${infer Rest}\``, for a text that is known, or for what is no text. */
function inferring(
  evaluator: Evaluator,
  node: ts.ConditionalTypeNode,
  check: Type,
  env: Env | undefined,
  parameters: readonly ts.TypeParameterDeclaration[],
): Type {
  const pattern = withoutParentheses(node.extendsType);
  if (!ts.isTemplateLiteralTypeNode(pattern)) return notPlain("inference of another form");
  const names = new Set(parameters.map(({ name }) => name.text));
  if (names.size < parameters.length || parameters.some(({ constraint }) => constraint !== undefined)) notPlain("inference under a condition");
  if (isNoText(check)) return evaluator.evaluate(node.falseType, env);
  if (!check.isStringLiteral()) return notPlain("inference from another type");
  const texts = [pattern.head.text, ...pattern.templateSpans.map(({ literal }) => literal.text)];
  const matches = matchTexts(String(check.value), texts);
  if (matches === undefined) return evaluator.evaluate(node.falseType, env);
  if (pattern.templateSpans.filter(({ type }) => !ts.isInferTypeNode(type)).length > 1) notPlain("inference beside several others");
  let inner = env;
  pattern.templateSpans.forEach(({ type }, index) => {
    if (ts.isInferTypeNode(type)) inner = { parameter: type.typeParameter, type: evaluator.factory.literal(matches[index]!), outer: inner };
    else if (type.kind !== ts.SyntaxKind.StringKeyword) notPlain("inference beside another type");
  });
  return evaluator.evaluate(node.trueType, inner);
}

/** Whether some values of a type are none: such as a member that the facts of most resources do not have. */
function isNoText(type: Type): boolean {
  return type.isUnion() ? type.types.some(isNoText) : (type.flags & others) !== 0;
}

const { TypeFlags } = ts;

const others =
  TypeFlags.Unknown |
  TypeFlags.Undefined |
  TypeFlags.Null |
  TypeFlags.Number |
  TypeFlags.NumberLiteral |
  TypeFlags.BooleanLiteral |
  TypeFlags.NonPrimitive |
  TypeFlags.Object;
