/** The words of sentences, whatever form they have. */

/** Words in no form of theirs among the others. */
export function wordsMissingFrom(words: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others.map(baseForm));
  return words.filter((word) => !known.has(baseForm(word)));
}

/** The same for the forms of a verb, and for the plural of a noun. */
export function baseForm(word: string): string {
  return word.length < 4 ? word : word.replace(/(?<!s)s$/, "").replace(/(?:ed|d|e|ing)$/, "");
}

/** Where the words stand that stand in a text once. */
export function wordsOnce(words: readonly string[]): ReadonlyMap<string, number> {
  const last = new Map(words.map((word, index) => [word, index] as const));
  const first = new Map(words.map((word, index) => [word, index] as const).reverse());
  return new Map([...first].filter(([word, index]) => last.get(word) === index));
}

/** Without the parts of names that are joined: `row-enable` says nothing of what is enabled. */
export function plainWordsOf(text: string): readonly string[] {
  return wordsOf(text.replace(joinedName, " "));
}

const joinedName = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+/gu;

/** Where else something is told is a matter of order. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(/\b(GET|HEAD|POST|PUT|PATCH|DELETE) (?:requests?|calls?|methods?)\b/g, "$1")
      .toLowerCase()
      .replace(/\bcan not\b(?! only)|\b(?:it is )?(?:not possible|impossible) to\b/g, "cannot")
      .replace(/\bnot (?:all|every|each)\b/g, "some")
      .replace(/\b(?:one|two) or more\b/g, "several")
      .replace(/(?<=\b(?:see|listed|described|shown|given|explained) )(?:above|below)\b/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
