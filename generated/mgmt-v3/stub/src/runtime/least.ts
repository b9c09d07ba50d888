/** The least value that a shape allows: what an answer must hold and nobody ever said. */
import type { Json, NumberShape, Shape, StringShape } from "./data.ts";
import { multipleFrom } from "./multiple.ts";
import type { Shapes } from "./shapes.ts";
import { fittingText } from "./texts.ts";

/** `text` stands for strings that may be anything. */
export function leastOf(shapes: Shapes, given: Shape, text = ""): Json {
  const shape = shapes.resolve(given);
  const preset = given.default ?? shape.default;
  if (preset !== undefined) return preset;
  switch (shape.is) {
    case "string":
      return leastText(shape, text);
    case "number":
      return leastNumber(shape);
    case "boolean":
      return false;
    case "literals":
      return shape.values[0] ?? null;
    case "object":
    case "intersection":
      return leastObject(shapes, shape, text);
    case "array":
      return Array.from({ length: shape.minItems ?? 0 }, () => leastOf(shapes, shape.items, text));
    case "map":
      return Object.fromEntries(Array.from({ length: shape.minProperties ?? 0 }, (_, at) => [`field-${at}`, leastOf(shapes, shape.values, text)]));
    case "union":
      // Where nothing can be there, nothing is.
      return shape.of[0] === undefined || shape.of.some((one) => shapes.resolve(one).is === "null") ? null : leastOf(shapes, shape.of[0], text);
    case "null":
    case "any":
      return null;
  }
}

function leastText(shape: StringShape, text: string): string {
  const usual = text.slice(0, shape.maxLength).padEnd(shape.minLength ?? 0, "-");
  return fittingText(shape, 0, usual) ?? usual;
}

function leastObject(shapes: Shapes, shape: Shape, text: string): Json {
  const fields = [...(shapes.fieldsOf(shape)?.values() ?? [])].filter(({ required }) => required);
  return Object.fromEntries(fields.map((field) => [field.name, leastOf(shapes, field.shape, text)]));
}

/** Zero where it is allowed, otherwise the number next to it that is. */
function leastNumber(shape: NumberShape): number {
  const bit = shape.bits?.[0];
  if (bit !== undefined && (shape.minimum ?? 0) > 0) return Math.max(bit, shape.minimum ?? 0);
  const least = Math.max(shape.minimum ?? -Infinity, shape.exclusiveMinimum === undefined ? -Infinity : shape.exclusiveMinimum + 1);
  const most = Math.min(shape.maximum ?? Infinity, shape.exclusiveMaximum === undefined ? Infinity : shape.exclusiveMaximum - 1);
  const next = Math.min(Math.max(0, least), most);
  return shape.multipleOf === undefined ? next : multipleFrom(next, shape.multipleOf);
}
