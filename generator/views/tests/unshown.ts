/** The fields of an object that only requests hold, at any depth: `login.pin`, `users[].pin`, and `users.*.pin` under free names. */
import type { Shape } from "../../model/shape.ts";
import { fieldsOf, resolved, type Schemas } from "./resolved.ts";
import { takenOf } from "./spec.ts";

export function unshownIn(given: Shape, schemas: Schemas, at = "", through: readonly string[] = []): readonly string[] {
  const step = resolved(given, schemas, through);
  if (step === undefined) return [];
  const { shape } = step;
  const inside = (inner: Shape, path: string): readonly string[] => unshownIn(inner, schemas, path, step.through);
  if (shape.is === "array") return inside(shape.items, `${at}[]`);
  if (shape.is === "map") return inside(shape.values, pathTo("*", at));
  if (shape.is === "union") return takenOf(shape.of, step.through, schemas).flatMap((form) => inside(form, at));
  return (fieldsOf(shape, schemas) ?? []).flatMap((field) => {
    const path = pathTo(field.name, at);
    return isUnshown(field.shape, schemas) ? [path] : inside(field.shape, path);
  });
}

function pathTo(name: string, at: string): string {
  return at === "" ? name : `${at}.${name}`;
}

export function isUnshown(shape: Shape, schemas: Schemas): boolean {
  return (shape.writeOnly ?? (shape.is === "reference" ? schemas.get(shape.to)?.shape.writeOnly : undefined)) === true;
}
