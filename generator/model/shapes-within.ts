/** Walking shapes, one step at a time. */
import type { Origin } from "./origin.ts";
import type { Shape } from "./shape.ts";

/** The shapes directly within one: those of its fields, parts, alternatives, items or values. */
export function shapesWithin<At = Origin>(shape: Shape<At>): readonly Shape<At>[] {
  return shape.is === "object" ? shape.fields.map((field) => field.shape) : unnamedShapesWithin(shape);
}

/** The same without those of fields. */
export function unnamedShapesWithin<At = Origin>(shape: Shape<At>): readonly Shape<At>[] {
  switch (shape.is) {
    case "intersection":
      return shape.parts;
    case "union":
      return shape.of;
    case "array":
      return [shape.items];
    case "map":
      return [shape.values];
    default:
      return none;
  }
}

const none: readonly never[] = [];
