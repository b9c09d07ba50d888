/** The fields of an object that only requests hold, at any depth. */
import type { Shape } from "../../model/shape.ts";
import { fieldsOf, resolveShape, type Schemas } from "./resolve-shape.ts";
import { takenAlternative } from "./spec.ts";

/** The names of the fields on the way, and null for any item of a list and any free name: `["users", null, "pin"]`. */
export type FieldPath = readonly (string | null)[];

export function unshownIn(declaredShape: Shape, schemas: Schemas, at: FieldPath = [], through: readonly string[] = []): readonly FieldPath[] {
  const step = resolveShape(declaredShape, schemas, through);
  if (step === undefined) return [];
  const { shape } = step;
  const inside = (inner: Shape, path: FieldPath): readonly FieldPath[] => unshownIn(inner, schemas, path, step.through);
  if (shape.is === "array") return inside(shape.items, [...at, null]);
  if (shape.is === "map") return inside(shape.values, [...at, null]);
  if (shape.is === "union") return takenAlternative(shape.of, step.through, schemas).flatMap((form) => inside(form, at));
  return (fieldsOf(shape, schemas) ?? []).flatMap((field) => {
    const path = [...at, field.name];
    return isUnshown(field.shape, schemas) ? [path] : inside(field.shape, path);
  });
}

export function isUnshown(shape: Shape, schemas: Schemas): boolean {
  return (shape.writeOnly ?? (shape.is === "reference" ? schemas.get(shape.to)?.shape.writeOnly : undefined)) === true;
}
