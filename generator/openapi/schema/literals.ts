/** Sets of values as enumerations, one for each type that occurs. A single value is an enumeration of one in every version. */
import type { LiteralsShape, Scalar } from "../../model/shape.ts";
import { groupBy } from "../../values/group-by.ts";
import type { Dialect } from "../dialect.ts";
import type { Schema, SchemaType } from "../document.ts";

export function literalsSchema(shape: LiteralsShape, dialect: Dialect): Schema {
  const schema = schemaOf(shape, dialect);
  return shape.format === undefined ? schema : { ...schema, format: shape.format };
}

function schemaOf({ values, open }: LiteralsShape, dialect: Dialect): Schema {
  const unique = [...new Set(values)];
  const known = byType(unique.filter((value) => value !== null));
  const members = open ? known.flatMap((one) => [one, { type: one.type === "integer" ? "number" : one.type! } as const]) : known;
  if (unique.includes(null)) return members.length === 0 ? dialect.nothing() : dialect.orNull(members);
  if (members.length < 2) return members[0] ?? { not: {} };
  return open ? { anyOf: members } : { oneOf: members };
}

/** By type, in the order in which the types first occur. */
function byType(values: readonly Scalar[]): Schema[] {
  return [...groupBy(values, (value) => typeof value)].map(([type, members]) => ({ type: schemaType(type, members), enum: [...members] }));
}

function schemaType(type: string, values: readonly Scalar[]): SchemaType {
  if (type !== "number") return type === "boolean" ? "boolean" : "string";
  return values.every(Number.isInteger) ? "integer" : "number";
}
