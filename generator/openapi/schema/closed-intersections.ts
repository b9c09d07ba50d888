/** Intersections with a closed part, made into the one object that they describe. */
import type { Field, ObjectShape, Shape } from "../../model/shape.ts";
import { inForm, type Form, type Forms } from "../forms.ts";

export interface MergedParts {
  /** A part is closed. */
  readonly closed: boolean;
  /** The object of all fields, where a part is closed and all are objects. */
  readonly object?: ObjectShape;
}

export function mergeParts(parts: readonly Shape[], form: Form, forms: Forms): MergedParts {
  const found = parts.map((part) => objectsIn(part, form, forms, []));
  const objects = found.flatMap((some) => some.objects);
  if (!objects.some((one) => one.closed)) return { closed: false };
  if (!found.every((some) => some.all)) return { closed: true };
  return { closed: true, object: { is: "object", closed: true, fields: fieldsOf(objects) } };
}

interface Found {
  readonly objects: readonly ObjectShape[];
  /** The part consists of these and nothing else. */
  readonly all: boolean;
}

function objectsIn(part: Shape, form: Form, forms: Forms, through: readonly string[]): Found {
  const shape = inForm(part, form);
  if (shape.is === "object") return { objects: [shape], all: true };
  if (shape.is === "intersection") {
    const found = shape.parts.map((one) => objectsIn(one, form, forms, through));
    return { objects: found.flatMap((one) => one.objects), all: found.every((one) => one.all) };
  }
  const target = shape.is === "reference" && !through.includes(shape.to) ? forms.schema(shape.to) : undefined;
  if (shape.is !== "reference" || target === undefined) return { objects: [], all: false };
  return objectsIn(target.shape, form, forms, [...through, shape.to]);
}

/** Each field once, where it first stands; what the parts say of it otherwise holds together. */
function fieldsOf(objects: readonly ObjectShape[]): readonly Field[] {
  const fields = new Map<string, Field>();
  for (const field of objects.flatMap((one) => one.fields)) {
    const before = fields.get(field.name);
    fields.set(field.name, before === undefined ? field : both(before, field));
  }
  return [...fields.values()];
}

function both(one: Field, other: Field): Field {
  const required = one.required || other.required;
  if (JSON.stringify(one.shape) === JSON.stringify(other.shape)) return { ...one, required };
  return { ...one, required, shape: { is: "intersection", parts: [one.shape, other.shape] } };
}
