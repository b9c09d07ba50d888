/** The keywords of the types that have limits of their own. */
import type { ArrayShape, MapShape, NumberShape, StringShape } from "../../model/shape.ts";
import { tightest, type Dialect } from "../dialect.ts";
import type { Schema } from "../document.ts";

export function fillString(schema: Schema, { format, minLength, maxLength, pattern }: StringShape): void {
  schema.type = "string";
  if (format !== undefined) schema.format = format;
  if (minLength !== undefined) schema.minLength = minLength;
  if (maxLength !== undefined) schema.maxLength = maxLength;
  if (pattern !== undefined) schema.pattern = pattern;
}

export function fillNumber(schema: Schema, shape: NumberShape, dialect: Dialect): void {
  schema.type = shape.integer ? "integer" : "number";
  const format = shape.format ?? widthOf(shape);
  if (format !== undefined) schema.format = format;
  dialect.limits(schema, shape);
  if (shape.multipleOf !== undefined) schema.multipleOf = shape.multipleOf;
  if (shape.bits !== undefined) schema["x-bits"] = shape.bits.map(({ bit, name }) => ({ bit, name }));
}

/** The format that the limits of an integer ask for: readers give 32 bits to one that has no format. */
function widthOf(shape: NumberShape): "int64" | undefined {
  if (!shape.integer || isWithin(shape, 32)) return undefined;
  return isWithin(shape, 64) ? "int64" : undefined;
}

/** Whether a signed integer of so many bits holds both limits. */
function isWithin(shape: NumberShape, bits: number): boolean {
  const [lower, upper] = tightest(shape);
  const beyond = 2 ** (bits - 1);
  if (upper && (upper.exclusive ? upper.value > beyond : upper.value >= beyond)) return false;
  return !lower || lower.value >= -beyond;
}

export function fillArray(schema: Schema, { minItems, maxItems, uniqueItems }: ArrayShape, items: Schema): void {
  schema.type = "array";
  schema.items = items;
  if (minItems !== undefined) schema.minItems = minItems;
  if (maxItems !== undefined) schema.maxItems = maxItems;
  if (uniqueItems) schema.uniqueItems = true;
}

export function fillMap(schema: Schema, { minProperties, maxProperties }: MapShape, values: Schema): void {
  schema.type = "object";
  schema.additionalProperties = values;
  if (minProperties !== undefined) schema.minProperties = minProperties;
  if (maxProperties !== undefined) schema.maxProperties = maxProperties;
}
