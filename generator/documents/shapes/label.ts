/** What headings and labels say about the things they stand over. */

/** A heading without a trailing remark in brackets: `Window (since 2.0)` is `Window`. */
export function titleOfHeading(heading: string): string {
  if (!heading.endsWith(")") && !heading.endsWith("]")) return heading;
  const title = heading.replace(/\s*(?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])$/, "");
  return title === "" ? heading : title;
}

/** Without what only counts or decorates it: `2.1 Window frames:` is `Window frames`. */
export function plainHeading(heading: string): string {
  return heading
    .replace(/^(?:(?:[Ss]ection|[Cc]hapter|[Pp]art)\s+)?(?:\d+(?:\.\d+)*[.):]?|[A-Za-z][.)]|[IVX]+[.)])\s+/, "")
    .replace(/[\s:.]+$/, "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');
}

/**
 * The nested field whose fields a label announces: `frame edge block` announces those of `edge` in `frame`.
 * Without the word "block" the label must begin with a field that a row before it names.
 */
export function blockPath(label: string, named: ReadonlySet<string>): readonly string[] | undefined {
  const words = wordsOf(label, named);
  if (words.length === 0) return undefined;
  if (words.length > 1 && words.at(-1)!.toLowerCase() === "block") return words.slice(0, -1);
  if (words.every((word) => named.has(word))) return words;
  const withoutNoun = words.slice(0, -1);
  return withoutNoun.length > 0 && withoutNoun.every((word) => named.has(word)) ? withoutNoun : undefined;
}

/** Of `Fields of the frame.edge block` those of the fields; a dot stands between them where no field has it in its name. */
function wordsOf(label: string, named: ReadonlySet<string>): readonly string[] {
  const plain = label.replace(/^(?:(?:the\s+)?fields\s+(?:of|in)\s+)?(?:the\s+)?/i, "");
  return plain
    .split(/[\s>]+/)
    .flatMap((word) => (named.has(word) ? [word] : word.split(".")))
    .filter((word) => word !== "");
}
