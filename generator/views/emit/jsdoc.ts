/**
 * TypeScript's documentation comments. The text is Markdown to an editor, so what would end the comment or start a tag
 * takes a backslash, which Markdown hides again:
 *
 *   - an asterisk before a slash is written `*\/`: between an asterisk and a slash, one backslash is added to those that stand there;
 *   - `@` at the start of a word, or after `{`, is written `\@`: one backslash is added to those before it.
 *
 * To restore the text, take one backslash away at each such place; hidden characters read as in `showHidden`.
 */
import { showHidden } from "./hidden.ts";
import { identifier } from "./typescript.ts";
import { emit, type Emit } from "./value.ts";

/** A tag of a comment: that the thing is deprecated, or what one of its parameters is. */
export type CommentTag = { readonly tag: "deprecated" } | { readonly tag: "param"; readonly name: string; readonly text: string };

/** The tag of what is deprecated; none of anything else. */
export function deprecationOf({ deprecated }: { readonly deprecated?: boolean }): readonly CommentTag[] {
  return deprecated === true ? [{ tag: "deprecated" }] : [];
}

/** A whole comment, on one line where the text is one line. */
export function docComment(text: string, tags: readonly CommentTag[] = []): Emit<"typescript comment"> {
  return emit("typescript comment", commentText(content(escaped(text), tags)));
}

function content(text: string, tags: readonly CommentTag[]): string {
  return tags.length === 0 ? text : [...(text === "" ? [] : [text, ""]), ...tags.map(tagLine)].join("\n");
}

function commentText(content: string): string {
  if (!content.includes("\n")) return `/** ${content === "" ? "" : `${content} `}*/`;
  return `/**\n${content
    .split("\n")
    .map((line) => (line === "" ? " *\n" : ` * ${line}\n`))
    .join("")} */`;
}

function tagLine(tag: CommentTag): string {
  if (tag.tag === "deprecated") return "@deprecated";
  return `@param ${identifier(tag.name).text} ${escaped(tag.text).replaceAll("\n", " ")}`;
}

function escaped(text: string): string {
  const shown = showHidden(text);
  const closed = shown.includes("*") ? shown.replace(/\*(\\*)\//g, "*\\$1/") : shown;
  return closed.includes("@") ? closed.replace(/(?<=^|[\s{])(\\*)@/g, "\\$1@") : closed;
}
