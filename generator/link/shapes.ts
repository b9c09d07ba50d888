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

export function linkShape(places: Places, shape: ShapeReading): Shape {
  if (isPlain(shape)) return shape;
  const known = places.shapes.get(shape);
  if (known !== undefined) return known;
  const linked = hasOwnOrigins(shape) ? linkFacets(places, shape) : linkStructure(places, shape);
  places.shapes.set(shape, linked);
  return linked;
}

/** A shape without the facets that have origins of their own. */
type Bare<One> = One extends unknown ? Omit<One, "contradiction" | "sent"> : never;

/** It holds no other shape either: there is nothing in it to look up, and so it is linked as it stands. */
function isPlain(shape: ShapeReading): shape is ShapeReading & Shape {
  return !structures.has(shape.is) && !hasOwnOrigins(shape);
}

const structures: ReadonlySet<ShapeReading["is"]> = new Set(["object", "intersection", "union", "array", "map"]);

function hasOwnOrigins({ contradiction, sent }: ShapeReading): boolean {
  return contradiction !== undefined || sent !== undefined;
}

function linkFacets(places: Places, { contradiction, sent, ...rest }: ShapeReading): Shape {
  return {
    ...linkStructure(places, rest),
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

export function linkNotes(places: Places, { statements, gaps, contradictions }: Notes<Declared>): Notes {
  if (statements.length + gaps.length + contradictions.length === 0) return none;
  return {
    statements: statements.map((statement): Statement => ({ ...statement, origin: places.originOf(statement.origin) })),
    gaps: gaps.map((gap): Gap => ({ ...gap, origin: places.originOf(gap.origin) })),
    contradictions: contradictions.map((contradiction) => linkContradiction(places, contradiction)),
  };
}

const none: Notes = { statements: [], gaps: [], contradictions: [] };

function linkContradiction(places: Places, contradiction: Contradiction<Declared>): Contradiction<Origin> {
  const { definition } = contradiction.origin;
  return {
    ...contradiction,
    readings: contradiction.readings.map(({ says, place }) => ({ says, place: places.placeOf({ text: place, at: definition }) })),
    origin: places.originOf(contradiction.origin),
  };
}
