/** What was not shown and now is, and the reverse. */
import { isItemNumber } from "../../documents/editions/outline.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { clauseBefore, factText, isOfRest, subjectOfGap, type StatedFact } from "../../facts/fact.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { Unit } from "./units.ts";
import { mostAlikeText, proseSentences, type Wordings } from "./wordings.ts";

export interface UnknownDifference {
  readonly from?: StatedFact;
  readonly to?: StatedFact | string;
  readonly at: StatedFact["at"];
  /** The sentence that says what was not shown before. */
  readonly with?: StatedText;
  /** The one that it takes the place of. */
  readonly instead?: StatedText;
}

/** What was not shown and now is, and the reverse. */
export function unknownDifferences({ before, now, came }: Unit, lost: readonly StatedFact[], { pairs, neighbour }: Wordings): readonly UnknownDifference[] {
  const were = before.facts.filter(({ fact }) => fact === "notShown");
  const are = now.facts.filter(({ fact }) => fact === "notShown");
  const worded = new Set(pairs.values());
  const strange = proseSentences(now).filter((text) => !worded.has(text));
  const toldNow = (gap: StatedFact): StatedText | undefined => {
    const pair = pairs.get(before.around(gap)!);
    return tellingOf(gap, pair === undefined ? strange : [pair, ...strange]);
  };
  const matched = new Set<StatedFact>();
  const kept: [from: StatedFact, to: StatedFact][] = [];
  // What a table shows is not shown no more, though something like it is; the one gap of a section may be told in other words.
  const enough = came.length > 0 ? 1 : were.length > 1 || are.length > 1 ? 0.4 : 0;
  const removed = were.filter((one) => {
    const same = are
      .filter((other) => !matched.has(other) && !isPart(factText(one), factText(other)))
      .map((other) => ({ other, score: likenessOf(factText(one), factText(other)) }))
      .filter(({ other, score }) => score >= 0.5 || isOfClause(one, before.around(one)) === isOfClause(other, now.around(other)));
    const best = same.sort((a, b) => b.score - a.score)[0];
    if (best === undefined || best.score < enough || (best.score === 0 && toldNow(one) !== undefined)) return true;
    matched.add(best.other);
    kept.push([one, best.other]);
    return false;
  });
  const added = are.filter((one) => !matched.has(one));
  return [
    ...removed.map((from): UnknownDifference => {
      const sentenceBefore = before.around(from);
      const pair = sentenceBefore === undefined ? undefined : pairs.get(sentenceBefore);
      const sentence =
        sentenceBefore === undefined
          ? undefined
          : pair !== undefined && added.some((gap) => now.around(gap) === pair)
            ? (toldNow(from) ?? pair)
            : (pair ?? mostAlikeText(factText(from), strange) ?? between(sentenceBefore, proseSentences(before), proseSentences(now), pairs));
      const block = came.find(({ rows }) => !rows.every(({ name }) => isItemNumber(name)) || rows.some(({ cells }) => cells.length > 1));
      if (block !== undefined && sentence?.facts.every(({ fact }) => fact === "notShown") !== false)
        return { from, to: block.rows.map(({ name }) => name).join(", "), at: block.at };
      if (sentenceBefore === undefined || sentence === undefined)
        return { from, at: sentenceBefore === undefined ? now.texts[0]!.at : neighbour(sentenceBefore) };
      return { from, to: sentence.text, at: sentence.at, with: sentence, instead: sentenceBefore };
    }),
    ...kept.filter(([from, to]) => isOfRest(factText(from)) !== isOfRest(factText(to))).map(([from, to]): UnknownDifference => ({ from, to, at: to.at })),
    ...added.map((to): UnknownDifference => {
      const around = now.around(to);
      const from = lost.find((fact) => fact.fact !== "notShown" && isSupplanted(fact, to, before.around(fact), around));
      return { ...(from === undefined ? {} : { from }), to, at: to.at };
    }),
  ];
}

/** The sentence that is about what was not shown, where something else is not shown now. */
function tellingOf(gap: StatedFact, among: readonly StatedText[]): StatedText | undefined {
  const stems = stemsOf(factText(gap));
  return among.find(({ text, facts }) => !facts.some(({ fact }) => fact === "notShown") && likeness(stems, stemsOf(text)) >= 0.5);
}

/** `Events go to a webhook; their bodies: not shown.`: what is not shown is a part of what the clause before it states. */
function isOfClause(gap: StatedFact, around: StatedText | undefined): boolean {
  return /^(?:its|their)\b/i.test(factText(gap)) && clauseBefore(around?.text ?? "", factText(gap)) !== undefined;
}

/** `the body of a call` is a part of `calls`, or has it as a part; `the steps between states` are the `steps`. */
function isPart(one: string, other: string): boolean {
  const [smaller, larger] = [one, other].sort((a, b) => stemsOf(a).size - stemsOf(b).size) as [string, string];
  const [stems, all] = [stemsOf(smaller), stemsOf(larger)];
  const [head] = stemsOf(/^(.*?)\s+of\s/i.exec(subjectOfGap(larger))?.[1] ?? "");
  return head !== undefined && !stems.has(head) && stems.size > 0 && stems.size < all.size && [...stems].every((stem) => all.has(stem));
}

/** 1 for no other words than the same. */
function likenessOf(one: string, other: string): number {
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  return subjectOfGap(one) === subjectOfGap(other) ? 1 : stems.size === others.size ? likeness(stems, others) : Math.min(likeness(stems, others), almostSame);
}

const almostSame = 0.99;

/** The one sentence that came between those between which another one stood. */
function between(removed: StatedText, before: readonly StatedText[], now: readonly StatedText[], pairs: Wordings["pairs"]): StatedText | undefined {
  const worded = new Set(pairs.values());
  const index = before.indexOf(removed);
  const earlier = before.slice(0, index).findLast((one) => pairs.has(one));
  const later = before.slice(index + 1).find((one) => pairs.has(one));
  const from = earlier === undefined ? 0 : now.indexOf(pairs.get(earlier)!) + 1;
  const to = later === undefined ? now.length : now.indexOf(pairs.get(later)!);
  const [only, ...others] = now.slice(from, to).filter((one) => !worded.has(one));
  return others.length === 0 ? only : undefined;
}

/** Whether what is not shown stands where a fact stood: in the same column, or among the same words. */
function isSupplanted(fact: StatedFact, to: StatedFact, before: StatedText | undefined, now: StatedText | undefined): boolean {
  if (before?.column !== undefined && before.column === now?.column) return true;
  return likeness(stemsOf(before?.text ?? factText(fact)), stemsOf(factText(to))) >= 0.5;
}
