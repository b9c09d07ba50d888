/** JSON objects, in which a field called `__proto__` is a field like any other. */
import type { Json, JsonObject } from "./data.ts";

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function own(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** What stands under a name that anybody chose, and never what all objects have by themselves, such as `constructor`. */
export function entryOf<Entry>(entries: { readonly [name: string]: Entry } | undefined, name: string): Entry | undefined {
  return entries !== undefined && Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** One object with one field. */
export function keyed(name: string, value: Json): JsonObject {
  return put({}, name, value);
}

/** The same object, with another value of one field or without it. */
export function withField(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  if (own(object, name) === value) return object;
  if (value !== undefined) return put({ ...object }, name, value);
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}

/** An object that nobody else has seen yet. */
export type Draft = { [name: string]: Json };

export function put(draft: Draft, name: string, value: Json): Draft {
  if (name === "__proto__") return Object.defineProperty(draft, name, { value, enumerable: true, configurable: true, writable: true });
  draft[name] = value;
  return draft;
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
  const all: Draft = { ...before };
  for (const [name, value] of Object.entries(change)) put(all, name, merged(own(before, name), value));
  return all;
}

/** A text that equal values have in common, whatever the order of their fields. */
export function identityOf(value: Json): string {
  return JSON.stringify(value, (_, inner: Json) => (isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1))) : inner));
}

export function equal(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => equal(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => equal(own(one, name), own(other, name)));
}
