/** What definitions call not shown and the document shows now, and what it says that it does not show and no definition does. */
import { isItemNumber } from "../../documents/editions/outline.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Fact, StatedFact } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Claim } from "../subject/claims.ts";
import { claimsWithin, placeOfRow, type Subject } from "../subject/subject.ts";

export function gapDifferences(subject: Subject): readonly RawFinding[] {
  return subject.sections
    .flatMap((section) => {
      const closed = sectionClosed(subject, section);
      return closed !== undefined ? [closed] : [...itemsClosed(subject, section), ...titleClosed(subject, section)];
    })
    .concat(gapsCome(subject));
}

/** A section for gaps alone, of which one sentence or table says now what it was silent of. */
function sectionClosed({ claims, names }: Subject, stated: StatedSection): RawFinding | undefined {
  const { section } = stated;
  const [first, ...others] = claimsWithin(claims, section);
  if (first === undefined || ![first, ...others].every(({ by }) => by.is === "gap")) return undefined;
  const [sentence, ...more] = [...section.sentences, ...section.blocks.map(({ rows, at }) => ({ text: rows.map(({ name }) => name).join(", "), at }))];
  if (sentence === undefined || more.length > 0 || stated.facts.some(isGap)) return undefined;
  return closedBy(first, { section: names.get(section)! }, sentence);
}

/** The same of an item of a list. */
function itemsClosed({ claims, names }: Subject, stated: StatedSection): readonly RawFinding[] {
  return stated.blocks.flatMap(({ block, rows }) =>
    rows.flatMap(({ row, facts }) => {
      if (!isItemNumber(row.name)) return none;
      const [first, ...others] = facts.some(isGap) ? [] : claims.on(row);
      const [cell] = row.cells;
      if (first === undefined || cell === undefined || ![first, ...others].every(({ by }) => by.is === "gap")) return none;
      return closedBy(first, placeOfRow(names.get(stated.section)!, block, row), cell) ?? none;
    }),
  );
}

/** A section that is called as the gap is, among other things: nothing there is not shown any more, and its last sentence says something. */
function titleClosed({ claims, names }: Subject, stated: StatedSection): readonly RawFinding[] {
  const { section } = stated;
  const sentence = section.sentences.at(-1);
  if (sentence === undefined || gapsIn(stated).length > 0) return [];
  const title = stemsOf(section.title);
  const isCalled = ({ by, via }: Claim): boolean => {
    const gap = via === "source" && by.is === "gap" ? gapOf(by) : undefined;
    const stems = stemsOf(String(gap?.value ?? ""));
    return title.size > 0 && [...title].every((stem) => stems.has(stem)) && title.size * 2 >= stems.size;
  };
  return claims
    .on(section)
    .filter(isCalled)
    .slice(0, 1)
    .flatMap((claim) => closedBy(claim, { section: names.get(section)! }, sentence) ?? []);
}

function closedBy({ by, at }: Claim, place: RawFinding["place"], text: { readonly text: string; readonly at: RawFinding["document"] }): RawFinding | undefined {
  const from = gapOf(by);
  if (from === undefined) return undefined;
  return {
    change: "changed",
    place,
    fact: "notShown",
    from: `not shown: ${String(from.value)}`,
    to: text.text,
    values: { from },
    document: text.at,
    definition: at,
    by,
  };
}

/** In a section of which definitions hold all gaps but the one that is least like theirs. Where several sections say more, this is the document's way. */
function gapsCome(subject: Subject): readonly RawFinding[] {
  const found = subject.sections.flatMap((section) => gapCome(subject, section) ?? []);
  return found.length === 1 ? found : [];
}

function gapCome({ claims, names }: Subject, stated: StatedSection): RawFinding | undefined {
  const gaps = gapsIn(stated);
  if (gaps.length < 2) return undefined;
  const own = claimsWithin(claims, stated.section);
  const known = own.flatMap(({ by }) => (by.is === "gap" ? [String(gapOf(by)?.value ?? "")] : []));
  if (known.length === 0 || gaps.length !== known.length + 1 || own.some(({ by }) => leavesOpen(by))) return undefined;
  const left = [...gaps];
  for (const gap of known) left.splice(mostLike(gap, left), 1);
  const [fact] = left;
  if (fact === undefined || fact.value === "") return undefined;
  return {
    change: "added",
    place: { section: names.get(stated.section)! },
    fact: "notShown",
    to: `not shown: ${fact.value}`,
    values: { to: fact },
    document: fact.at,
  };
}

/** The type of a field, or a body, can be what the document does not show. */
function leavesOpen({ is, types, facts }: Defined): boolean {
  if (is === "field") return types.length === 0;
  return is === "operation" && !(facts.some(({ fact }) => fact === "request") && facts.some(({ fact }) => fact === "response"));
}

function mostLike(gap: string, gaps: readonly StatedFact<"notShown">[]): number {
  const stems = stemsOf(gap);
  const scores = gaps.map(({ value }) => likeness(stems, stemsOf(value)));
  return scores.indexOf(Math.max(...scores));
}

/** Few sections of the many have any. */
const gapsIn = memoizeByObject(({ facts, blocks }: StatedSection): readonly StatedFact<"notShown">[] => {
  const gaps = facts.filter(isGap);
  for (const { rows } of blocks) for (const row of rows) if (row.facts.some(isGap)) gaps.push(...row.facts.filter(isGap));
  return gaps;
});

function isGap(fact: StatedFact): fact is StatedFact<"notShown"> {
  return fact.fact === "notShown";
}

function gapOf({ facts }: Defined): Fact | undefined {
  return facts.find(({ fact }) => fact === "notShown");
}

const none: readonly never[] = [];
