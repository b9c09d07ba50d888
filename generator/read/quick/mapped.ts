/** Mapped types: a property for each key, with the modifiers and the declaration of the property that it maps. */
import { ts } from "../typescript.ts";
import { makeOnce } from "./aliases.ts";
import type { Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { isOpen } from "./factory.ts";
import { Lazy } from "./lazy.ts";
import { requireValues, structureOf } from "./members.ts";
import { isParameter } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { Index, Property, type Alias, type Literal, type ObjectType, type Structure, type Type } from "./types.ts";
import { filterUnion, mapUnion, optionalOf } from "./unions.ts";

const { TypeFlags } = ts;

export function evaluateMapped(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined, alias: Alias | undefined): Type {
  const operand = keyofOperand(node);
  const source = operand === undefined || !isTypeParameter(evaluator, operand) ? undefined : evaluator.evaluate(operand, env);
  if (source === undefined) return objectOf(evaluator, node, env, alias);
  if (isOpen(source)) return evaluator.factory.open();
  if (source.isUnion() && source.types.some(({ flags }) => flags & (TypeFlags.Object | TypeFlags.Intersection))) return notPlain("mapped type of a union");
  return mapUnion(evaluator.factory, source, (type) => ofOne(evaluator, node, env, type), alias);
}

/** A type that maps the keys of a type parameter maps objects alone, and does not take on a further name. */
function ofOne(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined, type: Type): Type {
  requireValues(type);
  const parts = type.isIntersection() ? type.types : [type];
  if (node.nameType === undefined && parts.some((part) => part.isObject() && (part.array ?? part.tuple) !== undefined)) return notPlain("mapped array");
  const isMapped = (type.flags & (TypeFlags.Unknown | TypeFlags.Object | TypeFlags.Intersection)) !== 0;
  return isMapped ? objectOf(evaluator, node, env, undefined) : type;
}

function objectOf(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined, alias: Alias | undefined): ObjectType {
  return makeOnce(evaluator, node, env, alias, (name) => {
    const symbol = evaluator.names.symbolOf(node as unknown as ts.Declaration, "__type", ts.SymbolFlags.TypeLiteral);
    return evaluator.factory.object({ objectFlags: ts.ObjectFlags.Mapped, symbol, alias: name }, new Lazy(() => mappedStructure(evaluator, node, env)));
  });
}

/** `X` of `[Name in keyof X]`. */
function keyofOperand({ typeParameter: { constraint } }: ts.MappedTypeNode): ts.TypeNode | undefined {
  return constraint !== undefined && ts.isTypeOperatorNode(constraint) && constraint.operator === ts.SyntaxKind.KeyOfKeyword ? constraint.type : undefined;
}

function isTypeParameter({ names }: Evaluator, node: ts.TypeNode): node is ts.TypeReferenceNode {
  return ts.isTypeReferenceNode(node) && isParameter(names.meaningOf(node.typeName));
}

function mappedStructure(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined): Structure {
  const modifiers = modifiersType(evaluator, node, env);
  const original = modifiers === undefined ? undefined : structureOf(modifiers);
  const keys = keyofOperand(node) === undefined ? constraintKeys(evaluator, node, env) : keysIn(original!);
  const properties = new Map<string, Property>();
  const indexes: Index[] = [];
  for (const [key, name] of keys.flatMap((key) => namesOf(evaluator, node, env, key).map((name) => [key, name] as const))) {
    if (name.isStringLiteral() || name.isNumberLiteral()) {
      const property = propertyFrom(evaluator, node, env, key, name, original);
      if (properties.has(property.name)) notPlain("two keys of one name");
      properties.set(property.name, property);
    } else if (name.flags & (TypeFlags.String | TypeFlags.Number)) indexes.push(indexFrom(evaluator, node, env, key, name));
    else if (!(name.flags & TypeFlags.Never)) notPlain("key that is no name");
  }
  return { properties, indexes };
}

function keysIn({ properties, indexes }: Structure): readonly Type[] {
  return [...[...properties.values()].map(({ key }) => key), ...indexes.map(({ keyType }) => keyType)];
}

function constraintKeys(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined): readonly Type[] {
  const { constraint } = node.typeParameter;
  if (constraint === undefined || ts.isParenthesizedTypeNode(constraint)) return notPlain("mapped type of another form");
  const keys = evaluator.evaluate(constraint, env);
  if (isOpen(keys)) return notPlain("mapped type of open keys");
  return keys.isUnion() ? keys.types : keys.flags & TypeFlags.Never ? [] : [keys];
}

/** The type whose properties give their modifiers and declarations: of `keyof X`, and of a parameter that extends it. */
function modifiersType(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined): Type | undefined {
  const operand = keyofOperand(node);
  if (operand !== undefined) return evaluator.evaluate(operand, env);
  const { constraint } = node.typeParameter;
  if (constraint === undefined || !isTypeParameter(evaluator, constraint)) return undefined;
  const outer = (evaluator.names.meaningOf(constraint.typeName) as ts.TypeParameterDeclaration).constraint;
  if (outer === undefined || !ts.isTypeOperatorNode(outer) || outer.operator !== ts.SyntaxKind.KeyOfKeyword) return undefined;
  return isTypeParameter(evaluator, outer.type) ? evaluator.evaluate(outer.type, env) : notPlain("keys of a type that is no parameter");
}

function namesOf(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined, key: Type): readonly Type[] {
  if (node.nameType === undefined) return [key];
  const names = evaluator.evaluate(node.nameType, { parameter: node.typeParameter, type: key, outer: env });
  return names.isUnion() ? names.types : [names];
}

function templateType(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined, key: Type): Type {
  if (node.type === undefined) return notPlain("mapped type without a type");
  return evaluator.evaluate(node.type, { parameter: node.typeParameter, type: key, outer: env });
}

function indexFrom(evaluator: Evaluator, node: ts.MappedTypeNode, env: Env | undefined, key: Type, name: Type): Index {
  const { factory } = evaluator;
  const isOptional = node.questionToken !== undefined && node.questionToken.kind !== ts.SyntaxKind.MinusToken;
  const type = new Lazy(() => {
    const written = templateType(evaluator, node, env, key);
    return isOptional ? optionalOf(factory, written) : written;
  });
  return new Index(name, undefined, type);
}

function propertyFrom(
  evaluator: Evaluator,
  node: ts.MappedTypeNode,
  env: Env | undefined,
  key: Type,
  name: Literal,
  original: Structure | undefined,
): Property {
  const known = key.isStringLiteral() || key.isNumberLiteral() ? original?.properties.get(String(key.value)) : undefined;
  const token = node.questionToken?.kind;
  const isOptional = token === ts.SyntaxKind.MinusToken ? false : token !== undefined || known?.isOptional === true;
  const { factory } = evaluator;
  const type = new Lazy(() => {
    const written = templateType(evaluator, node, env, key);
    if (isOptional) return holdsUndefined(written) ? written : optionalOf(factory, written);
    return known?.isOptional === true ? filterUnion(factory, written, (member) => member !== factory.intrinsics.missing) : written;
  });
  const declarations = known === undefined || isRemapped(evaluator, node) ? undefined : known.declarations;
  return new Property(name, isOptional, declarations, type);
}

function holdsUndefined(type: Type): boolean {
  if (type.flags & TypeFlags.Undefined) return true;
  return type.isUnionOrIntersection() && type.types.some(holdsUndefined);
}

/** Whether `as` gives new names, and does not only leave some out: then the properties are no longer those declared. */
function isRemapped(evaluator: Evaluator, node: ts.MappedTypeNode): boolean {
  const isKey = (one: ts.TypeNode): boolean => isTypeParameter(evaluator, one) && evaluator.names.meaningOf(one.typeName) === node.typeParameter;
  const leavesOut = (one: ts.TypeNode): boolean => {
    if (ts.isParenthesizedTypeNode(one)) return leavesOut(one.type);
    if (ts.isConditionalTypeNode(one)) return leavesOut(one.trueType) && leavesOut(one.falseType);
    return one.kind === ts.SyntaxKind.NeverKeyword || isKey(one);
  };
  if (node.nameType === undefined || leavesOut(node.nameType)) return false;
  return ts.isTemplateLiteralTypeNode(node.nameType) || notPlain("names of another form");
}
