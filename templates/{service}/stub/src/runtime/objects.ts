/** JSON objects: built by definition, never by assignment, so that a field called `__proto__` is a field like any other. */
import type { Json, JsonObject } from "./data.ts";

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function own(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** One object with one field. */
export function keyed(name: string, value: Json): JsonObject {
  return Object.fromEntries([[name, value]]);
}

export function withField(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  const others = Object.entries(object).filter(([key]) => key !== name);
  return Object.fromEntries(value === undefined ? others : Object.hasOwn(object, name) ? Object.entries(object).map(([key, old]) => [key, key === name ? value : old]) : [...others, [name, value]]);
}

/** What stands at a path of fields. */
export function inside(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(own, value);
}

/** The same object with another value at a path of fields; the objects in between are made where they are missing. */
export function placed(value: Json | undefined, path: readonly string[], inner: Json | undefined): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return inner;
  const object = isObject(value) ? value : {};
  return withField(object, first, placed(own(object, first), rest, inner));
}

/** Fields that the change leaves out stay as they are, in nested objects too; arrays are taken as a whole. */
export function merged(before: Json | undefined, change: Json): Json {
  if (!isObject(before) || !isObject(change)) return change;
  const all = new Map(Object.entries(before));
  for (const [name, value] of Object.entries(change)) all.set(name, merged(all.get(name), value));
  return Object.fromEntries(all);
}

export function equal(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => equal(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => equal(own(one, name), own(other, name)));
}
