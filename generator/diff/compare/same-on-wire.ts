/** Whether two nodes say the same on the wire, whatever is said about them and wherever they come from. */

const aside: ReadonlySet<string> = new Set(["origin", "description", "example", "contradiction"]);

export function isSameOnWire(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = keysOf(one);
  return keys.length === keysOf(other).length && keys.every((key) => Object.hasOwn(other, key) && isSameOnWire(one[key], other[key]));
}

function keysOf(value: { readonly [key: string]: unknown }): readonly string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined && !aside.has(key));
}

export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
