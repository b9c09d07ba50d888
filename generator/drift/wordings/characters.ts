/** Characters that a sentence names where another wording shows them: `the user, a colon, the word` is `user:word`. */
import { factText, type StatedFact } from "../../facts/fact.ts";
import type { Side } from "./units.ts";

/** Whether a text has the character that a mention names, between two things that it joins. */
export function isShownIn(fact: StatedFact, { texts }: Side): boolean {
  const [, name = ""] = fact.fact === "mention" ? (named.exec(factText(fact)) ?? []) : [];
  const joining = joined.get(name.toLowerCase());
  return joining !== undefined && texts.some(({ text }) => joining.test(text));
}

const named = /^(?:an?|one) (\p{L}+)$/iu;

/** A space joins a word of a header's value and what is put in behind it; a sentence has spaces anyway. */
const joined: ReadonlyMap<string, RegExp> = new Map([
  ["space", /\p{Lu}\p{L}* </u],
  ["colon", /[\p{L}>}]:[\p{L}<{]/u],
  ["semicolon", /[\p{L}>}];[\p{L}<{]/u],
  ["comma", /[\p{L}>}],[\p{L}<{]/u],
]);
