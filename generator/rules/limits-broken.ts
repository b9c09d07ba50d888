/** The limits of strings and numbers, held against a value. */
import type { NumberShape, StringShape } from "../model/shape.ts";
import { isMultiple } from "../values/multiple.ts";
import { countText, quotedJson } from "./words.ts";

/** Why the value breaks a limit of its shape; undefined where it keeps them all. */
export function limitsBrokenBy(value: string | number, shape: StringShape | NumberShape): string | undefined {
  if (typeof value === "string") return shape.is === "string" ? stringLimits(value, shape) : undefined;
  return shape.is === "number" ? numberLimits(value, shape) : undefined;
}

function stringLimits(value: string, { minLength = 0, maxLength = Infinity, pattern }: StringShape): string | undefined {
  const length = [...value].length;
  if (length < minLength || length > maxLength) return `${quotedJson(value)} has ${countText(length, "character")}, ${lengthPhrase(minLength, maxLength)}`;
  const expression = pattern === undefined ? undefined : regularExpression(pattern);
  return expression === undefined || expression.test(value) ? undefined : `${quotedJson(value)} does not match ${pattern}`;
}

/** `at most 3 are allowed`. */
export function lengthPhrase(least: number, most: number): string {
  if (most === Infinity) return `at least ${least} are needed`;
  return least === 0 ? `at most ${most} are allowed` : `${least === most ? `exactly ${least}` : `${least} to ${most}`} are needed`;
}

/** The regular expression that a pattern is; undefined where it is none. */
export function regularExpression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}

function numberLimits(value: number, shape: NumberShape): string | undefined {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = shape;
  if (!Number.isFinite(value)) return `${value} is no JSON number`;
  if (value < minimum) return `${value} is less than ${minimum}`;
  if (value > maximum) return `${value} is more than ${maximum}`;
  if (value <= exclusiveMinimum) return `${value} is not more than ${exclusiveMinimum}`;
  if (value >= exclusiveMaximum) return `${value} is not less than ${exclusiveMaximum}`;
  if (shape.integer === true && !Number.isInteger(value)) return `${value} is no whole number`;
  if (shape.multipleOf !== undefined && shape.multipleOf > 0 && !isMultiple(value, shape.multipleOf)) return `${value} is no multiple of ${shape.multipleOf}`;
  return shape.bits === undefined ? undefined : bitsMisfit(value, shape.bits);
}

/** The bits stand in ascending order, so that taking each from the greatest down leaves nothing of a sum of them. */
function bitsMisfit(value: number, bits: NonNullable<NumberShape["bits"]>): string | undefined {
  let rest = value;
  for (const { bit } of bits.toReversed()) if (bit > 0 && rest >= bit) rest -= bit;
  return rest === 0 ? undefined : `${value} is no sum of the bits ${bits.map(({ bit }) => bit).join(", ")}`;
}
