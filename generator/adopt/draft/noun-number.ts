/** Words of English for one thing, and for several. */
import { stemsOf } from "../../documents/editions/stems.ts";

/** `wind-turbines` is `wind-turbine`, `tags` is `tag`; a word that only ends as several do, such as `dns`, stays. */
export function singular(word: string): string {
  if (/^(?:lens|news|series|species)$/i.test(lastPart(word))) return word;
  if (/(?:shel|hal|lea|loa)ves$/i.test(word)) return `${word.slice(0, -3)}f`;
  if (/(?:us|ias|ss|sh|ch|x|z)es$/i.test(word)) return word.slice(0, -2);
  if (/[^aeiou\W_]ies$/i.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/^[bcdfghjklmnprtvwxyz][aeiou][bcdfgklmnprtvwy]s$/i.test(lastPart(word))) return word.slice(0, -1);
  return /[aeiouy][a-z]+s$/i.test(lastPart(word)) && !/(?:us|is|ss|os|as)$/i.test(word) && lastPart(word).length > 4 ? word.slice(0, -1) : word;
}

export function plural(word: string): string {
  if (/(?:shel|hal|lea|loa)f$/i.test(word)) return `${word.slice(0, -1)}ves`;
  if (/[^aeiou\W_]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}

function lastPart(word: string): string {
  return /[A-Za-z]*$/.exec(word)![0];
}

/** The words of a text, each for one thing: `parking_lanes` and `ParkingLane` have the same. */
export function singularNouns(text: string): ReadonlySet<string> {
  return new Set(
    apart(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
}

/** The stems of these words, which others begin with as well: `transports` and `transactions` have the same. */
export function nounStems(text: string): ReadonlySet<string> {
  return stemsOf(apart(text));
}

function apart(text: string): string {
  return text
    .replaceAll("_", " ")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replace(/\p{L}+/gu, singular);
}
