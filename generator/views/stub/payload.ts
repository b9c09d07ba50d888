/** What an operation carries, out of its envelope: a closed object of one field, or of one field whose name is left open. */
import type { Payload } from "../../model/operation.ts";
import type { Json, Schema, Shape } from "../../model/shape.ts";
import type { ShapeData } from "./shapes.ts";

export interface UnwrappedPayload {
  readonly shape: Shape;
  /** `name` is missing where the document leaves it open. */
  readonly envelope?: { readonly name?: string };
}

export function unwrapPayload(shape: Shape, schemas: ReadonlyMap<string, Schema>): UnwrappedPayload {
  const target = shape.is === "reference" ? schemas.get(shape.to)?.shape : shape;
  if (target?.is === "map" && target.minProperties === 1 && target.maxProperties === 1) return { shape: target.values, envelope: {} };
  if (target?.is !== "object" || !target.closed) return { shape };
  const [field, ...others] = target.fields;
  return field === undefined || others.length > 0 || !field.required ? { shape } : { shape: field.shape, envelope: { name: field.name } };
}

export function payloadData(payload: Payload, schemas: ReadonlyMap<string, Schema>, data: ShapeData): Json {
  if (payload.is === "none" || payload.is === "silent") return { is: payload.is };
  const mediaType = payload.mediaType === undefined ? {} : { mediaType: payload.mediaType };
  if (payload.is === "not-shown") return { is: payload.is, what: payload.what, ...mediaType };
  const { shape, envelope } = unwrapPayload(payload.shape, schemas);
  return {
    is: "json",
    shape: data(shape),
    ...(envelope === undefined ? {} : { envelope: envelope.name === undefined ? {} : { named: envelope.name } }),
    ...mediaType,
    ...exampleText(payload),
  };
}

/** An example in another media type than JSON is a text, also one that could be read as JSON: `@example 42`. */
function exampleText({ shape, example, mediaType }: Extract<Payload, { is: "json" }>): { readonly text?: string } {
  if (mediaType === undefined || example === undefined) return {};
  if (typeof example.value === "string") return { text: example.value };
  return shape.is === "string" ? { text: JSON.stringify(example.value) } : {};
}
