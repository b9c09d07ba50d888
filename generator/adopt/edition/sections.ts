/** Whole sections, blocks and sentences that come or go. */
import type { Block, Sentence } from "../../documents/document.ts";
import { blockName } from "../../documents/places/lookup.ts";
import type { StatedBlock, StatedSection } from "../../facts/stated-section.ts";
import type { Edit } from "../edit/opened-files.ts";
import type { Edition } from "./edition.ts";
import { lineSpanAt, lineSpans, offsetOf } from "./line-spans.ts";
import type { Pairs } from "./pairs.ts";
import { endOf, openingMark } from "./raw-text.ts";
import { insertLines } from "./rows.ts";

/** Takes a section over as it stands, behind the section that it follows there; those above it that are new come with it. */
export function takeSection(ours: Edition, theirs: Edition, section: StatedSection, pairs: Pairs): Edit {
  const all = theirs.stated.sections;
  const index = all.indexOf(section);
  const before = all
    .slice(0, index)
    .toReversed()
    .map(pairs.section)
    .find((one) => one !== undefined);
  const text = sectionText(theirs, section);
  if (before === undefined) return insertLines(ours, lineSpans(ours).length, `\n${text}`);
  const end = lastLine(ours, before);
  return insertLines(ours, end, `\n${text}`);
}

export function dropSection(ours: Edition, section: StatedSection): Edit {
  const start = lineSpanAt(ours, section.section.at.line).start;
  const next = nextHeading(ours, section);
  return { file: ours.file, start, end: next === undefined ? ours.text.length : lineSpanAt(ours, next).start, text: "" };
}

/** Takes a block over with its label, behind the block that it follows there, else behind all that the section holds. */
export function takeBlock(ours: Edition, into: StatedSection, theirs: Edition, section: StatedSection, block: StatedBlock): Edit {
  const before = section.blocks.slice(0, section.blocks.indexOf(block)).toReversed();
  const known = before.map((one) => into.blocks.find((own) => blockName(own.block) === blockName(one.block))).find((one) => one !== undefined);
  const end = known === undefined ? lastLine(ours, into) : Math.max(...known.rows.map(({ row }) => row.at.line));
  const [first, last] = blockLines(theirs, block);
  return insertLines(ours, end, `\n${textOfLines(theirs, first, last)}`);
}

/** Takes lines over that tell of a row, behind the block of that. */
export function takeLines(ours: Edition, { rows }: Block, theirs: Edition, [first, last]: readonly [number, number]): Edit {
  return insertLines(ours, Math.max(...rows.map(({ at }) => at.line)), `\n${textOfLines(theirs, first, last)}`);
}

/** Takes lines over in the place of some of ours. */
export function replaceLines(ours: Edition, [from, to]: readonly [number, number], theirs: Edition, [first, last]: readonly [number, number]): Edit {
  return { file: ours.file, start: lineSpanAt(ours, from).start, end: lineSpanAt(ours, to).end, text: textOfLines(theirs, first, last).trimEnd() };
}

/** Blocks as they stand, one below the other; a sentence of names can share its line with others. */
export function blocksText(edition: Edition, blocks: readonly StatedBlock[]): string {
  return blocks.map((block) => (block.block.is === "names" ? listText(edition, block) : textOfLines(edition, ...blockLines(edition, block)))).join("\n\n");
}

/** A sentence that lists names, from what leads to them to its end. */
export function listText(edition: Edition, { block, rows }: StatedBlock): string {
  const last = rows.at(-1)!.row.at;
  const end = offsetOf(edition, last) + last.length;
  return edition.text.slice(offsetOf(edition, block.at), end) + (/^[.!]/.exec(edition.text.slice(end))?.[0] ?? "");
}

export function dropBlock(ours: Edition, block: StatedBlock): Edit {
  const [first, last] = blockLines(ours, block);
  const start = lineSpanAt(ours, first).start;
  const end = lineSpanAt(ours, last + 1).start;
  const blank = /^\r?\n/.exec(ours.text.slice(end));
  return { file: ours.file, start, end: end + (blank?.[0].length ?? 0), text: "" };
}

export function replaceSentence(ours: Edition, sentence: Sentence, text: string): Edit {
  return { file: ours.file, ...spanOf(ours, sentence), text };
}

/** Blocks stand apart from the sentences before them. */
export function replaceSentenceByBlocks(ours: Edition, sentence: Sentence, text: string): Edit {
  const start = offsetOf(ours, sentence.at);
  const before = ours.text.slice(lineSpanAt(ours, sentence.at.line).start, start);
  const isFirst = before.trim() === "";
  return {
    file: ours.file,
    start: isFirst ? start : start - (before.length - before.trimEnd().length),
    end: endOf(ours, sentence),
    text: isFirst ? text : `\n\n${text}`,
  };
}

/** The sentence and the space or the line that it leaves behind. */
export function dropSentence(ours: Edition, sentence: Sentence): Edit {
  const { start, end } = spanOf(ours, sentence);
  const line = lineSpanAt(ours, sentence.at.line);
  const lineBreak = ours.text.indexOf("\n", end);
  const next = lineBreak === -1 ? ours.text.length : lineBreak + 1;
  if (
    ours.text
      .slice(line.start, next)
      .trimEnd()
      .replace(/^[\s>]*(?:[-*+]|\d+[.)])?\s*/, "") === ours.text.slice(start, end)
  )
    return { file: ours.file, start: line.start, end: next, text: "" };
  const space = /^[ \t]+/.exec(ours.text.slice(end))?.[0].length ?? 0;
  const before = space === 0 ? (/[ \t]+$/.exec(ours.text.slice(line.start, start))?.[0].length ?? 0) : 0;
  return { file: ours.file, start: start - before, end: end + space, text: "" };
}

/** With the mark that it begins with. */
function spanOf(ours: Edition, sentence: Sentence): { readonly start: number; readonly end: number } {
  return { start: offsetOf(ours, sentence.at) - openingMark(ours, sentence.at).length, end: endOf(ours, sentence) };
}

/** Puts a sentence behind all that a section holds before its next heading. */
export function addSentence(ours: Edition, into: StatedSection, text: string, after: Sentence | undefined): Edit {
  if (after === undefined) return insertLines(ours, lastLine(ours, into), `\n${text}`);
  const end = endOf(ours, after);
  return { file: ours.file, start: end, end, text: ` ${text}` };
}

function sectionText(edition: Edition, section: StatedSection): string {
  const next = nextHeading(edition, section);
  return textOfLines(edition, section.section.at.line, next === undefined ? lineSpans(edition).length : next - 1).trimEnd();
}

function nextHeading(edition: Edition, { section }: StatedSection): number | undefined {
  return edition.stated.sections.map((one) => one.section.at.line).find((line) => line > section.at.line);
}

/** The last line of a section that holds anything. */
function lastLine(edition: Edition, section: StatedSection): number {
  let line = (nextHeading(edition, section) ?? lineSpans(edition).length + 1) - 1;
  while (line > section.section.at.line && textOfLines(edition, line, line).trim() === "") line -= 1;
  return line;
}

/** From the label, or the header of the table, to the last row. */
export function blockLines(edition: Edition, { block, rows }: StatedBlock): [number, number] {
  const last = Math.max(block.at.line, ...rows.map(({ row }) => row.at.line));
  let first = block.at.line;
  if (block.label !== undefined) {
    let above = first - 1;
    while (above > 1 && textOfLines(edition, above, above).trim() === "") above -= 1;
    if (textOfLines(edition, above, above).trim().endsWith(":")) first = above;
  }
  return [first, last];
}

function textOfLines(edition: Edition, first: number, last: number): string {
  return edition.text.slice(lineSpanAt(edition, first).start, lineSpanAt(edition, last).end);
}
