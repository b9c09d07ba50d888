/** Headings make sections; each stands in the nearest one before it of a higher level. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { CodeBlock, Section } from "../document.ts";
import { withoutCaptions } from "../markdown/captions.ts";
import { lossesIn } from "../markdown/losses.ts";
import type { DocumentPart } from "../markdown/part.ts";
import { lineStart, lineText, positionAt, type MarkdownSource } from "../markdown/source.ts";
import { positionIn } from "../markdown/span.ts";
import { sectionContents } from "./blocks.ts";
import { withContinuedItems } from "./continued-items.ts";
import { elementsOf, withNumberedBullets } from "./elements.ts";
import { titleOfHeading } from "./label.ts";
import { withLabelledItems } from "./labelled-items.ts";
import type { NameColumns } from "./name-column.ts";
import { headingsTo, ordinal } from "../headings.ts";

type Heading = Extract<DocumentPart, { readonly is: "heading" }>;

/** A heading and what stands under it; no heading above the first one of the document. */
export interface Chapter {
  readonly source: MarkdownSource;
  readonly heading: Heading | undefined;
  readonly parts: () => readonly DocumentPart[];
}

/** A section, in which what stands there is read when somebody looks into it. */
export interface UnreadSection {
  readonly section: Section;
  /** What is lost to readers of the document's rendered form; looks into the section. */
  readonly losses: () => readonly Diagnostic[];
  readonly isRead: () => boolean;
}

/** The sections of all chapters. */
export function unreadSections(chapters: readonly Chapter[], known: NameColumns): readonly UnreadSection[] {
  const open: Section[] = [];
  const numbered = namesakes();
  return chapters.map((chapter) => {
    const level = chapter.heading?.level ?? 0;
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    const around = open.at(-1);
    const heading = chapter.heading === undefined ? "" : headingOf(chapter.heading.span.text);
    const made = sectionOf(chapter, heading, numbered(heading, around === undefined ? [] : headingsTo(around)), known);
    if (chapter.heading !== undefined) open.push(made.section);
    return made;
  });
}

/** What a section stands in; of several with one heading there each but the first has its number as well, so that all can be told apart. */
function namesakes(): (heading: string, under: readonly string[]) => readonly string[] {
  const counts = new Map<string, number>();
  return (heading, under) => {
    const path = [...under, heading].join("\n");
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count === 1 ? under : [...under, ordinal(count)];
  };
}

export function chaptersIn(source: MarkdownSource, parts: readonly DocumentPart[]): readonly Chapter[] {
  const starts = parts.flatMap((part, index) => (part.is === "heading" ? [index] : []));
  const chapter = (start: number, end: number | undefined, heading?: Heading): Chapter => {
    const own = parts.slice(start, end);
    return { source, heading, parts: () => own };
  };
  const before = starts[0] === 0 ? [] : [chapter(0, starts[0])];
  return [...before, ...starts.map((start, index) => chapter(start + 1, starts[index + 1], parts[start] as Heading))];
}

function sectionOf({ source, heading: part, parts }: Chapter, heading: string, under: readonly string[], known: NameColumns): UnreadSection {
  const at = part === undefined ? positionAt(source, 0, 0) : positionIn(source, part.span, 0, part.span.text.length);
  let inside: Inside | undefined;
  const lookInside = (): Inside => (inside ??= insideOf(source, parts(), known));
  const section: Section = {
    heading,
    title: titleOfHeading(heading),
    under,
    level: part?.level ?? 0,
    get blocks() {
      return lookInside().blocks;
    },
    get sentences() {
      return lookInside().sentences;
    },
    get code() {
      return lookInside().code;
    },
    at,
  };
  return { section, losses: () => lookInside().losses, isRead: () => inside !== undefined };
}

/** Without the mark by which links know it. */
function headingOf(text: string): string {
  const words = text.includes("{#") ? text.replace(/\s*\{#[\w-]+\}\s*$/, "") : text;
  return words.replace(/\s+/g, " ").trim();
}

interface Inside extends Pick<Section, "blocks" | "sentences" | "code"> {
  readonly losses: readonly Diagnostic[];
}

function insideOf(source: MarkdownSource, parts: readonly DocumentPart[], known: NameColumns): Inside {
  const elements = withNumberedBullets(withContinuedItems(withLabelledItems(source, withoutCaptions(source, parts), known))).flatMap((one) =>
    elementsOf(source, one),
  );
  return {
    ...sectionContents(source, elements, known),
    code: parts.flatMap((part) => (part.is === "code" ? [codeBlock(source, part)] : [])),
    losses: lossesIn(source, parts),
  };
}

/** Its lines as they are sent or typed: without what only says that they are code, or in a list. */
function codeBlock(source: MarkdownSource, { first, lines }: Extract<DocumentPart, { readonly is: "code" }>): CodeBlock {
  return lines.map((text, index) => {
    const column = Math.max(lineText(source, first + index).indexOf(text), 0);
    return { text, at: positionAt(source, lineStart(source, first + index) + column, text.length) };
  });
}
