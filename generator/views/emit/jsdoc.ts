/**
 * TypeScript's documentation comments. The text is Markdown to an editor, so what would end the comment or start a tag
 * takes a backslash, which Markdown hides again:
 *
 *   - an asterisk before a slash is written `*\/`: between an asterisk and a slash, one backslash is added to those that stand there;
 *   - `@` at the start of a word, or after `{`, is written `\@`: one backslash is added to those before it.
 *
 * To restore the text, take one backslash away at each such place; hidden characters read as in `showHidden`.
 */
import { emit, type Emit } from "./value.ts";
import { showHidden } from "./hidden.ts";

/** A whole comment, on one line where the text is one line. */
export function docComment(text: string): Emit<"typescript comment"> {
  const lines = showHidden(text)
    .replace(/\*(\\*)\//g, "*\\$1/")
    .replace(/(?<=^|[\s{])(\\*)@/g, "\\$1@")
    .split("\n");
  if (lines.length === 1) return emit("typescript comment", `/** ${text === "" ? "" : `${lines[0]} `}*/`);
  return emit("typescript comment", ["/**", ...lines.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"].join("\n"));
}
