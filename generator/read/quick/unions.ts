/** Unions, as TypeScript makes them of types: flat, without what another member holds, and each once. */
import { ts } from "../typescript.ts";
import { isOpen, type Factory } from "./factory.ts";
import { notPlain } from "./not-plain.ts";
import type { Alias, Type, Union } from "./types.ts";

const { TypeFlags } = ts;

export function unionOf(factory: Factory, types: readonly Type[], alias?: Alias): Type {
  if (types.length === 1) return types[0]!;
  if (types.some(isOpen)) return factory.open();
  return factory.united(types, alias, () => united(factory, types, alias));
}

/** The type of an optional property. */
export function optionalOf(factory: Factory, type: Type): Type {
  return factory.optional(type, () => unionOf(factory, [type, factory.intrinsics.missing]));
}

function united(factory: Factory, types: readonly Type[], alias: Alias | undefined): Type {
  const members = reduced(factory, membersOf(types));
  if (members.some(({ flags }) => flags & TypeFlags.Unknown)) return factory.intrinsics.unknown;
  const named = namedUnions(types, []);
  if (named.length === 0) return unionOfMembers(factory, members, alias);
  const others = members.filter((member) => !named.some((union) => union.types.includes(member)));
  if (alias === undefined && named.length === 1 && others.length === 0) return named[0]!;
  const together = named.reduce((count, union) => count + union.types.length, others.length);
  const origin = named.length > 0 && together === members.length ? sorted([...others, ...named]) : undefined;
  return unionOfMembers(factory, members, alias, origin);
}

/** Of members that are reduced and sorted. */
export function unionOfMembers(factory: Factory, members: readonly Type[], alias?: Alias, origin?: readonly Type[]): Type {
  if (members.length < 2) return members[0] ?? factory.intrinsics.never;
  return factory.union(members, alias, origin, (union) => filterUnion(factory, union, ({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Null))));
}

/** The members that hold: whole unions that have names stay what they are. */
export function filterUnion(factory: Factory, type: Type, holds: (member: Type) => boolean): Type {
  if (!type.isUnion()) return type.flags & TypeFlags.Never || holds(type) ? type : factory.intrinsics.never;
  const members = type.types.filter(holds);
  if (members.length === type.types.length) return type;
  const origin = type.origin?.filter((one) => one.isUnion() || holds(one));
  const stays = origin !== undefined && type.origin!.length - origin.length === type.types.length - members.length;
  if (stays && origin.length === 1) return origin[0]!;
  return unionOfMembers(factory, members, undefined, stays ? origin : undefined);
}

/** Every member through `change`, united. */
export function mapUnion(factory: Factory, type: Type, change: (member: Type) => Type, alias?: Alias): Type {
  if (type.flags & TypeFlags.Never) return type;
  if (!type.isUnion()) return change(type);
  if (alias !== undefined) return unionOf(factory, type.types.map(change), alias);
  const members = type.origin ?? type.types;
  const changed = members.map((member) => (member.isUnion() ? mapUnion(factory, member, change) : change(member)));
  return changed.every((one, index) => one === members[index]) ? type : unionOf(factory, changed);
}

function membersOf(types: readonly Type[]): readonly Type[] {
  const members = new Set<Type>();
  for (const type of types) {
    if (type.isUnion()) for (const member of type.types) members.add(member);
    else if (!(type.flags & TypeFlags.Never)) members.add(type);
  }
  return sorted([...members]);
}

function sorted(types: readonly Type[]): readonly Type[] {
  const isSorted = types.every(({ id }, index) => index === 0 || types[index - 1]!.id < id);
  return isSorted ? types : types.toSorted((a, b) => a.id - b.id);
}

function reduced(factory: Factory, members: readonly Type[]): readonly Type[] {
  const { string, number, undefined: absent, missing } = factory.intrinsics;
  const flags = members.reduce((all, member) => all | member.flags, 0);
  if (flags & TypeFlags.TemplateLiteral && flags & TypeFlags.StringLiteral) notPlain("union of patterns and literals");
  if (!(flags & (TypeFlags.String | TypeFlags.Number | TypeFlags.Undefined))) return members;
  const redundant = (member: Type): boolean =>
    ((member.flags & (TypeFlags.StringLiteral | TypeFlags.TemplateLiteral)) !== 0 && members.includes(string)) ||
    ((member.flags & TypeFlags.NumberLiteral) !== 0 && members.includes(number)) ||
    (member === missing && members.includes(absent));
  return members.filter((member) => !redundant(member));
}

/** The unions among the types that go by a name, also as parts of others. */
function namedUnions(types: readonly Type[], found: Union[]): readonly Union[] {
  for (const type of types) {
    if (!type.isUnion()) continue;
    if (type.alias !== undefined) {
      if (!found.includes(type)) found.push(type);
    } else if (type.origin !== undefined) namedUnions(type.origin, found);
  }
  return found;
}
