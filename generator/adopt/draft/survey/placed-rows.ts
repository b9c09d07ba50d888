/** Rows that tell by themselves in which part of a request they stand. */
import type { StatedBlock, StatedRow } from "../../../facts/stated.ts";

export const partNames = ["path", "query", "headers", "body", "answer"] as const;
export type PartName = (typeof partNames)[number];

/** Whether each row of a table has a cell that says so: they are of one request, and no fields of an object. */
export function listsPlaces({ block, rows }: StatedBlock): boolean {
  return block.is === "table" && rows.length > 0 && rows.every((row) => cellOfPlace(row) !== undefined);
}

/** A cell or a remark that says nothing else: `In: path`, `(query)`. */
export function placeIn({ row }: StatedRow): PartName | undefined {
  const said = cellOfPlace({ row });
  const remark = /\((?:in (?:the )?)?(path|query|header|body)(?: parameter)?\b[^()]*\)/i.exec(row.cells.map(({ text }) => text).join(" "))?.[1];
  return places.get((said ?? remark ?? "").toLowerCase());
}

const places: ReadonlyMap<string, PartName> = new Map([
  ["path", "path"],
  ["url", "path"],
  ["uri", "path"],
  ["query", "query"],
  ["querystring", "query"],
  ["query string", "query"],
  ["header", "headers"],
  ["headers", "headers"],
  ["body", "body"],
  ["form", "body"],
  ["formdata", "body"],
  ["form data", "body"],
  ["json", "body"],
]);

function cellOfPlace({ row }: Pick<StatedRow, "row">): string | undefined {
  return row.cells.find(({ column, text }) => /^(?:in|where|location|located in|passed (?:in|as)|kind|parameter type|param type|source)$/i.test(column) && places.has(text.toLowerCase()))?.text;
}
