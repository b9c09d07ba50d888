/** A "not" that only one of two wordings has. */
import { stemsOf, withoutContractions } from "../../../documents/editions/stems.ts";
import type { Nuance } from "./nuance.ts";

const negations: ReadonlySet<string> = new Set(["not", "no", "never", "cannot", "none", "nobody", "neither", "nor", "without"]);

const negation = new RegExp(String.raw`\b(?:${[...negations].join("|")}|nothing(?! but\b))\b`, "i");

/** Verbs that say "not" themselves. */
const denials: ReadonlySet<string> = new Set(
  "off disable disables disabled skip skips skipped omit omits omitted bypass bypasses bypassed lack lacks exempt".split(" "),
);

/** Words by which a sentence with a "not" says the same as one without. */
const limits: ReadonlySet<string> = new Set(["only", "but", "unless", "except", "other", "others", "further", "alone", "more", "some", "all", "every", "else"]);

/** Of a sentence that is otherwise nearly the same; another one may say the same without. */
export function negationIn(lost: readonly string[], gained: readonly string[], ...sides: readonly (readonly string[])[]): Nuance | undefined {
  const [missed, news] = [lost, gained].map((words) => stemsOf(words.join(" ")).size) as [number, number];
  const isOther = (missed > 1 || news > 1) && sharedStems(sides) < (missed + news) * 2;
  if ((lost.length > 2 || gained.length > 2) && (isOther || sides.some((words) => words.some((word) => limits.has(word))))) return undefined;
  const [from, to] = [lost, gained].map((words) => words.find((word) => negations.has(word)));
  if ((from === undefined) === (to === undefined) || [...lost, ...gained].some((word) => denials.has(word))) return undefined;
  return from === undefined ? { to: to! } : { from };
}

/** How many stems all sides have. */
function sharedStems(sides: readonly (readonly string[])[]): number {
  const [first = new Set<string>(), ...others] = sides.map((words) => stemsOf(words.join(" ")));
  return [...first].filter((stem) => others.every((stems) => stems.has(stem))).length;
}

/** Whether all that is said otherwise is a "not". */
export function isNegation({ from, to }: Nuance): boolean {
  return from === undefined || to === undefined ? negations.has(from ?? to ?? "") : false;
}

/** Whether a text has a "not", wherever it stands. */
export function holdsNegation(text: string): boolean {
  return negation.test(withoutContractions(text));
}
