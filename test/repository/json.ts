/** Walks through JSON values. */

/** The value at a JSON pointer. */
export function at(value: unknown, pointer: string): unknown {
  const steps = pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return steps.reduce<unknown>((inner, step) => (isObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined), value);
}

/** The values of all keys of these names, however deep. */
export function everyValue(value: unknown, keys: readonly string[]): readonly unknown[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (keys.includes(key) ? [inner, ...everyValue(inner, keys)] : everyValue(inner, keys)));
}

/** Every key of every object, however deep. */
export function everyKey(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap(everyKey);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
