/** Edits of the comment of a member: what it says besides stays as it is written. */
import type { InterfaceDeclaration, JSDoc, PropertySignature, TypeAliasDeclaration } from "ts-morph";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { sentencesOf } from "../../documents/markdown/sentences.ts";
import { literalPattern, notWithinWord } from "../../values/pattern.ts";
import { commentLines, commentWidth } from "../print/comment.ts";
import type { CommentSyntax } from "../print/syntax.ts";
import type { Edit } from "./opened-files.ts";
import { fileOf, indentOf } from "./spans.ts";

/** Puts a text behind the description, and a tag behind the tags. */
export function addToComment(property: Commented, added: CommentSyntax): Edit {
  const file = fileOf(property);
  const indent = indentOf(property);
  const own = property.getJsDocs().at(-1);
  if (own === undefined) {
    const start = property.getStart();
    return { file, start, end: start, text: `${commentLines(added, indent).join("\n").trimStart()}\n${indent}` };
  }
  const lines = linesOf(own.getText());
  const firstTag = lines.findIndex((line) => line.startsWith("@"));
  const [said, tags] = firstTag === -1 ? [lines, []] : [lines.slice(0, firstTag), lines.slice(firstTag)];
  const text = withSentence(said, bare({ ...(added.text === undefined ? {} : { text: added.text }) }, indent), commentWidth - indent.length - 3);
  const all = [...text, ...tags, ...bare({ ...(added.tags === undefined ? {} : { tags: added.tags }) }, indent)];
  return { file, start: own.getStart(), end: own.getEnd(), text: framed(all, indent) };
}

/**
 * A sentence in the place of the one that has its words, or most of what it says, in the first paragraph of a comment, or of the item that tells of the same
 * value; undefined where none does.
 * @param words of which the sentence has others now
 */
export function replaceSentence(node: Commented, words: string | undefined, sentence: string): Edit | undefined {
  const own = node.getJsDocs().at(-1);
  const lines = linesOf(own?.getText() ?? "");
  const end = lines.findIndex((line) => line === "" || /^(?:@|\s*[-*+]\s)/.test(line));
  const [paragraph, rest] = end === -1 ? [lines, []] : [lines.slice(0, end), lines.slice(end)];
  const indent = indentOf(node);
  const items = withItem(rest, sentence);
  if (own !== undefined && items !== undefined)
    return { file: fileOf(node), start: own.getStart(), end: own.getEnd(), text: framed([...paragraph, ...items], indent) };
  const pieces = sentencesOf(paragraph.join(" ")).map(({ text }) => text);
  const stems = stemsOf(sentence);
  const scored = pieces.map((text, index) => ({ index, score: hasWords(text, words) ? 1 : likeness(stemsOf(text), stems) }));
  const [most] = scored.filter(({ score, index }) => score >= 0.5 && !pieces[index]!.endsWith(":")).sort((one, other) => other.score - one.score);
  if (own === undefined || most === undefined) return undefined;
  const text = pieces.map((one, index) => (index === most.index ? sentence : one)).join(" ");
  return { file: fileOf(node), start: own.getStart(), end: own.getEnd(), text: framed([...bare({ text }, indent), ...rest], indent) };
}

/** `red: it is red.` in the place of what a list says of `red`. */
function withItem(lines: readonly string[], sentence: string): readonly string[] | undefined {
  const [, value = "", means = ""] = /^([\w.-]+): (.*)$/s.exec(sentence) ?? [];
  const item = new RegExp(`^(\\s*[-*+]\\s+${literalPattern(`\`${value}\`: `)})`);
  const first = value === "" ? -1 : lines.findIndex((line) => item.test(line));
  if (first === -1) return undefined;
  const more = lines.slice(first + 1).findIndex((line) => !/^\s+[^\s*+-]/.test(line));
  return [...lines.slice(0, first), `${item.exec(lines[first]!)![1]!}${means}`, ...lines.slice(more === -1 ? lines.length : first + 1 + more)];
}

function hasWords(text: string, words: string | undefined): boolean {
  return words !== undefined && new RegExp(notWithinWord(literalPattern(words), ""), "iu").test(text);
}

/** Takes a source away; with the last line of a comment goes the comment. Undefined where no comment names it. */
export function dropSource(node: Commented, source: string): Edit | undefined {
  const own = node.getJsDocs().find((doc) => linesOf(doc.getText()).includes(`@source ${source}`));
  if (own === undefined) return undefined;
  return commentOf(
    node,
    own,
    linesOf(own.getText()).filter((line) => line !== `@source ${source}`),
  );
}

/** Takes every tag of a name away, whatever it says; undefined where there is none. */
export function dropTags(node: Commented, tag: string): Edit | undefined {
  const own = node.getJsDocs().find((doc) => linesOf(doc.getText()).some((line) => isTag(line, tag)));
  if (own === undefined) return undefined;
  const lines = linesOf(own.getText());
  const tagOf = lines.map((_, index) => lines.slice(0, index + 1).findLast((line) => line.startsWith("@")));
  return commentOf(
    node,
    own,
    lines.filter((_, index) => tagOf[index] === undefined || !isTag(tagOf[index], tag)),
  );
}

/** Takes a sentence away that stands in one line of a comment; undefined where none has it. */
export function dropSentence(node: Commented, sentence: string): Edit | undefined {
  const own = node.getJsDocs().find((doc) => linesOf(doc.getText()).some((line) => line.includes(sentence)));
  if (own === undefined) return undefined;
  const left = linesOf(own.getText()).flatMap((line) => {
    const rest = line.replace(sentence, "").replace(/ {2,}/g, " ").trim();
    return !line.includes(sentence) ? [line] : rest === "" ? [] : [rest];
  });
  return commentOf(node, own, left);
}

function isTag(line: string, tag: string): boolean {
  return line === `@${tag}` || line.startsWith(`@${tag} `);
}

/** With the last line of a comment goes the comment. */
function commentOf(node: Commented, own: JSDoc, lines: readonly string[]): Edit {
  const file = fileOf(node);
  if (lines.length === 0) return { file, start: own.getStart(), end: node.getStart(), text: "" };
  return { file, start: own.getStart(), end: own.getEnd(), text: framed(lines, indentOf(node)) };
}

/** A source that a comment names, which is another from now on. */
export function replaceSource(node: Commented, from: string, to: string): readonly Edit[] {
  const own = node.getJsDocs().find((doc) => linesOf(doc.getText()).includes(`@source ${from}`));
  if (own === undefined) return [];
  const lines = linesOf(own.getText()).map((line) => (line === `@source ${from}` ? `@source ${to}` : line));
  return [{ file: fileOf(node), start: own.getStart(), end: own.getEnd(), text: framed(lines, indentOf(node)) }];
}

/** The same in the comment of a declaration and in those within it. */
export function replaceSources(node: Commented, from: string, to: string): readonly Edit[] {
  const start = node.getStart(true);
  const text = node.getSourceFile().getFullText().slice(start, node.getEnd());
  const said = new RegExp(`(@source[ \\t]+)${literalPattern(from)}(?=[ \\t]*(?:\\*/|\\r?\\n))`, "g");
  return [...text.matchAll(said)].map((match) => ({
    file: fileOf(node),
    start: start + match.index + match[1]!.length,
    end: start + match.index + match[0].length,
    text: to,
  }));
}

/** Words of a comment's running text, where they are others now; a line may end between two of them. */
export function replaceWords(node: Commented, from: string, to: string): readonly Edit[] {
  const words = new RegExp(
    notWithinWord(
      from
        .split(" ")
        .map(literalPattern)
        .join(String.raw`(?:\s+\*)?\s+`),
      "",
    ),
    "gu",
  );
  return node.getJsDocs().flatMap((doc) =>
    [...withoutTags(doc.getText()).matchAll(words)].map((match) => ({
      file: fileOf(node),
      start: doc.getStart() + match.index,
      end: doc.getStart() + match.index + match[0].length,
      text: to,
    })),
  );
}

/** A comment up to its first tag. */
function withoutTags(comment: string): string {
  return comment.split(/(?:^\/\*\*|^[ \t]*\*)[ \t]*@/m)[0]!;
}

/** A value that its comment has as code, where it is another one now. */
export function replaceCode(node: Commented, from: string, to: string): readonly Edit[] {
  return node.getJsDocs().flatMap((doc) =>
    [...doc.getText().matchAll(new RegExp(`(?<=\`)${literalPattern(from)}(?=\`)`, "g"))].map(({ index }) => {
      const start = doc.getStart() + index;
      return { file: fileOf(node), start, end: start + from.length, text: to };
    }),
  );
}

/** The line of a comment's list that tells of a value. */
export function codedItem(node: Commented, value: string): Edit | undefined {
  const item = new RegExp(String.raw`^[ \t]*\*[ \t]+[-*+][ \t]+${literalPattern(`\`${value}\``)}: .*\n`, "mu");
  const [found] = node.getJsDocs().flatMap((doc) => {
    const match = item.exec(doc.getText());
    return match === null ? [] : [{ file: fileOf(node), start: doc.getStart() + match.index, end: doc.getStart() + match.index + match[0].length, text: "" }];
  });
  return found;
}

/** An item for one more value, behind that of another one or before it; undefined where the comment has none for that. */
export function codedItemBeside(
  node: Commented,
  other: { readonly value: string; readonly is: "before" | "behind" },
  value: string,
  means: string,
): Edit | undefined {
  const item = new RegExp(String.raw`^([ \t]*\*[ \t]+[-*+][ \t]+)${literalPattern(`\`${other.value}\``)}: (.*)\n`, "mu");
  const [found] = node.getJsDocs().flatMap((doc) => {
    const match = item.exec(doc.getText());
    if (match === null) return [];
    const at = doc.getStart() + match.index + (other.is === "before" ? match[0].length : 0);
    return [{ file: fileOf(node), start: at, end: at, text: `${match[1]!}\`${value}\`: ${/[.!?]$/.test(match[2]!) ? `${means}.` : means}\n` }];
  });
  return found;
}

/** The sources that a declaration names in its own comment, in their order. */
export function sourcesNamed(node: Commented): readonly string[] {
  return node
    .getJsDocs()
    .flatMap((doc) => linesOf(doc.getText()))
    .flatMap((line) => /^@source\s+(.*)$/.exec(line)?.[1]?.trim() ?? []);
}

/** What a declaration's own comment says beside its tags, on one line. */
export function commentText(node: Commented): string {
  const lines = linesOf(node.getJsDocs().at(-1)?.getText() ?? "");
  const firstTag = lines.findIndex((line) => line.startsWith("@"));
  return lines.slice(0, firstTag === -1 ? undefined : firstTag).join(" ");
}

export type Commented = PropertySignature | InterfaceDeclaration | TypeAliasDeclaration;

/** What stands between the marks of a comment, line by line. */
function linesOf(comment: string): readonly string[] {
  const inner = comment
    .replace(/^\/\*\*[ \t]*/, "")
    .replace(/[ \t]*\*\/$/, "")
    .split(/\r?\n/)
    .map((line) => line.replace(/^[ \t]*\* ?/, "").trimEnd());
  return inner.slice(inner[0] === "" ? 1 : 0, inner.length > 1 && inner.at(-1) === "" ? -1 : undefined);
}

function bare(comment: CommentSyntax, indent: string): readonly string[] {
  const lines = commentLines(comment, indent).join("\n").trim();
  return lines === "" ? [] : linesOf(lines);
}

/** On the last line where it fits there; after a list as one more item of it, or as a paragraph of its own. */
function withSentence(lines: readonly string[], [first, ...more]: readonly string[], room: number): readonly string[] {
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return first === undefined ? lines : [first, ...more];
  const item = /^\s*[-*+]\s+(?=`[^`]+`: )/.exec(last)?.[0];
  const named = /^([\w.-]+): (.*)$/.exec(first);
  if (item !== undefined && named !== null) return [...lines, `${item}\`${named[1]!}\`: ${named[2]!}`, ...more];
  if (/^\s*(?:[-*+]|\d+[.)])\s/.test(last)) return [...lines, "", first, ...more];
  return more.length === 0 && last.length + 1 + first.length <= room ? [...lines.slice(0, -1), `${last} ${first}`] : [...lines, first, ...more];
}

function framed(lines: readonly string[], indent: string): string {
  const [only] = lines;
  if (lines.length === 1 && indent.length + only!.length + 7 <= commentWidth) return `/** ${only!} */`;
  return ["/**", ...lines.map((line) => `${indent} *${line === "" ? "" : ` ${line}`}`), `${indent} */`].join("\n");
}
