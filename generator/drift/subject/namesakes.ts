/** Rows of one name in one table, which their requests tell apart: `| Racks | /racks | GET |`, and below it `| Racks | /racks/{id} | GET, PUT |`. */
import type { Block, Row } from "../../documents/document.ts";
import type { FoundPlace } from "../../documents/places/place.ts";
import { rowText } from "../../documents/row-text.ts";
import { isMethods, methodsIn } from "../../facts/cells/methods.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import { asTemplate, pathShape } from "./paths.ts";

/** The rows that have the name of one; undefined where it is the only one. */
export function namesakesOf({ block, row }: FoundPlace): readonly Row[] | undefined {
  const all = row === undefined || block === undefined ? [] : rowsCalled(block, row.name);
  return all.length > 1 ? all : undefined;
}

/** Asked for with every row, in tables of thousands. */
export function rowsCalled(block: Block, name: string): readonly Row[] {
  return byName(block).get(name) ?? [];
}

const byName = memoizeByObject((block: Block) => groupBy(block.rows, (row) => row.name));

/** The ones that an operation can mean: those that give its method and its path, else its method, else the one that gives its path, else any. */
export function rowsMeant(rows: readonly Row[], { facts }: Defined): readonly Row[] {
  const methods = new Set(facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : [])));
  const uris = facts.flatMap((fact) => (fact.fact === "path" ? [pathShape(fact.value)] : []));
  const having = rows.filter(({ cells }) => cells.some(({ text }) => isMethods(text) && methodsIn(text).some(({ method }) => methods.has(method))));
  const at = rows.filter(({ cells }) => cells.some(({ text }) => endsInOne(pathShape(asTemplate(text.trim())), uris)));
  const both = having.filter((row) => at.includes(row));
  return [both, having, at.length === 1 ? at : []].find((some) => some.length > 0) ?? rows;
}

/** A document can write what stands before every path. */
function endsInOne(path: string, uris: readonly string[]): boolean {
  return uris.some((uri) => path === uri || (path.endsWith(uri) && !path.slice(0, -uri.length).includes("{}")));
}

/** Whether all of them say the same: a row that stands twice. */
export function areRepeated([first, ...others]: readonly Row[]): boolean {
  return first !== undefined && others.every((row) => rowText(row) === rowText(first));
}
