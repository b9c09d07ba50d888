/** What a sentence says otherwise in words that are no facts to the reader: the opposite, with or without a "not", a list one item shorter or longer, another kind of thing. */
import { stemsOf } from "../documents/words.ts";

/** A word or item that another one replaced, or that only one wording has. */
export interface Nuance {
  readonly from?: string;
  readonly to?: string;
}

/** What stands beside a sentence: what moved from there or to there neither came nor is lost. */
export interface Around {
  /** Stems. */
  readonly before: ReadonlySet<string>;
  readonly now: ReadonlySet<string>;
}

/** @param kinds words for kinds of things, in small letters: to speak of another one is to say something else */
export function nuanceOf(before: string, now: string, around: Around, kinds: ReadonlySet<string>): Nuance | undefined {
  const [old, own] = [wordsOf(before), wordsOf(now)];
  const lost = without(old, own);
  const gained = without(own, old);
  return oppositeIn(lost, gained) ?? kindIn(old, own, kinds) ?? countIn(old, own) ?? qualifierIn(old, own, lost, gained) ?? negationIn(lost, gained) ?? itemIn(before, now, around);
}

/** Words in no form of theirs among the others. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others.map(baseOf));
  return words.filter((word) => !known.has(baseOf(word)));
}

/** The same for the forms of a verb, and for the plural of a noun. */
function baseOf(word: string): string {
  return word.length < 4 ? word : word.replace(/(?:es|ed|s|d|e|ing)$/, "");
}

/** Where else something is told is a matter of order. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().replace(/(?<=\b(?:see|listed|described|shown|given|explained) )(?:above|below)\b/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words of which one takes the other's place only where something else is said. */
const opposites: readonly (readonly [string, string])[] = (
  "before/after above/below first/last begin/end begins/ends start/end starts/ends beginning/end leading/trailing prefix/suffix next/previous minimum/maximum least/most smallest/largest lowest/highest " +
  "all/some every/some each/some always/never required/optional must/may can/cannot enabled/disabled enable/disable enables/disables created/deleted create/delete accepted/rejected accepts/rejects accept/reject " +
  "allowed/forbidden allows/forbids included/excluded includes/excludes with/without inside/outside ascending/descending upper/lower nested/flat local/remote public/private automatically/manually " +
  "required/allowed allows/rejects allowed/rejected object/array on/off increases/decreases open/closed online/offline single/several internal/external encrypted/unencrypted inclusive/exclusive"
)
  .split(" ")
  .map((pair) => pair.split("/") as [string, string]);

function oppositeIn(lost: readonly string[], gained: readonly string[]): Nuance | undefined {
  const formOf = (words: readonly string[], one: string): string | undefined => words.find((word) => baseOf(word) === baseOf(one));
  for (const pair of opposites) {
    for (const [one, other] of [pair, pair.toReversed()] as const) {
      const [from, to] = [formOf(lost, one!), formOf(gained, other!)];
      if (from !== undefined && to !== undefined) return { from, to };
    }
  }
  return undefined;
}

/** `element URI`, `collection URI` */
function kindIn(old: readonly string[], own: readonly string[], kinds: ReadonlySet<string>): Nuance | undefined {
  return before(old, own, (from, to) => from !== to && kinds.has(from) && kinds.has(to));
}

const numerals: ReadonlySet<string> = new Set(["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]);

/** `one key`, `two keys` */
function countIn(old: readonly string[], own: readonly string[]): Nuance | undefined {
  return before(old, own, (from, to) => from === "one" && numerals.has(to));
}

/** A word in the place of another one before the same noun, where neither stands there on the other side. */
function before(old: readonly string[], own: readonly string[], isOther: (from: string, to: string) => boolean): Nuance | undefined {
  const [here, there] = [pairsIn(own), pairsIn(old)];
  for (const [to, noun] of here) {
    const from = there.find(([word, next]) => next === noun && isOther(word, to))?.[0];
    if (from !== undefined && !holds(there, to, noun) && !holds(here, from, noun)) return { from, to };
  }
  return undefined;
}

type Pair = readonly [word: string, nounAfter: string];

function pairsIn(words: readonly string[]): readonly Pair[] {
  return words.slice(1).map((noun, index) => [words[index]!, baseOf(noun)]);
}

function holds(pairs: readonly Pair[], word: string, noun: string): boolean {
  return pairs.some(([one, next]) => one === word && next === noun);
}

const qualifiers: ReadonlySet<string> = new Set("enabled disabled required optional nested flat remote public private internal external encrypted unencrypted offline inclusive exclusive mandatory read write".split(" "));

/** A word that says which things are meant, between two words that stand side by side without it. */
function qualifierIn(old: readonly string[], own: readonly string[], lost: readonly string[], gained: readonly string[]): Nuance | undefined {
  const from = lost.find((word) => qualifiers.has(word) && standsIn(word, old, own));
  if (from !== undefined) return { from };
  const to = gained.find((word) => qualifiers.has(word) && standsIn(word, own, old));
  return to === undefined ? undefined : { to };
}

function standsIn(word: string, words: readonly string[], others: readonly string[]): boolean {
  const index = words.indexOf(word);
  const [before, after] = [words[index - 1], words[index + 1]];
  return before !== undefined && after !== undefined && others.some((one, at) => one === before && others[at + 1] === after);
}

const negations: ReadonlySet<string> = new Set(["not", "no", "never", "cannot", "none", "neither", "nor"]);

/** Of a sentence that is otherwise nearly the same; another one may say the same without. */
function negationIn(lost: readonly string[], gained: readonly string[]): Nuance | undefined {
  if (lost.length > 2 || gained.length > 2) return undefined;
  const [from, to] = [lost, gained].map((words) => words.find((word) => negations.has(word)));
  if ((from === undefined) === (to === undefined)) return undefined;
  return from === undefined ? { to: to! } : { from };
}

/** Whether all that is said otherwise is a "not". */
export function isNegation({ from, to }: Nuance): boolean {
  return from === undefined || to === undefined ? negations.has(from ?? to ?? "") : false;
}

/** `x, y and z` whose `y` stands nowhere on the other side, while the others do. */
function itemIn(before: string, now: string, around: Around): Nuance | undefined {
  const from = itemAlone(before, stemsOf(now), around.now);
  if (from !== undefined) return { from };
  const to = itemAlone(now, stemsOf(before), around.before);
  if (to !== undefined) return { to };
  const half = halfAlone(before, now, around.now);
  return half === undefined ? undefined : { from: half };
}

/** `x or y` of which one is left, and nothing beside it. */
function halfAlone(text: string, other: string, around: ReadonlySet<string>): string | undefined {
  const stems = stemsOf(other);
  const isKnown = (word: string): boolean => [...stemsOf(word)].some((stem) => stems.has(stem));
  const isGone = (word: string): boolean => stemsOf(word).size > 0 && ![...stemsOf(word)].some((stem) => stems.has(stem) || around.has(stem));
  const isPaired = (word: string): boolean => new RegExp(String.raw`(?:\b(?:and|or) (?:an? |the )?|, )${baseOf(word)}|${baseOf(word)}\p{L}*(?:, | (?:and|or) )`, "iu").test(other);
  for (const { 1: one, 2: two } of text.matchAll(/(?<![\p{L}-])(\p{L}{4,}) (?:and|or) (\p{L}{4,})(?![\p{L}-])/gu)) {
    const lost = ([[one!, two!], [two!, one!]] as const).find(([word, partner]) => isGone(word) && isKnown(partner) && !isPaired(partner))?.[0];
    if (lost !== undefined) return lost;
  }
  return undefined;
}

function itemAlone(text: string, other: ReadonlySet<string>, around: ReadonlySet<string>): string | undefined {
  for (const [list] of text.matchAll(lists)) {
    const items = list.split(/,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/).map((item) => ({ item, stems: [...stemsOf(item)] })).filter(({ stems }) => stems.length > 0);
    const alone = items.filter(({ stems }) => !stems.some((stem) => other.has(stem)) && !stems.every((stem) => around.has(stem)));
    const shared = items.filter(({ stems }) => stems.some((stem) => other.has(stem)));
    if (alone.length === 1 && items.length > 2 && shared.length === items.length - 1) return alone[0]!.item;
  }
  return undefined;
}

/** Items of few words, so that no clauses are taken for them. */
const item = String.raw`[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}`;
const lists = new RegExp(String.raw`(?<![\p{L}\p{N}-])${item}(?:, ${item}){1,12},? (?:and|or) ${item}`, "gu");
