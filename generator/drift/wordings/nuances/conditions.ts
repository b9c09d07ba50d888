/** Conditions that stand the other way round: `No row is kept before it is sorted` says that each is sorted. */
import { stemsOf } from "../../../documents/editions/words.ts";

/** Whether one wording denies what the other affirms, and has the condition where the other has what follows from it. */
export function isConverse(affirmed: string, denied: string): boolean {
  const condition = conditionIn(denied, /\b(?:no|nothing|none)\b[^.;]*?\b(?:before|until|unless|without)\b([^,.;]*)/i);
  if (condition === undefined) return false;
  const other = conditionIn(affirmed, /\b(?:before|until|unless|without)\b([^,.;]*)/i);
  return other === undefined || ![...condition].some((stem) => other.has(stem));
}

/** `It is sorted before it is kept`, `it is kept only after it is sorted` */
export function areMutual(one: string, other: string): boolean {
  const [last, first] = [conditionIn(one, /\bbefore\b([^,.;]*)/i), conditionIn(other, /\bonly (?:after|once|when)\b([^,.;]*)/i)];
  return last !== undefined && first !== undefined && ![...last].some((stem) => first.has(stem));
}

function conditionIn(text: string, pattern: RegExp): ReadonlySet<string> | undefined {
  const [, words] = pattern.exec(text) ?? [];
  return words === undefined ? undefined : stemsOf(words);
}
