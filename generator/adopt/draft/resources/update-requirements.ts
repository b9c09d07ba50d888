/** What a request has to send that changes an object, where a column tells of it beside what one has to send that makes it: `Mandatory on Update`. */
import type { StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { ownRows } from "../survey/rows/own-rows.ts";

export function withUpdateRequirements(endpoint: Endpoint, fields: StatedSection | undefined): Endpoint {
  const { methods, parts } = endpoint;
  if (fields === undefined || parts.body !== undefined || !methods.every((method) => method === "PUT" || method === "PATCH")) return endpoint;
  const rows = ownRows(fields);
  const column = rows[0]?.row.cells.find((cell) => ofUpdates.test(cell.column))?.column;
  return column === undefined ? endpoint : { ...endpoint, parts: { ...parts, body: { section: fields, rows: rows.map((row) => asUpdated(row, column)) } } };
}

const ofUpdates = /^(?:required|mandatory) (?:(?:on|for|in|at) )?(?:updates?|modif(?:y|ication)|changes?|put|patch)$/i;

function asUpdated(row: StatedRow, column: string): StatedRow {
  const said = row.row.cells.find((cell) => cell.column === column)?.text.trim() ?? "";
  const others = row.facts.filter(({ fact }) => fact !== "required");
  return {
    ...row,
    cells: row.cells.filter((cell) => cell.column !== column && cell.role !== "required"),
    facts: /^(?:yes|y|m|mandatory|required|x|✓|✔)$/i.test(said) ? [...others, { fact: "required", value: true, at: row.row.at }] : others,
  };
}
