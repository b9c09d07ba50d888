/**
 * Whether TypeScript would find nothing wrong in a type, form by form. For the type parameters around it `env` has nothing;
 * what is asked of a type that names them is asked of what they extend.
 */
import { ts } from "../typescript.ts";
import { openParameter } from "./aliases.ts";
import { boundOf, keyLike, textLike } from "./bounds.ts";
import { extendEnv, type Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { isOpen } from "./factory.ts";
import { structureOf } from "./members.ts";
import { isParameter, nameNode, type Reference } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { inferredBy } from "./parameters.ts";
import { requireArguments } from "./plain-arguments.ts";
import { requireKey, requireList, requireLiteral, requireModifiers, requireNumber } from "./plain-forms.ts";
import { requireBareParameter } from "./plain-parameters.ts";
import { isBoundBy, isSameNode } from "./same-types.ts";
import type { Structure } from "./types.ts";

const { SyntaxKind } = ts;

export function requireType(evaluator: Evaluator, node: ts.TypeNode, env: Env | undefined): void {
  const type = evaluator.evaluate(node, env);
  switch (node.kind) {
    case SyntaxKind.TypeReference:
      return requireReference(evaluator, node as ts.TypeReferenceNode, env);
    case SyntaxKind.LiteralType:
      return requireLiteral(node as ts.LiteralTypeNode);
    case SyntaxKind.TypeLiteral:
      return requireMembers(evaluator, node as ts.TypeLiteralNode, structureOf(type), structureOf(type), env);
    case SyntaxKind.UnionType:
    case SyntaxKind.IntersectionType:
      return requireTypes(evaluator, (node as ts.UnionTypeNode | ts.IntersectionTypeNode).types, env);
    case SyntaxKind.ParenthesizedType:
      return requireType(evaluator, (node as ts.ParenthesizedTypeNode).type, env);
    case SyntaxKind.ArrayType:
      return requireType(evaluator, (node as ts.ArrayTypeNode).elementType, env);
    case SyntaxKind.TupleType:
      return requireTuple(evaluator, node as ts.TupleTypeNode, env);
    case SyntaxKind.IndexedAccessType:
      return requireAccess(evaluator, node as ts.IndexedAccessTypeNode, isOpen(type), env);
    case SyntaxKind.TypeOperator:
      return requireOperator(evaluator, node as ts.TypeOperatorNode, env);
    case SyntaxKind.TemplateLiteralType:
      return requireTexts(evaluator, node as ts.TemplateLiteralTypeNode, env);
    case SyntaxKind.ConditionalType:
      return requireConditional(evaluator, node as ts.ConditionalTypeNode, env);
    case SyntaxKind.MappedType:
      return requireMapped(evaluator, node as ts.MappedTypeNode, env);
    default:
      if (!keywords.has(node.kind)) notPlain("type of another form");
  }
}

function requireTypes(evaluator: Evaluator, nodes: readonly ts.TypeNode[], env: Env | undefined): void {
  for (const node of nodes) requireType(evaluator, node, env);
}

const keywords: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.StringKeyword,
  SyntaxKind.NumberKeyword,
  SyntaxKind.BooleanKeyword,
  SyntaxKind.UnknownKeyword,
  SyntaxKind.NeverKeyword,
  SyntaxKind.UndefinedKeyword,
  SyntaxKind.ObjectKeyword,
]);

/** Of an interface or a type literal: `own` are the members written, `all` those inherited as well. */
export function requireMembers(
  evaluator: Evaluator,
  node: ts.InterfaceDeclaration | ts.TypeLiteralNode,
  own: Structure,
  all: Structure,
  env: Env | undefined,
): void {
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) && !ts.isIndexSignatureDeclaration(member)) return notPlain("member of another form");
    requireMember(evaluator, member, env);
  }
  for (const { name } of own.properties.values()) void all.properties.get(name)!.type;
  const [index, another] = own.indexes;
  if (another !== undefined) notPlain("several index signatures");
  if (index === undefined) return;
  if (index.keyType !== evaluator.factory.intrinsics.string) notPlain("index signature of numbers");
  const isAllowed = [...all.properties.values()].every(({ type }) => evaluator.assignable(type, index.type));
  if (!isAllowed) notPlain("property that its index signature does not allow");
}

function requireMember(evaluator: Evaluator, member: ts.PropertySignature | ts.IndexSignatureDeclaration, env: Env | undefined): void {
  requireModifiers(member, SyntaxKind.ReadonlyKeyword);
  if (ts.isPropertySignature(member) && (member as { initializer?: unknown }).initializer !== undefined) notPlain("property with a value");
  if (ts.isIndexSignatureDeclaration(member)) requireKey(member);
  if (member.name !== undefined && ts.isNumericLiteral(member.name)) requireNumber(member.name);
  if (member.type === undefined) return notPlain("member without a type");
  requireType(evaluator, member.type, env);
}

function requireTuple(evaluator: Evaluator, node: ts.TupleTypeNode, env: Env | undefined): void {
  for (const element of node.elements) {
    if (ts.isNamedTupleMember(element)) notPlain("tuple with names");
    requireType(evaluator, ts.isOptionalTypeNode(element) || ts.isRestTypeNode(element) ? element.type : element, env);
  }
}

function requireOperator(evaluator: Evaluator, node: ts.TypeOperatorNode, env: Env | undefined): void {
  const isList = ts.isArrayTypeNode(node.type) || ts.isTupleTypeNode(node.type);
  if (node.operator !== SyntaxKind.KeyOfKeyword && (node.operator !== SyntaxKind.ReadonlyKeyword || !isList)) notPlain("operator of another kind");
  requireType(evaluator, node.type, env);
}

function requireAccess(evaluator: Evaluator, node: ts.IndexedAccessTypeNode, isOpenType: boolean, env: Env | undefined): void {
  requireType(evaluator, node.objectType, env);
  requireType(evaluator, node.indexType, env);
  if (isOpenType) requireOpenAccess(evaluator, node);
}

/** Access to what TypeScript cannot know before there are arguments: by a key of it, or by one that what it extends has. */
function requireOpenAccess(evaluator: Evaluator, node: ts.IndexedAccessTypeNode): void {
  const isKeys = (bound: ts.TypeNode): boolean =>
    ts.isTypeOperatorNode(bound) && bound.operator === SyntaxKind.KeyOfKeyword && isSameNode(evaluator, bound.type, node.objectType, new Map());
  if (!isBoundBy(evaluator, node.indexType, isKeys)) void boundOf(evaluator, node);
}

function requireTexts(evaluator: Evaluator, { templateSpans }: ts.TemplateLiteralTypeNode, env: Env | undefined): void {
  for (const { type } of templateSpans) requireText(evaluator, type, env);
}

function requireText(evaluator: Evaluator, node: ts.TypeNode, env: Env | undefined): void {
  requireType(evaluator, node, env);
  if (!evaluator.assignable(boundOf(evaluator, node), textLike(evaluator))) notPlain("template of another type");
}

function requireConditional(evaluator: Evaluator, node: ts.ConditionalTypeNode, env: Env | undefined): void {
  const inferred = inferredBy(node.extendsType);
  requireType(evaluator, node.checkType, env);
  if (inferred.length === 0) requireType(evaluator, node.extendsType, env);
  else requirePattern(evaluator, node.extendsType, inferred, env);
  requireType(evaluator, node.trueType, withOpen(evaluator, inferred, env));
  requireType(evaluator, node.falseType, env);
}

/** Type parameters that are inferred from the parts of a text. */
function requirePattern(evaluator: Evaluator, node: ts.TypeNode, inferred: readonly ts.TypeParameterDeclaration[], env: Env | undefined): void {
  if (!ts.isTemplateLiteralTypeNode(node)) return notPlain("inference of another form");
  const others = node.templateSpans.filter(({ type }) => !ts.isInferTypeNode(type));
  if (others.length + inferred.length > node.templateSpans.length) notPlain("inference within another type");
  if (new Set(inferred.map(({ name }) => name.text)).size < inferred.length) notPlain("two type parameters of one name");
  for (const { type } of others) requireText(evaluator, type, env);
  for (const parameter of inferred) {
    requireBareParameter(evaluator, parameter);
    if (parameter.constraint !== undefined) notPlain("inference under a condition");
  }
}

function withOpen(evaluator: Evaluator, parameters: readonly ts.TypeParameterDeclaration[], env: Env | undefined): Env | undefined {
  return extendEnv(
    parameters,
    parameters.map((parameter) => openParameter(evaluator, parameter)),
    env,
  );
}

function requireMapped(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined): void {
  const { typeParameter, nameType, type, members } = node;
  const { constraint } = typeParameter;
  if (constraint === undefined || type === undefined || (members?.length ?? 0) > 0) return notPlain("mapped type of another form");
  requireBareParameter(evaluator, typeParameter);
  const inner = withOpen(evaluator, [typeParameter], env);
  requireType(evaluator, constraint, env);
  if (nameType !== undefined) requireType(evaluator, nameType, inner);
  if (!evaluator.assignable(boundOf(evaluator, nameType ?? constraint), keyLike(evaluator))) notPlain("keys of another type");
  requireType(evaluator, type, inner);
}

/** Every argument of a generic has to satisfy what the generic asks of it. */
export function requireReference(evaluator: Evaluator, node: Reference, env: Env | undefined): void {
  const meaning = evaluator.names.meaningOf(nameNode(node));
  requireList(node.typeArguments);
  if (isParameter(meaning)) return node.typeArguments === undefined ? undefined : notPlain("arguments of a type parameter");
  if (node.typeArguments === undefined) return;
  requireTypes(evaluator, node.typeArguments, env);
  requireArguments(evaluator, node, meaning.declarations[0].typeParameters ?? [], env);
}
