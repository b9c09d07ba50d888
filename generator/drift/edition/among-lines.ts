/** Facts that the items and sentences of a section have among them as before, whichever of them holds each: items are joined, divided and renumbered. */
import { isItemNumber } from "../../documents/editions/outline.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { factText, type Fact } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { numberedItems } from "../wordings/lines.ts";

/** Whether what differs between two items is in another one of them. */
export type MovedAmongLines = (raw: RawFinding) => boolean;

export function movedAmongLines(before: StatedSection, now: StatedSection): MovedAmongLines {
  const [had, has] = [before, now].map(factsOfLines) as [readonly Fact[], readonly Fact[]];
  const isAsOften = (fact: Fact, some: readonly Fact[], others: readonly Fact[]): boolean => countOf(fact, some) >= countOf(fact, others);
  return ({ place: { row }, fact, values: { from, to } = {}, to: newText }) => {
    if (row === undefined || !isItemNumber(row)) return false;
    if (from?.fact === "notShown") return unknowns(has).length >= unknowns(had).length && unknowns(has).some((one) => isAlike(one, from));
    if (fact !== "mention" || (from !== undefined && newText !== undefined)) return false;
    return from === undefined ? to !== undefined && isAsOften(to, had, has) : isAsOften(from, has, had);
  };
}

function factsOfLines(section: StatedSection): readonly Fact[] {
  return [...section.prose, ...numberedItems(section).flatMap(({ cells }) => cells)].flatMap(({ facts }) => facts);
}

function countOf(fact: Fact, facts: readonly Fact[]): number {
  return facts.filter((one) => one.fact === fact.fact && factText(one) === factText(fact)).length;
}

function unknowns(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ fact }) => fact === "notShown");
}

function isAlike(one: Fact, other: Fact): boolean {
  return likeness(stemsOf(factText(one)), stemsOf(factText(other))) >= 0.6;
}
