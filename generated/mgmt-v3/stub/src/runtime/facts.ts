/** What is stated of single texts and numbers, held against a value: the fact that it breaks, so that `<field> <fact>` is a sentence. */
import type { Json, NumberShape, StringShape } from "./data.ts";
import { formatOf } from "./formats.ts";
import { isMultiple } from "./multiple.ts";
import { isObject } from "./objects.ts";

/** The fact that a value breaks which has to be a text. */
export function textFact(shape: StringShape, value: Json): string | undefined {
  if (typeof value !== "string") return expected("a string", value);
  const length = lengthOf(value);
  if (shape.maxLength !== undefined && length > shape.maxLength) return `must have at most ${counted(shape.maxLength, "character")}, and has ${length}`;
  if (shape.minLength !== undefined && length < shape.minLength) return `must have at least ${counted(shape.minLength, "character")}, and has ${length}`;
  if (shape.pattern !== undefined && !new RegExp(shape.pattern, "u").test(value)) return `must match ${shape.pattern}`;
  const format = formatOf(shape.format);
  return format === undefined || format.fits(value) ? undefined : expected(format.called, value);
}

export function counted(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}

/** In characters, not in UTF-16 units. */
function lengthOf(text: string): number {
  return /[\ud800-\udbff]/.test(text) ? [...text].length : text.length;
}

/** The fact that a value breaks which has to be a number. */
export function numberFact(shape: NumberShape, value: Json): string | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return expected("a number", value);
  if (shape.integer && !Number.isInteger(value)) return `must be a whole number, and is ${value}`;
  if (shape.minimum !== undefined && value < shape.minimum) return `must be at least ${shape.minimum}, and is ${value}`;
  if (shape.maximum !== undefined && value > shape.maximum) return `must be at most ${shape.maximum}, and is ${value}`;
  if (shape.exclusiveMinimum !== undefined && value <= shape.exclusiveMinimum) return `must be more than ${shape.exclusiveMinimum}, and is ${value}`;
  if (shape.exclusiveMaximum !== undefined && value >= shape.exclusiveMaximum) return `must be less than ${shape.exclusiveMaximum}, and is ${value}`;
  if (shape.multipleOf !== undefined && !isMultiple(value, shape.multipleOf)) return `must be a multiple of ${shape.multipleOf}, and is ${value}`;
  return shape.bits === undefined || isSumOf(shape.bits, value) ? undefined : `must be a sum of ${shape.bits.join(", ")}, and is ${value}`;
}

function isSumOf(bits: readonly number[], value: number): boolean {
  return value >= 0 && [...bits].sort((one, other) => other - one).reduce((rest, bit) => (rest >= bit ? rest - bit : rest), value) === 0;
}

export function expected(wanted: string, value: Json): string {
  return `must be ${wanted}, and is ${shown(value)}`;
}

export function shown(value: Json): string {
  if (Array.isArray(value)) return "an array";
  if (isObject(value)) return "an object";
  const text = typeof value === "number" ? String(value) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
