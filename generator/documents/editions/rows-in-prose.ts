/** Rows of another edition that a section says in sentences: numbered items as paragraphs, a table as a list of `name: what it says`. */
import { memoize } from "../../values/memoize.ts";
import type { Block, Cell, Row, Section, Sentence } from "../document.ts";
import { pieceFrom } from "../placed-text.ts";
import { matchPairs } from "./match-pairs.ts";
import { isItemNumber, rowNames, type OutlineSection } from "./outline.ts";
import { likeness, stemsOf } from "./stems.ts";

export function withRowsOfProse(section: Section, known: OutlineSection): Section {
  return withItems(withNamedRows(section, known), known);
}

/** The sentences that stand on one line, or of which the first begins it. */
type Paragraph = readonly [Sentence, ...Sentence[]];

function withNamedRows(section: Section, { rows: names }: OutlineSection): Section {
  if (section.sentences.length === 0 && !section.blocks.some(({ is }) => is === "list")) return section;
  const there = rowNames(section.blocks);
  const missing = [...names].filter((name) => !there.has(name) && !isItemNumber(name)).sort((one, other) => other.length - one.length);
  if (missing.length < 2) return section;
  const nameOf = (text: string): string | undefined => missing.find((name) => beginsWith(text, name));
  const toldIn = (text: string): string | undefined => nameOf(text) ?? missing.find((name) => tells(text, name));
  const nameOfItem = memoize(({ cells }: Row) => toldIn(cells[0]?.text ?? "") ?? labelOf(cells[0]?.text ?? ""));
  const items = section.blocks.flatMap(({ is, rows }) => (is === "list" ? itemsOf(rows, toldIn, nameOfItem) : []));
  const paragraphs = withWhatTheyHead(paragraphsOf(section.sentences.filter(({ row }) => row === undefined)), nameOf).filter(
    ([first]) => nameOf(first.text) !== undefined,
  );
  if (items.length + paragraphs.length < 2) return section;
  const named = (row: Row): Row => {
    const name = nameOfItem(row)!;
    const { text } = row.cells[0]!;
    const length = name.length + (beginsWith(text, name) ? 0 : (article.exec(text)?.[0].length ?? 0));
    const remark = remarkBehind(text.slice(length));
    const cells = row.cells.map((cell, index) => (index === 0 ? behind(cell, length) : cell)).filter(({ text }) => text !== "");
    return { name, ...(remark === undefined ? {} : { remark }), cells, at: row.at };
  };
  const rows = paragraphs.map((paragraph) => named(rowOfParagraph("", paragraph)));
  const blocks = section.blocks.map((block) => ({ ...block, rows: block.rows.map((row) => (items.includes(row) ? named(row) : row)) }));
  return withList({ ...section, blocks }, rows, paragraphs);
}

/** Numbered ones that begin with a name; where most of a list do, those that begin with a label of their own are rows as well. */
function itemsOf(rows: readonly Row[], nameOf: (text: string) => string | undefined, nameOfItem: (row: Row) => string | undefined): readonly Row[] {
  const numbered = rows.filter(({ name }) => isItemNumber(name));
  const known = numbered.filter(({ cells }) => nameOf(cells[0]?.text ?? "") !== undefined);
  return known.length > 1 && known.length * 2 > rows.length ? numbered.filter((row) => nameOfItem(row) !== undefined) : known;
}

/** `Name: …`, `name – …` */
function labelOf(text: string): string | undefined {
  return /^([\p{L}\p{N}][^:.;,]{0,40}?)(?::|\s[-–—])\s/u.exec(text)?.[1];
}

/** A name alone heads the paragraph after it, unless that has a name of its own. */
function withWhatTheyHead(paragraphs: readonly Paragraph[], nameOf: (text: string) => string | undefined): readonly Paragraph[] {
  return paragraphs.map((paragraph, index) => {
    const [first, ...others] = paragraph;
    const next = paragraphs[index + 1];
    const isAlone = others.length === 0 && nameOf(first.text)?.length === first.text.replace(/\.$/, "").length;
    return isAlone && next !== undefined && nameOf(next[0].text) === undefined ? [first, ...next] : paragraph;
  });
}

/** `name (string): …` */
function remarkBehind(text: string): string | undefined {
  return remarked.exec(text)?.[1];
}

const remarked = /^\s\(([^()]*)\)\s*(?:[:–—-](?=\s)|$)\s*/;

/** `Name: …`, `name – …`, `name (…)`, `Name.` as a sentence of its own */
function beginsWith(text: string, name: string): boolean {
  return text.slice(0, name.length).toLowerCase() === name.toLowerCase() && /^(?::\s|\s[-–—]\s|\s\(|\.?$)/.test(text.slice(name.length));
}

/** `The name is …`: an item of a list that says of a row what its cells did. */
function tells(text: string, name: string): boolean {
  const said = text.replace(article, "");
  return said.slice(0, name.length).toLowerCase() === name.toLowerCase() && /^\s(?:is|are|has|have)\s/.test(said.slice(name.length));
}

const article = /^(?:The|An?|Each|Every)\s/;

/** What follows the name and what stands between them. */
function behind(cell: Cell, length: number): Cell {
  const rest = cell.text.slice(length);
  const cut = length + (remarked.exec(rest) ?? /^(?::|\.|\s[-–—](?=\s))?\s*/.exec(rest)!)[0].length;
  return { ...cell, ...pieceFrom(cell, cut) };
}

/** Where there is no numbered list any more, and the prose says most of its items. */
function withItems(section: Section, { items }: OutlineSection): Section {
  const isNumbered = section.blocks.some(({ is, rows }) => is === "list" && rows.some(({ name }) => isItemNumber(name)));
  if (items.size === 0 || isNumbered) return section;
  const plain = section.sentences.filter(({ row }) => row === undefined);
  const labels = section.blocks.flatMap(({ label, labelAt }) => (label === undefined || labelAt === undefined ? [] : [{ text: `${label}:`, at: labelAt }]));
  const inOrder = [...plain, ...labels].sort((one, other) => one.at.line - other.at.line || one.at.column - other.at.column);
  const lines = paragraphsOf(inOrder);
  const paragraphs = lines.length >= items.size ? lines : inOrder.map((one): Paragraph => [one]);
  const last = Math.max(...[...items.keys()].map(Number));
  const isInItsPlace = (paragraph: Paragraph, name: string): boolean => paragraphs.length === last && paragraphs[Number(name) - 1] === paragraph;
  const stemsIn = new Map(paragraphs.map((paragraph) => [paragraph, stemsOf(paragraph.map(({ text }) => text).join(" "))] as const));
  const likenessOf = (paragraph: Paragraph, stems: ReadonlySet<string>): number => enough(likeness(stemsIn.get(paragraph)!, stems), stems.size);
  const said = matchPairs(
    paragraphs,
    [...items],
    [
      (paragraph, [name, stems]) => {
        const score = likenessOf(paragraph, stems);
        return score === 0 || !isInItsPlace(paragraph, name) ? score : score + 0.2;
      },
      (paragraph, [name]) => (isInItsPlace(paragraph, name) ? 1 : 0),
    ],
  );
  if (said.size * 2 < items.size || [...said].filter(([paragraph, [, stems]]) => likenessOf(paragraph, stems) > 0).length * 2 < items.size) return section;
  const rows = [...said].map(([paragraph, [name]]) => rowOfParagraph(name, paragraph)).sort((one, other) => Number(one.name) - Number(other.name));
  return withList(section, rows, [...said.keys()]);
}

/** What is less alike is another sentence, and one word of two is in any. */
function enough(score: number, words: number): number {
  return score < (words < 3 ? 1 : 0.5) ? 0 : score;
}

function paragraphsOf(sentences: readonly Sentence[]): readonly Paragraph[] {
  const paragraphs: [Sentence, ...Sentence[]][] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last !== undefined && lastLineOf(last.at(-1)!) === sentence.at.line) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs;
}

function lastLineOf({ at, further = [] }: Sentence): number {
  return further.at(-1)?.line ?? at.line;
}

export function rowOfParagraph(name: string, paragraph: Paragraph): Row {
  const cells = paragraph.map(({ text, at, further }): Cell => ({ column: "", text, raw: text, at, ...(further === undefined ? {} : { further }) }));
  return { name, cells, at: paragraph[0].at };
}

function withList(section: Section, rows: readonly Row[], paragraphs: readonly Paragraph[]): Section {
  const [first] = rows;
  if (first === undefined) return section;
  const taken = new Set(paragraphs.flat());
  const list: Block = { is: "list", columns: [], rows, at: first.at };
  return { ...section, blocks: [...section.blocks, list], sentences: section.sentences.filter((sentence) => !taken.has(sentence)) };
}
