/** Columns that say who gives a field: whether it is required, and whether it can be read and written. */
import type { FoundFact } from "../../fact.ts";
import { factsFrom, wholeCell, type CellInColumn } from "./cell-in-column.ts";

export function requiredCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  const { bare } = cell;
  if (isYesOrNo.test(bare)) return wholeCell(cell, { fact: "required", value: saysYes.test(bare) });
  return cardinality.test(bare) ? wholeCell(cell, { fact: "required", value: !bare.startsWith("0") }) : undefined;
}

/** `Read-only`: `yes` */
export function readingCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  if (!ofReading.test(cell.column) || !isYesOrNo.test(cell.bare)) return undefined;
  return saysYes.test(cell.bare) ? wholeCell(cell, { fact: "readOnly", value: true }) : [];
}

/** `Access`: `read-only (required)` */
export function accessCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  if (!ofAccess.test(cell.column)) return undefined;
  const word = cell.bare.replace(inBrackets, "");
  return [
    ...(onlyRead.test(word) ? wholeCell(cell, { fact: "readOnly", value: true }) : []),
    ...(onlyWritten.test(word) ? wholeCell(cell, { fact: "writeOnly", value: true }) : []),
    ...factsFrom(cell, 0).filter(({ fact }) => fact === "required"),
  ];
}

/** A column that says whether a field can be read, written or both. */
const ofAccess = /^(?:access|r\/w|rw)$/i;
const ofReading = /^read[- ]only$/i;
const isYesOrNo = /^(?:yes|no|ja|nein|y|n|true|false|required|optional|mandatory|m|o|x|✓|✔)$/i;
const saysYes = /^(?:yes|ja|y|true|required|mandatory|m|x|✓|✔)$/i;
/** `1`, `0..1`, `1..N`, `0..*` */
const cardinality = /^\d+(?:\s*\.{2,3}\s*(?:\d+|n|m|\*|many|unbounded))?$/i;
const inBrackets = /\s*\([^()]*\)$/;
const onlyRead = /^(?:r|ro|read|read[- ]only)$/i;
const onlyWritten = /^(?:w|wo|write|write[- ]only)$/i;
