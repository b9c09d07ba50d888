/** Texts of several lines as literal blocks, which stand as they are, where they read back unchanged. */

/** A control or a hidden character other than a line break, or a line break of YAML 1.1; half a pair of surrogates is neither. */
const unprintable =
  /[^\n\x20-\x7e\u00a0-\u200a\u2010-\u2027\u202f-\u205f\u2070-\udfff\uf900-\ufefe\uff00-\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** A space or a tab at the start, a line of spaces, or blank lines at the end: a reader takes them for indentation or drops them. */
const ambiguous = /^\n*[ \t]|\n[ \t]+(?:\n|$)|\n\n$|^\n*$/;

/** A space, `|` or `|-` and the lines, each after a line break and an indent; none for a text that a block would change. */
export function literalBlock(text: string, line: string): string | undefined {
  if (unprintable.test(text) || ambiguous.test(text)) return undefined;
  const isEnded = text.endsWith("\n");
  const lines = isEnded ? text.slice(0, -1) : text;
  return ` ${isEnded ? "|" : "|-"}${`\n${lines}`.replace(/\n(?!\n)/g, line)}`;
}
