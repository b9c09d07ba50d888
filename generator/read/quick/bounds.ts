/**
 * What a type that names type parameters is assignable to whatever they stand for, by what they extend: TypeScript's own
 * rules, where they are certain. What is not known of a bound stays open, and nothing is assignable to that or from it.
 */
import type { TypeDeclaration } from "../nodes/type-declaration.ts";
import { ts } from "../typescript.ts";
import { openParameter } from "./aliases.ts";
import { extendEnv } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { interfaceInstance } from "./interfaces.ts";
import { intersectionOf } from "./intersections.ts";
import { Lazy } from "./lazy.ts";
import { membersOf, structureOf } from "./members.ts";
import { isParameter, nameNode, type Named, type Reference } from "./names.ts";
import { notPlain } from "./not-plain.ts";
import { parametersAround } from "./parameters.ts";
import { Property, type Type } from "./types.ts";
import { mapUnion, unionOf } from "./unions.ts";

const { SyntaxKind, TypeFlags } = ts;

/** Within an alias: the bounds of its arguments, and the aliases that led to it. */
interface Within {
  readonly bounds: ReadonlyMap<ts.TypeParameterDeclaration, Lazy<Type>>;
  readonly aliases: ReadonlySet<TypeDeclaration | string>;
}

const nowhere: Within = { bounds: new Map(), aliases: new Set() };

/** Whether a node names no type parameter that is declared around it. */
export function namesNoParameter({ names }: Evaluator, node: ts.Node): boolean {
  const isOpened = (inner: ts.Node): boolean => {
    const meaning = ts.isTypeReferenceNode(inner) ? names.meaningOf(inner.typeName) : undefined;
    const isOutside = meaning !== undefined && isParameter(meaning) && (meaning.pos < node.pos || meaning.end > node.end);
    return isOutside || inner.forEachChild(isOpened) === true;
  };
  return !isOpened(node);
}

/** Everything that may stand in a text. */
export function textLike({ factory }: Evaluator): Type {
  const { string, number, true: yes, false: no, null: nothing, undefined: absent } = factory.intrinsics;
  return unionOf(factory, [string, number, yes, no, nothing, absent]);
}

/** Everything that may be the name of a property. */
export function keyLike({ factory }: Evaluator): Type {
  return unionOf(factory, [factory.intrinsics.string, factory.intrinsics.number, factory.intrinsics.symbol]);
}

export function boundOf(evaluator: Evaluator, node: ts.TypeNode, within: Within = nowhere): Type {
  const { factory } = evaluator;
  const inner = (one: ts.TypeNode): Type => boundOf(evaluator, one, within);
  if (namesNoParameter(evaluator, node)) return evaluator.evaluate(node, undefined);
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type);
  if (ts.isTypeReferenceNode(node)) return ofReference(evaluator, node, within);
  if (ts.isIndexedAccessTypeNode(node)) return ofAccess(evaluator, node, within);
  if (ts.isTemplateLiteralTypeNode(node)) return factory.intrinsics.string;
  if (ts.isConditionalTypeNode(node)) return unionOf(factory, [inner(node.trueType), inner(node.falseType)]);
  if (ts.isUnionTypeNode(node)) return unionOf(factory, node.types.map(inner));
  if (ts.isIntersectionTypeNode(node)) return ofIntersection(evaluator, node, within);
  if (ts.isMappedTypeNode(node)) return ofMapped(evaluator, node, within);
  if (ts.isTypeLiteralNode(node)) return ofLiteral(evaluator, node, within);
  if (ts.isTypeOperatorNode(node) && node.operator === SyntaxKind.KeyOfKeyword) return keyLike(evaluator);
  return opened(evaluator, node);
}

/** The type with nothing known of its type parameters. */
function opened(evaluator: Evaluator, node: ts.TypeNode): Type {
  const parameters = parametersAround(node);
  return evaluator.evaluate(
    node,
    extendEnv(
      parameters,
      parameters.map((parameter) => openParameter(evaluator, parameter)),
    ),
  );
}

function ofReference(evaluator: Evaluator, node: ts.TypeReferenceNode, within: Within): Type {
  const meaning = evaluator.names.meaningOf(nameNode(node));
  if (isParameter(meaning)) return within.bounds.get(meaning)?.value ?? ofParameter(evaluator, meaning, within);
  const [declaration] = meaning.declarations;
  if (node.typeArguments === undefined) return opened(evaluator, node);
  if (ts.isTypeAliasDeclaration(declaration)) return ofAlias(evaluator, node, declaration, within);
  return isBox(evaluator, declaration) ? ofBox(evaluator, node, meaning, within) : opened(evaluator, node);
}

function ofParameter(evaluator: Evaluator, parameter: ts.TypeParameterDeclaration, within: Within): Type {
  const { string, unknown } = evaluator.factory.intrinsics;
  if (ts.isInferTypeNode(parameter.parent)) return parameter.parent.parent.kind === SyntaxKind.TemplateLiteralTypeSpan ? string : unknown;
  const { constraint } = parameter;
  if (constraint === undefined) return unknown;
  return ts.isMappedTypeNode(parameter.parent) || isOperatorOrParameter(evaluator, constraint)
    ? boundOf(evaluator, constraint, within)
    : opened(evaluator, constraint);
}

/** What a type parameter extends can name that parameter, and is not followed further then. */
function isOperatorOrParameter(evaluator: Evaluator, node: ts.TypeNode): boolean {
  return ts.isTypeOperatorNode(node) || isBareParameter(evaluator, node);
}

function isBareParameter({ names }: Evaluator, node: ts.TypeNode): boolean {
  return ts.isTypeReferenceNode(node) && isParameter(names.meaningOf(node.typeName));
}

function ofAlias(evaluator: Evaluator, node: Reference, declaration: ts.TypeAliasDeclaration, within: Within): Type {
  const parameters = declaration.typeParameters!;
  const bounds = new Map(parameters.map((parameter, index) => [parameter, ofArgument(evaluator, parameter, node.typeArguments?.[index], within)] as const));
  if (!within.aliases.has(declaration)) return boundOf(evaluator, declaration.type, { bounds, aliases: new Set(within.aliases).add(declaration) });
  const again = `${evaluator.names.named(declaration).id}:${[...bounds.values()].map(({ value }) => value.id).join()}`;
  if (within.aliases.has(again)) return evaluator.factory.intrinsics.never;
  return boundOf(evaluator, declaration.type, { bounds, aliases: new Set(within.aliases).add(again) });
}

function ofArgument(evaluator: Evaluator, parameter: ts.TypeParameterDeclaration, argument: ts.TypeNode | undefined, within: Within): Lazy<Type> {
  if (argument !== undefined) return new Lazy(() => boundOf(evaluator, argument, within));
  return new Lazy(() => evaluator.evaluate(parameter.default!, undefined));
}

/** An interface that holds its type parameters as they are, if at all. */
function isBox(evaluator: Evaluator, declaration: TypeDeclaration): declaration is ts.InterfaceDeclaration {
  const isBare = (node: ts.TypeNode): boolean => isBareParameter(evaluator, node);
  return (
    ts.isInterfaceDeclaration(declaration) &&
    declaration.heritageClauses === undefined &&
    declaration.members.every(
      (member) => ts.isPropertySignature(member) && member.type !== undefined && (isBare(member.type) || namesNoParameter(evaluator, member.type)),
    )
  );
}

function ofBox(evaluator: Evaluator, node: Reference, named: Named, within: Within): Type {
  const parameters = named.declarations[0].typeParameters!;
  const bounds = parameters.map((parameter, index) => ofArgument(evaluator, parameter, node.typeArguments?.[index], within).value);
  return interfaceInstance(evaluator, named, bounds, undefined);
}

/** What the bound has under a key, every value of the type has. */
function ofAccess(evaluator: Evaluator, node: ts.IndexedAccessTypeNode, within: Within): Type {
  if (!namesNoParameter(evaluator, node.indexType)) return notPlain("access by a key that is not known");
  const { properties } = structureOf(boundOf(evaluator, node.objectType, within));
  return mapUnion(evaluator.factory, evaluator.evaluate(node.indexType, undefined), (key) => {
    const property = key.isStringLiteral() ? properties.get(String(key.value)) : undefined;
    return property === undefined ? notPlain("access to what is not known") : property.type;
  });
}

function ofIntersection(evaluator: Evaluator, node: ts.IntersectionTypeNode, within: Within): Type {
  const type = intersectionOf(
    evaluator.factory,
    node.types.map((part) => boundOf(evaluator, part, within)),
  );
  return type.flags & TypeFlags.Never ? notPlain("parts that exclude each other") : type;
}

/** Whatever its keys are it is an object, unless it maps something else, which then stays what it is. */
function ofMapped(evaluator: Evaluator, { typeParameter }: ts.MappedTypeNode, within: Within): Type {
  const { object } = evaluator.factory.intrinsics;
  const source = keysSource(evaluator, typeParameter.constraint);
  if (source !== undefined && !evaluator.assignable(boundOf(evaluator, source, within), object)) return notPlain("mapped type of no object");
  return object;
}

/** `X` of `keyof X`, also where a type parameter extends it. */
function keysSource(evaluator: Evaluator, keys: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (keys === undefined) return undefined;
  if (ts.isTypeOperatorNode(keys)) return keys.type;
  const meaning = ts.isTypeReferenceNode(keys) ? evaluator.names.meaningOf(keys.typeName) : undefined;
  return meaning !== undefined && isParameter(meaning) ? keysSource(evaluator, meaning.constraint) : undefined;
}

function ofLiteral(evaluator: Evaluator, node: ts.TypeLiteralNode, within: Within): Type {
  const { factory, names } = evaluator;
  const symbol = names.symbolOf(node, "__type", ts.SymbolFlags.TypeLiteral);
  const properties = new Lazy(() => {
    const { properties, indexes } = membersOf(evaluator, node, undefined);
    return { properties: new Map([...properties].map(([name, property]) => [name, boundProperty(evaluator, property, within)])), indexes };
  });
  return factory.object({ objectFlags: ts.ObjectFlags.Anonymous, symbol }, properties);
}

function boundProperty(evaluator: Evaluator, { key, isOptional, declarations }: Property, within: Within): Property {
  const [declaration] = declarations as readonly [ts.PropertySignature];
  const { factory } = evaluator;
  const type = new Lazy(() => {
    const bound = boundOf(evaluator, declaration.type!, within);
    return isOptional ? unionOf(factory, [bound, factory.intrinsics.missing]) : bound;
  });
  return new Property(key, isOptional, declarations, type);
}
