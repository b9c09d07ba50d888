/**
 * The lines of a declaration, found in its text alone, without a parser to load: from the line of its name to the
 * semicolon or comma after it, the bracket around it, or a line break that it does not go on after. Long ones are cut.
 */

/** So many lines show what a declaration is. */
const most = 12;

/** @param line of the declaration's name, from 1, as is @param column where the name begins */
export function declarationLines(lines: readonly string[], line: number, column: number): readonly string[] {
  const own = lines.slice(line - 1, line - 1 + most);
  const text = own.join("\n");
  return own.slice(
    0,
    text
      .slice(0, endOf(text, column - 1))
      .trimEnd()
      .split("\n").length,
  );
}

/** Comments, texts, arrows, words, and single characters. */
const token = /\/\/[^\n]*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|=>|[\w$]+|[^ \t]/g;

function endOf(text: string, from: number): number {
  let depth = 0;
  let before = "";
  let isHeading = false;
  for (const { 0: found, index } of text.slice(from).matchAll(token)) {
    const at = from + index;
    if (/^\/[/*]/.test(found)) continue;
    if (/^[[({<]$/.test(found)) depth += 1;
    if (/^[\])}>]$/.test(found)) depth -= 1;
    if (depth < 0) return at;
    if (depth === 0) {
      if (found === ";" || (found === "," && !isHeading)) return at + 1;
      if (found === "\n" && !goesOnAfter(before) && !goesOnWith(text.slice(at))) return at;
      isHeading ||= found === "extends";
    }
    if (found !== "\n") before = found;
  }
  return text.length;
}

/** Types that an interface extends are listed with commas. */
function goesOnAfter(token: string): boolean {
  return /^(?:[|&=:?,]|=>|extends|keyof|readonly|typeof)$/.test(token);
}

function goesOnWith(text: string): boolean {
  return /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*(?:[|&=:?{]|extends\b)/.test(text);
}
