/** What a sentence says otherwise in words that are no facts to the reader: the opposite, with or without a "not", a list one item shorter or longer, another kind of thing. */
import { stemsOf } from "../../documents/editions/words.ts";
import { literally } from "../../values/pattern.ts";

/** A word or item that another one replaced, or that only one wording has. */
export interface Nuance {
  readonly from?: string;
  readonly to?: string;
}

/** What stands beside a sentence: what moved from there or to there neither came nor is lost. */
export interface Around {
  /** Whether the other sentences have a stem oftener on that side than on the other one. */
  readonly before: (stem: string) => boolean;
  readonly now: (stem: string) => boolean;
}

/** @param kinds words for kinds of things, in small letters: to speak of another one is to say something else */
export function nuanceOf(before: string, now: string, around: Around, kinds: ReadonlySet<string>): Nuance | undefined {
  const [old, own] = [wordsOf(before), wordsOf(now)];
  if (notOnly.test(now) && !notOnly.test(before)) return { from: "only", to: "not only" };
  const lost = without(old, own);
  const gained = without(own, old);
  return oppositeIn(lost, gained, [...old, "", ...own]) ?? conceptIn(lost, gained) ?? formIn(old, own) ?? kindIn(old, own, kinds) ?? countIn(old, own) ?? qualifierIn(old, own, lost, gained) ?? negationIn(lost, gained, own, old) ?? exceptionIn(before, now) ?? orderIn(before, now) ?? itemIn(before, now, around);
}

const notOnly = /\bnot only\b/i;

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
  return text.toLowerCase().replace(/\bcan not\b(?! only)/g, "cannot").replace(/\bnot (?:all|every|each)\b/g, "some").replace(/(?<=\b(?:see|listed|described|shown|given|explained) )(?:above|below)\b/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words of which one takes the other's place only where something else is said. */
const opposites: readonly (readonly [string, string])[] = (
  "before/after above/below first/last begin/end begins/ends start/end starts/ends beginning/end leading/trailing prefix/suffix next/previous minimum/maximum least/most smallest/largest lowest/highest " +
  "all/some every/some each/some always/never required/optional must/may can/cannot enabled/disabled enable/disable enables/disables created/deleted create/delete accepted/rejected accepts/rejects accept/reject " +
  "allowed/forbidden allows/forbids included/excluded includes/excludes with/without inside/outside ascending/descending upper/lower nested/flat local/remote public/private automatically/manually " +
  "required/allowed allows/rejects allowed/rejected object/array on/off increases/decreases open/closed online/offline single/several internal/external encrypted/unencrypted inclusive/exclusive " +
  "once/before own/same another/same different/same separate/same name/number enumerated/any every/no each/no authenticated/anonymous " +
  "rejects/permits rejected/permitted refused/permitted denied/permitted refuses/permits denies/permits rejects/grants refuses/allows denies/allows stays/changes leaves/changes remains/changes keeps/changes same/changes kept/changed"
)
  .split(" ")
  .map((pair) => pair.split("/") as [string, string]);

/** @param all words of both, in their order: the opposite of a word says the same with a "not" before it */
function oppositeIn(lost: readonly string[], gained: readonly string[], all: readonly string[]): Nuance | undefined {
  const formOf = (words: readonly string[], one: string): string | undefined => words.find((word) => baseOf(word) === baseOf(one));
  for (const pair of opposites) {
    for (const [one, other] of [pair, pair.toReversed()] as const) {
      const [from, to] = [formOf(lost, one!), formOf(gained, other!)];
      if (from !== undefined && to !== undefined && !isDenied(from, all) && !isDenied(to, all)) return { from, to };
    }
  }
  return undefined;
}

function isDenied(word: string, all: readonly string[]): boolean {
  const before = all[all.indexOf(word) - 1];
  return before === "not" || before === "never";
}

/** Words of one row mean the same; those of two rows of one family never do. */
const families: readonly (readonly ReadonlySet<string>[])[] = (
  [
    ["create creates created creating creation add adds added", "update updates updated updating modify modifies modified", "replace replaces replaced replacing overwrite overwritten", "delete deletes deleted deleting deletion remove removes removed", "reset resets clear cleared", "save saves saved saving"],
    ["path paths uri uris url urls address", "name names", "identifier identifiers id ids"],
    ["end ends trailing last", "begin begins start starts leading"],
    ["after behind follow follows followed following next subsequent", "before precede precedes preceded preceding previous"],
    ["request requests", "response responses answer answers"],
    ["boolean booleans", "number numbers", "string strings"],
  ] as const
).map((rows) => rows.map((row) => new Set(row.split(" "))));

/** Another concept of the same family in the place of the one that is lost. */
function conceptIn(lost: readonly string[], gained: readonly string[]): Nuance | undefined {
  for (const family of families) {
    const one = (words: readonly string[]): string | undefined => words.find((word) => family.some((row) => row.has(word)));
    const rowOf = (word: string): ReadonlySet<string> => family.find((row) => row.has(word))!;
    const [from, to] = [one(lost), one(gained)];
    if (from !== undefined && to !== undefined && rowOf(from) !== rowOf(to)) return { from, to };
  }
  return undefined;
}

/** `is an object`, `is an array`: of a thing that the sentence also names elsewhere. */
function formIn(old: readonly string[], own: readonly string[]): Nuance | undefined {
  const count = (words: readonly string[], one: string): number => words.filter((word) => baseOf(word) === baseOf(one)).length;
  for (const [from, to] of [["object", "array"], ["array", "object"], ["object", "string"]] as const) {
    if (count(old, to) === 0 && count(own, to) > 0 && count(own, from) < count(old, from)) return { from, to };
  }
  return undefined;
}

/** `every row but the first`: of a sentence that says nothing of that sort otherwise. */
function exceptionIn(before: string, now: string): Nuance | undefined {
  const [from, to] = [before, now].map((text) => exception.exec(text)?.[1]);
  if (from === undefined && to !== undefined && !reserve.test(before)) return { to };
  return from !== undefined && to === undefined && !reserve.test(now) ? { from } : undefined;
}

const exception = /\b(?:every|each|all|any)\b[^.,;:]*\b((?:but|except|excluding|other than|apart from) (?:for )?(?:the |an? |those )?[\p{L}\p{N}]+)/iu;

/** Words by which the same is said another way. */
const reserve = /\b(?:but|except\w*|excluding|other|apart|only|unless|without|not|no)\b/i;

/** `x, a comma, then y`: what comes first and what last. */
function orderIn(before: string, now: string): Nuance | undefined {
  const [old, own] = [sequenceIn(before), sequenceIn(now)];
  if (old === undefined || own === undefined) return undefined;
  return baseOf(old[0]) === baseOf(own[1]) && baseOf(old[1]) === baseOf(own[0]) ? { from: old.join(", then "), to: own.join(", then ") } : undefined;
}

function sequenceIn(text: string): readonly [first: string, last: string] | undefined {
  const [, first, last] = /([\p{L}\p{N}_-]+), (?:(?:and )?an? [\p{L}\p{N}_-]+,? (?:and )?)?(?:then|followed by) (?:an? |the )?([\p{L}\p{N}_-]+)/iu.exec(text) ?? [];
  return first === undefined || last === undefined ? undefined : [first.toLowerCase(), last.toLowerCase()];
}

/** `element URI`, `collection URI` */
function kindIn(old: readonly string[], own: readonly string[], kinds: ReadonlySet<string>): Nuance | undefined {
  return before(old, own, (from, to) => from !== to && (kinds.has(from) || from === "object") && kinds.has(to)) ?? kindInstead(old, own, kinds);
}

/** `in a collection`, `in an element`: where neither is spoken of on the other side. */
function kindInstead(old: readonly string[], own: readonly string[], kinds: ReadonlySet<string>): Nuance | undefined {
  const lost = without(old, own).find((word) => kinds.has(word) || word === "object");
  const gained = without(own, old).find((word) => kinds.has(word));
  return lost === undefined || gained === undefined ? undefined : { from: lost, to: gained };
}

const single: ReadonlySet<string> = new Set(["one", "a", "an", "single"]);
const many: ReadonlySet<string> = new Set(["several", "many"]);
const numerals: ReadonlySet<string> = new Set(["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]);

/** `one key`, `two keys`; `a configured row`, `several configured rows` */
function countIn(old: readonly string[], own: readonly string[]): Nuance | undefined {
  return before(old, own, (from, to) => single.has(from) && (numerals.has(to) || (from !== "one" && many.has(to))));
}

/** A word in the place of another one before the same noun, where neither stands there on the other side. */
function before(old: readonly string[], own: readonly string[], isOther: (from: string, to: string) => boolean): Nuance | undefined {
  const [here, there] = [pairsIn(own), pairsIn(old)];
  for (const [to, noun] of here) {
    const from = there.find(([word, next]) => next === noun && isOther(word, to))?.[0];
    if (from !== undefined && !linking.has(noun) && !holds(there, to, noun) && !holds(here, from, noun)) return { from, to };
  }
  return undefined;
}

const linking: ReadonlySet<string> = new Set(["and", "or", "of"]);

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

const negations: ReadonlySet<string> = new Set(["not", "no", "never", "cannot", "none", "neither", "nor", "without"]);

/** Words by which a sentence with a "not" says the same as one without. */
const limits: ReadonlySet<string> = new Set(["only", "but", "unless", "except", "other", "others", "further", "alone", "more", "some", "all", "every", "else"]);

/** Of a sentence that is otherwise nearly the same; another one may say the same without. */
function negationIn(lost: readonly string[], gained: readonly string[], ...sides: readonly (readonly string[])[]): Nuance | undefined {
  const [missed, news] = [lost, gained].map((words) => stemsOf(words.join(" ")).size);
  if ((lost.length > 2 || gained.length > 2) && (missed! > 1 || news! > 1 || sides.some((words) => words.some((word) => limits.has(word))))) return undefined;
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
  const half = halfAlone(before, now, around.now) ?? phraseAlone(before, now, around.now);
  if (half !== undefined) return { from: half };
  const more = halfAlone(now, before, around.before);
  return more === undefined ? undefined : { to: more };
}

/** `x or y` of which one is left, and nothing beside it. */
function halfAlone(text: string, other: string, isMoved: Around["now"]): string | undefined {
  const stems = stemsOf(other);
  const isKnown = (word: string): boolean => [...stemsOf(word)].some((stem) => stems.has(stem));
  const isGone = (word: string): boolean => stemsOf(word).size > 0 && ![...stemsOf(word)].some((stem) => stems.has(stem) || isMoved(stem));
  const isPaired = (word: string): boolean => new RegExp(String.raw`(?:\b(?:and|or) (?:an? |the )?|, )${baseOf(word)}|${baseOf(word)}\p{L}*(?:, | (?:and|or) )`, "iu").test(other);
  for (const { 1: one, 2: two } of text.matchAll(/(?<![\p{L}-])(\p{L}{4,}) (?:and|or) (?:(?:of|in|to|by|for|from|on) )?(?:an? |the |its |their )?(\p{L}{4,})(?![\p{L}-])/gu)) {
    const lost = ([[one!, two!], [two!, one!]] as const).find(([word, partner]) => isGone(word) && isKnown(partner) && !isPaired(partner))?.[0];
    if (lost !== undefined) return lost;
  }
  return undefined;
}

/** `the x of y and z` of which `z` is left: all words of the other one are gone. */
function phraseAlone(text: string, other: string, isMoved: Around["now"]): string | undefined {
  const stems = stemsOf(other);
  for (const { 1: phrase, 2: partner } of text.matchAll(/\b(?:the|its|their) ((?:[\p{L}-]+ ){1,2}[\p{L}-]+) (?:and|or) (?:the )?([\p{L}-]{4,})/gu)) {
    const words = [...stemsOf(phrase!)];
    const isGone = words.length > 1 && words.every((stem) => !stems.has(stem) && !isMoved(stem));
    const isAlone = !new RegExp(String.raw`(?:\b(?:and|or)|,) (?:the )?${literally(partner!)}|${literally(partner!)}(?:,| and| or)`, "iu").test(other);
    if (isGone && isAlone && [...stemsOf(partner!)].some((stem) => stems.has(stem))) return phrase;
  }
  return undefined;
}

function itemAlone(text: string, other: ReadonlySet<string>, isMoved: Around["now"]): string | undefined {
  for (const [list] of text.matchAll(lists)) {
    const items = list.split(/,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/).map((item) => ({ item, stems: [...stemsOf(item)] })).filter(({ stems }) => stems.length > 0);
    const alone = items.filter(({ item: words }) => !opening.test(words)).filter(({ stems }) => !stems.some((stem) => other.has(stem)) && !stems.every(isMoved));
    const shared = items.filter(({ stems }) => stems.some((stem) => other.has(stem)));
    if (alone.length === 1 && items.length > 2 && shared.length === items.length - 1) return alone[0]!.item;
  }
  return undefined;
}

/** `As a rule, …`, `In a list, …`: what a sentence opens with is no item. */
const opening = /^(?:as|in|for|on|at|by|with|when|if|once|after|before|over)\b/i;

/** Items of few words, so that no clauses are taken for them. */
const item = String.raw`[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}`;
const lists = new RegExp(String.raw`(?<![\p{L}\p{N}-])${item}(?:, ${item}){1,12},? (?:and|or) ${item}`, "gu");
