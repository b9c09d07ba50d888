/** Names that another edition lists, and that stand here without any other word: on lines of their own, in a block of code, in a table that only arranges them. */
import type { Block, Row, Section, Sentence } from "../document.ts";
import { namesIn } from "../names.ts";
import { positionWithin, type PlacedText } from "../placed-text.ts";
import type { OutlineSection } from "./outline.ts";

/** The rows of the outline tell which words are names. */
export function withNamesAlone(section: Section, { rows: names }: OutlineSection): Section {
  if (names.size < least) return section;
  const list = (texts: readonly PlacedText[]): Block | undefined => listOf(texts, names);
  const blocks = section.blocks.map((block) => (isArranged(block) ? (list(block.rows.flatMap(({ cells }) => cells)) ?? block) : block));
  const lines = section.sentences.flatMap((sentence): readonly (readonly [Sentence, Block])[] => {
    const block = sentence.row === undefined && !sentence.text.includes(",") ? list([sentence]) : undefined;
    return block === undefined ? [] : [[sentence, block]];
  });
  const added = [...lines.map(([, block]) => block), ...section.code.flatMap((block) => list(block) ?? [])];
  if (added.length === 0) return blocks.every((block, index) => block === section.blocks[index]) ? section : { ...section, blocks };
  const taken = new Set(lines.map(([sentence]) => sentence));
  return {
    ...section,
    blocks: [...blocks, ...added].sort((one, other) => one.at.line - other.at.line),
    sentences: section.sentences.filter((sentence) => !taken.has(sentence)),
  };
}

/** Fewer names can be words of any text. */
const least = 3;

/** A table of several columns without titles, whose cells are all alike. */
function isArranged({ is, columns }: Block): boolean {
  return is === "table" && columns.length > 1 && columns.every((title) => title === "");
}

/** Undefined where anything else stands there, or most of it is unknown. */
function listOf(texts: readonly PlacedText[], names: ReadonlySet<string>): Block | undefined {
  const rows = texts.flatMap(rowsIn);
  const known = rows.filter(({ name }) => names.has(name));
  return rows.length < least || known.length * 3 < rows.length * 2 || rows.some(({ name }) => namesIn(name).length !== 1)
    ? undefined
    : { is: "names", columns: [], rows, at: rows[0]!.at };
}

function rowsIn(placed: PlacedText): readonly Row[] {
  return [...placed.text.matchAll(/[^\s,;]+/g)].map(({ 0: name, index }) => ({ name, cells: [], at: positionWithin(placed, index, name.length) }));
}
