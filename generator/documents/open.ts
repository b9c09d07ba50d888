/** A document whose sections are read as somebody looks into them: few readers of a large one need all of it. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { DocumentText, Section } from "./document.ts";
import { readMarkup } from "./markdown/markdown.ts";
import { documentParts } from "./markdown/parts.ts";
import { plainPartsUnder } from "./markdown/plain-parts.ts";
import { positionAt, type MarkdownSource } from "./markdown/source.ts";
import { spanOf } from "./markdown/span.ts";
import { stretchesOf, type Stretch } from "./markdown/stretches.ts";
import { mayHoldMarked, withMarkedHeadings, type KnownHeadings } from "./shapes/marked-headings.ts";
import type { NameColumns } from "./shapes/name-column.ts";
import { chaptersIn, unreadSections, type Chapter, type UnreadSection } from "./shapes/sections.ts";

export interface OpenDocument {
  readonly text: DocumentText;
  /** The positions of the sections that were read by now, and from which nothing is lost. */
  readonly sound: () => readonly number[];
  /** What a reader of the document's rendered form would miss; reads all sections but those that are known to be sound. */
  readonly losses: (sound?: ReadonlySet<number>) => readonly Diagnostic[];
}

/** @param headings that another edition has and the text as none */
export function openSource(source: MarkdownSource, known: NameColumns, headings: KnownHeadings): OpenDocument {
  const all = unreadSections(
    stretchesOf(source).flatMap((stretch) => chaptersOf(stretch, headings)),
    known,
  );
  const sections = all.filter(({ section }) => section.level > 0 || saysAnything(section));
  const unsaid = all.filter(({ section }) => section.level === 0 && !saysAnything(section));
  const withoutHeadings = sections.some(({ section }) => section.level > 0)
    ? []
    : [report("document-without-headings", { file: source.file }, positionAt(source, 0, 0))];
  return {
    text: { file: source.file, sections: sections.map(({ section }) => section) },
    sound: () => sections.flatMap(({ losses, isRead }, position) => (isRead() && losses().length === 0 ? [position] : [])),
    losses: (sound) => [...lossesOf(unsaid), ...lossesOf(sections.filter((_, position) => sound?.has(position) !== true)), ...withoutHeadings],
  };
}

/** What stands before the first heading is a section where it says something. */
function saysAnything({ blocks, sentences }: Section): boolean {
  return blocks.length + sentences.length > 0;
}

function lossesOf(sections: readonly UnreadSection[]): readonly Diagnostic[] {
  return sections.flatMap(({ losses }) => losses());
}

function chaptersOf({ source, isHeaded }: Stretch, headings: KnownHeadings): readonly Chapter[] {
  if (isHeaded && !mayHoldMarked(source.text, headings))
    return [{ source, heading: headingOf(source), parts: () => plainPartsUnder(source) ?? documentParts(source).slice(1) }];
  return chaptersIn(source, withMarkedHeadings(source, documentParts(source), headings));
}

/** The heading that the first line is. Most are plain, and there are many. */
function headingOf(source: MarkdownSource): Chapter["heading"] {
  const end = source.text.indexOf("\n");
  const line = end === -1 ? source.text : source.text.slice(0, end);
  const [, marks, raw] = plainHeading.exec(line) ?? [];
  if (marks !== undefined && raw !== undefined)
    return { is: "heading", level: marks.length, span: spanOf(source, raw.trimEnd(), readMarkup(raw.trimEnd()), line.length - raw.length, line.length) };
  const [heading] = documentParts({ ...source, text: line });
  return heading?.is === "heading" ? heading : undefined;
}

/** No mark at its end, which closes a heading. */
const plainHeading = /^(#{1,6})[ \t]+([^\s#][^#]*)$/;
