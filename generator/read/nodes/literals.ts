/** Literal types as JSON values: `{ a: 1; b: "x" }` is `{ "a": 1, "b": "x" }`. */
import type { Json } from "../../model/shape.ts";
import type { ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";

/** The value that a type fixes; undefined where it leaves anything open, or holds itself. */
export function literalOf(context: ReadingContext, type: ts.Type, within: readonly ts.Type[] = []): Json | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return context.checker.typeToString(type) === "true";
  if (type.flags & ts.TypeFlags.Null) return null;
  if (context.checker.isTupleType(type)) return tupleOf(context, type as ts.TypeReference, within);
  if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return recordOf(context, type, within);
  return undefined;
}

/** The string that a type fixes. */
export function stringOf(context: ReadingContext, type: ts.Type | undefined): string | undefined {
  const value = type === undefined ? undefined : literalOf(context, type);
  return typeof value === "string" ? value : undefined;
}

function tupleOf(context: ReadingContext, type: ts.TypeReference, within: readonly ts.Type[]): Json | undefined {
  if (within.includes(type)) return undefined;
  const items = context.checker.getTypeArguments(type).map((item) => literalOf(context, item, [...within, type]));
  return items.every((item) => item !== undefined) ? items : undefined;
}

function recordOf(context: ReadingContext, type: ts.Type, within: readonly ts.Type[]): Json | undefined {
  if (within.includes(type) || context.checker.isArrayType(type) || type.getCallSignatures().length > 0) return undefined;
  const entries: [string, Json][] = [];
  for (const property of context.checker.getPropertiesOfType(type)) {
    const value = literalOf(context, withoutUndefined(context.checker.getTypeOfSymbol(property)), [...within, type]);
    if (value === undefined) return undefined;
    entries.push([property.name, value]);
  }
  return context.checker.getIndexInfosOfType(type).length > 0 ? undefined : Object.fromEntries(entries);
}

/** A type without the `undefined` that `?` adds; a union that holds null keeps both, for its reader to leave out. */
export function withoutUndefined(type: ts.Type): ts.Type {
  if (!type.isUnion()) return type;
  const only = onlyDefined(type);
  if (only !== undefined) return only;
  const rest = definedMembers(type);
  return rest.some(({ flags }) => flags & ts.TypeFlags.Null) ? type : type.getNonNullableType();
}

/** The members of a union but `undefined`. */
export function definedMembers(type: ts.UnionType): readonly ts.Type[] {
  return type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
}

/** The one member of a union beside `undefined`; undefined where there are several, or none. */
export function onlyDefined(type: ts.UnionType): ts.Type | undefined {
  let only: ts.Type | undefined;
  for (const member of type.types) {
    if (member.flags & ts.TypeFlags.Undefined) continue;
    if (only !== undefined) return undefined;
    only = member;
  }
  return only;
}

/** The type of a property, without the `undefined` of `?`; undefined where there is no such property. */
export function propertyType(context: ReadingContext, type: ts.Type, name: string): ts.Type | undefined {
  const property = context.checker.getPropertyOfType(type, name);
  return property === undefined ? undefined : withoutUndefined(context.checker.getTypeOfSymbol(property));
}
