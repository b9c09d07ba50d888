/**
 * Holds what an answer shows against the form that the document gives it: types, limits and allowed values of the fields
 * that it lists. Others may be there.
 */
import type { Json, NumberShape, Shape } from "../../stub/src/runtime/data.ts";
import { formatOf } from "../../stub/src/runtime/formats.ts";
import { isMultiple } from "../../stub/src/runtime/multiple.ts";
import { isObject } from "../../stub/src/runtime/objects.ts";
import type { Shapes } from "../../stub/src/runtime/shapes.ts";
import { fieldOf } from "./values.ts";

/** Where the value is not of the shape, each as a sentence. */
export function misfits(shapes: Shapes, given: Shape, value: Json | undefined, at = "the answer"): readonly string[] {
  const shape = shapes.resolve(given);
  const isNo = (wanted: string): readonly string[] => [`${at} is ${JSON.stringify(value) ?? "not there"}, and no ${wanted}`];
  switch (shape.is) {
    case "string":
      if (typeof value !== "string") return isNo("text");
      if (formatOf(shape.format)?.fits(value) === false) return [`${at} is ${JSON.stringify(value)}, and not ${formatOf(shape.format)!.called}`];
      if (shape.pattern !== undefined && !new RegExp(shape.pattern, "u").test(value)) return [`${at} is ${JSON.stringify(value)}, which does not match ${shape.pattern}`];
      return (shape.maxLength !== undefined && [...value].length > shape.maxLength) || (shape.minLength !== undefined && [...value].length < shape.minLength) ? isNo("text of such a length") : [];
    case "number":
      return typeof value === "number" && isWithin(shape, value) ? [] : isNo("number that the document allows");
    case "boolean":
      return typeof value === "boolean" ? [] : isNo("boolean");
    case "null":
      return value === null ? [] : isNo("null");
    case "literals":
      return shape.values.some((one) => one === value || (shape.open && typeof one === typeof value)) ? [] : isNo("value that the document allows");
    case "array":
      return Array.isArray(value) ? value.flatMap((item: Json, index) => misfits(shapes, shape.items, item, `${at}[${index}]`)) : isNo("list");
    case "map":
      return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => misfits(shapes, shape.values, inner, `${at}.${name}`)) : isNo("object");
    case "union": {
      const found = shape.of.map((one) => misfits(shapes, one, value, at));
      return found.find((one) => one.length === 0) ?? found[0] ?? [];
    }
    case "object":
    case "intersection":
      return isObject(value) ? misfitsOfFields(shapes, shape, value, at) : isNo("object");
    case "any":
      return value === undefined ? isNo("value") : [];
  }
}

function misfitsOfFields(shapes: Shapes, shape: Shape, value: Json, at: string): readonly string[] {
  return [...(shapes.fieldsOf(shape)?.values() ?? [])].flatMap(({ name, required, shape: inner }) => {
    const held = fieldOf(value, name);
    if (inner.writeOnly ?? shapes.resolve(inner).writeOnly) return held === undefined ? [] : [`${at}.${name} is shown, and only requests hold it`];
    return held === undefined && required === undefined ? [] : misfits(shapes, inner, held, `${at}.${name}`);
  });
}

function isWithin({ integer, multipleOf, minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity }: NumberShape, value: number): boolean {
  return value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum && (!integer || Number.isInteger(value)) && (multipleOf === undefined || isMultiple(value, multipleOf));
}
