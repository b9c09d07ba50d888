/** `--word <scheme>=<word>`: what a product puts before its credentials, in the place of the document's word. */
import { nearest } from "../diagnostics/nearest.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";

/** A way to authenticate, as a stub knows it; one of HTTP's own has no word to replace, nor has a header that holds a credential alone. */
export interface StubScheme {
  readonly name: string;
  readonly word?: string;
}

/** What HTTP takes for a scheme's name. */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** By scheme; a word alone is that of the one scheme that has one. */
export function schemeWordsIn(values: readonly string[], schemes: readonly StubScheme[]): Outcome<{ readonly [scheme: string]: string }> {
  const known = schemes.filter(({ word = "" }) => word !== "").map(({ name }) => name);
  const words = new Map<string, string>();
  for (const value of values) {
    const [, named, word = value] = /^([^=]*)=(.*)$/s.exec(value) ?? [];
    const scheme = named ?? (known.length === 1 ? known[0] : undefined);
    if (scheme === undefined || !TOKEN.test(word)) return failure([report("word-without-scheme", { value, schemes: known })]);
    if (!known.includes(scheme)) return failure([report("word-of-no-scheme", { scheme, schemes: known, nearest: nearest(scheme, known) })]);
    words.set(scheme, word);
  }
  return outcome(Object.fromEntries(words), []);
}
