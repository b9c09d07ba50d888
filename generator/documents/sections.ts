/** Headings make sections; each stands in the nearest one before it of a higher level. */
import { blocksOf, plainSentences } from "./blocks.ts";
import type { Section } from "./document.ts";
import { elementsOf, withNumbers } from "./elements.ts";
import { titleOf } from "./label.ts";
import type { NameColumns } from "./name-column.ts";
import type { Part } from "./parts.ts";
import { positionAt, type Source } from "./source.ts";
import { positionIn } from "./span.ts";

type Heading = Extract<Part, { readonly is: "heading" }>;

export function sectionsOf(source: Source, parts: readonly Part[], known: NameColumns): readonly Section[] {
  const sections: Section[] = [];
  const open: Section[] = [];
  for (const { heading, parts: own } of chaptersOf(parts)) {
    const level = heading?.level ?? 0;
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    const section = sectionOf(source, heading, own, open.map(({ title }) => title), known);
    if (heading === undefined && section.blocks.length + section.sentences.length === 0) continue;
    if (heading !== undefined) open.push(section);
    sections.push(section);
  }
  return sections;
}

interface Chapter {
  readonly heading: Heading | undefined;
  readonly parts: Part[];
}

function chaptersOf(parts: readonly Part[]): readonly Chapter[] {
  const chapters: Chapter[] = [{ heading: undefined, parts: [] }];
  for (const part of parts) {
    if (part.is === "heading") chapters.push({ heading: part, parts: [] });
    else chapters.at(-1)!.parts.push(part);
  }
  return chapters;
}

function sectionOf(
  source: Source,
  part: Heading | undefined,
  parts: readonly Part[],
  under: readonly string[],
  known: NameColumns,
): Section {
  const heading = part?.span.text.replace(/\s*\{#[\w-]+\}\s*$/, "").replace(/\s+/g, " ").trim() ?? "";
  const at = part === undefined ? positionAt(source, 0, 0) : positionIn(source, part.span, 0, part.span.text.length);
  const elements = withNumbers(parts).flatMap((one) => elementsOf(source, one));
  const blocks = blocksOf(source, elements, known);
  return { heading, title: titleOf(heading), under, level: part?.level ?? 0, blocks, sentences: plainSentences(elements), at };
}
