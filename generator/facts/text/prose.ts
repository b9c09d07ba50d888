/** The prose of a section: its heading, its sentences, and the words that lead to its rows. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { FurtherPart, Section } from "../../documents/document.ts";
import { positionWithin, type PlacedText } from "../../documents/placed-text.ts";
import { saysWhoGives, type FoundFact, type StatedFact } from "../fact.ts";
import type { Column } from "../wording.ts";
import { withNumericTexts } from "./as-numbers.ts";
import type { Reader } from "./reader.ts";
import type { DeclaredNames } from "./remember-facts.ts";

/** A run of text with the facts that it states. */
export interface StatedText {
  readonly text: string;
  /** The title of the column that it stands in, where it is a cell of a table. */
  readonly column?: string;
  /** What that title makes of the cell. */
  readonly role?: Column;
  readonly facts: readonly StatedFact[];
  readonly at: Position;
  readonly further?: readonly FurtherPart[];
}

export function proseOf(section: Section, reader: Reader, names: DeclaredNames): readonly StatedText[] {
  const heading = headingText({ text: section.heading, at: section.at }, reader, names);
  const sentences = section.sentences.filter(({ row }) => row === undefined).map((placed) => proseText(placed, reader, names));
  const leads = section.blocks.flatMap(({ lead, at, rows }) => {
    if (lead === undefined) return [];
    const ofRows = new Set(rows.map(({ name }) => name));
    return [
      without(proseText({ text: lead, at: { ...at, length: lead.length } }, reader, names), (fact) => fact.fact === "member" && ofRows.has(fact.value.name)),
    ];
  });
  const texts = [heading, ...sentences, ...leads];
  return texts.map((text) => ({ ...text, facts: withNumericTexts(text.facts) }));
}

/** Plain words of a heading are its wording, and so is what one calls by a label: `Settings: clock`. */
function headingText(placed: PlacedText, reader: Reader, names: DeclaredNames): StatedText {
  const facts = reader.factsIn(placed.text, names).filter((fact) => !saysWhoGives(fact) && !(fact.fact === "mention" && /^\p{Ll}+$/u.test(fact.value)));
  return { ...placed, facts: facts.map((fact) => placedFact(placed, fact)) };
}

/** What leads to rows gives their types, which are facts of these. */
function without(text: StatedText, isLeftOut: (fact: StatedFact) => boolean): StatedText {
  return { ...text, facts: text.facts.filter((fact) => !isLeftOut(fact)) };
}

/** What a sentence calls required or read-only is something else than the row of a field. */
function proseText(placed: PlacedText, reader: Reader, names: DeclaredNames): StatedText {
  const { facts, ...rest } = statedText(placed, reader, names);
  return { ...rest, facts: facts.filter((fact) => !saysWhoGives(fact)) };
}

/** A run of prose. */
export function statedText(placed: PlacedText, reader: Reader, names: DeclaredNames): StatedText {
  const found = reader.factsIn(placed.text, names);
  const property = propertyIn(placed.text, found);
  const facts = property === undefined ? found : [property];
  const text = { text: placed.text, facts: facts.map((fact) => placedFact(placed, fact)), at: placed.at };
  return placed.further === undefined ? text : { ...text, further: placed.further };
}

/** `Access level: public.`: a label that says nothing else, and one word; a path is a path whatever is said before it. */
function propertyIn(text: string, found: readonly FoundFact[]): FoundFact | undefined {
  if (!text.includes(":")) return undefined;
  const match = /^((?:[\p{L}\p{N}-]+ ){0,2}[\p{L}\p{N}-]+)(:\s+)([^\s:]+)\.?$/u.exec(text);
  if (
    match === null ||
    pointing.test(match[1]!) ||
    match[3]!.startsWith("/") ||
    found.some(({ fact, index }) => fact === "notShown" || index < match[1]!.length)
  )
    return undefined;
  const [, label = "", colon = "", value = ""] = match;
  const index = label.length + colon.length;
  return { fact: "property", value: { name: label.toLowerCase().replace(/ +/g, "-"), value: value.replace(/\.$/, "") }, index, end: index + value.length };
}

/** `See also: Limits.` */
const pointing = /^see(?: also)?$/i;

/** A fact at its place in the document. */
export function placedFact(placed: PlacedText, { fact, value, index, end }: FoundFact): StatedFact {
  return { fact, value, at: positionWithin(placed, index, end - index) } as StatedFact;
}
