/** Another thing or number in the place of one, in sentences that are the same word for word otherwise: `sorted by age`, `sorted by name`. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import { numeralOf } from "../../../facts/text/numerals.ts";
import { withoutLightWords } from "../light-words.ts";
import type { Nuance } from "./nuance.ts";

export function otherRunIn(before: string, now: string): Nuance | undefined {
  const [old, own] = [wordsIn(before), wordsIn(now)];
  const shorter = Math.min(old.length, own.length);
  let [first, last] = [0, 0];
  while (first < shorter && isSame(old[first]!, own[first]!)) first += 1;
  while (last < shorter - first && isSame(old[old.length - 1 - last]!, own[own.length - 1 - last]!)) last += 1;
  const [removed, added] = [old.slice(first, old.length - last), own.slice(first, own.length - last)];
  if (removed.length === 0 || added.length === 0 || removed.length > longest || added.length > longest) return undefined;
  const around = [...old.slice(0, first), ...old.slice(old.length - last)];
  if (stemsOf(around.join(" ")).size < (around.length < many ? 2 : 1)) return undefined;
  return areOther(removed, added, old[first - 1]) ? { from: removed.join(" "), to: added.join(" ") } : undefined;
}

/** So many words are a sentence, though any sentence has most of them. */
const many = 5;

/** So many words are a name; more are a clause, which says the same in as many ways. */
const longest = 3;

function areOther(removed: readonly string[], added: readonly string[], before: string | undefined): boolean {
  const [from, to] = [removed, added].map((words) => words.map(numberOf).filter((number) => number !== undefined));
  if (from!.length > 0 || to!.length > 0) return from!.length > 0 && to!.length > 0 && from!.join() !== to!.join();
  const [old, own] = [removed, added].map((words) => withoutLightWords(stemsOf(words.join(" "))));
  if (old!.size === 0 || own!.size === 0 || [...old!].some((stem) => own!.has(stem))) return false;
  const [one, other] = [removed.at(-1)!, added.at(-1)!];
  return before !== undefined && !modal.test(before) && [one, other].every((word) => isProper(word) || !noThing.test(word));
}

/** Words that no text writes small. */
function isProper(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function numberOf(word: string): string | undefined {
  return /^\d/.test(word) ? word : numeralOf(word)?.toString();
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A verb stands behind one of these. */
const modal = /^(?:may|can|cannot|must|shall|should|will|would|could|might|not|never|to|and|or|also|it|they|you|which|that|who|is|are|be|was|were|been)$/i;

/** Forms of verbs and words of a manner: what others say the same in. */
const noThing =
  /(?:(?<!s)s|ed|ing|ly)$|^(?:sent|kept|held|given|shown|known|made|built|lost|put|set|told|taken|seen|written|read|left|got|come|gone|found|drawn|many|sever\w*|multi\w*|whole|entire|big|large|.{1,2})$/i;

/** Names with what joins their parts; whose something is counts no more than what. */
function wordsIn(text: string): readonly string[] {
  return text.replace(/['’]s\b|(?<=s)['’](?=\s)/g, "").match(/[\p{L}\p{N}_]+(?:[-./+][\p{L}\p{N}_]+)*\+?/gu) ?? [];
}
