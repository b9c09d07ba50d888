/** Shapes as a request carries them, with references followed. */
import { isOfAnyFields } from "../../model/any-fields.ts";
import type { Field, Schema, Shape } from "../../model/shape.ts";
import { inForm } from "../../model/usage.ts";

export type Schemas = ReadonlyMap<string, Schema>;

export type Resolved = Exclude<Shape, { readonly is: "reference" }>;

export interface ResolvedStep {
  readonly shape: Resolved;
  /** The service sets the value; a request cannot. */
  readonly readOnly: boolean;
  /** What was referred to on the way here and in its parts: a shape that is met again goes on without end. */
  readonly through: readonly string[];
}

/** Nothing where a shape holds itself. */
export function resolveShape(declaredShape: Shape, schemas: Schemas, through: readonly string[] = []): ResolvedStep | undefined {
  const shape = inForm(declaredShape, "request");
  if (shape.is !== "reference") {
    const met = throughParts(shape, schemas, through);
    return met === undefined ? undefined : { shape, readOnly: declaredShape.readOnly === true || shape.readOnly === true, through: met };
  }
  const schema = schemas.get(shape.to);
  if (schema === undefined || through.includes(shape.to)) return undefined;
  const next = resolveShape(schema.shape, schemas, [...through, shape.to]);
  return next === undefined ? undefined : { ...next, readOnly: next.readOnly || declaredShape.readOnly === true || shape.readOnly === true };
}

/** What was referred to on the way to the parts of a shape; nothing where one of them is met again. */
function throughParts(shape: Resolved, schemas: Schemas, through: readonly string[]): readonly string[] | undefined {
  if (shape.is !== "intersection") return through;
  const parts = shape.parts.map((part) => resolveShape(part, schemas, through)?.through);
  return parts.includes(undefined) ? undefined : [...new Set(parts.flatMap((part) => part ?? []))];
}

/** The fields of an object, those of all parts of an intersection; nothing where it is none. */
export function fieldsOf(shape: Resolved, schemas: Schemas): readonly Field[] | undefined {
  if (shape.is === "object") return shape.fields;
  if (shape.is !== "intersection") return undefined;
  const parts = shape.parts.flatMap((part) => {
    const step = resolveShape(part, schemas);
    return step === undefined ? [] : (fieldsOf(step.shape, schemas) ?? []);
  });
  const byName = new Map<string, Field>();
  for (const field of parts) {
    const before = byName.get(field.name);
    byName.set(field.name, before === undefined ? field : { ...before, required: before.required || field.required });
  }
  return [...byName.values()];
}

/** Fields that the shape does not list can occur. */
export function allowsOtherFields(shape: Resolved, schemas: Schemas): boolean {
  if (shape.notShown !== undefined && (shape.is === "object" || shape.is === "intersection")) return true;
  if (isOfAnyFields(shape)) return true;
  if (shape.is === "intersection")
    return shape.parts.some((part) => !isOfAnyFields(part) && allowsOtherFields(resolveShape(part, schemas)?.shape ?? { is: "any" }, schemas));
  return shape.is === "map" || shape.is === "any" || shape.is === "not-shown";
}
