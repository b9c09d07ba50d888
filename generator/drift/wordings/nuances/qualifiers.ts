/** Words that say which things are meant, and that only one of two wordings has. */
import type { Nuance } from "./nuance.ts";
import { baseForm } from "./word-forms.ts";

const qualifiers: ReadonlySet<string> = new Set(
  "enabled disabled required optional nested flat remote public private internal external encrypted unencrypted offline inclusive exclusive mandatory read write directly indirectly".split(
    " ",
  ),
);

/** A word that says which things are meant, between two words that stand side by side without it. */
export function qualifierIn(old: readonly string[], own: readonly string[], lost: readonly string[], gained: readonly string[]): Nuance | undefined {
  const from = lost.find((word) => qualifiers.has(word) && standsIn(word, old, own));
  if (from !== undefined) return { from };
  const to = gained.find((word) => qualifiers.has(word) && standsIn(word, own, old));
  return to === undefined ? undefined : { to };
}

function standsIn(word: string, words: readonly string[], others: readonly string[]): boolean {
  const index = words.indexOf(word);
  const [before, after] = [words[index - 1], words[index + 1]];
  return before !== undefined && after !== undefined && others.some((one, at) => isForm(one, before) && isForm(others[at + 1] ?? "", after));
}

function isForm(one: string, other: string): boolean {
  return baseForm(one) === baseForm(other) || (one === "a" && other === "an") || (one === "an" && other === "a");
}
