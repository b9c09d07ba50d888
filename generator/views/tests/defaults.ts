/** What reading shows where nobody configured anything: the defaults that the document states, in the fields that can be left out. */
import type { Json, Shape } from "../../model/shape.ts";
import { setOwn } from "../../openapi/own-properties.ts";
import { fieldsOf, resolveShape, type Schemas } from "./resolve-shape.ts";
import { isUnshown } from "./unshown.ts";

/** Nothing where the document states none. */
export function defaultsOf(shape: Shape, schemas: Schemas): Json | undefined {
  return defaultsIn(shape, true, schemas, []);
}

/** @param isThere somebody configured the object, and so what has to be in it; of another one nothing is shown where that has no default */
function defaultsIn(shape: Shape, isThere: boolean, schemas: Schemas, through: readonly string[]): Json | undefined {
  const step = resolveShape(shape, schemas, through);
  const stated = shape.default ?? shape.sent?.default ?? step?.shape.default;
  if (step === undefined || stated !== undefined) return stated;
  const found: { [name: string]: Json } = {};
  for (const { name, required, shape: fieldShape } of fieldsOf(step.shape, schemas) ?? []) {
    if (isUnshown(fieldShape, schemas)) continue;
    const value = defaultsIn(fieldShape, isThere && required, schemas, step.through);
    if (value === undefined && required && !isThere) return undefined;
    if (value !== undefined && !(isThere && required && typeof value !== "object")) setOwn(found, name, value);
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
