/** Sentences and items of lists that only one of two editions has: those that no sentence of the other is a wording of. */
import { matched } from "../documents/matched.ts";
import { isNumber } from "../documents/outline.ts";
import { likeness, stemsOf } from "../documents/words.ts";
import { textOf } from "../facts/fact.ts";
import type { StatedText } from "../facts/prose.ts";
import type { StatedSection } from "../facts/stated.ts";

export interface Lines {
  readonly come: readonly Line[];
  readonly gone: readonly Line[];
}

export interface Line {
  readonly text: StatedText;
  /** The number of a list item. */
  readonly item?: string;
}

interface Worded extends Line {
  readonly stems: ReadonlySet<string>;
  readonly index: number;
}

/** Two wordings of one statement have as much in common. */
const alike = 0.4;
/** A sentence that was split in two, or joined to another, has its words in theirs. */
const covered = 0.6;

export function linesOf(before: StatedSection, now: StatedSection): Lines {
  const [old, own] = [wordedIn(before), wordedIn(now)];
  const pairs = matched(old, own, [
    (one, other) => (one.text.text === other.text.text ? 1 : 0),
    (one, other) => atLeast(alike, likeness(one.stems, other.stems) + (one.index === other.index ? 0.01 : 0)),
    (one, other) => (factsOf(one) !== "" && factsOf(one) === factsOf(other) ? 1 : 0),
  ]);
  const taken = new Set(pairs.values());
  const gone = old.filter((line) => !pairs.has(line) && !isCovered(line, own));
  const come = own.filter((line) => !taken.has(line) && !isCovered(line, old));
  const reworded = gone.length === come.length && gone.every((line, index) => line.index === come[index]!.index && factsOf(line) === factsOf(come[index]!));
  return reworded ? { come: [], gone: [] } : { come, gone };
}

/** Sentences, and the items of numbered lists; not what leads to rows. */
function wordedIn({ section, prose, blocks }: StatedSection): readonly Worded[] {
  const leads = new Set(blocks.map(({ block }) => block.lead));
  const sentences = prose.filter(({ at, text }) => at !== section.at && !leads.has(text)).map((text): Line => ({ text }));
  const items = blocks
    .filter(({ block }) => block.is === "list")
    .flatMap(({ rows }) => rows.filter(({ row }) => isNumber(row.name)).flatMap(({ row, cells }): readonly Line[] => cells.map((text) => ({ text, item: row.name }))));
  return [...sentences, ...items].map((line, index) => ({ ...line, index, stems: stemsOf(line.text.text) }));
}

function factsOf({ text }: Line): string {
  return text.facts.map((fact) => `${fact.fact} ${textOf(fact)}`).sort().join("\n");
}

function isCovered({ stems }: Worded, others: readonly Worded[]): boolean {
  const all = new Set(others.flatMap((other) => [...other.stems]));
  const known = [...stems].filter((stem) => all.has(stem)).length;
  return stems.size === 0 || known >= stems.size * covered;
}

function atLeast(limit: number, value: number): number {
  return value < limit ? 0 : value;
}
