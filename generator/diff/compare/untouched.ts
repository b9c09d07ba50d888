/**
 * Whether two nodes are one and the same but for where they come from, and refer to no type: then there is nothing to compare in
 * them. Most of two versions is, and seeing that costs a fraction of comparing it.
 */
import { isDeepStrictEqual } from "node:util";
import { isObject } from "./same-on-wire.ts";

/** Members that hold data of the service, whose keys can be called anything. */
const data: ReadonlySet<string> = new Set(["default", "example"]);

export function isUntouched(one: unknown, other: unknown): boolean {
  return isSame(one, other, true);
}

/** The same where both may refer to types by their names: whether these are the same as well is another matter. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return isSame(one, other, false);
}

function isSame(one: unknown, other: unknown, endsAtTypes: boolean): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  if ((endsAtTypes && one.is === "reference") || Array.isArray(one) !== Array.isArray(other)) return false;
  for (const key in one) {
    if (key === "origin") continue;
    if (data.has(key) ? !isDeepStrictEqual(one[key], other[key]) : !isSame(one[key], other[key], endsAtTypes)) return false;
  }
  for (const key in other) if (!(key in one)) return false;
  return true;
}
