/** A word between two that stand side by side without it: `storage shelves`, `storage and shelves` is not one, `storage server shelves` is. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import { withoutLightWords } from "../light-words.ts";
import { isNarrowing } from "./narrowing.ts";
import type { Nuance, Surroundings } from "./nuance.ts";

/** A word that tells one sort of thing from others, where the other wording speaks of all of them. */
export function insertionIn(before: string, now: string, around: Surroundings): Nuance | undefined {
  const to = insertedIn(now, before, around.before);
  if (to !== undefined) return { to };
  const from = insertedIn(before, now, around.now);
  return from === undefined ? undefined : { from };
}

function insertedIn(text: string, other: string, isMoved: Surroundings["now"]): string | undefined {
  const [words, others] = [wordsIn(text), wordsIn(other)];
  const known = stemsOf(other);
  const isNew = (word: string): boolean => isTelling(word) && ![...stemsOf(word)].some((stem) => known.has(stem) || isMoved(stem));
  const stand = (first: string, next: string, word: string): boolean =>
    others.some((one, there) => (isSame(one, first) || (isNarrowing(word) && areDeterminers(one, first))) && isSame(others[there + 1] ?? "", next));
  const index = words.findIndex((word, at) => isNew(word) && stand(words[at - 1] ?? "", words[at + 1] ?? "", word));
  return words[index];
}

/** The words of a text, and the signs between them. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_-]+|[.,;:()/|]/gu) ?? [];
}

/** Two forms of a word that says something by itself. */
function isSame(one: string, other: string): boolean {
  const [[stem], [second]] = [stemsOf(one), stemsOf(other)];
  return stem !== undefined && stem === second;
}

/** Words that stand before any thing. */
function areDeterminers(one: string, other: string): boolean {
  return determiner.test(one) && determiner.test(other);
}

const determiner = /^(?:the|an?|its|their|this|that|these|those|each|every|all|any|by|of|from|in|with)$/;

/** Whether a word narrows what the next one means. */
function isTelling(word: string): boolean {
  return (isNarrowing(word) || (!generic.test(word) && !/^\p{L}+(?:ing|ed|ly)$/u.test(word))) && withoutLightWords(stemsOf(word)).size > 0;
}

/** Words of any interface, and those that another wording does without. */
const generic = new RegExp(
  `^(?:${[
    "actual|again|alone|already|among|api|appropriate|arrays?|available|between|blocks?|body|calls?|cases?|certain|complete|concrete|correct|corresponding|current|data|dedicated|different|distinct|documents?|elements?|end|entire|entry|exact|exist|existent|fields?|full",
    "general|given|groups?|headers?|http|https|individual|interfaces?|items?|json|kinds?|keys?|lists?|methods?|members?|names?|next|normal|once|numbers?|objects?|operations?|ordinary|overall|own|parameters?|particular|parts?|payloads?|plain|plus|possible",
    "present|proper|properties|property|regular|relevant|requests?|resources?|respective|responses?|rest|restful|separate|services?|sets?|simple|special|specific|strings?|such|things?|times?|total|types?|underlying",
    "uris?|urls?|usual|valid|values?|various|ways?|whole|words?",
  ].join("|")})$`,
);
