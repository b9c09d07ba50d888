/** Items of numbered lists that are sentences of their section now: whatever definitions say of them stands there. */
import { isItemNumber } from "../../documents/editions/outline.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Place } from "../../model/origin.ts";
import { memoize, once } from "../../values/memoize.ts";
import type { Claim } from "../subject/claims.ts";
import type { Subject } from "../subject/subject.ts";

export function toldInProse({ stated, names }: Subject): (removed: { readonly place: Place; readonly claims: readonly Claim[] }) => boolean {
  const sections = once(() => new Map(stated.sections.map((one) => [names.get(one.section), one] as const)));
  const sentencesIn = memoize((section: string) => (sections().get(section)?.prose ?? []).slice(1).map(({ text }) => stemsOf(text)));
  return ({ place: { section, row }, claims }) => {
    if (row === undefined || !isItemNumber(row)) return false;
    const sentences = sentencesIn(section);
    const telling = claims.map(({ by }) => saidBy(by)).filter((texts) => texts.length > 0);
    return telling.length > 0 && telling.every((texts) => texts.some((text) => isAmong(stemsOf(text), sentences)));
  };
}

function saidBy({ is, says, describes }: Defined): readonly string[] {
  return [...(is === "statement" ? says : []), ...(describes === undefined ? [] : [describes])];
}

function isAmong(stems: ReadonlySet<string>, sentences: readonly ReadonlySet<string>[]): boolean {
  return stems.size > 1 && sentences.some((sentence) => sentence.size > 1 && likeness(stems, sentence) >= 0.6);
}
