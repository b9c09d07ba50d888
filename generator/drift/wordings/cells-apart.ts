/** One word in the place of one, in a column of which the reader knows nothing: `| Unit |`, where `ms` became `s`. */
import { stemsOf } from "../../documents/editions/stems.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { Nuance } from "./nuances/nuance.ts";
import type { RowInBlock, Unit } from "./units.ts";

export interface CellApart {
  readonly nuance: Nuance;
  readonly now: StatedText;
}

export function cellsApart({ rows }: Unit): readonly CellApart[] {
  if (rows === undefined || rows[0].block.block.is !== "table" || rows[1].block.block.is !== "table") return [];
  const [before, now] = rows;
  const open = new Map(openCells(before).map((cell) => [cell.column, cell.text] as const));
  return openCells(now).flatMap((cell): readonly CellApart[] => {
    const was = open.get(cell.column);
    return was === undefined || was === cell.text || !areOther(was, cell.text) ? [] : [{ nuance: { from: was, to: cell.text }, now: cell }];
  });
}

/** A word alone, of which nothing is read; of who may call not all is understood. */
function openCells({ block: { block, roles }, row }: RowInBlock): readonly StatedText[] {
  return row.cells.filter(
    ({ column = "", text, facts }) =>
      column !== "" && column !== block.named && (roles.get(column) ?? "access") === "access" && facts.length === 0 && isWord.test(text),
  );
}

const isWord = /^\p{L}[\p{L}\p{N}_.:%°]*$/u;

function areOther(one: string, other: string): boolean {
  if (usual.test(one) || usual.test(other)) return false;
  const [old, own] = [stemsOf(one), stemsOf(other)];
  return old.size > 0 && own.size > 0 && ![...old].some((stem) => own.has(stem));
}

/** Words by which cells say that there is something or nothing, in as many ways. */
const usual = /^(?:yes|no|y|n|x|true|false|none|nil|any|all|default|optional|mandatory|required|empty|unlimited|rw|ro|wo|readwrite|readonly)$/i;
