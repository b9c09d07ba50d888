/** Where a shape has fields, or those that the document gives one role: as paths of names, without the items of lists. */
import type { Shape } from "../../model/shape.ts";
import { fieldsOf, resolveShape, type Schemas } from "./resolve-shape.ts";

export function fieldPaths(declaredShape: Shape, schemas: Schemas, role?: string, through: readonly string[] = []): readonly (readonly string[])[] {
  const step = resolveShape(declaredShape, schemas, through);
  if (step === undefined) return [];
  return (fieldsOf(step.shape, schemas) ?? []).flatMap(({ name, shape }) => {
    const inside = fieldPaths(shape, schemas, role, step.through).map((path) => [name, ...path]);
    return role === undefined || roleOf(shape, schemas) === role ? [[name], ...inside] : inside;
  });
}

/** Not one that was chosen: it holds nobody to anything. */
function roleOf(shape: Shape, schemas: Schemas): string | undefined {
  const role = shape.role ?? (shape.is === "reference" ? schemas.get(shape.to)?.shape.role : undefined);
  return role !== undefined && "chosen" in role ? undefined : role?.role;
}
