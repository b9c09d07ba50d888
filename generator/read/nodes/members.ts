/**
 * The members of an operation's type. An operation is an interface of `specwright/http`, perhaps with others beside it,
 * whose members are its type arguments: they are taken from there, which spares the checker an instantiation each.
 */
import { getOrInsert } from "../../values/memoize.ts";
import type { ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";
import { withoutUndefined } from "./literals.ts";

/** The types of an operation's members by name. */
export function operationMembers(context: ReadingContext, type: ts.Type): ReadonlyMap<string, ts.Type> {
  const parts = (type.isIntersection() ? type.types : [type]).map((part) => argumentsByName(context, part) ?? propertiesByName(context, part));
  if (parts.length === 1) return parts[0]!;
  const members = new Map(parts.flatMap((part) => [...part]));
  const together = parts.reduce((count, part) => count + part.size, 0);
  return members.size === together ? members : propertiesByName(context, type);
}

/** Whether a type has a member, asked of the generic interface itself, whose members are known once for all. */
export function hasMember(context: ReadingContext, type: ts.Type, name: string): boolean {
  const parts = type.isIntersection() ? type.types : [type];
  return parts.some((part) => context.checker.getPropertyOfType(isReference(part) ? part.target : part, name) !== undefined);
}

function propertiesByName(context: ReadingContext, type: ts.Type): ReadonlyMap<string, ts.Type> {
  const properties = context.checker.getPropertiesOfType(type);
  return new Map(properties.map((property) => [property.name, withoutUndefined(context.checker.getTypeOfSymbol(property))]));
}

/** The type arguments of a generic interface under the names of its members, where each member is one of them. */
function argumentsByName(context: ReadingContext, type: ts.Type): ReadonlyMap<string, ts.Type> | undefined {
  if (!isReference(type)) return undefined;
  const slots = getOrInsert(context.slots, type.target, () => slotsOf(context, type.target));
  if (slots.size === 0) return undefined;
  const typeArguments = context.checker.getTypeArguments(type);
  return new Map([...slots].map(([name, index]) => [name, withoutUndefined(typeArguments[index]!)]));
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
}

/** Which parameter each member is; empty where one is none. */
function slotsOf(context: ReadingContext, target: ts.GenericType): ReadonlyMap<string, number> {
  const parameters: readonly ts.Type[] = target.typeParameters ?? [];
  const slots = context.checker
    .getPropertiesOfType(target)
    .map((member): [string, number] => [member.name, parameters.indexOf(context.checker.getTypeOfSymbol(member))]);
  return new Map(slots.every(([, index]) => index >= 0) ? slots : []);
}
