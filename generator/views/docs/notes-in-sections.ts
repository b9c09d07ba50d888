/** Notes by the sections of the document that they stand in. */
import type { Notes, Origin } from "../../model/origin.ts";

export function sectionsOfOrigins(things: readonly { readonly origin: Origin }[]): ReadonlySet<string> {
  return new Set(things.flatMap(({ origin }) => origin.places.map(({ section }) => section.toLowerCase())));
}

/** Of the notes of a service those that the document has in these sections, whose names are in small letters. */
export function notesInSections({ statements, gaps, contradictions }: Notes, sections: ReadonlySet<string>): Notes {
  const isThere = ({ origin }: { readonly origin: Origin }): boolean => origin.places.some(({ section }) => sections.has(section.toLowerCase()));
  return { statements: statements.filter(isThere), gaps: gaps.filter(isThere), contradictions: contradictions.filter(isThere) };
}
