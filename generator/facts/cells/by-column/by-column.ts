/** What a cell says whose column tells how to read it. */
import type { Cell } from "../../../documents/document.ts";
import type { Found } from "../../fact.ts";
import { expressionAlone } from "../../text/expressions.ts";
import type { Names } from "../../text/found-once.ts";
import type { Reader } from "../../text/reader.ts";
import type { Column } from "../../wording.ts";
import { flagsAlone } from "../flags-alone.ts";
import { bareRange, bareRangeCell } from "./bare-range.ts";
import { factsFrom, whole, type CellInColumn, type ReadCell } from "./cell-in-column.ts";
import { bodyCell } from "./of-bodies.ts";
import { accessCell, readingCell, requiredCell } from "./of-givers.ts";
import { methodCell, pathCell } from "./of-requests.ts";
import { statusCell } from "./of-statuses.ts";
import { formatCell, typeCell } from "./of-types.ts";
import { barredCell, boundCell, defaultCell, lengthCell, rangeCell, valuesCell } from "./of-values.ts";
import { withWords } from "./words.ts";

/** Undefined where it is prose. */
export function factsByColumn(role: Column | undefined, { text, raw, column }: Cell, reader: Reader, names: Names): readonly Found[] | undefined {
  const cell: CellInColumn = { column, text, raw, bare: text.trim(), reader, names };
  return saysNothing(role, cell) ? [] : (ofAnyColumn(role, cell) ?? ((role === undefined ? undefined : byRole[role]) ?? otherCell)(cell));
}

const byRole: Readonly<Partial<Record<Column, ReadCell>>> = {
  type: typeCell,
  format: formatCell,
  method: methodCell,
  path: pathCell,
  default: defaultCell,
  minimum: boundCell,
  maximum: boundCell,
  range: rangeCell,
  length: lengthCell,
  values: valuesCell,
  required: requiredCell,
  request: bodyCell("request"),
  response: bodyCell("response"),
  status: statusCell,
  notes: notesCell,
};

/** A dash in the place of a body says that there is none. */
function saysNothing(role: Column | undefined, { bare }: CellInColumn): boolean {
  return bare === "" || (role !== "request" && role !== "response" && /^(?:[-–—]|n\/a)$/i.test(bare));
}

/** What a cell says in the same way whatever its column is about. */
function ofAnyColumn(role: Column | undefined, cell: CellInColumn): readonly Found[] | undefined {
  const { column, text, bare, reader, names } = cell;
  const hidden = role === undefined ? undefined : hiddenBy[role];
  if (hidden !== undefined && saysNotShown(reader.factsIn(bare, names), bare)) return whole(cell, { fact: "notShown", value: hidden });
  const flags = role === undefined ? flagsAlone(text) : undefined;
  if (flags !== undefined) return flags;
  const expression = role === "format" || ofExpressions.test(column) ? expressionAlone(bare) : undefined;
  return expression === undefined ? undefined : whole(cell, { fact: "pattern", value: expression });
}

/** What a cell hides that says nothing but that it is not shown, by what its column is about. */
const hiddenBy: Readonly<Partial<Record<Column, string>>> = {
  default: "default",
  range: "range",
  length: "length",
  values: "allowed values",
  format: "format",
  request: "request body",
  response: "response body",
  status: "status",
};

function saysNotShown([only, ...others]: readonly Found[], text: string): boolean {
  return only?.fact === "notShown" && others.length === 0 && only.index === 0 && only.end >= text.replace(/\.$/, "").length;
}

const ofExpressions = /^(?:pattern|regex|regexp|regular expression)$/i;

function notesCell(cell: CellInColumn): readonly Found[] | undefined {
  return barredCell(cell) ?? (bareRange.test(cell.bare) ? bareRangeCell(cell) : undefined);
}

function otherCell(cell: CellInColumn): readonly Found[] | undefined {
  return readingCell(cell) ?? accessCell(cell) ?? (bareRange.test(cell.bare) ? bareRangeCell(cell) : withWords(cell, factsFrom(cell, 0)));
}
