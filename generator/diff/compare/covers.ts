/** Whether every value of one type is a value of another. */
import type { Shape } from "../../model/shape.ts";
import { same } from "./same.ts";

export function covers(wide: Shape, narrow: Shape): boolean {
  if (wide.is === "any" || same(wide, narrow)) return true;
  if (narrow.is === "union") return narrow.of.every((one) => covers(wide, one));
  if (wide.is === "union") return wide.of.some((one) => covers(one, narrow));
  return narrow.is === "literals" && isPlain(wide) && narrow.values.every((value) => typeof value === wide.is);
}

/** A type without limits of its own. */
function isPlain(shape: Shape): boolean {
  const limits = ["minLength", "maxLength", "pattern", "format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "integer", "bits"];
  return !limits.some((limit) => Object.hasOwn(shape, limit));
}
