/** The keywords of the types that have limits of their own. */
import type { ArrayShape, MapShape, NumberShape, StringShape } from "../../model/shape.ts";
import type { Dialect } from "../dialect.ts";
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
  if (shape.format !== undefined) schema.format = shape.format;
  dialect.limits(schema, shape);
  if (shape.multipleOf !== undefined) schema.multipleOf = shape.multipleOf;
  if (shape.bits !== undefined) schema["x-bits"] = shape.bits.map(({ bit, name }) => ({ bit, name }));
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
