/** Doc comments: what they say, and their tags, as the compiler takes them apart. */
import { ts } from "../typescript.ts";
import { descriptionIn } from "./descriptions.ts";
import { DocNode } from "./doc-node.ts";
import type { FileNode } from "./file-node.ts";
import type { CommentRange } from "./trivia.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const { SyntaxKind } = ts;

export function parseDocs(file: FileNode, ranges: readonly CommentRange[]): readonly DocNode[] | undefined {
  return ranges.length === 0 ? undefined : ranges.map((range) => docOf(file, range));
}

const opening = "/**".length;
const closing = "*/".length;

/** Blanks that are none of a space, a tab and the end of a line. */
const unusual = /[\v\f\u0085\u00a0\u1680\u180e\u2000-\u200b\u202f\u205f\u3000\ufeff]/;

function docOf(file: FileNode, range: CommentRange): DocNode {
  const begin = range.pos + opening;
  const last = range.end - closing;
  const content = file.text.slice(begin, last);
  if (content.startsWith("*") || unusual.test(content)) return unknownSyntax();
  if (!content.includes("@")) return new DocNode(SyntaxKind.JSDoc, file, range, { comment: descriptionIn(file.text, range.pos, content) });
  const starts = tagStarts(content);
  const tags = starts.map((start, index) => tagOf(file, { pos: begin + start, end: begin + (starts[index + 1] ?? content.length) }));
  const comment = descriptionIn(file.text, range.pos, content.slice(0, starts[0]));
  return new DocNode(SyntaxKind.JSDoc, file, range, { comment, tags: tags.length === 0 ? undefined : tags });
}

/** Where tags begin: each on a line of its own. */
function tagStarts(content: string): readonly number[] {
  const starts: number[] = [];
  for (let at = content.indexOf("@"); at >= 0; at = content.indexOf("@", at + 1)) {
    if (isFirst(content, at)) starts.push(at);
    else requireText(content, at);
  }
  return starts;
}

function isFirst(content: string, at: number): boolean {
  return /^[ \t]*(?:\*[ \t]+)?$/.test(content.slice(content.lastIndexOf("\n", at) + 1, at));
}

/** Within a line, the sign begins a link or another tag after some characters; after others it is text. */
function requireText(content: string, at: number): void {
  const isAfterBlank = /[\s*{]/.test(content[at - 1]!);
  if (isAfterBlank && !/\s/.test(content[at + 1] ?? "")) unknownSyntax();
}

/** The tags that definitions have; of others the compiler knows more than a name. */
const known = /^@(source|kind|name|example|deprecated)(?!\S)/;

function tagOf(file: FileNode, range: CommentRange): DocNode {
  const [, name] = known.exec(file.text.slice(range.pos, range.end)) ?? unknownSyntax();
  const tagName = new DocNode(SyntaxKind.Identifier, file, { pos: range.pos + 1, end: range.pos + 1 + name!.length }, { text: name });
  return new DocNode(name === "deprecated" ? SyntaxKind.JSDocDeprecatedTag : SyntaxKind.JSDocTag, file, range, { tagName });
}
