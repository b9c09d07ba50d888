/** Titles of columns that mean nothing by themselves, as in another language: a column of the same cells in another edition tells what they stand for. */
import type { Block, DocumentText, Section } from "../document.ts";

/** @param means whether a title tells of a column by itself */
export function withKnownTitles(document: DocumentText, edition: DocumentText, means: (title: string) => boolean): DocumentText {
  const isStrange = (title: string): boolean => title !== "" && !means(title);
  const tables = edition.sections.flatMap(({ blocks }) => blocks.filter(({ columns }) => columns.length > 1));
  const known = new Set(tables.flatMap(({ columns }) => columns));
  const named = (block: Block): Block => {
    const strange = block.columns.filter((title) => !known.has(title) && isStrange(title));
    return strange.length < 2 ? block : calledAs(block, strange, tables);
  };
  const sections = document.sections.map((section): Section => {
    if (!section.blocks.some(({ columns }) => columns.some((title) => !known.has(title)))) return section;
    const blocks = section.blocks.map(named);
    return blocks.every((block, index) => block === section.blocks[index]) ? section : { ...section, blocks };
  });
  return sections.every((section, index) => section === document.sections[index]) ? document : { ...document, sections };
}

function calledAs(block: Block, strange: readonly string[], tables: readonly Block[]): Block {
  const own = tables.find((table) => table.columns.length === block.columns.length && isOfRows(block, table));
  if (own === undefined) return block;
  const free = own.columns.filter((title) => !block.columns.includes(title));
  const titles = new Map<string, string>();
  for (const title of strange) {
    const at = block.columns.indexOf(title);
    const same = [own.columns[at]!, ...free].find(
      (other) => free.includes(other) && ![...titles.values()].includes(other) && areAlike(block, title, own, other),
    );
    if (same !== undefined) titles.set(title, same);
  }
  const as = (title: string): string => titles.get(title) ?? title;
  return {
    ...block,
    columns: block.columns.map(as),
    ...(block.named === undefined ? {} : { named: as(block.named) }),
    rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, column: as(cell.column) })) })),
  };
}

function isOfRows({ rows }: Block, known: Block): boolean {
  const names = new Set(known.rows.map(({ name }) => name));
  const shared = rows.filter(({ name }) => names.has(name)).length;
  return shared > 1 && shared * 2 > Math.max(rows.length, known.rows.length);
}

/** Of the rows that both have most begin alike in both columns; one that names the rows does in each. */
function areAlike(block: Block, title: string, own: Block, other: string): boolean {
  if ((title === block.named) !== (other === own.named)) return false;
  const before = new Map(own.rows.map(({ name, cells }) => [name, cells.find(({ column }) => column === other)?.text] as const));
  const pairs = block.rows.flatMap(({ name, cells }) =>
    before.has(name) ? [[before.get(name) ?? "", cells.find(({ column }) => column === title)?.text ?? ""] as const] : [],
  );
  return pairs.filter(([one, text]) => shareWords(one, text)).length * 2 > pairs.length;
}

function shareWords(one: string, other: string): boolean {
  if (one === other) return true;
  const words = new Set(wordsOf(one));
  const own = wordsOf(other);
  return own.filter((word) => words.has(word)).length * 2 > own.length;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];
}
