/** What a sentence says otherwise in words that are no facts to the reader: the opposite, with or without a "not", a list one item shorter. */
import { stemsOf } from "../documents/words.ts";

/** A word or item that another one replaced, or that only one wording has. */
export interface Nuance {
  readonly from?: string;
  readonly to?: string;
}

/** @param around the stems of all that stands beside the sentence now: what moved there is not lost */
export function nuanceOf(before: string, now: string, around: ReadonlySet<string>): Nuance | undefined {
  const [old, own] = [wordsOf(before), wordsOf(now)];
  const lost = old.filter((word) => !own.includes(word));
  const gained = own.filter((word) => !old.includes(word));
  return oppositeIn(lost, gained) ?? negationIn(lost, gained) ?? itemLost(before, stemsOf(now), around);
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
  "increases/decreases open/closed online/offline single/several internal/external encrypted/unencrypted inclusive/exclusive"
)
  .split(" ")
  .map((pair) => pair.split("/") as [string, string]);

function oppositeIn(lost: readonly string[], gained: readonly string[]): Nuance | undefined {
  for (const [one, other] of opposites) {
    if (lost.includes(one) && gained.includes(other)) return { from: one, to: other };
    if (lost.includes(other) && gained.includes(one)) return { from: other, to: one };
  }
  return undefined;
}

const negations: ReadonlySet<string> = new Set(["not", "no", "never", "cannot", "none", "neither", "nor"]);

/** Of a sentence that is otherwise nearly the same; another one may say the same without. */
function negationIn(lost: readonly string[], gained: readonly string[]): Nuance | undefined {
  if (lost.length > 2 || gained.length > 2) return undefined;
  const [from, to] = [lost, gained].map((words) => words.find((word) => negations.has(word)));
  if ((from === undefined) === (to === undefined)) return undefined;
  return from === undefined ? { to: to! } : { from };
}

/** `x, y and z` whose `y` stands nowhere any more, while the others do. */
function itemLost(before: string, now: ReadonlySet<string>, around: ReadonlySet<string>): Nuance | undefined {
  for (const [list] of before.matchAll(lists)) {
    const items = list.split(/,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/).map((text) => ({ text, stems: [...stemsOf(text)] })).filter(({ stems }) => stems.length > 0);
    const gone = items.filter(({ stems }) => !stems.some((stem) => now.has(stem)) && !stems.every((stem) => around.has(stem)));
    const kept = items.filter(({ stems }) => stems.some((stem) => now.has(stem)));
    if (gone.length === 1 && items.length > 2 && kept.length === items.length - 1) return { from: gone[0]!.text };
  }
  return undefined;
}

/** Items of few words, so that no clauses are taken for them. */
const item = String.raw`[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}`;
const lists = new RegExp(String.raw`(?<![\p{L}\p{N}-])${item}(?:, ${item}){1,12},? (?:and|or) ${item}`, "gu");
