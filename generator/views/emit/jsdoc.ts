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
import { identifier } from "./typescript.ts";

/** A tag of a comment: that the thing is deprecated, or what one of its parameters is. */
export type Tag = { readonly tag: "deprecated" } | { readonly tag: "param"; readonly name: string; readonly text: string };

/** A whole comment, on one line where the text is one line. */
export function docComment(text: string, tags: readonly Tag[] = []): Emit<"typescript comment"> {
  return emit("typescript comment", commentLines(text, tags).join("\n"));
}

/** The lines of the comment, for those who hand it to a printer of TypeScript. */
export function commentLines(text: string, tags: readonly Tag[]): readonly string[] {
  const written = escaped(text);
  const lines = [...(tags.length === 0 ? [written] : [...(written === "" ? [] : [written, ""]), ...tags.map(tagLine)])].join("\n").split("\n");
  if (lines.length === 1) return [`/** ${lines[0] === "" ? "" : `${lines[0]} `}*/`];
  return ["/**", ...lines.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"];
}

function tagLine(tag: Tag): string {
  if (tag.tag === "deprecated") return "@deprecated";
  return `@param ${identifier(tag.name).text} ${escaped(tag.text).replaceAll("\n", " ")}`;
}

function escaped(text: string): string {
  return showHidden(text)
    .replace(/\*(\\*)\//g, "*\\$1/")
    .replace(/(?<=^|[\s{])(\\*)@/g, "\\$1@");
}
