/** Paths that a row has by the word `same`: those of the row above it, which an edition that writes them out can have fewer of. */
import type { StatedFact } from "../../facts/fact.ts";
import { asTemplate } from "../subject/paths.ts";
import type { RowInBlock, Unit } from "./units.ts";

/** Those that the row had, as one fact, where it has some of them and no others now. */
export function pathsNarrowed({ rows }: Unit): readonly StatedFact[] {
  if (rows === undefined) return [];
  const [had, has] = [pathsBySameness(rows[0]), pathsIn(rows[1]).map(templateOf)];
  const kept = had.filter((path) => has.includes(templateOf(path)));
  const [first] = had;
  if (first === undefined || kept.length === 0 || kept.length === had.length || has.length > kept.length) return [];
  return [{ ...first, value: had.map(({ value }) => value).join(" or ") }];
}

function pathsBySameness({ block, row }: RowInBlock): readonly StatedFact<"path">[] {
  const column = columnOf(block);
  const saysSame = ({ row: { cells } }: RowInBlock["row"]): boolean => cells.some((cell) => cell.column === column && same.test(cell.text));
  if (column === undefined || !saysSame(row)) return [];
  const above = block.rows.slice(0, block.rows.indexOf(row)).findLast((one) => !saysSame(one));
  return above === undefined ? [] : pathsIn({ block, row: above });
}

function columnOf({ roles }: RowInBlock["block"]): string | undefined {
  return [...roles].find(([, role]) => role === "path")?.[0];
}

function pathsIn({ row }: RowInBlock): readonly StatedFact<"path">[] {
  return row.facts.filter((fact) => fact.fact === "path");
}

function templateOf({ value }: StatedFact<"path">): string {
  return asTemplate(value);
}

const same = /^\(?(?:the )?same(?: as above)?\)?$/i;
