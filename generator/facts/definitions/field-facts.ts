/** The fields of a shape, and of those within it. */
import { shapesWithin } from "../../model/shapes-within.ts";
import type { FieldReading, ShapeReading } from "../../read/reading.ts";
import type { Fact } from "../fact.ts";
import type { Defined } from "./defined.ts";
import { withLengthUnit } from "./length-units.ts";
import { described, none, type Walk } from "./nodes.ts";
import { contradictionNode } from "./note-facts.ts";
import { requiredFact } from "./request-facts.ts";
import { factsOfShape, isNullable, namesWithin, typesOfShape } from "./shape-facts.ts";

export function addShape(shape: ShapeReading, walk: Walk): void {
  if (walk.seen.has(shape)) return;
  walk.seen.add(shape);
  if (shape.is === "object") for (const field of shape.fields) addField(field, walk);
  else for (const inner of shapesWithin(shape)) addShape(inner, walk);
}

type Unfinished = { -readonly [Key in keyof Defined]: Defined[Key] };

/** @param beside what is known of it besides its own facts */
export function addField({ name, shape, required, description, deprecated, origin }: FieldReading, walk: Walk, beside: readonly Fact[] = []): void {
  const names = namesWithin(shape, walk.schemas);
  const facts: Fact[] = factsOfShape(shape).map((fact) => withLengthUnit(fact, description));
  facts.push(...beside);
  if (required) facts.push(requiredFact);
  if (names.length > 0) facts.push({ fact: "holds", value: names });
  const types = typesOfShape(shape, walk.schemas);
  // There are as many as fields, and each spread would copy one.
  const field: Unfinished = described({ is: "field", name, definition: origin.definition, declared: origin, types, facts, says: none }, description);
  if (isNullable(shape, walk.schemas)) field.nullable = true;
  if (deprecated !== undefined) field.deprecated = deprecated;
  if (walk.isOfSchemas && !required) field.optional = true;
  if (shape.contradiction !== undefined) field.inDoubt = true;
  walk.add(field);
  if (shape.contradiction !== undefined) walk.add(contradictionNode(shape.contradiction));
  addShape(shape, walk);
}
