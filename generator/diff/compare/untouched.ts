/**
 * Whether two nodes are one and the same but for where they come from, and refer to no type: then there is nothing to compare in
 * them. Most of two versions is, and seeing that costs a fraction of comparing it.
 */
import { isDeepStrictEqual } from "node:util";

/** Members that hold data of the service, whose keys can be called anything. */
const data: ReadonlySet<string> = new Set(["default", "example"]);

export function isUntouched(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  if (one.is === "reference" || Array.isArray(one) !== Array.isArray(other)) return false;
  for (const key in one) {
    if (key === "origin") continue;
    if (data.has(key) ? !isDeepStrictEqual(one[key], other[key]) : !isUntouched(one[key], other[key])) return false;
  }
  for (const key in other) if (!(key in one)) return false;
  return true;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
