/** A word between two that stand side by side without it: `storage shelves`, `storage and shelves` is not one, `storage server shelves` is. */
import { stemsOf } from "../../../documents/editions/words.ts";
import { withoutLight } from "../light-words.ts";
import type { Around, Nuance } from "./nuance.ts";

/** A word that tells one sort of thing from others, where the other wording speaks of all of them. */
export function insertionIn(before: string, now: string, around: Around): Nuance | undefined {
  const to = insertedIn(now, before, around.before);
  if (to !== undefined) return { to };
  const from = insertedIn(before, now, around.now);
  return from === undefined ? undefined : { from };
}

function insertedIn(text: string, other: string, isMoved: Around["now"]): string | undefined {
  const [words, others] = [wordsIn(text), wordsIn(other)];
  const known = stemsOf(other);
  const isNew = (word: string): boolean => !generic.test(word) && withoutLight(stemsOf(word)).size > 0 && ![...stemsOf(word)].some((stem) => known.has(stem) || isMoved(stem));
  const index = words.findIndex((word, at) => {
    const [first, next] = [words[at - 1], words[at + 1]];
    return isNew(word) && first !== undefined && next !== undefined && others.some((one, there) => isSame(one, first) && isSame(others[there + 1], next));
  });
  return words[index];
}

/** The words of a text, and the signs between them. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_-]+|[.,;:()/|]/gu) ?? [];
}

/** Two forms of a word that says something by itself. */
function isSame(one: string | undefined, other: string): boolean {
  if (one === undefined) return false;
  const [[stem], [second]] = [stemsOf(one), stemsOf(other)];
  return stem !== undefined && stem === second;
}

/** Words of any interface, forms of verbs, and words of a manner, which another wording does without. */
const generic = /^(?:api|body|calls?|configured|data|documents?|elements?|entire|exact|fields?|given|groups?|http|https|individual|interfaces?|json|keys?|lists?|methods?|names?|numbers?|objects?|operations?|own|parameters?|payloads?|properties|property|requests?|resources?|respective|responses?|rest|restful|services?|sets?|simple|specific|strings?|types?|uris?|urls?|values?|various|whole|words?|.*(?:ing|ed|ly))$/;
