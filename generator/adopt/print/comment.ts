/**
 * The comments of definitions. A description is Markdown, in which what would end the comment or begin a tag takes a
 * backslash that readers take away; what a tag says stands on one line. A guess is a line comment: no reader hears of it.
 */
import { showHidden } from "../../views/emit/hidden.ts";
import type { CommentSyntax } from "./syntax.ts";

export const guessMark = "Guessed:";

/** The longest line of a comment's text. */
export const commentWidth = 120;

export function commentLines({ text = "", tags = [], guesses = [] }: CommentSyntax, indent: string): readonly string[] {
  const marks = guesses.map((guess) => `${indent}// ${guessMark} ${showHidden(oneLine(guess))}`);
  const prose =
    text.trim() === ""
      ? []
      : escaped(text.trim())
          .split("\n")
          .flatMap((line) => wrapped(line, commentWidth - indent.length - 3));
  const lines = [...prose, ...tags.map(({ tag, text: says }) => `@${tag} ${escaped(oneLine(says))}`.trimEnd())];
  if (lines.length === 0) return marks;
  if (lines.length === 1 && indent.length + lines[0]!.length + 7 <= commentWidth) return [...marks, `${indent}/** ${lines[0]} */`];
  return [...marks, `${indent}/**`, ...lines.map((line) => `${indent} *${line === "" ? "" : ` ${line}`}`), `${indent} */`];
}

/** Words are kept whole; what Markdown would read as a list or a heading does not come to begin a line. */
function wrapped(line: string, room: number): readonly string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    const opens = /^(?:[-+*#>|=~`@]|\d+[.)])/.test(word);
    if (current !== "" && current.length + 1 + word.length > room && !opens) {
      lines.push(current);
      current = word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current];
}

function escaped(text: string): string {
  return closed(showHidden(text)).replace(/(?<=^|[\s{])(\\*)@/g, "\\$1@");
}

/** What would end the comment stays open. */
function closed(text: string): string {
  return text.replace(/\*(\\*)\//g, "*\\$1/");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
