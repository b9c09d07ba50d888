/** JSON values of requests and answers: one with a value changed, and what one holds of another. */
import type { Json, JsonObject } from "../../stub/src/runtime/data.ts";
import { isObject, put } from "../../stub/src/runtime/objects.ts";

/** What is wrong, where, and the value that is put there; without one the field is left out. */
export type Wrong = readonly [says: string, path: readonly string[], value?: Json];

/** What is wrong, the placeholder, and the text that stands there. */
export type WrongPlace = readonly [says: string, placeholder: string, text: string];

export function wrongValues(rows: readonly Wrong[]): readonly Wrong[] {
  return rows;
}

export function wrongPlaces(rows: readonly WrongPlace[]): readonly WrongPlace[] {
  return rows;
}

/** The same value with another one at a path of fields and positions, or with nothing there. */
export function changed(value: Json | object, [first, ...rest]: readonly string[], inner: Json | undefined): Json {
  if (first === undefined) return inner ?? null;
  if (Array.isArray(value)) return value.map((item: Json, at) => (String(at) === first ? changed(item, rest, inner) : item));
  const object = isObject(value as Json) ? (value as JsonObject) : {};
  const others = Object.fromEntries(Object.entries(object).filter(([name]) => name !== first));
  return rest.length === 0 && inner === undefined ? others : put(others, first, changed(object[first] ?? {}, rest, inner));
}

/** The names of fields on the way to one, and null for any item of a list and any free name: `["users", null, "pin"]`. */
export type FieldPath = readonly (string | null)[];

/**
 * Where a shown value does not hold what was configured: a boolean may be shown as 0 or 1, and an object may show more.
 * @param at the names and positions that lead to it
 */
export function differences(shown: Json | undefined, configured: Json, unshown: readonly FieldPath[] = [], at: readonly (string | number)[] = []): readonly string[] {
  if (unshown.some((path) => leadsTo(path, at))) return shown === undefined ? [] : [`${written(at)} is shown, and only requests hold it`];
  if (Array.isArray(configured)) {
    const items: readonly Json[] = Array.isArray(shown) ? shown : [];
    return items.length === configured.length ? configured.flatMap((item: Json, index) => differences(items[index], item, unshown, [...at, index])) : [said(at, shown, configured)];
  }
  if (isObject(configured)) return Object.entries(configured).flatMap(([name, value]) => differences(fieldOf(shown, name), value, unshown, [...at, name]));
  return plain(shown) === plain(configured) ? [] : [said(at, shown, configured)];
}

function leadsTo(path: FieldPath, at: readonly (string | number)[]): boolean {
  return path.length === at.length && path.every((step, index) => step === null || step === at[index]);
}

export function fieldOf(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

function plain(value: Json | undefined): Json | undefined {
  return typeof value === "boolean" ? Number(value) : value;
}

/** `users[0].pin` */
function written(at: readonly (string | number)[]): string {
  return at.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("").replace(/^\./, "");
}

function said(at: readonly (string | number)[], shown: Json | undefined, configured: Json): string {
  return `${written(at)} is ${JSON.stringify(shown) ?? "not there"}, and ${JSON.stringify(configured)} was expected`;
}

export function picked(object: object, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object as JsonObject).filter(([name]) => names.includes(name)));
}
