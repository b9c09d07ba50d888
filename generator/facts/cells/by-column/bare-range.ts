/** A cell that holds no more than `0–15`. */
import type { Found } from "../../fact.ts";
import { limitsIn } from "../cell-values.ts";
import { wholly, type CellInColumn } from "./cell-in-column.ts";

export const bareRange = /^-?\d+(?:\.\d+)?\s*(?:[-~‐‑‒–—−…]|\.{2,3})\s*-?\d+(?:\.\d+)?$/;

export function bareRangeCell(cell: CellInColumn): readonly Found[] | undefined {
  return wholly(cell, limitsIn(cell.bare, "range"));
}
