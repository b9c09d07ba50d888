/** What a cell says whose column tells how to read it. */
import type { Cell } from "../../../documents/document.ts";
import type { FoundFact } from "../../fact.ts";
import { expressionAlone } from "../../text/expressions.ts";
import type { Reader } from "../../text/reader.ts";
import type { DeclaredNames } from "../../text/remember-facts.ts";
import type { Column } from "../../wording.ts";
import { flagsAlone } from "../flags-alone.ts";
import { bareRange, bareRangeCell } from "./bare-range.ts";
import { bodyCell } from "./body-cells.ts";
import { factsFrom, wholeCell, type CellInColumn, type ReadCell } from "./cell-in-column.ts";
import { withNamedWords } from "./named-words.ts";
import { accessCell, readingCell, requiredCell } from "./presence-cells.ts";
import { methodCell, pathCell } from "./request-cells.ts";
import { statusCell } from "./status-cells.ts";
import { formatCell, typeCell } from "./type-cells.ts";
import { barredCell, boundCell, defaultCell, lengthCell, rangeCell, valuesCell } from "./value-cells.ts";

/** Undefined where it is prose. */
export function factsByColumn(role: Column | undefined, { text, raw, column }: Cell, reader: Reader, names: DeclaredNames): readonly FoundFact[] | undefined {
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
function ofAnyColumn(role: Column | undefined, cell: CellInColumn): readonly FoundFact[] | undefined {
  const { column, text, bare, reader, names } = cell;
  const hidden = role === undefined ? undefined : hiddenBy[role];
  if (hidden !== undefined && saysNotShown(reader.factsIn(bare, names), bare)) return wholeCell(cell, { fact: "notShown", value: hidden });
  const flags = role === undefined ? flagsAlone(text) : undefined;
  if (flags !== undefined) return flags;
  const expression = role === "format" || ofExpressions.test(column) ? expressionAlone(bare) : undefined;
  return expression === undefined ? undefined : wholeCell(cell, { fact: "pattern", value: expression });
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

function saysNotShown([only, ...others]: readonly FoundFact[], text: string): boolean {
  return only?.fact === "notShown" && others.length === 0 && only.index === 0 && only.end >= text.replace(/\.$/, "").length;
}

const ofExpressions = /^(?:pattern|regex|regexp|regular expression)$/i;

function notesCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  return barredCell(cell) ?? (bareRange.test(cell.bare) ? bareRangeCell(cell) : undefined);
}

function otherCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  return readingCell(cell) ?? accessCell(cell) ?? (bareRange.test(cell.bare) ? bareRangeCell(cell) : withNamedWords(cell, factsFrom(cell, 0)));
}
