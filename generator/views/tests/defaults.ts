/** What reading shows where nobody configured anything: the defaults that the document states, in the fields that hold them. */
import type { Json, Shape } from "../../model/shape.ts";
import { put } from "../../openapi/own.ts";
import { fieldsOf, resolved, type Schemas } from "./resolved.ts";

/** Nothing where the document states none. */
export function defaultsOf(shape: Shape, schemas: Schemas, through: readonly string[] = []): Json | undefined {
  const step = resolved(shape, schemas, through);
  const stated = shape.default ?? shape.sent?.default ?? step?.shape.default;
  if (step === undefined || stated !== undefined) return stated;
  const found: { [name: string]: Json } = {};
  for (const field of fieldsOf(step.shape, schemas) ?? []) {
    const value = defaultsOf(field.shape, schemas, step.through);
    if (value !== undefined) put(found, field.name, value);
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
