/** How the rows of a document are written as a whole: what most of them do is expected of each. */
import type { StatedFact } from "../../facts/fact.ts";
import type { StatedRow } from "../../facts/stated.ts";
import { hasNotes, type ClaimedRow } from "../subject/claimed-rows.ts";
import { sameFact, statedFacts } from "../subject/compare.ts";
import { statedElsewhere, type Subject } from "../subject/subject.ts";

export interface Habits {
  /** Whether rows state a fact even where another place has stated it. */
  readonly restates: boolean;
  /** Sorts of facts that rows state so that they are understood; of others nothing tells that one is missing. */
  readonly readable: ReadonlySet<string>;
}

/** What the rows of one section add to them. */
export interface HabitCounts {
  /** Facts that its rows state, of those that they or another place state. */
  readonly stating: number;
  readonly all: number;
  readonly readable: readonly string[];
}

export function habitsOf(counts: readonly HabitCounts[]): Habits {
  const [stating, all] = [sum(counts.map((one) => one.stating)), sum(counts.map((one) => one.all))];
  return { restates: stating * 2 > all, readable: new Set(counts.flatMap(({ readable }) => readable)) };
}

export function sameHabits(one: Habits, other: Habits): boolean {
  return one.restates === other.restates && one.readable.size === other.readable.size && [...one.readable].every((sort) => other.readable.has(sort));
}

/** @param rows of one section */
export function habitCountsOf(subject: Subject, rows: readonly ClaimedRow[]): HabitCounts {
  return { ...restatedIn(subject, rows), readable: readableIn(rows) };
}

function readableIn(rows: readonly ClaimedRow[]): readonly string[] {
  const readable = new Set<string>();
  for (const { row, claims } of rows) {
    for (const fact of row.facts) if (!readable.has(fact.fact) && !isOfTypeCell(row, fact) && claims.some(({ by }) => by.facts.some((one) => sameFact(one, fact)))) readable.add(fact.fact);
  }
  return [...readable];
}

/** `string (email)`: a format that the cell of the type adds. Other rows call such a type by a word of its own. */
function isOfTypeCell({ cells }: StatedRow, fact: StatedFact): boolean {
  return fact.fact === "format" && cells.some(({ facts }) => facts.includes(fact) && facts.some((one) => one.fact === "type"));
}

function restatedIn(subject: Subject, rows: readonly ClaimedRow[]): Pick<HabitCounts, "stating" | "all"> {
  let [stating, all] = [0, 0];
  for (const { row, block, claims } of rows) {
    if (!hasNotes(block.roles)) continue;
    for (const { by, via } of claims) {
      if (via !== "row" || by.is !== "field") continue;
      for (const fact of by.facts.filter((one) => statedFacts.has(one.fact))) {
        const here = row.facts.some((one) => sameFact(fact, one));
        if (!here && !statedElsewhere(subject, by, fact)) continue;
        all += 1;
        if (here) stating += 1;
      }
    }
  }
  return { stating, all };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
