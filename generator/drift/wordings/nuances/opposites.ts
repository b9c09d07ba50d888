/** The opposite of a word in its place: `before`, `after`. */
import type { Nuance } from "./nuance.ts";
import { baseForm } from "./word-forms.ts";

/** Words of which one takes the other's place only where something else is said. */
const opposites: readonly (readonly [string, string])[] = (
  "before/after above/below first/last begin/end begins/ends start/end starts/ends beginning/end leading/trailing prefix/suffix next/previous minimum/maximum least/most smallest/largest lowest/highest " +
  "all/some every/some each/some all/most every/most each/most always/never required/optional must/may can/cannot enabled/disabled enable/disable enables/disables created/deleted create/delete accepted/rejected accepts/rejects accept/reject " +
  "allowed/forbidden allows/forbids included/excluded includes/excludes with/without inside/outside ascending/descending upper/lower nested/flat local/remote public/private automatically/manually " +
  "required/allowed allows/rejects allowed/rejected object/array on/off increases/decreases open/closed online/offline single/several internal/external encrypted/unencrypted inclusive/exclusive " +
  "required/recommended mandatory/recommended must/should one/both once/before own/same another/same different/same separate/same name/number enumerated/any every/no each/no authenticated/anonymous " +
  "rejects/permits rejected/permitted refused/permitted denied/permitted refuses/permits denies/permits rejects/grants refuses/allows denies/allows stays/changes leaves/changes remains/changes keeps/changes same/changes kept/changed within/across inside/across"
)
  .split(" ")
  .map((pair) => pair.split("/") as [string, string]);

/** What all forms of the one and of the other have in common, in the one order and in the other. */
const directions = opposites.flatMap(([one, other]) => [[baseForm(one), baseForm(other)] as const, [baseForm(other), baseForm(one)] as const]);

const opposed = new RegExp(String.raw`\b(?:${[...new Set(opposites.flat())].join("|")}|not|never|none|without|except|exactly|at most|at least|unless)`, "giu");

/** The beginnings of the words of a text that can have an opposite: two texts that have the same hardly contradict each other. */
export function opposedIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(opposed));
}

/**
 * @param all words of both, in their order with an empty one between them: the opposite of a word says the same with a "not" before it, or of `neither x nor y`
 */
export function oppositeIn(lost: readonly string[], gained: readonly string[], all: readonly string[]): Nuance | undefined {
  const [removed, added] = [firstByBase(lost), firstByBase(gained)];
  for (const [one, other] of directions) {
    const [from, to] = [removed.get(one), added.get(other)];
    if (from !== undefined && to !== undefined && !isDenied(from, all) && !isDenied(to, all)) return { from, to };
  }
  return undefined;
}

function firstByBase(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(words.toReversed().map((word) => [baseForm(word), word] as const));
}

function isDenied(word: string, all: readonly string[]): boolean {
  const index = all.indexOf(word);
  const side = all.slice(all.lastIndexOf("", index) + 1, index);
  return side.at(-1) === "not" || side.at(-1) === "never" || side.includes("neither") || side.includes("nothing");
}
