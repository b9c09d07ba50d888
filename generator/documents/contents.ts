/** A table of contents, which repeats the headings of the document and says nothing of its own. */
import type { DocumentText, Section } from "./document.ts";
import { plainHeading, titleOf } from "./label.ts";

export function withoutContents(document: DocumentText): DocumentText {
  const titles = new Set(document.sections.flatMap(({ heading }) => callsOf(heading)));
  const contents = document.sections.slice(0, earliest).find((section) => isContents(section, titles));
  return contents === undefined ? document : { ...document, sections: document.sections.filter((section) => section !== contents) };
}

/** How many sections can stand before its end: what is above the first heading, the document's title, a word to the reader, and itself. */
const earliest = 4;

function isContents({ blocks, sentences }: Section, titles: ReadonlySet<string>): boolean {
  const items = [...blocks.flatMap(({ rows }) => rows.map(({ name, remark, cells: [cell] }) => cell?.text ?? (remark === undefined ? name : `${name} (${remark})`))), ...sentences.map(({ text }) => text)];
  return items.length > 2 && items.every((item) => callsOf(item).some((call) => titles.has(call)));
}

/** In full, and without its number or remark. */
function callsOf(heading: string): readonly string[] {
  const plain = plainHeading(heading).toLowerCase();
  return [plain, titleOf(plain)];
}
