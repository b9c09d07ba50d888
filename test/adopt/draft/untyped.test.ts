/** Fields whose types a document leaves open, and values that stand alone in a cell. */
import { expect, test } from "vitest";
import { compiled, drafted } from "./drafted.ts";

function fieldsIn(table: string, request = "GET /stats"): readonly string[] {
  const draft = drafted(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Port statistics\n\n\`${request}\`\n\n${table}`);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return [...draft.files].filter(([path]) => /^stats/.test(path)).flatMap(([, text]) => text.match(/^ {2}\w+\??: .*;$/gm) ?? []).map((line) => line.trim()).filter((line) => !/^(?:uri|get|placeholders|\w+Answer|\w+Query):/.test(line));
}

test.each(["Counter", "Statistic", "Metric name"])("what a table of counters lists is answered, and of no type: %s", (title) => {
  expect(fieldsIn(`| ${title} | Description |\n|---|---|\n| rx_bytes | Bytes received. |\n| drops | Frames dropped since the last restart. |\n`)).toEqual([
    'rx_bytes?: NotShown<"the type of the field">;',
    'drops?: NotShown<"the type of the field">;',
  ]);
});

test("words alone are the values of an enumeration, and below a title of limits those of a string; what a description lists is none", () => {
  const table = "| Field | Type | Limits | Description |\n|---|---|---|---|\n| mode | enum | | on, off |\n| zone | string | A, B or C | Where it is. |\n| note | string | | name or label |\n";
  expect(fieldsIn(table)).toEqual(['mode?: "on" | "off";', 'zone?: "A" | "B" | "C";', "note?: string;"]);
});
