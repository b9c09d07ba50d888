/** The prose of a section: its heading, its sentences, and the words that lead to its rows. */
import type { FurtherLine, Section } from "../documents/document.ts";
import type { Position } from "../diagnostics/diagnostic.ts";
import type { StatedFact } from "./fact.ts";
import type { Found, Reader } from "./reader.ts";

/** A run of text with the facts that it states. */
export interface StatedText {
  readonly text: string;
  /** The title of the column that it stands in, where it is a cell of a table. */
  readonly column?: string;
  readonly facts: readonly StatedFact[];
  readonly at: Position;
}

/** What stands somewhere. */
export interface Placed {
  readonly text: string;
  readonly at: Position;
  readonly further?: readonly FurtherLine[];
}

export function proseOf(section: Section, reader: Reader, names: ReadonlySet<string>): readonly StatedText[] {
  const heading = { text: section.heading, at: section.at };
  const leads = section.blocks.flatMap(({ lead, at }) => (lead === undefined ? [] : [{ text: lead, at: { ...at, length: lead.length } }]));
  const sentences = section.sentences.filter(({ row }) => row === undefined);
  return [heading, ...sentences, ...leads].map((placed) => statedText(placed, reader, names));
}

/** A run of prose. */
export function statedText(placed: Placed, reader: Reader, names: ReadonlySet<string>): StatedText {
  const property = propertyIn(placed.text);
  const found = reader.factsIn(placed.text, names);
  const facts = property === undefined || found.some(({ fact }) => fact === "notShown") ? found : [property, ...found.filter(({ index }) => index < property.index)];
  return { text: placed.text, facts: facts.map((fact) => placedFact(placed, fact)), at: placed.at };
}

/** `Partition visibility: none.` */
function propertyIn(text: string): Found | undefined {
  const match = /^([\p{L}][\p{L}\p{N} -]{1,40}?)(:\s+)([^\s:]+)\.?$/u.exec(text);
  if (match === null) return undefined;
  const [, label = "", colon = "", value = ""] = match;
  const index = label.length + colon.length;
  return { fact: "property", value: { name: label.toLowerCase().replace(/ +/g, "-"), value: value.replace(/\.$/, "") }, index, end: index + value.length };
}

/** A fact at its place in the document. */
export function placedFact({ at, further = [] }: Placed, { index, end, ...fact }: Found): StatedFact {
  const line = further.findLast((one) => one.index <= index);
  const place = line === undefined ? { line: at.line, column: at.column + index } : { line: line.line, column: line.column + index - line.index };
  return { ...fact, at: { file: at.file, ...place, length: end - index } } as StatedFact;
}
