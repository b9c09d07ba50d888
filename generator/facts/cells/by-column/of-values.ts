/** Columns of values: a default, a range, a length, one bound, the values that are allowed. */
import type { Found } from "../../fact.ts";
import { itemsOf, scalarOf } from "../../text/values.ts";
import { allowedIn, isDescription, limitsIn } from "../cell-values.ts";
import { boundIn } from "../of-bounds.ts";
import { factsFrom, whole, wholly, type CellInColumn } from "./cell-in-column.ts";

export function defaultCell(cell: CellInColumn): readonly Found[] {
  const { bare } = cell;
  if (/^(?:required|mandatory)$/i.test(bare)) return whole(cell, { fact: "required", value: true });
  return whole(cell, { fact: "default", value: /^(?:empty|blank)$/i.test(bare) ? "" : scalarOf(bare) });
}

/** The limits that two columns give are one fact of their row. */
export function boundCell({ bare }: CellInColumn): readonly Found[] | undefined {
  return boundIn(bare) === undefined ? undefined : [];
}

export function rangeCell(cell: CellInColumn): readonly Found[] | undefined {
  return referenceAlone(cell) ?? wholly(cell, allowedIn(cell.bare, "range"));
}

export function lengthCell(cell: CellInColumn): readonly Found[] | undefined {
  return referenceAlone(cell) ?? wholly(cell, allowedIn(cell.bare, "length"));
}

/** A cell that holds no more than `up | down | unknown`. */
export function barredCell(cell: CellInColumn): readonly Found[] | undefined {
  return barred.test(cell.bare) ? whole(cell, { fact: "values", value: cell.bare.split(/\s*\|\s*/).map(scalarOf) }) : undefined;
}

const barred = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*(?:\s*\|\s*[\p{L}\p{N}][\p{L}\p{N}_.-]*)+$/u;

export function valuesCell(cell: CellInColumn): readonly Found[] | undefined {
  const reference = referenceAlone(cell);
  if (reference !== undefined) return reference;
  if (bothOfBoolean.test(cell.bare)) return [];
  const said = factsFrom(cell, 0);
  if (said.some(({ fact }) => ofLimits.has(fact)) && limitsIn(cell.bare, "range") === undefined) return said;
  return wholly(cell, allowedIn(cell.bare, "range")) ?? (isList(cell) ? whole(cell, { fact: "values", value: itemsOf(cell.bare).map(scalarOf) }) : undefined);
}

const bothOfBoolean = /^(?:true\W+(?:or\s+)?false|false\W+(?:or\s+)?true)$/i;

function isList({ bare, column }: CellInColumn): boolean {
  if (/[.:]\s/.test(bare)) return false;
  const items = itemsOf(bare);
  const isOneOfWords = items.length < 2 && (/\s/.test(bare) || /^options?$/i.test(column));
  return !isOneOfWords && !items.some(isDescription);
}

function referenceAlone(cell: CellInColumn): readonly Found[] | undefined {
  return onePath.test(cell.bare) ? whole(cell, { fact: "reference", value: cell.bare }) : undefined;
}

/** `/rooms/{name}`: where the values come from, and no values themselves. */
const onePath = /^\/[\w{}-]+(?:\/[\w{}.-]+)+\/?$/;

/** What a cell of values says of them where it lists none. */
const ofLimits: ReadonlySet<string> = new Set(["range", "length", "items", "format"]);
