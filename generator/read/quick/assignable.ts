/**
 * Whether a value of one type may stand where another is asked for. Answers only where that is certain: `undefined` is no
 * answer, and whoever needs one leaves.
 */
import { ts } from "../typescript.ts";
import type { Evaluator } from "./evaluator.ts";
import { isOpen } from "./factory.ts";
import { isEmptyLiteral } from "./intersections.ts";
import { isNumericName } from "./keys.ts";
import { requireValues, structureOf } from "./members.ts";
import { notPlain } from "./not-plain.ts";
import { matchesTemplate } from "./templates.ts";
import type { Index, Intersection, ObjectType, Property, Type, Union } from "./types.ts";
import { filterUnion } from "./unions.ts";

const { TypeFlags, ElementFlags } = ts;

type Answer = boolean | undefined;

/** Pairs that are being compared: a pair that leads back to itself holds where all else does. */
type Pending = ReadonlySet<string>;

const nothingPending: Pending = new Set();

export function isAssignable(evaluator: Evaluator, source: Type, target: Type): boolean {
  const answer = relate(evaluator, source, target, nothingPending);
  return answer ?? notPlain("assignability that is not certain");
}

function every<One>(ones: Iterable<One>, ask: (one: One) => Answer): Answer {
  let answer: Answer = true;
  for (const one of ones) {
    const result = ask(one);
    if (result === false) return false;
    if (result === undefined) answer = undefined;
  }
  return answer;
}

function some<One>(ones: Iterable<One>, ask: (one: One) => Answer): Answer {
  let answer: Answer = false;
  for (const one of ones) {
    const result = ask(one);
    if (result === true) return true;
    if (result === undefined) answer = undefined;
  }
  return answer;
}

function relate(evaluator: Evaluator, source: Type, target: Type, pending: Pending): Answer {
  if (isOpen(source) || isOpen(target)) return undefined;
  requireValues(source);
  requireValues(target);
  if (source === target || target.flags & TypeFlags.Unknown || source.flags & TypeFlags.Never) return true;
  if (target.flags & TypeFlags.Never) return false;
  if (source.flags & TypeFlags.Unknown) return target.isUnion() ? undefined : false;
  if (source.isUnion()) return every(source.types, (member) => relate(evaluator, member, target, pending));
  if (target.isUnion()) return toUnion(evaluator, source, target, pending);
  if (target.isIntersection()) return toIntersection(evaluator, source, target, pending);
  if (source.isIntersection()) return fromIntersection(evaluator, source, target, pending);
  return toOne(evaluator, source, target, pending);
}

/** Of several objects TypeScript can also put one together: a no is certain for at most one. */
function toUnion(evaluator: Evaluator, source: Type, target: Union, pending: Pending): Answer {
  if (target.types.includes(source)) return true;
  const answer = some(target.types, (member) => relate(evaluator, source, member, pending));
  const objects = target.types.filter(({ flags }) => flags & (TypeFlags.Object | TypeFlags.Intersection)).length;
  const isObject = (source.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;
  return answer === false && isObject && objects > 1 ? undefined : answer;
}

/** Whether the parts have anything in common is asked of them together. */
function toIntersection(evaluator: Evaluator, source: Type, target: Intersection, pending: Pending): Answer {
  if (isPrimitive(source)) return fromPrimitiveTo(target.types.filter((part) => !isSaidOfAny(part)));
  if (isCommonless(evaluator, source, target)) return false;
  if (target.types.some((part) => isCommonless(evaluator, source, part))) return undefined;
  return every(target.types, (part) => relate(evaluator, source, part, pending));

  function fromPrimitiveTo(parts: readonly Type[]): Answer {
    return parts.length === 0 ? undefined : every(parts, (part) => relate(evaluator, source, part, pending));
  }
}

function isPrimitive(type: Type): boolean {
  return !type.isObject() && !type.isIntersection() && (type.flags & TypeFlags.NonPrimitive) === 0;
}

/** What is said of a type beside it asks nothing of its values: each property is optional, and none that a text, a number or a boolean has. */
function isSaidOfAny(type: Type): boolean {
  if (!type.isObject() || isList(type)) return false;
  const { properties, indexes } = structureOf(type);
  const isOwn = (name: string): boolean => ["", 0, false].some((value) => name in Object(value));
  return indexes.length === 0 && [...properties.values()].every(({ isOptional, name }) => isOptional && !isOwn(name));
}

/** To an object go all parts together: an index signature has to hold for the properties of all of them. */
function fromIntersection(evaluator: Evaluator, source: Intersection, target: Type, pending: Pending): Answer {
  if (isCommonless(evaluator, source, target)) return false;
  if (!target.isObject()) return some(source.types, (part) => relate(evaluator, part, target, pending));
  if (source.types.includes(target) || isEmptyLiteral(target)) return true;
  if (source.types.every((part) => part.isObject() && !isList(part)) && !isList(target)) return toObject(evaluator, source, target, pending);
  // One part that goes by itself is enough; where none does, all of them together still can.
  return some(source.types, (part) => relate(evaluator, part, target, pending)) === true ? true : undefined;
}

function toOne(evaluator: Evaluator, source: Type, target: Type, pending: Pending): Answer {
  if (!source.isObject()) return fromPrimitive(evaluator, source, target);
  if (target.flags & TypeFlags.NonPrimitive) return true;
  if (!target.isObject()) return false;
  if (isEmptyLiteral(target)) return true;
  if (isList(source) || isList(target)) return relateLists(evaluator, source, target, pending);
  return isCommonless(evaluator, source, target) ? false : toObject(evaluator, source, target, pending);
}

function fromPrimitive({ factory }: Evaluator, source: Type, target: Type): Answer {
  const { string, number } = factory.intrinsics;
  if (target.flags & TypeFlags.Undefined) return (source.flags & TypeFlags.Undefined) !== 0;
  if (target === string) return (source.flags & (TypeFlags.StringLiteral | TypeFlags.TemplateLiteral)) !== 0;
  if (target === number) return (source.flags & TypeFlags.NumberLiteral) !== 0;
  if (target.isTemplate()) return source.isStringLiteral() ? matchesTemplate(source, target) : source.isTemplate() ? undefined : false;
  if (target.flags & TypeFlags.NonPrimitive) return false;
  if (!target.isObject()) return false;
  if (source.flags & (TypeFlags.Undefined | TypeFlags.Null)) return false;
  return isEmptyLiteral(target) ? true : undefined;
}

/** A type of optional properties alone, which takes no object that has none of them. */
function isWeak(evaluator: Evaluator, type: Type): boolean {
  if (type.isIntersection()) return type.types.every((part) => isWeak(evaluator, part));
  if (!type.isObject()) return false;
  const { properties, indexes } = structureOf(type);
  return indexes.length === 0 && properties.size > 0 && [...properties.values()].every(({ isOptional }) => isOptional);
}

function isCommonless(evaluator: Evaluator, source: Type, target: Type): boolean {
  if (!isWeak(evaluator, target)) return false;
  const { properties } = structureOf(source);
  const known = structureOf(target).properties;
  return properties.size > 0 && ![...properties.keys()].some((name) => known.has(name));
}

function toObject(evaluator: Evaluator, source: Type, target: ObjectType, pending: Pending): Answer {
  const pair = `${source.id}>${target.id}`;
  if (pending.has(pair)) return true;
  const inner = new Set(pending).add(pair);
  const own = structureOf(source);
  const wanted = structureOf(target);
  const properties = every(wanted.properties.values(), (property) => toProperty(evaluator, own.properties.get(property.name), property, inner));
  if (properties === false) return false;
  const indexes = every(wanted.indexes, (index) => toIndex(evaluator, source, index, inner));
  return indexes === false ? false : properties === undefined ? undefined : indexes;
}

function toProperty(evaluator: Evaluator, source: Property | undefined, target: Property, pending: Pending): Answer {
  if (source === undefined) return target.isOptional;
  if (source.isOptional && !target.isOptional) return false;
  return relate(evaluator, present(evaluator, source), present(evaluator, target), pending);
}

function present({ factory }: Evaluator, { type }: Property): Type {
  return filterUnion(factory, type, (member) => member !== factory.intrinsics.missing);
}

function toIndex(evaluator: Evaluator, source: Type, target: Index, pending: Pending): Answer {
  const { properties, indexes } = structureOf(source);
  const { string } = evaluator.factory.intrinsics;
  const own = indexes.find(({ keyType }) => keyType === target.keyType) ?? indexes.find(({ keyType }) => keyType === string);
  if (own !== undefined) return relate(evaluator, own.type, target.type, pending);
  if (!hasImplicitIndex(source)) return false;
  if (indexes.length > 0) return undefined;
  const named = [...properties.values()].filter(({ key }) => target.keyType === string || isNumericName(key.value));
  return every(named, (property) => relate(evaluator, present(evaluator, property), target.type, pending));
}

/** A type literal's properties stand for an index signature; an interface's do not. */
function hasImplicitIndex(type: Type): boolean {
  if (type.isIntersection()) return type.types.every(hasImplicitIndex);
  return type.isObject() && type.symbol !== undefined && (type.symbol.flags & ts.SymbolFlags.TypeLiteral) !== 0;
}

function isList(type: ObjectType): boolean {
  return (type.array ?? type.tuple) !== undefined;
}

function relateLists(evaluator: Evaluator, source: ObjectType, target: ObjectType, pending: Pending): Answer {
  if (target.tuple !== undefined) return source.tuple === undefined ? (isList(source) ? false : undefined) : relateTuples(evaluator, source, target, pending);
  if (target.array === undefined || !isList(source)) return undefined;
  const isReadonly = source.array?.isReadonly ?? source.tuple!.isReadonly;
  if (isReadonly && !target.array.isReadonly) return undefined;
  return every(source.typeArguments, (type) => relate(evaluator, type, target.typeArguments[0]!, pending));
}

/** Tuples whose own elements are all required. */
function relateTuples(evaluator: Evaluator, source: ObjectType, target: ObjectType, pending: Pending): Answer {
  const flags = target.tuple!.elementFlags;
  const isOpen = flags.includes(ElementFlags.Rest);
  if (source.tuple!.elementFlags.some((flag) => flag !== ElementFlags.Required)) return undefined;
  if (source.tuple!.isReadonly && !target.tuple!.isReadonly) return undefined;
  const elements = source.typeArguments;
  if (elements.length < target.tuple!.minLength || (!isOpen && elements.length > flags.length)) return false;
  return every(elements.keys(), (index) => {
    const place = Math.min(index, flags.length - 1);
    const wanted = filterUnion(evaluator.factory, target.typeArguments[place]!, (member) => member !== evaluator.factory.intrinsics.missing);
    return relate(evaluator, elements[index]!, wanted, pending);
  });
}
