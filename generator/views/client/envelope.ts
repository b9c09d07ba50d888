/** The name under which a payload stands alone: a closed object of one field is the envelope of that field's value. */
import type { ObjectShape, Shape } from "../../model/shape.ts";
import { inForm, type Form, type Forms } from "../../openapi/forms.ts";
import { mergeParts } from "../../openapi/schema/closed-intersections.ts";

export interface UnwrappedShape {
  /** The one field, where there is an envelope. */
  readonly key?: string;
  readonly shape: Shape;
}

export function unwrapEnvelope(shape: Shape, form: Form, forms: Forms): UnwrappedShape {
  const object = objectOf(inForm(shape, form), form, forms);
  const [field, ...others] = object?.fields ?? [];
  if (object?.closed !== true || field === undefined || others.length > 0 || !field.required) return { shape };
  return { key: field.name, shape: field.shape };
}

function objectOf(shape: Shape, form: Form, forms: Forms): ObjectShape | undefined {
  if (shape.is === "object") return shape;
  if (shape.is === "intersection") return shape.closed ? undefined : mergeParts(shape.parts, form, forms).object;
  const target = shape.is === "reference" ? forms.schema(shape.to)?.shape : undefined;
  return target?.is === "object" ? target : undefined;
}
