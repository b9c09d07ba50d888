/** The facts of two wordings of one thing: what is in one of them only, in pairs where one took the other's place. */
import { likeness, stemsOf } from "../documents/words.ts";
import { textOf, type StatedFact } from "../facts/fact.ts";
import { partOf, positionOf, type StatedText } from "../facts/prose.ts";
import type { Reader } from "../facts/reader.ts";
import { inItsPlace, type Part } from "./in-its-place.ts";
import type { Neighbour } from "./neighbour.ts";
import { agrees } from "./agrees.ts";
import { definitionFor } from "./definition-for.ts";
import type { Raw } from "./raw.ts";
import type { Subject } from "./subject.ts";
import { holds, type Side, type Unit } from "./units.ts";

/** A difference, and the texts of both sides that it is of. */
export interface UnitDifference {
  readonly raw: Raw;
  readonly before: StatedText | undefined;
  readonly now: StatedText | undefined;
}

/** How the sentences of both sides belong together. */
export interface Wordings {
  /** What each sentence is worded as now. */
  readonly pairs: ReadonlyMap<StatedText, StatedText>;
  /** Those that state facts of a field included. */
  readonly all: ReadonlyMap<StatedText, StatedText>;
  readonly neighbour: Neighbour;
}

export function unitDifferences(subject: Subject, unit: Unit, wordings: Wordings): readonly UnitDifference[] {
  const gone = [...only(unit.before.facts, unit.now.facts).filter((fact) => !isUnquoted(fact, unit.before, unit.now)), ...fewer(unit)];
  const come = only(unit.now.facts, unit.before.facts).filter((fact) => !(fact.fact === "mention" && fact.value === unit.place.row) && !agrees(subject, fact, unit.claims, gone) && !isUnquoted(fact, unit.now, unit.before));
  const unknowns = unknownDifferences(unit, gone, wordings);
  const settled = (fact: StatedFact): boolean => unknowns.some(({ from, with: sentence, instead }) => from === fact || [sentence, instead].some((one) => one !== undefined && holds(one, fact)));
  const pairs = pairsOf(gone.filter((fact) => fact.fact !== "notShown" && !settled(fact)), come.filter((fact) => fact.fact !== "notShown" && !settled(fact)), unit, wordings);
  const differences: readonly Difference[] = [...unknowns.map(({ from, to, at }): Difference => [from, to, at]), ...oneEach(pairs, unit, wordings).map((one) => withStandIn(subject, one, unit, wordings))];
  return differences.map(([from, to, at]) => ({
    raw: rawOf(subject, unit, from, to, at),
    before: from === undefined ? undefined : unit.before.around(from),
    now: typeof to === "object" ? unit.now.around(to) : typeof to === "string" ? unit.now.texts.find(({ text }) => text === to) : undefined,
  }));
}

/** Whether what one side has in quotes stands without them on the other. */
function isUnquoted(fact: StatedFact, quoted: Side, plain: Side): boolean {
  const word = textOf(fact);
  const sentence = fact.fact === "mention" ? quoted.around(fact)?.text : undefined;
  if (sentence === undefined || !quotedWords(sentence).has(word)) return false;
  return plain.texts.some(({ text }) => text.split(/[\s,;:.!?()]+/).includes(word));
}

function quotedWords(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/["'“‘]([^\s"'“”‘’]+)["'”’]/g)].map(([, word]) => word!));
}

/** Facts that one side alone has, each once. */
function only(facts: readonly StatedFact[], others: readonly StatedFact[]): readonly StatedFact[] {
  const known = new Set(others.map(keyOf));
  const left = facts.filter((fact) => !known.has(keyOf(fact)) && !isLikeOne(fact, others));
  return [...new Map(left.map((fact) => [keyOf(fact), fact])).values()];
}

/** Mentions that the wording of their sentence has lost, and that stand elsewhere as often as before at most. */
function fewer({ before, now }: Unit): readonly StatedFact[] {
  const count = (facts: readonly StatedFact[], key: string): number => facts.filter((fact) => keyOf(fact) === key).length;
  const repeated = before.facts.filter((fact) => fact.fact === "mention" && count(before.facts, keyOf(fact)) > count(now.facts, keyOf(fact)) && count(now.facts, keyOf(fact)) > 0);
  const lost = repeated.filter((fact) => {
    const sentence = before.around(fact);
    const wording = sentence === undefined ? undefined : mostLike(sentence.text, now.texts);
    return wording !== undefined && alike(sentence, wording) >= 0.7 && !wording.facts.some((one) => keyOf(one) === keyOf(fact));
  });
  return [...new Map(lost.map((fact) => [keyOf(fact), fact])).values()];
}

function keyOf(fact: StatedFact): string {
  const sort = fact.fact === "path" ? "mention" : fact.fact === "property" ? fact.value.name : fact.fact;
  return `${sort}\n${inAnyOrder.has(fact.fact) ? textOf(fact).split(/, | or /).sort().join(", ") : textOf(fact)}`;
}

/** Lists whose order says nothing. */
const inAnyOrder: ReadonlySet<string> = new Set(["type", "values", "known", "holds", "windows", "methods", "bits"]);

/** Words for a body may be more or fewer. */
function isLikeOne(fact: StatedFact, others: readonly StatedFact[]): boolean {
  if (fact.fact !== "request" && fact.fact !== "response") return false;
  return others.some((one) => one.fact === fact.fact && ((isReference(one) && isReference(fact)) || likeness(stemsOf(textOf(one)), stemsOf(textOf(fact))) === 1));
}

/** `as above`, `see below` */
function isReference(fact: StatedFact): boolean {
  return /^(?:as|(?:the )?same as|see|described|listed|shown|given|as (?:described|listed|shown|given))\s+(?:above|below)$/i.test(textOf(fact));
}

interface Unknown {
  readonly from?: StatedFact;
  readonly to?: StatedFact | string;
  readonly at: StatedFact["at"];
  /** The sentence that says what was not shown before. */
  readonly with?: StatedText;
  /** The one that it takes the place of. */
  readonly instead?: StatedText;
}

/** What was not shown and now is, and the reverse. */
function unknownDifferences({ before, now, came }: Unit, lost: readonly StatedFact[], { pairs, neighbour }: Wordings): readonly Unknown[] {
  const were = before.facts.filter(({ fact }) => fact === "notShown");
  const are = now.facts.filter(({ fact }) => fact === "notShown");
  const matched = new Set<StatedFact>();
  const gone = were.filter((one) => {
    const same = are.filter((other) => !matched.has(other)).map((other) => ({ other, score: textOf(one) === textOf(other) ? 1 : likeness(stemsOf(textOf(one)), stemsOf(textOf(other))) }));
    const best = same.sort((a, b) => b.score - a.score)[0];
    if (best === undefined || (best.score < 0.4 && (were.length > 1 || are.length > 1))) return true;
    matched.add(best.other);
    return false;
  });
  const come = are.filter((one) => !matched.has(one));
  const worded = new Set(pairs.values());
  const strange = sentencesOf(now).filter((text) => !worded.has(text));
  return [
    ...gone.map((from): Unknown => {
      const said = before.around(from);
      const sentence = said === undefined ? undefined : (pairs.get(said) ?? mostLike(textOf(from), strange) ?? between(said, sentencesOf(before), sentencesOf(now), pairs));
      const [block] = came;
      if (sentence === undefined && block !== undefined) return { from, to: block.rows.map(({ name }) => name).join(", "), at: block.at };
      if (said === undefined || sentence === undefined) return { from, at: said === undefined ? now.texts[0]!.at : neighbour(said) };
      return { from, to: sentence.text, at: sentence.at, with: sentence, instead: said };
    }),
    ...come.map((to): Unknown => {
      const around = now.around(to);
      const from = lost.find((fact) => fact.fact !== "notShown" && isSupplanted(fact, to, before.around(fact), around));
      return { ...(from === undefined ? {} : { from }), to, at: to.at };
    }),
  ];
}

/** The one sentence that came between those between which another one stood. */
function between(gone: StatedText, before: readonly StatedText[], now: readonly StatedText[], pairs: Wordings["pairs"]): StatedText | undefined {
  const worded = new Set(pairs.values());
  const index = before.indexOf(gone);
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
  return likeness(stemsOf(before?.text ?? textOf(fact)), stemsOf(textOf(to))) >= 0.5;
}

type Pair = readonly [from: StatedFact | undefined, to: StatedFact | undefined];

/** Values in the place of others: those of one sort, in sentences that are most alike; else what one wording lost and the other has instead. */
function pairsOf(gone: readonly StatedFact[], come: readonly StatedFact[], unit: Unit, wordings: Wordings): readonly Pair[] {
  const pairs = ofOneSort(gone, come, unit);
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

function ofOneSort(gone: readonly StatedFact[], come: readonly StatedFact[], { before, now }: Unit): readonly Pair[] {
  const left = new Set(gone);
  const pairs = come.map((to) => {
    const around = now.around(to);
    const scored = [...left].filter((from) => sortOf(from) === sortOf(to)).map((from) => ({ from, score: alike(before.around(from), around) }));
    const best = scored.filter(({ from, score }) => score >= 0.3 || from.fact !== "mention").sort((a, b) => b.score - a.score)[0]?.from;
    if (best !== undefined) left.delete(best);
    return [best, to] as const;
  });
  return [...pairs, ...[...left].map((from) => [from, undefined] as const)];
}

function sortOf(fact: StatedFact): string {
  if (fact.fact === "property") return fact.value.name;
  if (fact.fact !== "mention" && fact.fact !== "path") return fact.fact;
  return /^-?[\d.]+$/.test(textOf(fact)) ? "number" : "mention";
}

function alike(one: StatedText | undefined, other: StatedText | undefined): number {
  return one === undefined || other === undefined ? 0 : likeness(stemsOf(one.text), stemsOf(other.text));
}

type Difference = readonly [from: StatedFact | undefined, to: StatedFact | string | undefined, at: StatedFact["at"] | undefined];

/** What only came, or only went, with one sentence is one difference. */
function oneEach(pairs: readonly (readonly [StatedFact | undefined, StatedFact | undefined])[], { before, now }: Unit, wordings: Wordings): readonly Difference[] {
  const replaced = pairs.flatMap(([from, to]) => (from !== undefined && to !== undefined && sortOf(from) !== sortOf(to) ? [now.around(to)] : []));
  const sentences = new Set<StatedText | undefined>(replaced);
  return pairs.flatMap(([from, to]): readonly Difference[] => {
    if (from !== undefined && to !== undefined) return [[from, to, to.at]];
    const around = from === undefined ? now.around(to!) : before.around(from);
    if (around !== undefined && sentences.has(around)) return [];
    sentences.add(around);
    if (from === undefined) return [[undefined, to, to!.at]];
    return [[from, undefined, around === undefined ? undefined : (wordings.pairs.get(around)?.at ?? mostLike(around.text, sentencesOf(now))?.at ?? wordings.neighbour(around))]];
  });
}

/** With what took the place of a mention, or gave it up, though it is no mention itself. */
function withStandIn({ reader, declared }: Subject, difference: Difference, { before, now }: Unit, wordings: Wordings): Difference {
  const [from, to] = difference;
  const lost = from ?? to;
  if (typeof lost !== "object" || (from !== undefined && to !== undefined) || !inWords.has(lost.fact)) return difference;
  const [side, other] = from === undefined ? [now, before] : [before, now];
  const said = side.around(lost);
  const wording = said === undefined ? undefined : wordingOf(said, side, other, wordings);
  const part = wording === undefined ? undefined : inItsPlace(partOf(said!, lost), said!.text, wording.text, from === undefined ? sure : likely);
  if (part === undefined) return difference;
  const standIn = mentionAt(wording!, part, reader, declared);
  return from === undefined ? [standIn, lost, lost.at] : [from, standIn, standIn.at];
}

/** What the words around a stand-in weigh: what came may take no place at all. */
const [likely, sure] = [2, 3];

/** How the other side words a sentence. */
function wordingOf(said: StatedText, side: Side, other: Side, { all }: Wordings): StatedText | undefined {
  const [pair] = [...all].flatMap(([old, now]) => (said === old ? [now] : said === now ? [old] : []));
  if (pair !== undefined) return pair;
  if (side.isProse && said === side.texts[0]) return other.texts[0];
  const ofColumn = ({ texts }: Side): readonly StatedText[] => (said.column === undefined ? [] : texts.filter(({ column }) => column === said.column));
  const [only, ...others] = ofColumn(other);
  return only !== undefined && others.length === 0 && ofColumn(side).length === 1 ? only : undefined;
}

/** As a mention, read as others are: `three` as 3. */
function mentionAt(text: StatedText, { index, end }: Part, { factsIn }: Reader, names: ReadonlySet<string>): StatedFact {
  const words = text.text.slice(index, end);
  const [read] = factsIn(words, names);
  const value = read?.fact === "mention" && read.end - read.index === words.length ? read.value : words;
  return { fact: "mention", value, at: positionOf(text, index, end - index) };
}

/** Facts that are told by their words alone. */
const inWords: ReadonlySet<string> = new Set(["mention", "format"]);

/** Without the heading, which stands first in the prose of a section, and without what leads to rows. */
function sentencesOf({ texts, isProse, leads }: Side): readonly StatedText[] {
  return isProse ? texts.slice(1).filter(({ text }) => !leads.has(text)) : texts;
}

function mostLike(text: string, texts: readonly StatedText[]): StatedText | undefined {
  const stems = stemsOf(text);
  return texts.map((one) => ({ one, score: likeness(stems, stemsOf(one.text)) })).filter(({ score }) => score >= 0.3).sort((a, b) => b.score - a.score)[0]?.one;
}

function rawOf(subject: Subject, unit: Unit, from: StatedFact | undefined, to: StatedFact | string | undefined, at: StatedFact["at"] | undefined): Raw {
  const { place, now } = unit;
  const fact = from?.fact ?? (typeof to === "object" ? to.fact : "mention");
  const source = from === undefined ? undefined : from.fact === "notShown" ? `not shown: ${from.value}` : textOf(from);
  const shown = to === undefined ? undefined : typeof to === "string" ? to : to.fact === "notShown" ? `not shown: ${to.value}` : textOf(to);
  // What stands there still, and states the fact no more.
  const said = shown === source ? undefined : shown;
  const claim = definitionFor(unit, from ?? (typeof to === "object" ? to : undefined));
  return {
    change: source === undefined ? "added" : said === undefined ? "removed" : "changed",
    place,
    fact,
    ...(source === undefined ? {} : { from: source }),
    ...(said === undefined ? {} : { to: said }),
    values: { ...(from === undefined ? {} : { from }), ...(typeof to === "object" ? { to } : {}) },
    document: at ?? now.texts[0]?.at ?? { file: subject.stated.document.file, line: 1, column: 1, length: 0 },
    ...(claim === undefined ? {} : { definition: claim.at, by: claim.by }),
  };
}
