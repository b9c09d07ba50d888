/** What a PATCH carries: changes, of which each that is left out lets stand what is there. */
import type { Field, ObjectShape, Shape } from "../../model/shape.ts";
import { memoizeByObject } from "../../values/memoize.ts";

/**
 * The shape of changes without the defaults of its fields: to a schema, these are what a field has that is left out, and clients
 * that fill them in would set what nobody changes. A type that stands elsewhere as well keeps what it says.
 */
export const asChanges = memoizeByObject((shape: Shape): Shape => (shape.is === "object" ? { ...shape, fields: changesIn(shape) } : shape));

function changesIn({ fields }: ObjectShape): readonly Field[] {
  const [only, ...others] = fields;
  if (only?.shape.is === "object" && others.length === 0) return [{ ...only, shape: asChanges(only.shape) }];
  return fields.map((field) => ({ ...field, shape: withoutDefault(field.shape) }));
}

function withoutDefault({ default: _, ...shape }: Shape): Shape {
  return shape;
}
