/** Words that one of two wordings has beside all that the other one says. */
import { stemsOf } from "../../../documents/editions/stems.ts";
import { withoutLightWords } from "../light-words.ts";
import { isNarrowing } from "./narrowing.ts";
import type { Nuance, Surroundings } from "./nuance.ts";

/** Where nothing is said otherwise, what one of them says more narrows it. */
export function narrowingIn(before: string, now: string, around: Surroundings): Nuance | undefined {
  const [removed, added] = [lackingIn(before, now), lackingIn(now, before)];
  if (removed.length > 0 && added.length > 0) return undefined;
  const isMoved = (word: string): boolean => [...stemsOf(word)].some((stem) => around.before(stem) || around.now(stem));
  const isNews = (word: string): boolean => isNarrowing(word) && !isMoved(word);
  const [from, to] = [removed.find(isNews), added.find(isNews)];
  if (to !== undefined) return { to };
  return from === undefined ? undefined : { from };
}

function lackingIn(text: string, other: string): readonly string[] {
  const known = stemsOf(other);
  const words = text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];
  return words.filter((word) => [...withoutLightWords(stemsOf(word))].some((stem) => !known.has(stem)));
}
