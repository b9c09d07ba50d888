/** What headings and labels say about the things they stand over. */

/** A heading without a trailing remark in brackets: `Window (since 2.0)` is `Window`. */
export function titleOf(heading: string): string {
  const title = heading.replace(/\s*(?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])$/, "");
  return title === "" ? heading : title;
}

/**
 * The nested field whose fields a label announces: `frame edge block` announces those of `edge` in `frame`.
 * Without the word "block" the label must begin with a field that a row before it names.
 */
export function blockPath(label: string | undefined, named: ReadonlySet<string>): readonly string[] | undefined {
  const words = label?.split(/[\s>]+/).filter((word) => word !== "") ?? [];
  if (words.length === 0) return undefined;
  if (words.length > 1 && words.at(-1)!.toLowerCase() === "block") return words.slice(0, -1);
  if (words.every((word) => named.has(word))) return words;
  const withoutNoun = words.slice(0, -1);
  return withoutNoun.length > 0 && withoutNoun.every((word) => named.has(word)) ? withoutNoun : undefined;
}
