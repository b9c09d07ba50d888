/** The parts of a section whose facts are compared as one: its prose, and each row that both editions have. */
import { beginsWithin } from "../../diagnostics/diagnostic.ts";
import type { Block } from "../../documents/document.ts";
import { isItemNumber } from "../../documents/editions/outline.ts";
import { factText, valueOf, type StatedFact } from "../../facts/fact.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../facts/stated-section.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import { statedSentences } from "../../facts/text/stated-sentences.ts";
import type { Place } from "../../model/origin.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoize, once } from "../../values/memoize.ts";
import type { Claim } from "../subject/claims.ts";
import { claimsWithin, placeOfRow, type Subject } from "../subject/subject.ts";
import { labelSentences } from "./labels.ts";

export interface Side {
  /** Sentence by sentence. */
  readonly texts: readonly StatedText[];
  readonly facts: readonly StatedFact[];
  /** It begins with the heading. */
  readonly isProse: boolean;
  /** Those of its sentences that lead to rows. */
  readonly leads: ReadonlySet<string>;
  /** The sentence in which a fact stands. */
  readonly around: (fact: StatedFact) => StatedText | undefined;
}

export interface Unit {
  readonly place: Place;
  readonly before: Side;
  readonly now: Side;
  /** Of the prose of a section: its tables and lists that are new. */
  readonly came: readonly Block[];
  /** What the definitions claim here. */
  readonly claims: readonly Claim[];
  /** And in the section that it stands in. */
  readonly claimsAround: () => readonly Claim[];
  /** Its row, and the block that this stands in; none for the prose of the section. */
  readonly rows?: readonly [before: RowInBlock, now: RowInBlock];
}

export interface RowInBlock {
  readonly block: StatedBlock;
  readonly row: StatedRow;
}

export function unitsOf(subject: Subject, before: StatedSection, now: StatedSection): readonly Unit[] {
  const section = subject.names.get(now.section)!;
  const leads = leadsGone(subject, section, before, now);
  const labels = labelSentences(before);
  const claimsAround = once(() => claimsWithin(subject.claims, now.section));
  const prose: Unit = {
    place: { section },
    before: sideOfProse(
      before,
      before.prose.filter(({ text }) => !leads.has(text)),
    ),
    now: sideOfProse(
      now,
      now.prose.filter(({ text }) => !labels.has(text)),
    ),
    came: blocksCome(subject, before, now),
    claims: claimsAround(),
    claimsAround,
  };
  const rows = pairsOf(before, now).map(([old, own, place]): Unit => ({
    place: { section, ...place },
    before: sideOf(old.row),
    now: sideOf(own.row),
    came: [],
    claims: readingsLast(subject.claims.on(own.row.row)),
    claimsAround,
    rows: [old, own],
  }));
  return [prose, ...rows];
}

/** What a row says changes in what the row is of, and only then in what is read into it. */
function readingsLast(claims: readonly Claim[]): readonly Claim[] {
  const isReading = ({ by: { is } }: Claim): boolean => is === "reading";
  return claims.some(isReading) ? [...claims.filter((claim) => !isReading(claim)), ...claims.filter(isReading)] : claims;
}

/** Those of which no row was there before, nor is of a definition. */
function blocksCome({ claims }: Subject, before: StatedSection, now: StatedSection): readonly Block[] {
  const known = new Set(before.blocks.flatMap(({ rows }) => rows.map(({ row }) => row.name)));
  return now.blocks
    .filter(({ block, rows }) => block.is !== "cell" && !rows.some(({ row }) => known.has(row.name) || claims.on(row).length > 0))
    .map(({ block }) => block);
}

/** What led to rows of which the definitions miss all: it went with them. */
function leadsGone({ claims }: Subject, section: string, before: StatedSection, now: StatedSection): ReadonlySet<string> {
  const missed = new Set(claims.missing.flatMap(({ place }) => (place.section === section ? [place.row] : [])));
  const known = new Set(now.blocks.flatMap(({ rows }) => rows.map(({ row }) => row.name)));
  const removed = before.blocks.filter(({ rows }) => rows.some(({ row }) => missed.has(row.name)) && !rows.some(({ row }) => known.has(row.name)));
  return new Set(removed.flatMap(({ block: { lead } }) => lead ?? []));
}

function sideOfProse({ blocks }: StatedSection, texts: readonly StatedText[]): Side {
  const leads = new Set(blocks.flatMap(({ block: { lead } }) => lead ?? []));
  return { texts, facts: texts.flatMap(({ facts }) => facts), isProse: true, leads, around: aroundIn(texts) };
}

function sideOf({ cells, facts }: StatedRow): Side {
  const texts = cells.flatMap(statedSentences);
  return { texts, facts, isProse: false, leads: none, around: aroundIn(texts) };
}

const none: ReadonlySet<string> = new Set();

function aroundIn(texts: readonly StatedText[]): Side["around"] {
  return memoize((fact: StatedFact) => texts.find((text) => holdsFact(text, fact)));
}

/** Whether a fact stands in a sentence. */
export function holdsFact({ at, facts }: StatedText, fact: StatedFact): boolean {
  return facts.includes(fact) || beginsWithin(fact.at, at);
}

type Pair = readonly [old: RowInBlock, row: RowInBlock, place: Pick<Place, "block" | "row">];

/** Rows of one name in blocks that are called the same, unless they read the same; several of one line are one. */
function pairsOf(before: StatedSection, now: StatedSection): readonly Pair[] {
  const old = groupBy(standingsIn(before), keyOf);
  const rowsNow = [...groupBy(standingsIn(now), keyOf)].map(([key, rows]) => [key, old.get(key)?.length === 1 ? asOneRow(rows) : rows] as const);
  const known = new Map(rowsNow.flatMap(([key, rows]) => changedFrom(old.get(key) ?? [], rows)));
  const lines = new Set<object>();
  return rowsNow
    .flatMap(([, rows]) => rows)
    .flatMap((own): readonly Pair[] => {
      const { block, row } = own;
      const was = known.get(row);
      if (was === undefined || (row.row.cells.length > 0 && lines.has(row.row.cells))) return [];
      lines.add(row.row.cells);
      const { block: name } = placeOfRow("", block.block);
      return [[was, own, { ...(name === undefined ? {} : { block: name }), row: row.row.name }]];
    });
}

/** A row for each method, where another edition has one for all of them. */
function asOneRow(rows: readonly RowInBlock[]): readonly RowInBlock[] {
  const [first, ...others] = rows;
  const methods = rows.flatMap(({ row }) => valueOf(row.facts, "methods") ?? []);
  const restOf = ({ row }: RowInBlock): string => JSON.stringify(row.facts.filter(({ fact }) => fact !== "methods").map((fact) => [fact.fact, factText(fact)]));
  if (first === undefined || others.length === 0 || methods.length !== rows.length || others.some((one) => restOf(one) !== restOf(first))) return rows;
  const facts = first.row.facts.map((fact): StatedFact => (fact.fact === "methods" ? { ...fact, value: methods } : fact));
  return [{ ...first, row: { ...first.row, facts } }];
}

function standingsIn({ blocks }: StatedSection): readonly RowInBlock[] {
  return blocks.flatMap((block) => block.rows.map((row) => ({ block, row })));
}

/**
 * Of rows that are called the same, as those of a table whose first column holds methods: what each was that reads otherwise now.
 * Those that read the same are out of it; the others follow each other as they did.
 */
function changedFrom(before: readonly RowInBlock[], now: readonly RowInBlock[]): readonly (readonly [StatedRow, RowInBlock])[] {
  const left = [...before];
  const changed = now.filter(({ row }) => {
    const same = left.findIndex((one) => isSame(one.row, row));
    if (same !== -1) left.splice(same, 1);
    return same === -1;
  });
  return changed.flatMap(({ row }, index) => {
    const was = left[index];
    return was === undefined ? [] : [[row, was] as const];
  });
}

function isSame({ row: { cells } }: StatedRow, { row: { cells: others } }: StatedRow): boolean {
  return (
    cells.length > 0 &&
    cells.length === others.length &&
    cells.every(({ text, column }, index) => text === others[index]!.text && column === others[index]!.column)
  );
}

function keyOf({ block: { block }, row: { row } }: RowInBlock): string {
  return JSON.stringify([block.is === "list" && isItemNumber(row.name) ? "item" : placeOfRow("", block).block, row.name]);
}
