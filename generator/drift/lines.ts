/** Sentences and unclaimed rows that only one of two editions has. */
import { isNumber } from "../documents/outline.ts";
import { likeness, stemsOf } from "../documents/words.ts";
import type { Position } from "../diagnostics/diagnostic.ts";
import type { StatedSection } from "../facts/stated.ts";
import type { Place } from "../model/origin.ts";
import type { Raw } from "./raw.ts";
import { placeOf, type Subject } from "./subject.ts";

interface Line {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly at: Position;
}

/** Below it no two wordings of one statement are. */
const leastLikeness = 0.34;
/** A shorter sentence has too few words to be known by. */
const leastWords = 3;

export function lineDifferences(subject: Subject, before: StatedSection, now: StatedSection): readonly Raw[] {
  const [old, own] = [linesOf(before), linesOf(now)];
  const section = subject.names.get(now.section)!;
  const definition = subject.claims.on(now.section)[0];
  const said = definition === undefined ? {} : { definition: definition.at };
  const come = own.filter((line) => line.stems.size >= leastWords && !old.some((one) => likeness(one.stems, line.stems) >= leastLikeness));
  const gone = old.filter((line) => line.stems.size >= leastWords && !own.some((one) => likeness(one.stems, line.stems) >= leastLikeness));
  return [
    ...come.map((line): Raw => ({ change: "added", place: { section }, fact: "statement", to: line.text, document: line.at })),
    ...gone.map((line): Raw => ({ change: "removed", place: { section }, fact: "statement", from: line.text, document: now.section.at, ...said })),
    ...rowsGone(subject, before, now, section),
  ];
}

/** Sentences and the items of numbered lists. */
function linesOf({ prose, blocks, section }: StatedSection): readonly Line[] {
  const sentences = prose.filter(({ at }) => at !== section.at).map(({ text, at }) => ({ text, at }));
  const items = blocks.filter(({ block }) => block.is === "list").flatMap(({ rows }) => rows.filter(({ row }) => isNumber(row.name)).map(({ row }) => ({ text: row.cells[0]?.text ?? "", at: row.at })));
  return [...sentences, ...items].map(({ text, at }) => ({ text, at, stems: stemsOf(text) }));
}

/** Rows that no definition claims, and so nobody else misses. */
function rowsGone({ claims, names }: Subject, before: StatedSection, now: StatedSection, section: string): readonly Raw[] {
  const known = new Set(now.blocks.flatMap(({ rows }) => rows.map(({ row }) => row.name)));
  const missing = new Set(claims.missing.filter(({ place }) => place.section === section).map(({ place }) => place.row));
  const tables = before.blocks.filter(({ block }) => block.is === "table" && now.blocks.some((one) => one.block.is === "table" && placeOf("", one.block).block === placeOf("", block).block));
  return tables.flatMap(({ block, rows }) =>
    rows
      .filter(({ row }) => !known.has(row.name) && !missing.has(row.name))
      .map(({ row }): Raw => {
        const place: Place = placeOf(names.get(now.section)!, block, row);
        return { change: "removed", place, fact: "row", from: row.name, document: now.blocks.find((one) => placeOf("", one.block).block === placeOf("", block).block)!.block.at };
      }),
  );
}
