/** Intersections, as TypeScript makes them: flat, spread over unions, `never` where two parts exclude each other. */
import { getOrInsert } from "../../values/memoize.ts";
import { ts } from "../typescript.ts";
import { isOpen, type Factory } from "./factory.ts";
import { Lazy } from "./lazy.ts";
import { notPlain } from "./not-plain.ts";
import { Property, type Alias, type Index, type Structure, type Type, type Union } from "./types.ts";
import { unionOf, unionOfMembers } from "./unions.ts";

const { TypeFlags } = ts;

/** Families of which a value can be of one alone. */
const families: readonly ts.TypeFlags[] = [
  TypeFlags.NonPrimitive,
  TypeFlags.StringLike,
  TypeFlags.NumberLike,
  TypeFlags.BooleanLike,
  TypeFlags.ESSymbol,
  TypeFlags.Undefined,
  TypeFlags.Null,
];

/** A cross product beyond this is left to TypeScript. */
const largestProduct = 400;

/** `keepsAll` where `{}` is written beside a primitive, which TypeScript keeps as it stands. */
export function intersectionOf(factory: Factory, types: readonly Type[], alias?: Alias, keepsAll = false): Type {
  if (types.some(isOpen)) return factory.open();
  const parts = partsOf(types);
  if (excludeEachOther(parts)) return factory.intrinsics.never;
  const kept = keepsAll ? parts : parts.filter((part) => !isRedundant(factory, part, parts));
  if (kept.length < 2) return kept[0] ?? factory.intrinsics.unknown;
  if (kept.some((part) => part.isUnion())) return ofUnions(factory, kept, types.length, alias, keepsAll);
  return factory.intersection(kept, alias, () => structureOf(factory, kept));
}

function partsOf(types: readonly Type[]): readonly Type[] {
  const parts: Type[] = [];
  let hasEmpty = false;
  const add = (part: Type): void => {
    if (parts.includes(part)) return;
    const isEmpty = isEmptyLiteral(part);
    if (!isEmpty || !hasEmpty) parts.push(part);
    hasEmpty ||= isEmpty;
  };
  for (const type of types) {
    if (type.isIntersection()) type.types.forEach(add);
    else if (!(type.flags & TypeFlags.Unknown)) add(type);
  }
  return parts;
}

/** `{}`, with or without a name. */
export function isEmptyLiteral(type: Type): boolean {
  if (!type.isObject() || !(type.objectFlags & ts.ObjectFlags.Anonymous)) return false;
  const declaration = type.symbol?.declarations[0];
  return declaration === undefined || (ts.isTypeLiteralNode(declaration) && declaration.members.length === 0);
}

function excludeEachOther(parts: readonly Type[]): boolean {
  let all = 0;
  let units = 0;
  let patterns = 0;
  for (const { flags } of parts) {
    if (flags & TypeFlags.Never) return true;
    if (flags & TypeFlags.Union) continue;
    all |= flags;
    if (flags & TypeFlags.Unit) units += 1;
    if (flags & TypeFlags.TemplateLiteral) patterns += 1;
  }
  if (units > 1 || families.filter((family) => all & family).length > 1) return true;
  if (all & (TypeFlags.Undefined | TypeFlags.Null) && all & TypeFlags.Object) return true;
  if (patterns > 1 || (patterns === 1 && all & TypeFlags.StringLiteral)) notPlain("intersection of patterns");
  return false;
}

function isRedundant({ intrinsics }: Factory, part: Type, parts: readonly Type[]): boolean {
  const among = (flags: ts.TypeFlags): boolean => parts.some((one) => one.flags & flags && !isEmptyLiteral(one) && !one.isUnion());
  if (part === intrinsics.string) return among(TypeFlags.StringLiteral | TypeFlags.TemplateLiteral);
  if (part === intrinsics.number) return among(TypeFlags.NumberLiteral);
  return isEmptyLiteral(part) && among(TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BooleanLike | TypeFlags.Object | TypeFlags.NonPrimitive);
}

function ofUnions(factory: Factory, parts: readonly Type[], given: number, alias: Alias | undefined, keepsAll: boolean): Type {
  const together = (some: readonly Type[]): Type => intersectionOf(factory, some, undefined, keepsAll);
  const primitive = parts.filter((part): part is Union => part.isUnion() && isOfPrimitives(part));
  if (primitive.length > 1) {
    const common = unionOfMembers(factory, commonMembers(factory, primitive));
    const rest = parts.flatMap((part) => (part === primitive[0] ? [common] : primitive.includes(part as Union) ? [] : [part]));
    return intersectionOf(factory, rest, alias, keepsAll);
  }
  const nullable = nullableInAll(parts);
  if (nullable !== undefined) return unionOf(factory, [together(parts.map((part) => without(factory, part as Union, nullable.flags))), nullable], alias);
  if (parts.length >= 3 && given > 2) {
    const middle = Math.floor(parts.length / 2);
    return intersectionOf(factory, [together(parts.slice(0, middle)), together(parts.slice(middle))], alias, keepsAll);
  }
  return unionOf(factory, products(factory, parts, keepsAll), alias);
}

function isOfPrimitives({ types }: Union): boolean {
  return !types.some(({ flags }) => flags & (TypeFlags.Object | TypeFlags.Intersection));
}

/** The members that every union holds, itself or as one of a primitive type. */
function commonMembers({ intrinsics }: Factory, unions: readonly Union[]): readonly Type[] {
  const holds = ({ types }: Union, member: Type): boolean => {
    if (types.includes(member)) return true;
    if (member === intrinsics.missing || member === intrinsics.undefined) return types.includes(intrinsics.missing) || types.includes(intrinsics.undefined);
    const primitive = member.isStringLiteral() ? intrinsics.string : member.isNumberLiteral() ? intrinsics.number : undefined;
    return primitive !== undefined && types.includes(primitive);
  };
  const members = [...new Set(unions.flatMap(({ types }) => types))].filter((member) => unions.every((union) => holds(union, member)));
  const both = members.includes(intrinsics.missing) && members.includes(intrinsics.undefined);
  return members.filter((member) => !both || member !== intrinsics.undefined).toSorted((a, b) => a.id - b.id);
}

/** `undefined`, `missing` or `null` where each of the types is a union that holds it. */
function nullableInAll(parts: readonly Type[]): Type | undefined {
  for (const flag of [TypeFlags.Undefined, TypeFlags.Null]) {
    const found = parts.map((part) => (part.isUnion() ? part.types.filter(({ flags }) => flags & flag) : []));
    if (found.every((one) => one.length > 0)) return found.flat().toSorted((a, b) => b.id - a.id)[0];
  }
  return undefined;
}

function without(factory: Factory, union: Union, flags: ts.TypeFlags): Type {
  return unionOfMembers(
    factory,
    union.types.filter((member) => !(member.flags & flags)),
  );
}

function products(factory: Factory, parts: readonly Type[], keepsAll: boolean): readonly Type[] {
  let combined: readonly (readonly Type[])[] = [[]];
  for (const part of parts) {
    const members = part.isUnion() ? part.types : [part];
    combined = combined.flatMap((before) => members.map((member) => [...before, member]));
    if (combined.length > largestProduct) notPlain("intersection of large unions");
  }
  return combined.map((some) => intersectionOf(factory, some, undefined, keepsAll)).filter(({ flags }) => !(flags & TypeFlags.Never));
}

/** The properties of all parts; one of several parts has the types of all. */
function structureOf(factory: Factory, parts: readonly Type[]): Structure {
  const properties = new Map<string, Property>();
  const several = new Map<string, Property[]>();
  const indexes: Index[] = [];
  for (const part of parts) {
    if (!part.isObject()) continue;
    const { properties: own, indexes: ownIndexes } = part.structure.value;
    for (const property of own.values()) {
      const first = properties.get(property.name);
      if (first === undefined) properties.set(property.name, property);
      else if (first !== property) {
        const some = getOrInsert(several, property.name, () => [first]);
        if (!some.includes(property)) some.push(property);
      }
    }
    indexes.push(...ownIndexes);
  }
  if (indexes.length > 1 && new Set(indexes.map(({ keyType }) => keyType)).size < indexes.length) notPlain("several index signatures");
  for (const [name, some] of several) properties.set(name, combined(factory, some));
  return { properties, indexes };
}

function combined(factory: Factory, properties: readonly Property[]): Property {
  const [first, ...others] = properties;
  const same = others.every((one) => one.type === first!.type && one.isOptional === first!.isOptional && one.declarations?.[0] === first!.declarations?.[0]);
  if (same && first!.declarations !== undefined) return first!;
  const type = intersectionOf(
    factory,
    properties.map((one) => one.type),
  );
  if (type.flags & TypeFlags.Never) notPlain(`parts that exclude each other in "${first!.name}"`);
  const declarations = properties.flatMap((one) => one.declarations ?? []);
  const optional = properties.every(({ isOptional }) => isOptional);
  return new Property(first!.key, optional, declarations.length === 0 ? undefined : declarations, new Lazy(() => type));
}
