/** Shapes as a stub needs them: what a value may be and what it does, without where that stands and what it is called. */
import { isOfAnyFields } from "../../model/any-fields.ts";
import type { Field, Json, Schema, Shape } from "../../model/shape.ts";
import { standardFormat } from "../formats.ts";

/** Facets that a stub reads, and those of each kind of shape. */
const kept: ReadonlySet<string> = new Set([
  ...[
    "is",
    "default",
    "readOnly",
    "writeOnly",
    "role",
    "minLength",
    "maxLength",
    "pattern",
    "integer",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
  ],
  ...["values", "open", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties"],
]);

export type ShapeData = (shape: Shape) => { readonly [facet: string]: Json };

/** References go by the names of the schemas. */
export function shapeDataOf(schemas: readonly Schema[]): ShapeData {
  const names = new Map(schemas.map(({ id, name }) => [id, name]));
  const data: ShapeData = (shape) => {
    const facets = Object.entries(shape).filter(([facet]) => kept.has(facet) && !(facet === "values" && shape.is === "map"));
    return { ...Object.fromEntries(facets as [string, Json][]), ...within(shape), ...(shape.sent === undefined ? {} : { sent: data(shape.sent) }) };
  };
  const within = (shape: Shape): { readonly [facet: string]: Json } => {
    switch (shape.is) {
      case "object":
        return { ...opened(shape), fields: shape.fields.map((field) => fieldData(data, field)) };
      case "intersection":
        return { ...opened(shape), parts: shape.parts.map((part) => (isOfAnyFields(part) ? { is: "object", fields: [] } : data(part))) };
      case "array":
        return { items: data(shape.items) };
      case "map":
        return { values: data(shape.values) };
      case "union":
        return { of: shape.of.map(data) };
      case "reference":
        return { to: names.get(shape.to) ?? shape.to };
      case "string":
        return formatted(standardFormat(shape.format));
      case "number":
        return shape.bits === undefined ? {} : { bits: shape.bits.map(({ bit }) => bit) };
      case "not-shown":
        return { is: "any" };
      default:
        return {};
    }
  };
  return data;
}

function formatted(format: string | undefined): { readonly format?: string } {
  return format === undefined ? {} : { format };
}

/** Of an object whose fields the document does not all show, others can occur; so can any where it shows none. */
function opened(shape: Shape): { readonly open?: true } {
  return shape.notShown === undefined && !isOfAnyFields(shape) ? {} : { open: true };
}

export function fieldData(data: ShapeData, { name, required, shape }: Field): { readonly [facet: string]: Json } {
  return { name, ...(required ? { required } : {}), shape: data(shape) };
}
