/** Whether every value of one type is a value of another. */
import type { Scalar, Shape } from "../../model/shape.ts";
import { isWithinLimits } from "./bounds.ts";
import { isSameOnWire } from "./same-on-wire.ts";
import { lengthLimits, rangeLimits } from "./scalars.ts";

export function covers(wide: Shape, narrow: Shape): boolean {
  if (wide.is === "any" || isSameOnWire(wide, narrow)) return true;
  if (narrow.is === "union") return narrow.of.every((one) => covers(wide, one));
  if (wide.is === "union") return wide.of.some((one) => covers(one, narrow));
  return narrow.is === "literals" && narrow.open !== true && narrow.values.every((value) => isOf(wide, value));
}

/** Which texts a pattern or a format lets through is not decided here; bits name values, and limit none. */
function isOf(shape: Shape, value: Scalar): boolean {
  if (shape.is === "boolean") return typeof value === "boolean";
  if (shape.is === "string")
    return typeof value === "string" && shape.pattern === undefined && shape.format === undefined && isWithinLimits(lengthLimits(shape), [...value].length);
  return shape.is === "number" && typeof value === "number" && (shape.integer !== true || Number.isInteger(value)) && isWithinLimits(rangeLimits(shape), value);
}
