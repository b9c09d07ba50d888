/** Records of statements, gaps and contradictions; each entry names its source, or stands under one that does. */
import type { Contradiction, Notes } from "../model/origin.ts";
import { checkTags, declaredAt } from "./nodes/comments.ts";
import { literalOf, propertyType, stringOf, withoutUndefined } from "./nodes/literals.ts";
import { propertiesInOrder } from "./nodes/order.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { Declared } from "./reading.ts";
import { ts } from "./typescript.ts";

export const noNotes: Notes<Declared> = { statements: [], gaps: [], contradictions: [] };

/** The notes among the facts of a type, under `statements`, `notShown` and `contradictions`. */
export function notesOf(context: ReadingContext, facts: ts.Type, at: ts.Node): Notes<Declared> {
  const entries = (name: string): readonly Entry[] => entriesOf(context, propertyType(context, facts, name), at);
  return {
    statements: entries("statements").map(({ name, type, origin }) => ({ name, says: stringOf(context, type) ?? "", origin })),
    gaps: entries("notShown").map(({ name, type, origin }) => ({
      name,
      what: stringOf(context, propertyType(context, type, "~notShown")) ?? "",
      origin,
    })),
    contradictions: entries("contradictions").map(({ name, type, origin }) => contradictionOf(context, name, type, origin)),
  };
}

/** The names of the facts that hold notes. */
export const noteFacts = ["statements", "notShown", "contradictions"];

export function contradictionOf(context: ReadingContext, name: string, type: ts.Type, origin: Declared): Contradiction<Declared> {
  const readings = (literalOf(context, propertyType(context, type, "readings")!) ?? []) as readonly { says: string; source: string }[];
  for (const { source: place } of readings) context.named.add(place);
  return {
    name,
    about: stringOf(context, propertyType(context, type, "about")) ?? "",
    readings: readings.map(({ says, source: place }) => ({ says, place })),
    choice: stringOf(context, propertyType(context, type, "choice")) ?? "",
    origin,
  };
}

interface Entry {
  readonly name: string;
  readonly type: ts.Type;
  readonly origin: Declared;
}

function entriesOf(context: ReadingContext, record: ts.Type | undefined, at: ts.Node): readonly Entry[] {
  if (record === undefined) return [];
  return propertiesInOrder(context, record).map((property) => {
    const node = property.declarations?.[0] ?? at;
    checkTags(context, node);
    const type = withoutUndefined(context.checker.getTypeOfSymbol(property));
    return { name: property.name, type, origin: declaredAt(context, node) };
  });
}
