/** Columns of values: a default, a range, a length, one bound, the values that are allowed. */
import type { FoundFact } from "../../fact.ts";
import { listItems, scalarOf } from "../../text/values.ts";
import { boundInCell } from "../bound-columns.ts";
import { allowedValuesIn, isDescription, limitsIn } from "../cell-values.ts";
import { factsFrom, wholeCell, wholeCellIfAny, type CellInColumn } from "./cell-in-column.ts";

export function defaultCell(cell: CellInColumn): readonly FoundFact[] {
  const { bare } = cell;
  if (/^(?:required|mandatory)$/i.test(bare)) return wholeCell(cell, { fact: "required", value: true });
  return wholeCell(cell, { fact: "default", value: /^(?:empty|blank)$/i.test(bare) ? "" : scalarOf(bare) });
}

/** The limits that two columns give are one fact of their row. */
export function boundCell({ bare }: CellInColumn): readonly FoundFact[] | undefined {
  return boundInCell(bare) === undefined ? undefined : [];
}

export function rangeCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  return referenceAlone(cell) ?? wholeCellIfAny(cell, allowedValuesIn(cell.bare, "range"));
}

export function lengthCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  return referenceAlone(cell) ?? wholeCellIfAny(cell, allowedValuesIn(cell.bare, "length"));
}

/** A cell that holds no more than `up | down | unknown`. */
export function barredCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  return barred.test(cell.bare) ? wholeCell(cell, { fact: "values", value: cell.bare.split(/\s*\|\s*/).map(scalarOf) }) : undefined;
}

const barred = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*(?:\s*\|\s*[\p{L}\p{N}][\p{L}\p{N}_.-]*)+$/u;

export function valuesCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  const reference = referenceAlone(cell);
  if (reference !== undefined) return reference;
  if (bothOfBoolean.test(cell.bare)) return [];
  const facts = factsFrom(cell, 0);
  if (facts.some(({ fact }) => ofLimits.has(fact)) && limitsIn(cell.bare, "range") === undefined) return facts;
  return (
    wholeCellIfAny(cell, allowedValuesIn(cell.bare, "range")) ??
    (isList(cell) ? wholeCell(cell, { fact: "values", value: listItems(cell.bare).map(scalarOf) }) : undefined)
  );
}

const bothOfBoolean = /^(?:true\W+(?:or\s+)?false|false\W+(?:or\s+)?true)$/i;

function isList({ bare, column }: CellInColumn): boolean {
  if (/[.:]\s/.test(bare)) return false;
  const items = listItems(bare);
  const isOneOfWords = items.length < 2 && (/\s/.test(bare) || /^options?$/i.test(column));
  return !isOneOfWords && !items.some(isDescription);
}

function referenceAlone(cell: CellInColumn): readonly FoundFact[] | undefined {
  return onePath.test(cell.bare) ? wholeCell(cell, { fact: "reference", value: cell.bare }) : undefined;
}

/** `/rooms/{name}`: where the values come from, and no values themselves. */
const onePath = /^\/[\w{}-]+(?:\/[\w{}.-]+)+\/?$/;

/** What a cell of values says of them where it lists none. */
const ofLimits: ReadonlySet<string> = new Set(["range", "length", "items", "format"]);
