/** Markdown in lines that fit a page of code. Only plain paragraphs are broken, and only where it changes nothing. */

const WIDTH = 116;

/** Blocks that a line can begin; a line that is broken begins with none. */
const BLOCK = /^(?:\s|[-+*#>|=~]|`{3}|\d+[.)]|<|\[|@)/;

export function wrapLines(text: string): string {
  if (text.length <= WIDTH) return text;
  let fenced = false;
  return text
    .split("\n")
    .map((line) => {
      if (/^\s*(?:`{3}|~{3})/.test(line)) fenced = !fenced;
      return fenced || line.length <= WIDTH || /^(?:\s|\||#|>)/.test(line) ? line : wrappedLine(line);
    })
    .join("\n");
}

/** The further lines of a list item are indented as far as its text. */
function wrappedLine(line: string): string {
  const indent = " ".repeat(/^(?:[-+*]|\d+[.)])\s+/.exec(line)?.[0].length ?? 0);
  const lines: string[] = [];
  for (const word of line.split(" ")) {
    const last = lines.at(-1);
    const room = last !== undefined && last.length + 1 + word.length <= WIDTH;
    if (last === undefined) lines.push(word);
    else if (room || word === "" || BLOCK.test(word)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indent + word);
  }
  return lines.join("\n");
}
