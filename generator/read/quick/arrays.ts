/** Arrays and tuples. */
import { getOrInsert } from "../../values/memoize.ts";
import { ts } from "../typescript.ts";
import { isDeferred, makeOnce } from "./aliases.ts";
import type { Env } from "./env.ts";
import type { Evaluator } from "./evaluator.ts";
import { idsOf, type Factory } from "./factory.ts";
import { Lazy } from "./lazy.ts";
import { notPlain } from "./not-plain.ts";
import { Index, Property, type Alias, type DeclaredSymbol, type ObjectType, type Structure, type Tuple, type Type } from "./types.ts";
import { optionalOf, unionOf } from "./unions.ts";

const { ElementFlags, ObjectFlags } = ts;

export function evaluateArray(evaluator: Evaluator, node: ts.ArrayTypeNode, env: Env | undefined, alias: Alias | undefined): ObjectType {
  const isReadonly = isBehindReadonly(node);
  const element = (): Type => evaluator.evaluate(node.elementType, env);
  if (isDeferred(evaluator, node, false)) return deferredArray(evaluator, node, env, alias, isReadonly, element);
  return arrayInstance(evaluator, element(), isReadonly);
}

/** The type of all arrays of an element. */
export function arrayInstance(evaluator: Evaluator, element: Type, isReadonly: boolean): ObjectType {
  const named = arraySymbol(evaluator, isReadonly);
  const known = getOrInsert(evaluator.arrays, `${element.id}${isReadonly ? "r" : ""}`, () => newArray(evaluator, named, element, isReadonly, undefined));
  return known;
}

export function deferredArray(
  evaluator: Evaluator,
  node: ts.TypeNode,
  env: Env | undefined,
  alias: Alias | undefined,
  isReadonly: boolean,
  element: () => Type,
): ObjectType {
  return makeOnce(evaluator, node, env, alias, (name) => newArray(evaluator, arraySymbol(evaluator, isReadonly), element(), isReadonly, name));
}

function arraySymbol(evaluator: Evaluator, isReadonly: boolean): DeclaredSymbol {
  return evaluator.names.ofLib(isReadonly ? "ReadonlyArray" : "Array");
}

function newArray(evaluator: Evaluator, symbol: DeclaredSymbol, element: Type, isReadonly: boolean, alias: Alias | undefined): ObjectType {
  const { factory } = evaluator;
  const parts = { objectFlags: 0, symbol, alias, typeArguments: [element], array: { isReadonly } };
  return factory.object(parts, new Lazy(() => arrayStructure(factory, element, lengthOf(factory, symbol), [])));
}

/** The `length` that the library declares. */
function lengthOf(factory: Factory, { declarations }: DeclaredSymbol): Property {
  const length = (declarations[0] as ts.InterfaceDeclaration).members.filter(ts.isPropertySignature);
  return new Property(factory.literal("length"), false, length, new Lazy(() => factory.intrinsics.number));
}

function arrayStructure(factory: Factory, element: Type, length: Property, places: readonly Property[]): Structure {
  const all = [...places, length];
  const index = new Index(factory.intrinsics.number, undefined, new Lazy(() => element));
  return { properties: new Map(all.map((property) => [property.name, property])), indexes: [index] };
}

/** `readonly string[]`: the operator stands around the array, perhaps with parentheses. */
function isBehindReadonly(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedTypeNode(parent)) return isBehindReadonly(parent);
  return ts.isTypeOperatorNode(parent) && parent.operator === ts.SyntaxKind.ReadonlyKeyword;
}

export function evaluateTuple(evaluator: Evaluator, node: ts.TupleTypeNode, env: Env | undefined, alias: Alias | undefined): ObjectType {
  const tuple = shapeOf(node);
  const elements = (): readonly Type[] => node.elements.map((element) => elementOf(evaluator, element, env));
  const isPutOff = node.elements.length > 0 && isDeferred(evaluator, node, false);
  if (isPutOff) return makeOnce(evaluator, node, env, alias, (name) => newTuple(evaluator, tuple, elements(), name));
  if (node.elements.some(ts.isNamedTupleMember)) return notPlain("tuple with names");
  const types = elements();
  const key = `${idsOf(types)}|${tuple.elementFlags.join()}${tuple.isReadonly ? "r" : ""}`;
  return getOrInsert(evaluator.arrays, key, () => newTuple(evaluator, tuple, types, undefined));
}

function shapeOf(node: ts.TupleTypeNode): Tuple {
  const elementFlags = node.elements.map(flagsOf);
  const isOrdered = elementFlags.every((flag, index) => index === 0 || flag >= elementFlags[index - 1]!);
  if (!isOrdered || elementFlags.filter((flag) => flag === ElementFlags.Rest).length > 1) notPlain("tuple of another order");
  return { elementFlags, minLength: elementFlags.filter((flag) => flag === ElementFlags.Required).length, isReadonly: isBehindReadonly(node) };
}

function flagsOf(element: ts.TypeNode): ts.ElementFlags {
  if (ts.isNamedTupleMember(element)) {
    if (element.dotDotDotToken !== undefined) return ElementFlags.Rest;
    return element.questionToken === undefined ? ElementFlags.Required : ElementFlags.Optional;
  }
  if (ts.isRestTypeNode(element)) return ElementFlags.Rest;
  return ts.isOptionalTypeNode(element) ? ElementFlags.Optional : ElementFlags.Required;
}

function elementOf(evaluator: Evaluator, element: ts.TypeNode, env: Env | undefined): Type {
  const { factory } = evaluator;
  const written = ts.isNamedTupleMember(element) || ts.isOptionalTypeNode(element) || ts.isRestTypeNode(element) ? element.type : element;
  const flags = flagsOf(element);
  if (flags === ElementFlags.Rest) return ts.isArrayTypeNode(written) ? evaluator.evaluate(written.elementType, env) : notPlain("rest that is no array");
  const type = evaluator.evaluate(written, env);
  return flags === ElementFlags.Optional ? optionalOf(factory, type) : type;
}

function placeOf(factory: Factory, tuple: Tuple, type: Type, index: number): Property {
  return new Property(factory.literal(String(index)), tuple.elementFlags[index] === ElementFlags.Optional, undefined, new Lazy(() => type));
}

function newTuple(evaluator: Evaluator, tuple: Tuple, types: readonly Type[], alias: Alias | undefined): ObjectType {
  const { factory } = evaluator;
  const isFixed = tuple.elementFlags.every((flag) => flag === ElementFlags.Required);
  const structure = new Lazy(() => {
    const places = types.filter((_, index) => tuple.elementFlags[index] !== ElementFlags.Rest).map((type, index) => placeOf(factory, tuple, type, index));
    const length = new Lazy(() => (isFixed ? factory.literal(types.length) : notPlain("length of an open tuple")));
    return arrayStructure(factory, unionOf(factory, types), new Property(factory.literal("length"), false, undefined, length), places);
  });
  return factory.object({ objectFlags: ObjectFlags.Tuple, alias, typeArguments: types, tuple }, structure);
}
