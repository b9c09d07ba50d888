/** What the comment of a declaration says: its description, its tags, and the sources that it names. */
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import { decodeUnseen } from "../../values/decode-unseen.ts";
import { positionAt, positionOf, type ReadingContext } from "../reading-context.ts";
import type { Declared, SourceTag } from "../reading.ts";
import { compiler, ts } from "../typescript.ts";
import { checkPlainComments, checkStrayComments } from "./stray-comments.ts";
import { saidElsewhere } from "./tags-of-types.ts";

/** A tag, its text on one line, and the place of the text. */
export interface Tag {
  readonly name: string;
  readonly text: string;
  readonly node: ts.JSDocTag;
}

const knownTags = ["source", "kind", "name", "example", "deprecated"];

/** Tags whose text is a name, on one line. */
const namingTags = ["kind", "name"];

/** Tags of which a declaration has one: another would be lost. */
const singleTags = ["kind", "name", "example", "deprecated"];

/** The last JSDoc comment before a declaration; TypeScript shows that one too. */
function commentOf(node: ts.Node): ts.JSDoc | undefined {
  const comments = (node as { jsDoc?: readonly ts.JSDoc[] }).jsDoc;
  return comments?.at(-1);
}

/** The description in Markdown, empty where there is none. */
export function descriptionOf(node: ts.Node): string {
  const comment = commentOf(node);
  return comment === undefined ? "" : textOf(comment.comment).replaceAll("\r\n", "\n").trim();
}

const noTags: readonly ts.JSDocTag[] = [];

function tagsOf(node: ts.Node): readonly ts.JSDocTag[] {
  return commentOf(node)?.tags ?? noTags;
}

/** Whether a comment says more than a description. */
export function hasTags(node: ts.Node): boolean {
  return tagsOf(node).length > 0;
}

export function tagOf(node: ts.Node, name: string): Tag | undefined {
  const tags = tagsOf(node);
  if (tags.length === 0) return undefined;
  const tag = tags.find(({ tagName }) => tagName.text === name);
  return tag === undefined ? undefined : { name, text: tagText(tag), node: tag };
}

/** The name that `@name` gives a type, else the one that it is declared by. */
export function givenName(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string {
  return tagOf(node, "name")?.text ?? node.name.text;
}

/** Tags that no reader knows are errors, and so is text below a name: a misspelt `@source`, or a description, would otherwise be lost in silence. */
export function checkTags(context: ReadingContext, node: ts.Node): void {
  for (const tag of tagsOf(node)) {
    const name = tag.tagName.text;
    const at = () => positionAt(context, tag.getSourceFile(), tag.getStart(), tag.tagName.getEnd());
    if (!knownTags.includes(name)) context.found(unknownTag(name, at()));
    const [, ...rest] = namingTags.includes(name) ? tagText(tag).split("\n") : [];
    if (singleTags.includes(name) && tag !== tagsOf(node).find(({ tagName }) => tagName.text === name)) context.found(report("tag-twice", { tag: name }, at()));
    if (rest.length > 0) context.found(report("tag-runs-on", { tag: name, rest: rest.join(" ").trim() }, at()));
  }
}

function unknownTag(tag: string, at: Position): Diagnostic {
  const misspelt = nearest(tag, knownTags);
  return report("unknown-tag", { tag, known: knownTags, nearest: misspelt, said: misspelt === undefined ? saidElsewhere(tag) : undefined }, at);
}

const noSources: readonly SourceTag[] = [];

/** The sources that the comment of one declaration names. */
export function sourceTagsOf(context: ReadingContext, node: ts.Node): readonly SourceTag[] {
  if (!hasTags(node)) return noSources;
  const known = context.sources.get(node);
  return named(context, known ?? readSources(context, node));
}

/** Says that a file is made of something with these sources, though it was read for another file before. */
function named(context: ReadingContext, tags: readonly SourceTag[]): readonly SourceTag[] {
  for (let index = 0; index < tags.length; index += 1) context.named.add(tags[index]!.text);
  return tags;
}

function readSources(context: ReadingContext, node: ts.Node): readonly SourceTag[] {
  const sources = tagsOf(node)
    .filter(({ tagName }) => tagName.text === "source")
    .map((tag) => {
      const text = decodeUnseen(tagText(tag));
      const file = tag.getSourceFile();
      const start = Math.max(file.text.indexOf(text, tag.tagName.getEnd()), tag.tagName.getEnd());
      return { text, at: positionAt(context, file, start, start + text.length) };
    });
  context.sources.set(node, sources);
  return sources;
}

/** Where a node is declared, with its own sources and those of the declaration around it. */
export function declaredAt(context: ReadingContext, node: ts.Node): Declared {
  const known = context.declared.get(node);
  if (known === undefined) return readDeclared(context, node);
  named(context, known.sources);
  named(context, known.within?.sources ?? noSources);
  return known;
}

function readDeclared(context: ReadingContext, node: ts.Node): Declared {
  checkStrayComments(context, node);
  const within = surroundings(context, node);
  const sources = sourceTagsOf(context, node);
  const declared = within === undefined ? withoutSurroundings(context, node, sources) : { definition: positionOf(context, node), sources, within };
  context.declared.set(node, declared);
  return declared;
}

function withoutSurroundings(context: ReadingContext, node: ts.Node, sources: readonly SourceTag[]): Declared {
  if (sources.length > 0) return { definition: positionOf(context, node), sources };
  checkPlainComments(context, node, knownTags);
  const unstated = unstatedAround(context, node);
  return { definition: positionOf(context, node), sources, ...(unstated === undefined ? {} : { unstated }) };
}

/** The nearest declaration around a node whose comment names sources, and the fields that lead from there to the node. */
function surroundings(context: ReadingContext, node: ts.Node): Declared["within"] {
  const path = ts.isPropertySignature(node) ? [nameOf(node)] : [];
  for (let outer = node.parent; outer !== undefined && !ts.isSourceFile(outer); outer = outer.parent) {
    const sources = sourceTagsOf(context, outer);
    if (sources.length > 0) return { sources, path };
    if (ts.isPropertySignature(outer)) path.unshift(nameOf(outer));
  }
  return undefined;
}

/** The declaration that a member stands in, where none of its members names a source: it is the one that lacks them. */
function unstatedAround(context: ReadingContext, node: ts.Node): Declared["unstated"] {
  const { parent } = node;
  if (!ts.isPropertySignature(node) || !(ts.isInterfaceDeclaration(parent) || ts.isTypeLiteralNode(parent))) return undefined;
  if (parent.members.some((member) => sourceTagsOf(context, member).length > 0)) return undefined;
  let outer: ts.Node = parent;
  while (!ts.isSourceFile(outer.parent)) outer = outer.parent;
  return positionOf(context, outer);
}

function nameOf(node: ts.PropertySignature): string {
  const { name } = node;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}

/** TypeScript splits off a first word that looks like a link (`http`, `https`, `ftp`) from a tag's text; the text as written. */
function tagText(tag: ts.JSDocTag): string {
  const { text } = tag.getSourceFile();
  const raw = text.slice(tag.tagName.end, tag.end);
  if (!raw.includes("\n")) return unescaped(raw.trim());
  const lines = raw.split(/\r?\n/).map((line, index) => (index === 0 ? line : line.replace(/^\s*\*\s?/, "")));
  return unescaped(lines.join("\n").trim());
}

function textOf(comment: ts.JSDoc["comment"]): string {
  return unescaped((typeof comment === "object" ? compiler().getTextOfJSDocComment(comment) : comment) ?? "");
}

/**
 * A comment cannot hold what ends it, nor a word that begins with `@` and is no tag: a backslash before the slash or the sign keeps it
 * text, and a second one stands for itself.
 */
function unescaped(text: string): string {
  const open = text.includes("*\\") ? text.replace(/\*\\(\\*)\//g, "*$1/") : text;
  return open.includes("\\@") ? open.replace(/(?<=^|[\s{])\\(\\*)@/g, "$1@") : open;
}
