/** A cell that holds no more than `0–15`. */
import type { FoundFact } from "../../fact.ts";
import { limitsIn } from "../cell-values.ts";
import { wholeCellIfAny, type CellInColumn } from "./cell-in-column.ts";

export const bareRange = /^-?\d+(?:\.\d+)?\s*(?:[-~‐‑‒–—−…]|\.{2,3})\s*-?\d+(?:\.\d+)?$/;

export function bareRangeCell(cell: CellInColumn): readonly FoundFact[] | undefined {
  return wholeCellIfAny(cell, limitsIn(cell.bare, "range"));
}
