/** What wordings that state the same facts say otherwise. */
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { partAt } from "../../documents/placed-text.ts";
import { factText, type StatedFact } from "../../facts/fact.ts";
import { isOfEarlierValues } from "../../facts/text/earlier-values.ts";
import { wordPattern } from "../../values/pattern.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import { statesNoFact, type ProseLine } from "../wordings/lines.ts";
import { isNegation } from "../wordings/nuances/negations.ts";
import type { Nuance, Surroundings } from "../wordings/nuances/nuance.ts";
import { otherRunIn } from "../wordings/nuances/one-run.ts";
import { nuanceOf } from "../wordings/nuances/reworded.ts";
import { isOfLimit } from "../wordings/nuances/stated-limit.ts";
import { baseForm } from "../wordings/nuances/word-forms.ts";
import { otherSubjectOf } from "../wordings/other-subject.ts";
import { otherThingOf } from "../wordings/other-thing.ts";
import { saysNothingNew } from "../wordings/says-nothing-new.ts";
import type { UnitDifference } from "../wordings/unit-differences.ts";
import { holdsFact, type Unit } from "../wordings/units.ts";
import { proseSentences } from "../wordings/wordings.ts";
import { withFormerTitles } from "./former-titles.ts";
import type { Scope } from "./scope.ts";

/** What wordings that state the same facts say otherwise; a word that goes from several sentences, in whatever form, is one. */
export function nuances(
  { types }: Subject["reader"],
  { kinds, subjects, retitled, wordings, place, definition }: Scope,
  units: readonly Unit[],
  differences: readonly UnitDifference[],
): readonly RawFinding[] {
  const saysType = ({ text }: ProseLine["text"]): boolean => place.row !== undefined && saysNothingNew(text, types);
  const open = [...wordings].filter(
    ([before, now]) =>
      before.text !== now.text && !isFact(now) && !(saysType(before) && saysType(now)) && !differences.some((one) => one.before === before || one.now === now),
  );
  if (open.length === 0) return [];
  const counts = { before: stemCounts(units, "before"), now: stemCounts(units, "now") };
  const isType = ({ from, to }: Nuance): boolean => place.row !== undefined && from === undefined && to !== undefined && saysNothingNew(to, types);
  const textsBeside = (side: "before" | "now", text: ProseLine["text"]): readonly ProseLine["text"][] =>
    units.flatMap((unit) => proseSentences(unit[side])).filter((one) => one !== text);
  const isOfDefault = (word: string | undefined, text: ProseLine["text"], side: "before" | "now"): boolean =>
    word !== undefined && units.some((unit) => unit[side].facts.some((fact) => fact.fact === "default" && holdsFact(text, fact) && says(text, fact, word)));
  const found = open.flatMap(([before, now]): readonly RawFinding[] => {
    const sentence = withFormerTitles(now.text, before.text, retitled());
    const around = aroundIn(counts, before.text, sentence);
    const areAlike = statesNoFact(before) && statesNoFact(now);
    const nuance =
      nuanceOf(before.text, sentence, around, kinds) ??
      (areAlike ? (otherThingOf(before.text, sentence) ?? otherRunIn(before.text, sentence)) : undefined) ??
      (areAlike || stateTheSame(before, now) ? otherSubjectOf(before.text, sentence, subjects(), around) : undefined);
    if (
      nuance === undefined ||
      isType(nuance) ||
      isOfJoined(nuance.to, now, textsBeside("before", before)) ||
      isOfJoined(nuance.from, before, textsBeside("now", now)) ||
      isOfDefault(nuance.from, before, "before") ||
      isOfDefault(nuance.to, now, "now") ||
      isOfLimit(nuance.from, before) ||
      isOfLimit(nuance.to, now) ||
      isOfEarlierValues(nuance.to) ||
      (place.row !== undefined && nuance.to === place.row) ||
      (isUnknown(before) && isUnknown(now) && isNegation(nuance))
    )
      return [];
    const change = nuance.from === undefined ? "added" : nuance.to === undefined ? "removed" : "changed";
    const at = place.row === undefined ? (gapAt(before, units) ?? definition) : definition;
    return [{ change, place, fact: "mention", ...nuance, document: now.at, ...(at === undefined ? {} : { definition: at }) }];
  });
  return [...new Map(found.map((raw) => [JSON.stringify([raw.from, raw.to].map((word) => baseForm(word ?? ""))), raw] as const).reverse()).values()].reverse();
}

/** The definition that says what a sentence does not show. */
function gapAt({ text, facts }: ProseLine["text"], units: readonly Unit[]): RawFinding["definition"] {
  if (!isUnknown({ facts })) return undefined;
  const stems = stemsOf(text);
  const gaps = units.flatMap(({ claims }) => claims.filter(({ by }) => by.is === "gap"));
  const scored = gaps
    .map(({ at, by: { facts: shown } }) => ({ at, score: likeness(stems, stemsOf(shown.map(factText).join(" "))) }))
    .filter(({ score }) => score >= 0.5);
  return scored.sort((one, other) => other.score - one.score)[0]?.at;
}

/** `Enabled by default.`: a word of those that state a fact of the row. */
function says(text: ProseLine["text"], fact: StatedFact, word: string): boolean {
  const { index, end } = partAt(text, fact);
  return text.text.slice(index, end).toLowerCase().includes(word.toLowerCase());
}

function stateTheSame(...texts: readonly [ProseLine["text"], ProseLine["text"]]): boolean {
  const [one, other] = texts.map(({ facts }) =>
    facts
      .map((fact) => `${fact.fact} ${factText(fact)}`)
      .sort()
      .join("\n"),
  );
  return one === other;
}

/** Whether a word stands before the same one in a sentence that was joined to this one, or divided from it: `all boxes; no lid`. */
function isOfJoined(word: string | undefined, { text }: ProseLine["text"], beside: readonly ProseLine["text"][]): boolean {
  const phrase = word === undefined ? undefined : new RegExp(String.raw`${wordPattern(word)}\s+\p{L}{3,}`, "iu").exec(text)?.[0].toLowerCase();
  return phrase !== undefined && beside.some((one) => one.text.toLowerCase().includes(phrase));
}

type StemCounts = ReadonlyMap<string, number>;

/** How many sentences have each stem. */
function stemCounts(units: readonly Unit[], side: "before" | "now"): StemCounts {
  const counts = new Map<string, number>();
  for (const { text } of units.flatMap((unit) => unit[side].texts)) for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** What stands beside two wordings of one sentence. */
function aroundIn(counts: { readonly before: StemCounts; readonly now: StemCounts }, before: string, now: string): Surroundings {
  const [old, own] = [stemsOf(before), stemsOf(now)];
  const others = (all: StemCounts, stems: ReadonlySet<string>, stem: string): number => (all.get(stem) ?? 0) - (stems.has(stem) ? 1 : 0);
  const more = (stem: string): number => others(counts.now, own, stem) - others(counts.before, old, stem);
  return { before: (stem) => more(stem) < 0, now: (stem) => more(stem) > 0 };
}

/** `not shown`, `unknown` */
function isUnknown({ facts }: Pick<ProseLine["text"], "facts">): boolean {
  return facts.some(({ fact }) => fact === "notShown");
}

/** A cell that is one fact and no wording of it. */
function isFact({ text, facts }: ProseLine["text"]): boolean {
  return facts.length === 1 && facts[0]!.at.length === text.length && facts[0]!.fact !== "mention";
}
