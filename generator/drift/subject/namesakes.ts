/** Rows of one name in one table, which their methods tell apart: `| Racks | /racks | GET |`, and below it `| Racks | /racks | POST |`. */
import type { Block, Row } from "../../documents/document.ts";
import type { Found } from "../../documents/places/place.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { grouped } from "../../values/grouped.ts";
import { rememberedOf } from "../../values/remembered.ts";

/** The rows that have the name of one; undefined where it is the only one. */
export function namesakesOf({ block, row }: Found): readonly Row[] | undefined {
  const all = row === undefined || block === undefined ? [] : rowsCalled(block, row.name);
  return all.length > 1 ? all : undefined;
}

/** Asked for with every row, in tables of thousands. */
export function rowsCalled(block: Block, name: string): readonly Row[] {
  return byName(block).get(name) ?? [];
}

const byName = rememberedOf((block: Block) => grouped(block.rows, (row) => row.name));

/** The one that has the method of an operation in a cell of its own. */
export function rowWithMethods(rows: readonly Row[], { facts }: Defined): Row | undefined {
  const methods = new Set(facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : [])));
  return rows.find(({ cells }) => cells.some(({ text }) => methods.has(text.trim())));
}
