/** Records of statements, gaps and contradictions; each entry names its source, or stands under one that does. */
import type { Contradiction, Notes } from "../model/origin.ts";
import { checkTags, declaredAt } from "./nodes/comments.ts";
import { literalOf, propertyType, stringOf, withoutUndefined } from "./nodes/literals.ts";
import { propertiesInOrder } from "./nodes/order.ts";
import type { Declared } from "./reading.ts";
import type { Source } from "./source.ts";
import { ts } from "./typescript.ts";

export const noNotes: Notes<Declared> = { statements: [], gaps: [], contradictions: [] };

/** The notes among the facts of a type, under `statements`, `notShown` and `contradictions`. */
export function notesOf(source: Source, facts: ts.Type, at: ts.Node): Notes<Declared> {
  const entries = (name: string): readonly Entry[] => entriesOf(source, propertyType(source, facts, name), at);
  return {
    statements: entries("statements").map(({ name, type, origin }) => ({ name, says: stringOf(source, type) ?? "", origin })),
    gaps: entries("notShown").map(({ name, type, origin }) => ({
      name,
      what: stringOf(source, propertyType(source, type, "~notShown")) ?? "",
      origin,
    })),
    contradictions: entries("contradictions").map(({ name, type, origin }) => contradictionOf(source, name, type, origin)),
  };
}

/** The names of the facts that hold notes. */
export const noteFacts = ["statements", "notShown", "contradictions"];

export function contradictionOf(source: Source, name: string, type: ts.Type, origin: Declared): Contradiction<Declared> {
  const readings = (literalOf(source, propertyType(source, type, "readings")!) ?? []) as readonly { says: string; source: string }[];
  for (const { source: place } of readings) source.named.add(place);
  return {
    name,
    about: stringOf(source, propertyType(source, type, "about")) ?? "",
    readings: readings.map(({ says, source: place }) => ({ says, place })),
    choice: stringOf(source, propertyType(source, type, "choice")) ?? "",
    origin,
  };
}

interface Entry {
  readonly name: string;
  readonly type: ts.Type;
  readonly origin: Declared;
}

function entriesOf(source: Source, record: ts.Type | undefined, at: ts.Node): readonly Entry[] {
  if (record === undefined) return [];
  return propertiesInOrder(source, record).map((property) => {
    const node = property.declarations?.[0] ?? at;
    checkTags(source, node);
    const type = withoutUndefined(source.checker.getTypeOfSymbol(property));
    return { name: property.name, type, origin: declaredAt(source, node) };
  });
}
