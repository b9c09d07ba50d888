/** Shapes and notes with their origins looked up. */
import type { Contradiction, Gap, Notes, Origin, Statement } from "../model/origin.ts";
import type { Field, Shape } from "../model/shape.ts";
import type { Declared, FieldReading, ShapeReading } from "../read/reading.ts";
import type { Places } from "./places.ts";

export function linkField(places: Places, field: FieldReading): Field {
  const known = places.fields.get(field);
  if (known !== undefined) return known;
  const linked = { ...field, shape: linkShape(places, field.shape), origin: places.originOfField(field.origin, field.name) };
  places.fields.set(field, linked);
  return linked;
}

/** A shape without the facets that have origins of their own. */
type Bare<One> = One extends unknown ? Omit<One, "contradiction" | "sent"> : never;

export function linkShape(places: Places, shape: ShapeReading): Shape {
  const known = places.shapes.get(shape);
  if (known !== undefined) return known;
  const linked = linkAnew(places, shape);
  places.shapes.set(shape, linked);
  return linked;
}

function linkAnew(places: Places, { contradiction, sent, ...rest }: ShapeReading): Shape {
  const shape = linkStructure(places, rest);
  if (contradiction === undefined && sent === undefined) return shape;
  return {
    ...shape,
    ...(contradiction === undefined ? {} : { contradiction: linkContradiction(places, contradiction) }),
    ...(sent === undefined ? {} : { sent: linkShape(places, sent) }),
  };
}

function linkStructure(places: Places, shape: Bare<ShapeReading>): Shape {
  switch (shape.is) {
    case "object":
      return { ...shape, fields: shape.fields.map((field) => linkField(places, field)) };
    case "intersection":
      return { ...shape, parts: shape.parts.map((part) => linkShape(places, part)) };
    case "union":
      return { ...shape, of: shape.of.map((part) => linkShape(places, part)) };
    case "array":
      return { ...shape, items: linkShape(places, shape.items) };
    case "map":
      return { ...shape, values: linkShape(places, shape.values) };
    default:
      return shape;
  }
}

export function linkNotes(places: Places, notes: Notes<Declared>): Notes {
  return {
    statements: notes.statements.map((statement): Statement => ({ ...statement, origin: places.originOf(statement.origin) })),
    gaps: notes.gaps.map((gap): Gap => ({ ...gap, origin: places.originOf(gap.origin) })),
    contradictions: notes.contradictions.map((contradiction) => linkContradiction(places, contradiction)),
  };
}

function linkContradiction(places: Places, contradiction: Contradiction<Declared>): Contradiction<Origin> {
  const { definition } = contradiction.origin;
  return {
    ...contradiction,
    readings: contradiction.readings.map(({ says, place }) => ({ says, place: places.placeOf({ text: place, at: definition }) })),
    origin: places.originOf(contradiction.origin),
  };
}
