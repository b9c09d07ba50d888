/** Shapes with their names looked up and their parts put together; what is worked out once is kept. */
import type { FieldData, Shape } from "./data.ts";

export interface Shapes {
  /** The shape itself where it is a reference; a recursive one ends at the object it refers to. */
  resolve(shape: Shape): Exclude<Shape, { readonly is: "reference" }>;
  /** The fields that are known of an object; nothing where the shape knows none, or is no object. */
  fieldsOf(shape: Shape): ReadonlyMap<string, FieldData> | undefined;
  /** Fields that the shape does not name can occur. */
  isOpen(shape: Shape): boolean;
  /** It has fields, named or not: what has none is no object. */
  hasFields(shape: Shape): boolean;
}

export function shapesOf(named: { readonly [name: string]: Shape }): Shapes {
  const fields = new WeakMap<Shape, ReadonlyMap<string, FieldData>>();
  const resolve: Shapes["resolve"] = (shape) => {
    if (shape.is !== "reference") return shape;
    const to = Object.hasOwn(named, shape.to) ? named[shape.to] : undefined;
    if (to === undefined) throw new Error(`The service has no shape ${shape.to}.`);
    return resolve(to);
  };
  const fieldsOf: Shapes["fieldsOf"] = (shape) => {
    const known = fields.get(shape);
    if (known !== undefined) return known;
    const found = fieldsIn(resolve(shape), fieldsOf);
    if (found !== undefined) fields.set(shape, found);
    return found;
  };
  const isOpen: Shapes["isOpen"] = (shape) => {
    const known = resolve(shape);
    if (known.is === "object") return known.open === true;
    if (known.is === "intersection") return known.open === true || known.parts.some(isOpen);
    return known.is === "map" || known.is === "any";
  };
  return { resolve, fieldsOf, isOpen, hasFields: (shape) => fieldsOf(shape) !== undefined || isOpen(shape) };
}

function fieldsIn(shape: Shape, fieldsOf: Shapes["fieldsOf"]): ReadonlyMap<string, FieldData> | undefined {
  if (shape.is === "object") return new Map(shape.fields.map((field) => [field.name, field]));
  if (shape.is !== "intersection") return undefined;
  const parts = shape.parts.map((part) => fieldsOf(part));
  const all = new Map<string, FieldData>();
  for (const field of parts.flatMap((part) => [...(part?.values() ?? [])])) {
    const before = all.get(field.name);
    all.set(field.name, before === undefined ? field : both(before, field));
  }
  return all.size === 0 ? undefined : all;
}

/** What one part says is a path is one, whatever else could stand there. */
function both(one: FieldData, other: FieldData): FieldData {
  const shape = other.shape.role?.role === "path-of" ? other.shape : one.shape;
  return { ...one, shape, ...(other.required ? { required: true } : {}) };
}
