/** Unions: `oneOf` where the type alone tells the members apart, otherwise `anyOf`. */
import type { Shape, UnionShape } from "../../model/shape.ts";
import type { EmitContext } from "../context.ts";
import type { Dialect } from "../dialect.ts";
import type { Schema } from "../document.ts";
import type { Forms } from "../forms.ts";

export function unionSchema(union: UnionShape, emit: (member: Shape) => Schema, { dialect, forms }: EmitContext): Schema {
  const shapes = union.of.filter((member) => member.is !== "null");
  const members = distinctSchemas(shapes.map(emit).map(described));
  if (shapes.length < union.of.length) return orNull(members, dialect);
  if (members.length < 2) return members[0] ?? {};
  return areDisjoint(shapes, forms) ? { oneOf: members } : { anyOf: members };
}

/** Of alternatives that are all there is besides, null is a further one: what is said of them is said of the whole. */
function orNull(members: readonly Schema[], dialect: Dialect): Schema {
  const [only, another] = members;
  if (only?.anyOf === undefined || another !== undefined) return only === undefined ? dialect.nothing() : dialect.orNull(members);
  const { anyOf, ...keywords } = only;
  return { ...dialect.orNull(anyOf), ...keywords };
}

/** A member that allows everything says so, lest it look forgotten. */
function described(member: Schema): Schema {
  return Object.keys(member).length === 0 ? { description: "Any value." } : member;
}

/** The schemas without repetitions: one that says the same as an earlier one adds nothing. */
export function distinctSchemas(schemas: readonly Schema[]): Schema[] {
  if (schemas.length < 2) return [...schemas];
  const seen = new Set<string>();
  return schemas.filter((schema) => seen.size < seen.add(JSON.stringify(schema)).size);
}

type JsonType = "null" | "boolean" | "number" | "string" | "array" | "object";

function areDisjoint(shapes: readonly Shape[], forms: Forms): boolean {
  const seen = new Set<JsonType>();
  for (const shape of shapes) {
    const types = typesOf(shape, forms, []);
    if (types === undefined || types.some((type) => seen.has(type))) return false;
    for (const type of types) seen.add(type);
  }
  return true;
}

/** The types of the values that a shape allows; none where any can occur. */
function typesOf(shape: Shape, forms: Forms, through: readonly string[]): readonly JsonType[] | undefined {
  switch (shape.is) {
    case "literals":
      return [...new Set(shape.values.map((value) => (value === null ? "null" : (typeof value as JsonType))))];
    case "map":
      return ["object"];
    case "union": {
      const types = shape.of.map((member) => typesOf(member, forms, through));
      return types.includes(undefined) ? undefined : types.flatMap((some) => some ?? []);
    }
    case "reference": {
      const target = through.includes(shape.to) ? undefined : forms.schema(shape.to);
      return target && typesOf(target.shape, forms, [...through, shape.to]);
    }
    case "intersection":
    case "not-shown":
    case "any":
      return undefined;
    default:
      return [shape.is];
  }
}
