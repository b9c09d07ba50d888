/** Where in a document something stood that is gone: at what stands there now. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Row } from "../../documents/document.ts";
import { findPlace } from "../../documents/places/find.ts";
import { blockName } from "../../documents/places/lookup.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Place } from "../../model/origin.ts";
import type { Subject } from "../subject/subject.ts";
import type { Edition } from "./edition.ts";

/** The row that came after it, else the one before, else the block, the section, the document's beginning. */
export function gonePosition(subject: Subject, place: Place, edition: Edition | undefined, by?: Defined): Position {
  const { document } = subject.stated;
  const around = place.block === undefined ? undefined : findPlace(document, { section: place.section, block: place.block });
  const whole = findPlace(document, { section: place.section });
  if (whole === undefined) return sectionHole(subject, place, edition);
  const listed = whole.section.blocks.filter((block) => block.is === "cell" && place.block !== undefined && blockName(block) === place.block);
  const own = listed.length > 0 ? listed : whole.section.blocks.filter(({ is, path }) => is !== "cell" && path === undefined);
  const blocks = around?.block !== undefined ? [around.block] : own;
  const rows = blocks.flatMap((block) => block.rows);
  const line = edition?.lineOf(place);
  const neighbour =
    place.row === undefined
      ? undefined
      : neighbourOf(
          rows,
          orderOf(subject, place, edition, by),
          place.row,
          (row) => row !== undefined && line !== undefined && edition?.lineOf({ ...place, row }) === line,
        );
  return neighbour?.at ?? around?.at ?? blocks[0]?.at ?? whole.at;
}

/** The names of the rows of a block, as they stood before. */
function orderOf({ defined }: Subject, place: Place, edition: Edition | undefined, by: Defined | undefined): readonly string[] {
  const rows = edition?.rowsAround(place);
  if (rows !== undefined) return rows;
  if (/^\d+$/.test(place.row ?? "")) return [place.row!, String(Number(place.row) + 1), String(Number(place.row) - 1)];
  const depth = by?.declared.within?.path.length;
  const siblings = defined.filter((one) => one.is === by?.is && one.definition.file === by.definition.file && one.declared.within?.path.length === depth);
  return siblings.map(({ name }) => name);
}

/** @param isOnLine whether a row stood on the line of the one that is gone */
function neighbourOf(rows: readonly Row[], order: readonly string[], name: string, isOnLine: (row: string | undefined) => boolean): Row | undefined {
  const byName = new Map(rows.map((row) => [row.name, row] as const).reverse());
  const index = order.indexOf(name);
  const after = order.slice(index + 1).find((one) => byName.has(one));
  const before = order.slice(0, Math.max(index, 0)).findLast((one) => byName.has(one));
  return byName.get((isOnLine(before) && !isOnLine(after) ? before : (after ?? before)) ?? "");
}

/** The section that came after it. */
function sectionHole({ stated: { document } }: Subject, { section }: Place, edition: Edition | undefined): Position {
  const order = edition?.stated.document.sections.map(({ title }) => title) ?? [];
  const known = new Map(document.sections.map((one) => [one.title, one] as const));
  const index = Math.max(...section.split(" > ").map((title) => order.indexOf(title)));
  const after = order.slice(index + 1).find((title) => known.has(title));
  const before = order.slice(0, Math.max(index, 0)).findLast((title) => known.has(title));
  return known.get(after ?? before ?? "")?.at ?? { file: document.file, line: 1, column: 1, length: 0 };
}
