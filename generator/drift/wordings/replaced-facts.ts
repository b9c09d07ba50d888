/** Facts in the place of others: which of those that went each of those that came replaces. */
import { factText, type StatedFact } from "../../facts/fact.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { Unit } from "./units.ts";
import { mostAlikeText, proseSentences, textLikeness, type Wordings } from "./wordings.ts";

type Pair = readonly [from: StatedFact | undefined, to: StatedFact | undefined];

/** Values in the place of others: those of one sort, in sentences that are most alike; else what one wording lost and the other has instead. */
export function replacementPairs(removed: readonly StatedFact[], added: readonly StatedFact[], unit: Unit, wordings: Wordings): readonly Pair[] {
  const pairs = ofOneSort(removed, added, unit);
  const lost = new Set(pairs.flatMap(([from, to]) => (from !== undefined && to === undefined ? [from] : [])));
  const replaced = pairs.map(([from, to]): Pair => {
    if (from !== undefined || to === undefined) return [from, to];
    const old = [...lost].find((fact) => isInPlaceOf(fact, to, unit, wordings));
    if (old !== undefined) lost.delete(old);
    return [old, to];
  });
  return replaced.filter(([from, to]) => to !== undefined || lost.has(from!));
}

/** Whether both stand in the same cell, or in two wordings of one sentence. */
function isInPlaceOf(from: StatedFact, to: StatedFact, { before, now }: Unit, { pairs }: Wordings): boolean {
  const [old, own] = [before.around(from), now.around(to)];
  if (old === undefined || own === undefined) return false;
  return pairs.get(old) === own || (old.column !== undefined && old.column === own.column);
}

function ofOneSort(removed: readonly StatedFact[], added: readonly StatedFact[], { before, now }: Unit): readonly Pair[] {
  const left = new Set(removed);
  const pairs = added.map((to) => {
    const around = now.around(to);
    const scored = [...left]
      .filter((from) => sortOf(from) === sortOf(to))
      .map((from) => ({ from, score: areOfOneType(from, to) ? 1 : textLikeness(before.around(from), around) }));
    const best = scored.filter(({ from, score }) => score >= 0.3 || from.fact !== "mention").sort((a, b) => b.score - a.score)[0]?.from;
    if (best !== undefined) left.delete(best);
    return [best, to] as const;
  });
  return [...pairs, ...[...left].map((from) => [from, undefined] as const)];
}

/** `text/csv`, `text/csv; header=present`: one type of media, with other parameters. */
function areOfOneType(...facts: readonly [StatedFact, StatedFact]): boolean {
  const [one, other] = facts.map((fact) => (fact.fact === "mention" ? /^[a-z]+\/[\w.+-]+(?=;|$)/.exec(fact.value)?.[0] : undefined));
  return one !== undefined && one === other;
}

function sortOf(fact: StatedFact): string {
  if (fact.fact === "property") return fact.value.name;
  if (fact.fact !== "mention" && fact.fact !== "path") return fact.fact;
  return /^-?[\d.]+$/.test(factText(fact)) ? "number" : "mention";
}

/** `by its type name`, `by its number`: words side by side, of which one was exchanged. */
function areOfOnePhrase(lost: StatedFact, old: StatedFact, { around }: Unit["before"]): boolean {
  if (lost.fact !== "mention" || old.fact !== "mention" || around(lost) !== around(old)) return false;
  const [first, second] = lost.at.column < old.at.column ? [lost.at, old.at] : [old.at, lost.at];
  return first.line === second.line && second.column - (first.column + first.length) <= 1;
}

/** A body whose members are told, or of which something else is, is what its cell says as a whole. */
function isBody({ fact }: StatedFact): boolean {
  return fact === "request" || fact === "response";
}

/** `/rows, /boxes or /lids`, of which the other side has some. */
function isListed({ fact }: StatedFact, { facts }: StatedText, other: Unit["now"]): boolean {
  const paths = new Set(other.facts.flatMap((one) => (one.fact === "path" ? [one.value] : [])));
  return fact === "path" && facts.some((one) => one.fact === "path" && paths.has(one.value));
}

export type FactDifference = readonly [from: StatedFact | undefined, to: StatedFact | string | undefined, at: StatedFact["at"] | undefined];

/** What only came, or only went, with one sentence is one difference; of paths that are listed with others each is. */
export function differencesOfPairs(pairs: readonly Pair[], { before, now }: Unit, wordings: Wordings): readonly FactDifference[] {
  const replaced = pairs.flatMap(([from, to]) => (from !== undefined && to !== undefined && sortOf(from) !== sortOf(to) ? [now.around(to)] : []));
  const sentences = new Set<StatedText | undefined>(replaced);
  const exchanged = pairs.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [[from, to] as const]));
  return pairs.flatMap(([from, to]): readonly FactDifference[] => {
    if (from !== undefined && to !== undefined) return [[from, isBody(from) && !isBody(to) ? (now.around(to)?.text ?? to) : to, to.at]];
    if (from !== undefined && exchanged.some(([old]) => areOfOnePhrase(from, old, before))) return [];
    const around = from === undefined ? now.around(to!) : before.around(from);
    if (around !== undefined && sentences.has(around) && !isListed(from ?? to!, around, from === undefined ? before : now)) return [];
    sentences.add(around);
    if (from === undefined) return [[undefined, to, to!.at]];
    return [
      [
        from!,
        undefined,
        around === undefined
          ? undefined
          : (wordings.pairs.get(around)?.at ?? mostAlikeText(around.text, proseSentences(now))?.at ?? wordings.neighbour(around)),
      ],
    ];
  });
}
