/** HTML tables in which cells span others. */
import { expect, test } from "vitest";
import { withMarkdownTables } from "../../../generator/adopt/draft/markdown/html-tables.ts";

const table = (...rows: readonly string[]): string => `<table>\n${rows.map((row) => `<tr>${row}</tr>`).join("\n")}\n</table>`;

test("titles over several rows: the last, where it is known what that says, else all of them", () => {
  const html = table('<th rowspan="2">Field</th><th rowspan=2>Type</th><th colspan="2">Length</th><th colspan="2">Mandatory</th>', "<th>Min</th><th>Max</th><th>Create</th><th>Update</th>", "<td>a</td><td>string</td><td>1</td><td>9</td><td>Y</td><td>N</td>");
  expect(withMarkdownTables(html).text).toBe("| Field | Type | Min | Max | Mandatory Create | Mandatory Update |\n|---|---|---|---|---|---|\n| a | string | 1 | 9 | Y | N |");
});

test("titles that no tag tells from other cells: as many rows as the first one spans", () => {
  const html = table('<td rowspan="2">Call</td><td colspan="2">Request</td>', "<td>Method</td><td>Path</td>", "<td>List</td><td>GET</td><td>/a</td>");
  expect(withMarkdownTables(html).text).toBe("| Call | Method | Path |\n|---|---|---|\n| List | GET | /a |");
});

test("a cell that spans rows stands in each of them", () => {
  const html = table("<th>Path</th><th>Method</th>", '<td rowspan="2">/a</td><td>GET</td>', "<td>PUT</td>");
  expect(withMarkdownTables(html).text).toBe("| Path | Method |\n|---|---|\n| /a | GET |\n| /a | PUT |");
});

test("what a cell says that spans columns stands in the first of them", () => {
  const html = table("<th>Field</th><th>Type</th><th>Range</th><th>Notes</th>", '<td>a</td><td colspan="2">string</td><td>Text.</td>');
  expect(withMarkdownTables(html).text).toBe("| Field | Type | Range | Notes |\n|---|---|---|---|\n| a | string |  | Text. |");
});

test("columns under one title are told apart", () => {
  const html = table('<th>Field</th><th colspan="2">Type and limits</th>', "<td>a</td><td>integer</td><td>0-9</td>");
  expect(withMarkdownTables(html).text).toBe("| Field | Type and limits | Type and limits 2 |\n|---|---|---|\n| a | integer | 0-9 |");
});

test("a title in each row, beside one cell, is no title of a column", () => {
  const html = table("<th>Method</th><td>GET</td>", "<th>Path</th><td>/a</td>");
  expect(withMarkdownTables(html).text).toBe("|  |  |\n|---|---|\n| Method | GET |\n| Path | /a |");
});

test.each([
  ["a cell of the body spans all columns", table("<th>Path</th><th>Method</th>", '<td colspan="2">Things</td>', "<td>/a</td><td>GET</td>")],
  ["a cell spans more rows than there are", table("<th>Path</th><th>Method</th>", '<td rowspan="3">/a</td><td>GET</td>', "<td>PUT</td>")],
  ["a row has too few cells", table('<th rowspan="2">Path</th><th colspan="2">Method</th>', "<th>Read</th>", "<td>/a</td><td>GET</td>")],
])("it stays as it is where %s", (_, html) => {
  expect(withMarkdownTables(html)).toEqual({ text: html, lines: [] });
});
