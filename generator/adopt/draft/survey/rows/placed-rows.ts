/** Rows that tell by themselves in which part of a request they stand. */
import type { StatedBlock, StatedRow } from "../../../../facts/stated-section.ts";

export const partNames = ["path", "query", "headers", "body", "answer"] as const;
export type PartName = (typeof partNames)[number];

/** Whether each row of a table has a cell that says so: they are of one request, and no fields of an object. */
export function listsPlaces({ block, rows }: StatedBlock): boolean {
  return block.is === "table" && rows.length > 0 && rows.every((row) => cellOfPlace(row) !== undefined);
}

/** A cell or a remark that says nothing else: `In: path`, `(query)`; or a sentence that does: `It is given as a query parameter.` */
export function placeIn({ row }: StatedRow): PartName | undefined {
  const text = row.cells.map((cell) => cell.text).join(" ");
  const said =
    cellOfPlace({ row }) ??
    inBrackets.exec(text)?.[1] ??
    inSentence
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined);
  return places.get((said ?? "").toLowerCase());
}

const inBrackets = /\((?:(?:in (?:the )?)?|[^()]*,\s*in (?:the )?)(path|query|header|body)(?: parameter)?\b[^()]*\)/i;
const inSentence =
  /\b(?:it|this|which) is (?:specified|passed|given|sent|supplied|provided|part)\b[^.]*(?:\bas an? (query|path|header) parameter\b|\bpart of the ur[il] (path)\b)/i;

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
  return row.cells.find(
    ({ column, text }) =>
      /^(?:in|where|location|located in|passed (?:in|as)|kind|parameter type|param type|source)$/i.test(column) && places.has(text.toLowerCase()),
  )?.text;
}
