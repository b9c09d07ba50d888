/**
 * CSV (RFC 4180), for people who open it in a spreadsheet: a cell that a spreadsheet would take for a formula gets one
 * apostrophe in front. To restore a text, take one apostrophe away where apostrophes stand before `= + - @` or a tab.
 */
import { showHidden } from "./hidden.ts";
import { emit, type Emit } from "./value.ts";

export function csvCell(value: string | number): Emit<"csv cell"> {
  if (typeof value === "number") return emit("csv cell", String(value));
  const text = showHidden(value).replace(/^(?='*[=+\-@\t])/, "'");
  return emit("csv cell", /^$|[",\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
}
