/**
 * An answer as it can look: out of the facts, a value that is made up only where the facts leave it open. Whatever the document
 * does not show is left out; there is no example where it is all of it.
 */
import type { ArrayShape, Json, MapShape, ObjectShape, Shape } from "../../model/shape.ts";
import { inForm } from "../../openapi/forms.ts";
import { setOwn } from "../../openapi/own-properties.ts";
import { simplestCount, simplestKeys, simplestNumber, simplestText } from "../simplest.ts";
import type { Schemas } from "./shapes.ts";

/** Of the fields that can be missing, so many are shown. */
const OPTIONAL = 8;
const DEEPEST = 8;

/** Where the example stands: the name of the field, and the schemas around it. */
interface At {
  readonly name: string;
  readonly through: readonly string[];
}

export function exampleValue(shape: Shape, schemas: Schemas): Json | undefined {
  return valueOf(shape, { name: "text", through: [] }, schemas);
}

function valueOf(declaredShape: Shape, at: At, schemas: Schemas): Json | undefined {
  const shape = inForm(declaredShape, "answer");
  if (shape.default !== undefined) return shape.default;
  if (shape.notShown !== undefined && shape.is === "string") return undefined;
  switch (shape.is) {
    case "string":
      return simplestText(shape, at.name);
    case "number":
      return simplestNumber(shape);
    case "boolean":
      return true;
    case "null":
      return null;
    case "literals":
      return shape.values[0];
    case "object":
      return objectOf(shape, at, schemas);
    case "intersection":
      return together(shape.parts, at, schemas);
    case "array":
      return listOf(valueOf(shape.items, at, schemas), shape);
    case "map":
      return mapOf(valueOf(shape.values, at, schemas), shape);
    case "union":
      return first(shape.of.map((one) => valueOf(one, at, schemas)));
    case "reference":
      return referenceOf(shape.to, at, schemas);
    case "any":
      return {};
    case "not-shown":
      return undefined;
  }
}

/** Undefined where a field that has to be there cannot be shown. */
function objectOf({ fields }: ObjectShape, { through }: At, schemas: Schemas): Json | undefined {
  const object: { [name: string]: Json } = {};
  let optional = 0;
  for (const { name, required, shape, example } of fields) {
    if (shape.writeOnly === true || (!required && optional >= OPTIONAL)) continue;
    const value = example ?? valueOf(shape, { name, through }, schemas);
    if (value === undefined && required) return undefined;
    if (value === undefined) continue;
    setOwn(object, name, value);
    if (!required) optional += 1;
  }
  return object;
}

function together(parts: readonly Shape[], at: At, schemas: Schemas): Json | undefined {
  const values = parts.map((part) => valueOf(part, at, schemas));
  if (values.some((value) => value === undefined)) return undefined;
  const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } => typeof value === "object" && value !== null && !Array.isArray(value);
  if (!values.every(isObject)) return first(values);
  const whole: { [name: string]: Json } = {};
  for (const value of values) for (const [name, inner] of Object.entries(value)) setOwn(whole, name, inner);
  return whole;
}

function listOf(item: Json | undefined, { minItems, maxItems, uniqueItems }: ArrayShape): Json | undefined {
  if (item === undefined) return (minItems ?? 0) === 0 ? [] : undefined;
  if (uniqueItems === true && (minItems ?? 0) > 1) return undefined;
  return Array.from({ length: simplestCount(minItems, maxItems) }, () => item);
}

function mapOf(value: Json | undefined, { minProperties, maxProperties }: MapShape): Json | undefined {
  if (value === undefined) return (minProperties ?? 0) === 0 ? {} : undefined;
  return Object.fromEntries(simplestKeys(simplestCount(minProperties, maxProperties)).map((key) => [key, value]));
}

function referenceOf(id: string, { name, through }: At, schemas: Schemas): Json | undefined {
  const schema = schemas.schema(id);
  if (schema === undefined || through.length >= DEEPEST || through.includes(id)) return undefined;
  return schema.example ?? valueOf(schema.shape, { name, through: [...through, id] }, schemas);
}

function first(values: readonly (Json | undefined)[]): Json | undefined {
  return values.find((value) => value !== undefined);
}
