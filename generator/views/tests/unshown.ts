/** The fields of an object that only requests hold, at any depth: `login.pin`, `users[].pin`. */
import type { Shape } from "../../model/shape.ts";
import { fieldsOf, resolved, type Schemas } from "./resolved.ts";

export function unshownIn(given: Shape, schemas: Schemas, at = "", through: readonly string[] = []): readonly string[] {
  const step = resolved(given, schemas, through);
  if (step === undefined) return [];
  const { shape } = step;
  if (shape.is === "array") return unshownIn(shape.items, schemas, `${at}[]`, step.through);
  return (fieldsOf(shape, schemas) ?? []).flatMap((field) => {
    const path = at === "" ? field.name : `${at}.${field.name}`;
    return isUnshown(field.shape, schemas) ? [path] : unshownIn(field.shape, schemas, path, step.through);
  });
}

export function isUnshown(shape: Shape, schemas: Schemas): boolean {
  return (shape.writeOnly ?? (shape.is === "reference" ? schemas.get(shape.to)?.shape.writeOnly : undefined)) === true;
}
