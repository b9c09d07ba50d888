/** The fields that stand in a shape, whatever lists, unions and references they stand in. */
import type { Field, Schema, Shape } from "../model/shape.ts";

export type Schemas = ReadonlyMap<string, Schema>;

/** The fields directly in a value of the shape, through references; each once, in the order of the model. */
export function fieldsIn(shape: Shape, schemas: Schemas): ReadonlySet<Field> {
  const fields = new Set<Field>();
  const passed = new Set<string>();
  const pass = (one: Shape): void => {
    if (one.is === "object") one.fields.forEach((field) => fields.add(field));
    if (one.is === "reference" && !passed.has(one.to)) {
      passed.add(one.to);
      const target = schemas.get(one.to);
      if (target !== undefined) pass(target.shape);
    }
    partsOf(one).forEach(pass);
  };
  pass(shape);
  return fields;
}

/** The fields that a shape itself declares, each with the names of those around it. */
export function* declaredFields(shape: Shape, around: readonly string[]): Generator<readonly [Field, path: readonly string[]]> {
  if (shape.is === "object") {
    for (const field of shape.fields) {
      const path = [...around, field.name];
      yield [field, path];
      yield* declaredFields(field.shape, path);
    }
  }
  for (const part of partsOf(shape)) yield* declaredFields(part, around);
}

/** The shapes of the same value, or of the values that it lists. */
function partsOf(shape: Shape): readonly Shape[] {
  const sent = shape.sent === undefined ? [] : [shape.sent];
  switch (shape.is) {
    case "intersection":
      return [...shape.parts, ...sent];
    case "union":
      return [...shape.of, ...sent];
    case "array":
      return [shape.items, ...sent];
    case "map":
      return [shape.values, ...sent];
    default:
      return sent;
  }
}
