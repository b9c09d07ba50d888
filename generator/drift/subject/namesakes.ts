/** Rows of one name in one table, which their methods tell apart: `| Racks | /racks | GET |`, and below it `| Racks | /racks | POST |`. */
import type { Row } from "../../documents/document.ts";
import type { Found } from "../../documents/places/place.ts";
import type { Defined } from "../../facts/definitions/defined.ts";

/** The rows that have the name of one; undefined where it is the only one. */
export function namesakesOf({ block, row }: Found): readonly Row[] | undefined {
  const all = row === undefined || block === undefined ? [] : block.rows.filter(({ name }) => name === row.name);
  return all.length > 1 ? all : undefined;
}

/** The one that has the method of an operation in a cell of its own. */
export function rowWithMethods(rows: readonly Row[], { facts }: Defined): Row | undefined {
  const methods = new Set(facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : [])));
  return rows.find(({ cells }) => cells.some(({ text }) => methods.has(text.trim())));
}
