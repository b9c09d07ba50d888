/**
 * How a version of OpenAPI spells what the versions spell differently. All else reads the same in the three, so that a
 * pointer into one document holds in the others, but for what a version has no word for.
 */
import type { Json, NumberShape } from "../model/shape.ts";
import type { Schema, SchemaType, Version } from "./document.ts";

export interface Dialect {
  readonly version: Version;
  /** The lower and upper limits of a number. */
  limits(schema: Schema, shape: NumberShape): void;
  /** An example of a value, on its schema. */
  example(schema: Schema, value: Json): void;
  /** Null alone. */
  nothing(): Schema;
  /** One of the schemas, or null. */
  orNull(members: readonly Schema[]): Schema;
  /** Whether there is a word for certificates of clients. */
  readonly knowsCertificates: boolean;
  /** Whether a requirement can have scopes where its scheme does not say where tokens are obtained. */
  readonly knowsRoles: boolean;
  /** Closes an object over all that its `allOf` members list; false where the version cannot say so. */
  close(schema: Schema): boolean;
}

/** 3.1 and 3.2 are JSON Schema 2020-12. */
const jsonSchema = {
  knowsCertificates: true,
  knowsRoles: true,
  limits(schema, shape) {
    const [lower, upper] = tightest(shape);
    if (lower) schema[lower.exclusive ? "exclusiveMinimum" : "minimum"] = lower.value;
    if (upper) schema[upper.exclusive ? "exclusiveMaximum" : "maximum"] = upper.value;
  },
  example(schema, value) {
    schema.examples = [value];
  },
  nothing: () => ({ type: "null" }),
  orNull(members) {
    const [only] = members;
    const isPlain = members.length === 1 && typeof only?.type === "string" && only.enum === undefined;
    return isPlain ? { ...only, type: [only.type as SchemaType, "null"] } : { anyOf: [...members, { type: "null" }] };
  },
  close(schema) {
    schema.unevaluatedProperties = false;
    return true;
  },
} satisfies Omit<Dialect, "version">;

export const openapi31: Dialect = { version: "3.1.1", ...jsonSchema };
export const openapi32: Dialect = { version: "3.2.0", ...jsonSchema };

/** 3.0 is a subset of an early JSON Schema, with `nullable` in place of a type of its own for null. */
export const openapi30: Dialect = {
  version: "3.0.3",
  knowsCertificates: false,
  knowsRoles: false,
  limits(schema, shape) {
    const [lower, upper] = tightest(shape);
    if (lower) schema.minimum = lower.value;
    if (lower?.exclusive) schema.exclusiveMinimum = true;
    if (upper) schema.maximum = upper.value;
    if (upper?.exclusive) schema.exclusiveMaximum = true;
  },
  example(schema, value) {
    schema.example = value;
  },
  // `nullable` holds beside a `type` alone, and an `enum` narrows the two to null. The type is one of values, since readers
  // make an object without properties of a type `object`, whatever its `enum` says: they take any object for null.
  nothing: () => ({ type: "string", nullable: true, enum: [null] }),
  orNull(members) {
    const [only] = members;
    if (members.length > 1 || only?.type === undefined) return { anyOf: [...members, openapi30.nothing()] };
    return { ...only, nullable: true, ...(only.enum && { enum: [...(only.enum as Json[]), null] }) };
  },
  close: () => false,
};

/** The primary version first. */
export const dialects: readonly Dialect[] = [openapi31, openapi30, openapi32];

interface Limit {
  readonly value: number;
  readonly exclusive: boolean;
}

/** One limit on each side: the tighter one where both an inclusive and an exclusive one are given. */
export function tightest(shape: NumberShape): [Limit | undefined, Limit | undefined] {
  return [tighter(shape.minimum, shape.exclusiveMinimum, 1), tighter(shape.maximum, shape.exclusiveMaximum, -1)];
}

function tighter(inclusive: number | undefined, exclusive: number | undefined, sign: 1 | -1): Limit | undefined {
  if (exclusive !== undefined && (inclusive === undefined || sign * exclusive >= sign * inclusive)) {
    return { value: exclusive, exclusive: true };
  }
  return inclusive === undefined ? undefined : { value: inclusive, exclusive: false };
}
