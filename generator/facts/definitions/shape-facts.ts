/** What a shape says that a document could write in a row. */
import { alternativesType } from "../alternatives.ts";
import { listType } from "../lists.ts";
import type { NumberShape, Scalar, Schema, Shape } from "../../model/shape.ts";
import type { Fact, Limits } from "../fact.ts";

/** By their ids. */
export type Schemas<At> = ReadonlyMap<string, Pick<Schema<At>, "shape">>;

/** The types that a document may call a shape by, its own first; none where any would do. */
export function typesOfShape<At>(shape: Shape<At>, schemas: Schemas<At>): readonly string[] {
  switch (shape.is) {
    case "string":
    case "boolean":
      return [shape.is];
    case "number":
      if (shape.integer !== true) return ["number"];
      return shape.bits === undefined ? ["integer"] : ["number", "integer"];
    case "literals":
      return typesOfLiterals(shape.values);
    case "object":
    case "map":
    case "intersection":
      return ["object"];
    case "reference": {
      const schema = schemas.get(shape.to);
      return schema === undefined || schema.shape.is === "reference" ? ["object"] : typesOfShape(schema.shape, schemas);
    }
    case "array":
      return [...typesOfShape(shape.items, schemas).map(listType), "array", ...(shape.items.is === "not-shown" ? ["array of objects"] : [])];
    case "union":
      return typesOfUnion(shape.of, schemas);
    default:
      return [];
  }
}

function typesOfLiterals(values: readonly Scalar[]): readonly string[] {
  const known = values.filter((value) => value !== null);
  if (known.every((value) => typeof value === "number")) return [known.join(" or "), "number", "integer"];
  return known.every((value) => typeof value === "boolean") ? ["boolean"] : ["string"];
}

/** A boolean that numbers can stand for is a boolean; null is no type that a row would give. */
function typesOfUnion<At>(parts: readonly Shape<At>[], schemas: Schemas<At>): readonly string[] {
  const plain = parts.filter(({ is }) => is !== "null");
  if (plain.some(({ is }) => is === "boolean") && plain.every((part) => part.is === "boolean" || isOfNumbers(part))) return ["boolean"];
  const [first, ...others] = plain.map((part) => typesOfShape(part, schemas));
  if (first === undefined) return [];
  const common = first.filter((type) => others.every((types) => types.includes(type)));
  return common.length > 0 ? common : typesTogether(plain, [first, ...others]);
}

function isOfNumbers(shape: Shape<unknown>): boolean {
  return shape.is === "literals" && shape.values.every((value) => value === null || typeof value === "number");
}

/**
 * `number or string`. Values of several sorts, one of which may have its quotes by mistake, are none of these alone; where they stand beside a type, a row may
 * give that alone and name the values in words. Undecided where a part has no type.
 */
function typesTogether<At>(parts: readonly Shape<At>[], types: readonly (readonly string[])[]): readonly string[] {
  const literals = parts.filter(({ is }) => is === "literals").length;
  const named = types.map((own) => own.filter((type) => !type.includes(" or ")).slice(0, literals === parts.length ? 1 : 2));
  if (named.some((own) => own.length === 0)) return [];
  const together = named.reduce<readonly (readonly string[])[]>((before, own) => before.flatMap((one) => own.map((type) => [...one, type])), [[]]);
  const alternatives = [...new Set(together.map(alternativesType))];
  return literals === 0 || literals === parts.length ? alternatives : [...alternatives, ...new Set(named.flat())];
}

/** Limits, values, default, format and the rest of what is known of a value beyond its type. */
export function factsOfShape<At>(shape: Shape<At>): readonly Fact[] {
  const facts: Fact[] = [];
  if (shape.default !== undefined && isScalar(shape.default)) facts.push({ fact: "default", value: shape.default });
  if (shape.role?.role === "addressed-at") facts.push({ fact: "reference", value: shape.role.uri });
  if (shape.readOnly === true) facts.push({ fact: "readOnly", value: true });
  if (shape.writeOnly === true) facts.push({ fact: "writeOnly", value: true });
  if (shape.is === "string") {
    facts.push(...limits("length", shape.minLength, shape.maxLength));
    if (shape.pattern !== undefined) facts.push({ fact: "pattern", value: shape.pattern });
  }
  if ((shape.is === "string" || shape.is === "number" || shape.is === "literals") && shape.format !== undefined)
    facts.push({ fact: "format", value: shape.format });
  if (shape.is === "number") {
    facts.push(...rangeOf(shape));
    if (shape.multipleOf !== undefined) facts.push({ fact: "step", value: shape.multipleOf });
    if (shape.bits !== undefined) facts.push({ fact: "bits", value: shape.bits });
  }
  if (shape.is === "literals") facts.push({ fact: shape.open === true ? "known" : "values", value: shape.values });
  if (shape.is === "union")
    facts.push(...shape.of.flatMap((part) => (part.is === "number" || part.is === "string" ? factsOfShape(part) : [])), ...valuesOrNull(shape.of));
  if (shape.is === "map") facts.push(...limits("items", shape.minProperties, shape.maxProperties));
  if (shape.is === "array")
    facts.push(
      ...limits("items", shape.minItems, shape.maxItems),
      ...factsOfShape(shape.items).filter(({ fact }) => fact !== "default" && fact !== "readOnly" && fact !== "writeOnly"),
    );
  return facts;
}

/** Values beside which there is null alone. */
function valuesOrNull<At>(parts: readonly Shape<At>[]): readonly Fact[] {
  const [values, ...others] = parts.filter(({ is }) => is !== "null");
  if (values?.is !== "literals" || others.length > 0 || parts.length === 1) return [];
  return factsOfShape(values).map((fact) => (fact.fact === "values" || fact.fact === "known" ? { ...fact, value: [...fact.value, null] } : fact));
}

/** Whether one of its values is null. */
export function isNullable<At>(shape: Shape<At>, schemas: Schemas<At>): boolean {
  switch (shape.is) {
    case "null":
      return true;
    case "literals":
      return shape.values.includes(null);
    case "union":
      return shape.of.some((part) => isNullable(part, schemas));
    case "reference": {
      const schema = schemas.get(shape.to);
      return schema !== undefined && schema.shape.is !== "reference" && isNullable(schema.shape, schemas);
    }
    default:
      return false;
  }
}

/** The names of the fields directly in a shape. */
export function namesWithin<At>(shape: Shape<At>, schemas: Schemas<At>): readonly string[] {
  switch (shape.is) {
    case "object":
      return shape.fields.map(({ name }) => name);
    case "intersection":
      return shape.parts.flatMap((part) => namesWithin(part, schemas));
    case "array":
      return namesWithin(shape.items, schemas);
    case "reference": {
      const schema = schemas.get(shape.to);
      return schema === undefined || schema.shape.is === "reference" ? [] : namesWithin(schema.shape, schemas);
    }
    default:
      return [];
  }
}

/** A whole number below a limit is at most the one before it: a document may say either. */
function rangeOf({
  integer,
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: Pick<NumberShape, "integer" | "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum">): readonly Fact[] {
  const least = integer === true && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : undefined;
  const most = integer === true && exclusiveMaximum !== undefined ? exclusiveMaximum - 1 : undefined;
  return limits("range", minimum ?? least, maximum ?? most);
}

function limits(fact: "range" | "length" | "items", minimum: number | undefined, maximum: number | undefined): readonly Fact[] {
  if (minimum === undefined && maximum === undefined) return [];
  const value: Limits = { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
  return [{ fact, value }];
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== "object";
}
