/**
 * Headings that are written as paragraphs, in bold or in the tags of HTML: which ones they are, and how deep, tells another
 * edition of the same document, for bold words alone can be anything.
 */
import type { DocumentText } from "../document.ts";
import { readMarkup } from "../markdown/markdown.ts";
import type { DocumentPart } from "../markdown/part.ts";
import type { MarkdownSource } from "../markdown/source.ts";
import { spanOf } from "../markdown/span.ts";
import { plainHeading } from "./label.ts";

/** The levels of another edition's headings, by what they say. */
export type KnownHeadings = ReadonlyMap<string, number>;

/** Those of an edition that a text does not have as headings. */
export function headingsToFind(text: string, edition: DocumentText | undefined): KnownHeadings {
  if (edition === undefined || !marked.test(text)) return new Map();
  const levels = new Map(edition.sections.map(({ heading, level }) => [callOf(heading), level] as const).reverse());
  for (const [, heading] of text.matchAll(/^#{1,6}[ \t]+(.*?)[ \t#]*$/gm)) levels.delete(callOf(readMarkup(heading!)));
  return levels;
}

/** Whether one of them may stand in a text. */
export function mayHoldMarked(text: string, known: KnownHeadings): boolean {
  return known.size > 0 && marked.test(text);
}

export function withMarkedHeadings(source: MarkdownSource, parts: readonly DocumentPart[], known: KnownHeadings): readonly DocumentPart[] {
  return known.size === 0 ? parts : parts.map((part) => headingOf(source, part, known) ?? part);
}

function headingOf(source: MarkdownSource, part: DocumentPart, known: KnownHeadings): DocumentPart | undefined {
  if (part.is !== "paragraph" || part.item !== undefined) return undefined;
  const { raw, offset } = part.span;
  const [, before, bold, , tagged] = whole.exec(raw) ?? [];
  const words = bold ?? tagged;
  if (words === undefined) return undefined;
  const level = known.get(callOf(readMarkup(words)));
  const from = offset + (before ?? raw.slice(0, raw.indexOf(">") + 1)).length;
  return level === undefined ? undefined : { is: "heading", level, span: spanOf(source, words, readMarkup(words), from, offset + raw.length) };
}

const marked = /^[ \t]*(?:\*\*|__|<h[1-6][\s>])/im;
const whole = /^(\*\*|__)(.+)\1:?$|^<h([1-6])(?:\s[^<>]*)?>(.+)<\/h\3>$/i;

function callOf(heading: string): string {
  return plainHeading(heading.replace(/\s+/g, " ").trim()).toLowerCase();
}
