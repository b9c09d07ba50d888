/** How the rows of a document are written as a whole: what most of them do is expected of each. */
import { isMethods } from "../../facts/cells/methods.ts";
import { isOfNull } from "../../facts/cells/nullable.ts";
import type { StatedFact } from "../../facts/fact.ts";
import type { StatedRow, StatedSection } from "../../facts/stated-section.ts";
import { hasNotes, type ClaimedRow } from "../subject/claimed-rows.ts";
import { sameFact, statedFacts } from "../subject/fact-differences.ts";
import { givesNewRequest } from "../prose/requests.ts";
import { isKnownPath } from "../subject/known-paths.ts";
import { uriIn } from "../subject/paths.ts";
import { claimsWithin, statedElsewhere, type Subject } from "../subject/subject.ts";

export interface Habits {
  /** Whether rows state a fact even where another place has stated it. */
  readonly restates: boolean;
  /** Sorts of facts that rows state so that they are understood; of others nothing tells that one is missing. */
  readonly readable: ReadonlySet<string>;
  /** Whether definitions speak of a fair part of the sections with fields or requests: then they lack what they do not speak of. */
  readonly covered: boolean;
}

/** What the rows of one section add to them. */
export interface HabitCounts {
  /** Facts that its rows state, of those that they or another place state. */
  readonly stating: number;
  readonly all: number;
  readonly readable: readonly string[];
  /** It has fields or requests: whether definitions speak of it. */
  readonly covered?: boolean;
}

export function habitsOf(counts: readonly HabitCounts[]): Habits {
  const [stating, all] = [sum(counts.map((one) => one.stating)), sum(counts.map((one) => one.all))];
  const covered = counts.flatMap((one) => one.covered ?? []);
  return {
    restates: stating * 2 > all,
    readable: new Set(counts.flatMap(({ readable }) => readable)),
    covered: covered.filter((is) => is).length >= covered.length / 4,
  };
}

export function sameHabits(one: Habits, other: Habits): boolean {
  return (
    one.restates === other.restates &&
    one.covered === other.covered &&
    one.readable.size === other.readable.size &&
    [...one.readable].every((sort) => other.readable.has(sort))
  );
}

/** @param rows of the section */
export function habitCountsOf(subject: Subject, section: StatedSection, rows: readonly ClaimedRow[]): HabitCounts {
  return {
    ...restatedIn(subject, rows),
    readable: readableIn(rows),
    ...(isForDefinitions(subject, section) ? { covered: claimsWithin(subject.claims, section.section).length > 0 } : {}),
  };
}

/** A table of it gives types, or methods with their paths; or it gives a request that no definition has, as its heading or a line. */
function isForDefinitions(subject: Subject, stated: StatedSection): boolean {
  const { section, blocks } = stated;
  return (
    isHeadedByNews(subject, section.heading) ||
    blocks.some(({ block, roles, rows }) => block.is === "table" && ([...roles.values()].includes("type") || rows.some(isRequest))) ||
    givesNewRequest(subject, stated)
  );
}

function isRequest({ row, facts }: StatedRow): boolean {
  return (facts.some(({ fact }) => fact === "methods") || isMethods(row.name)) && facts.some(({ fact }) => fact === "path");
}

function isHeadedByNews(subject: Subject, heading: string): boolean {
  const path = request.exec(heading)?.[1];
  const uri = path === undefined ? undefined : uriIn(path, subject.prefixes);
  return uri !== undefined && !isKnownPath(subject, uri);
}

/** `GET /things`, `2.1 GET /things` */
const request = /^(?:\d+(?:\.\d+)*[.)]?\s+)?(?:GET|PUT|POST|PATCH|DELETE|HEAD)\s+(\/\S*)$/;

function readableIn(rows: readonly ClaimedRow[]): readonly string[] {
  const readable = new Set<string>();
  for (const { row, claims } of rows) {
    for (const fact of row.facts)
      if (!readable.has(fact.fact) && !isOfTypeCell(row, fact) && claims.some(({ by }) => by.facts.some((one) => sameFact(one, fact)))) readable.add(fact.fact);
  }
  if (rows.some(saysNull)) readable.add("null");
  return [...readable];
}

/** That of null is a sort of its own, which is no fact. */
function saysNull({ claims, row: { row } }: ClaimedRow): boolean {
  return claims.some(({ by }) => by.nullable === true) && row.cells.some(isOfNull);
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
