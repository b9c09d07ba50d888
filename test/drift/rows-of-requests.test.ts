/** Tables whose rows are called by the methods of their requests, of which several have one name. */
import { expect, test } from "vitest";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { driftFrom } from "./subjects.ts";

const rows = [
  "| GET | /lamps | Lists the lamps. |",
  "| GET | /lamps/{id} | Reads a lamp. |",
  "| DELETE | /lamps/{id} | Removes a lamp. |",
  "| GET | /status | Reads the status. |",
  "| POST | /restart | Restarts the hub. |",
];
const documentOf = (all: readonly string[]): string =>
  `# Lamp interface\n\nVersion 2. The base address is https://lamp.example/api/v2.\n\n## Endpoints\n\n| Method | URL | Description |\n|---|---|---|\n${all.join("\n")}\n`;
const lamps = draftedSubject("lamps", documentOf(rows));

/** What is found, with the line of the document, and what the definition's line has. */
function found(all: readonly string[]): readonly string[] {
  const text = documentOf(all);
  return driftFrom(lamps, text).map(({ change, fact, from, to, document }) => `${change} ${fact}: ${from ?? ""} -> ${to ?? ""} at ${text.split("\n")[document.line - 1]!}`);
}

const without = (text: string): readonly string[] => rows.filter((row) => !row.includes(text));

test("one that went is told where the next one stands, by its path where others have its name", () => {
  expect(found(rows)).toEqual([]);
  expect(found(without("/status"))).toEqual([`removed row: GET /status ->  at ${rows[4]!}`]);
  expect(found(without("| /lamps |"))).toEqual([`removed row: GET /lamps ->  at ${rows[1]!}`]);
  expect(found(without("DELETE"))).toEqual([`removed row: DELETE ->  at ${rows[3]!}`]);
  expect(found(without("/restart"))).toEqual([`removed row: POST ->  at ${rows[3]!}`]);
});

test("the definition of one that went is that of its operation", () => {
  const [finding] = driftFrom(lamps, documentOf(without("/status")));
  const [removed] = driftFrom(lamps, documentOf(without("DELETE")));
  expect([finding?.definition?.file, removed?.definition?.file]).toEqual([expect.stringMatching(/status\.ts$/), expect.stringMatching(/lamps\.ts$/)]);
});

test("another path, and another method, are one change of the row", () => {
  expect(found(rows.map((row) => row.replace("/status", "/state")))).toEqual([`changed path: /status -> /state at ${rows[3]!.replace("/status", "/state")}`]);
  expect(found(rows.map((row) => row.replace("DELETE", "PUT")))).toEqual([`renamed row: DELETE -> PUT at ${rows[2]!.replace("DELETE", "PUT")}`]);
});

test("rows in another order say the same", () => {
  expect(found(rows.toReversed())).toEqual([]);
});
