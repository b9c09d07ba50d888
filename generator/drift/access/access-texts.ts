/** The texts of a section that tell who may call: cells under a title, labels, and sentences; each with what it says. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Row } from "../../documents/document.ts";
import { positionWithin, type PlacedText } from "../../documents/placed-text.ts";
import { accessCells, accessIn, isTitled, labelled } from "../../facts/access/cells.ts";
import { accessSaid, type AccessSaid } from "../../facts/access/access-said.ts";
import { scopesIn, type Asked } from "../../facts/access/asked.ts";
import type { Vocabulary } from "../../facts/access/vocabulary.ts";
import type { StatedBlock, StatedSection } from "../../facts/stated-section.ts";
import type { Wording } from "../../facts/wording.ts";

export interface AccessText extends Pick<AccessSaid, "asked" | "of" | "requests" | "isFurther" | "isWhole"> {
  /** Of what tells it. */
  readonly at: Position;
  /** All that it stands in. */
  readonly text: PlacedText;
  /** The row of a table that it stands in, or is. */
  readonly row?: Row;
  readonly block?: StatedBlock;
  /** It is the row, as a label is. */
  readonly isRow?: true;
}

export interface AccessReading {
  readonly vocabulary: Vocabulary;
  readonly wording: Pick<Wording, "columns">;
}

/** Scopes of credentials that have none are nothing that definitions could say. */
export function accessTextsIn(section: StatedSection, reading: AccessReading): readonly AccessText[] {
  const all = allAccessTextsIn(section, reading);
  return reading.vocabulary.bearing.length > 0 ? all : all.filter(({ asked }) => scopesIn(asked).length === 0);
}

/** Those besides that tell of scopes where no scheme has any. */
export function allAccessTextsIn(section: StatedSection, reading: AccessReading): readonly AccessText[] {
  const { sentences } = section.section;
  const inRows = section.blocks
    .filter(({ block }) => block.is === "table" || block.is === "names")
    .flatMap((block) => block.rows.flatMap(({ row }) => ofRow(row, block, reading)));
  const inLists = section.blocks.filter(({ block }) => block.is === "list").flatMap((block) => block.rows.flatMap(({ row }) => ofItem(row, block, reading)));
  return [...sentences.filter(({ row }) => row === undefined).flatMap((text) => ofSentence(text, reading)), ...inRows, ...inLists];
}

/** Below a title, in a row that is called so, or in a sentence among its cells. */
function ofRow(row: Row, block: StatedBlock, reading: AccessReading): readonly AccessText[] {
  const titled = accessCells(block.block, row, reading.wording);
  const own = titled.flatMap(({ cell, title }) =>
    ofValue(cell, cell.text, 0, accessIn(cell.text, title, reading.vocabulary)).map((text) => ({ ...text, row, block })),
  );
  const label =
    titled.length > 0 || !isTitled(row.name, reading.wording)
      ? undefined
      : labelled(
          `${row.name}: ${row.cells
            .filter(({ text }) => text !== row.name)
            .map(({ text }) => text)
            .join(" ")}`,
          reading.wording,
        );
  if (label !== undefined) {
    const cell = row.cells.find(({ text }) => text !== row.name);
    const text: PlacedText = cell ?? { text: row.name, at: row.at };
    return ofValue(text, text.text, 0, accessIn(label.value, label.title, reading.vocabulary)).map((one) => ({ ...one, row, block, isRow: true }));
  }
  const others = row.cells.filter((cell) => cell.text !== row.name && !titled.some((one) => one.cell === cell));
  return [...own, ...others.flatMap((cell) => ofSentence(cell, reading).map((text) => ({ ...text, row, block })))];
}

function ofItem(row: Row, block: StatedBlock, reading: AccessReading): readonly AccessText[] {
  const [cell] = row.cells;
  return cell === undefined ? ofRow(row, block, reading) : ofSentence(cell, reading).map((text) => ({ ...text, row, block, isRow: true }));
}

function ofSentence(text: PlacedText, { vocabulary, wording }: AccessReading): readonly AccessText[] {
  const label = labelled(text.text, wording);
  if (label !== undefined) return ofValue(text, label.value, label.index, accessIn(label.value, label.title, vocabulary));
  const said = accessSaid(text.text, vocabulary);
  return said === undefined ? [] : [{ ...said, at: positionWithin(text, said.index, said.end - said.index), text }];
}

function ofValue(text: PlacedText, value: string, index: number, asked: Asked | undefined): readonly AccessText[] {
  if (asked === undefined) return [];
  return [{ asked, of: "these", requests: [], isFurther: false, isWhole: true, at: positionWithin(text, index, value.replace(/\.$/, "").length), text }];
}
