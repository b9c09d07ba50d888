/** Names for the entries of notes, out of what they say. */

/** The first words of a text, as a name. */
export function slug(text: string): string {
  const words =
    text
      .normalize("NFKD")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => !fillers.has(word)) ?? [];
  return words.slice(0, 4).join("-") || "statement";
}

const fillers = new Set([
  "a",
  "an",
  "the",
  "of",
  "to",
  "in",
  "is",
  "are",
  "and",
  "or",
  "that",
  "which",
  "by",
  "for",
  "with",
  "any",
  "all",
  "its",
  "beyond",
  "how",
]);

/** The name, or with a number the first that is free. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 2, named = wanted; ; count += 1, named = `${wanted}-${count}`) if (!taken.has(named)) return named;
}
