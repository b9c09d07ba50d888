/** A table of contents, which repeats the headings of the document and says nothing of its own. */
import type { Block, DocumentText, Row, Section, Sentence } from "../document.ts";
import { plainHeading, titleOfHeading } from "../shapes/label.ts";

export function withoutContents(document: DocumentText): DocumentText {
  const titles = new Set(document.sections.flatMap(({ heading }) => callsOf(heading)));
  const first = document.sections.slice(0, earliest);
  const whole = first.find((section) => isContents(section, titles));
  if (whole !== undefined) return { ...document, sections: document.sections.filter((section) => section !== whole) };
  const at = first.findIndex(({ blocks }) => blocks.some((block) => isListOfTitles(block, titles)));
  return at === -1 ? withoutLine(document, first, titles) : { ...document, sections: withoutList(document.sections, at, titles) };
}

/** `Contents: Start · Rows · Limits` */
function withoutLine(document: DocumentText, first: readonly Section[], titles: ReadonlySet<string>): DocumentText {
  const isLine = ({ text }: Sentence): boolean => isLineOfTitles(text, titles);
  const at = first.findIndex(({ sentences }) => sentences.some(isLine));
  if (at === -1) return document;
  const section = document.sections[at]!;
  return { ...document, sections: document.sections.with(at, { ...section, sentences: section.sentences.filter((sentence) => !isLine(sentence)) }) };
}

function isLineOfTitles(text: string, titles: ReadonlySet<string>): boolean {
  const parts = text.replace(announced, "").split(/\s+[·•|–—-]\s+|;\s+/);
  return parts.length > 2 && parts.every((part) => callsOf(part.replace(/\.$/, "")).some((call) => titles.has(call)));
}

/** What stands beside the list stays; under a heading that only announces the list it belongs to the section before. */
function withoutList(sections: readonly Section[], at: number, titles: ReadonlySet<string>): readonly Section[] {
  const section = sections[at]!;
  const blocks = section.blocks.filter((block) => !isListOfTitles(block, titles));
  const sentences = section.sentences.filter(({ text }) => !announcement.test(text));
  const before = announcement.test(section.heading) ? sections[at - 1] : undefined;
  if (before === undefined) return sections.with(at, { ...section, blocks, sentences });
  const joined: Section = {
    ...before,
    blocks: [...before.blocks, ...blocks],
    sentences: [...before.sentences, ...sentences],
    code: [...before.code, ...section.code],
  };
  return [...sections.slice(0, at - 1), joined, ...sections.slice(at + 1)];
}

const announcements = "(?:table of contents|contents|toc|on this page|in this document|sections)";
const announcement = new RegExp(`^${announcements}:?$`, "i");
const announced = new RegExp(`^${announcements}:\\s+`, "i");

function isListOfTitles({ is, rows }: Block, titles: ReadonlySet<string>): boolean {
  return (is === "list" || is === "names") && rows.length > 2 && rows.every((row) => callsOf(textOfRow(row)).some((call) => titles.has(call)));
}

function textOfRow({ name, remark, cells: [cell] }: Row): string {
  return cell?.text ?? (remark === undefined ? name : `${name} (${remark})`);
}

/** How many sections can stand before its end: what is above the first heading, the document's title, a word to the reader, and itself. */
const earliest = 4;

function isContents({ blocks, sentences }: Section, titles: ReadonlySet<string>): boolean {
  const items = [...blocks.flatMap(({ rows }) => rows.map(textOfRow)), ...sentences.map(({ text }) => text)];
  return items.length > 2 && items.every((item) => callsOf(item).some((call) => titles.has(call)));
}

/** In full, and without its number or remark. */
function callsOf(heading: string): readonly string[] {
  const plain = plainHeading(heading).toLowerCase();
  return [plain, titleOfHeading(plain)];
}
