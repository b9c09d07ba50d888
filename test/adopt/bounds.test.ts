/** Limits in two columns: one fact of the row, in drafts, in drift and when another edition is adopted. */
import { describe, expect, test } from "vitest";
import { driftFrom } from "../drift/subjects.ts";
import { drafted, draftedSubject } from "./draft/drafted.ts";
import { adoptIn, changedLines } from "./support.ts";

const document = (head: string, rows: readonly string[]): string => `# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## PUT /pump\n\n| Field | Type | ${head} | Notes |\n|---|---|${head.replace(/[^|]+/g, "---")}|---|\n${rows.map((row) => `| ${row} |\n`).join("")}`;
const speeds = document("Unit | Min | Max | Default", ["speed | int | % | 20 | 100 | 80 | Its speed.", "flow | float | l/s | -1.5 | 65,535 | - | The flow."]);

function fieldsIn(text: string): readonly string[] {
  const { files, findings } = drafted(text);
  expect(findings).toEqual([]);
  return [...files].flatMap(([path, own]) => (path === "pump.ts" ? [...own.matchAll(/^ {2}([\w-]+)\?: (.*);$/gm)].map(([, name, type]) => `${name}: ${type}`) : []));
}

test("of numbers they are the range", () => {
  expect(fieldsIn(speeds)).toEqual(["speed: Range<20, 100, 80> & Integer", 'flow: Range<-1.5, 65535> & Says<{ format: "float" }>']);
});

test("of texts the length, and of lists how many", () => {
  expect(fieldsIn(document("Minimum | Maximum", ["name | string | 1 | 64 | Its name.", "tags | array of strings | | 9 | What it is.", "mode | string | - | - | `on` or `off`."]))).toEqual(["name: Text<64> & Says<{ minLength: 1 }>", "tags: string[] & Says<{ maxItems: 9 }>", 'mode: "on" | "off"']);
});

test.each(["0 | 1", "see below | n/a"])("of what has none, and in words, they are none: %s", (limits) => {
  expect(fieldsIn(document("Min | Max", [`on | boolean | ${limits} | Whether it runs.`]))).toEqual(["on: boolean"]);
});

test("the comment does not repeat them", () => {
  expect(drafted(speeds).files.get("pump.ts")).toContain("  /** Unit: %. Its speed. */");
});

test("a limit that changes is one finding, and is adopted in its cell", () => {
  const newer = speeds.replace("| 20 | 100 | 80 |", "| 20 | 90 | 80 |");
  expect(driftFrom(draftedSubject("demo", speeds), newer).map(({ change, fact, from, to }) => [change, fact, from, to])).toEqual([["changed", "range", "20 to 100", "20 to 90"]]);
  const texts = new Map([...drafted(speeds).files].map(([path, own]) => [`spec-src/drafted/${path}`, own]));
  const { adoption, left } = adoptIn("drafted", texts, newer);
  expect(left).toEqual([]);
  expect(changedLines(texts, adoption.texts)).toBe("drafted/document.md\n- | speed | int | % | 20 | 100 | 80 | Its speed. |\n+ | speed | int | % | 20 | 90 | 80 | Its speed. |\ndrafted/pump.ts\n-   speed?: Range<20, 100, 80> & Integer;\n+   speed?: Range<20, 90, 80> & Integer;");
});

test.each([
  ["Range 1-100, or 0 for no limit.", "(Range<1, 100> & Integer) | 0"],
  ["1 to 4094, default 0. 0 means none.", "Default<(Range<1, 4094> & Integer) | 0, 0>"],
  ["0 to 100. -1 means unknown. Read-only.", "ReadOnly<(Range<0, 100> & Integer) | -1>"],
])("of a row that comes the values outside of its limits come with it: %s", (notes, type) => {
  const text = "# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## PUT /pump\n\n| Field | Type | Notes |\n|---|---|---|\n| name | string | Its name. |\n";
  const texts = new Map([...drafted(text).files].map(([path, own]) => [`spec-src/drafted/${path}`, own]));
  const { adoption, left } = adoptIn("drafted", texts, `${text}| limit | integer | ${notes} |\n`);
  expect(left).toEqual([]);
  expect(changedLines(texts, adoption.texts)).toContain(`+   limit?: ${type};`);
});

test("how many items a list of objects has changes where it stands, however the type is broken into lines", () => {
  const text = "# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## PUT /pump\n\n| Field | Type | Notes |\n|---|---|---|\n| parts | array of objects | At least 1 item; see below. |\n\nparts block:\n\n| Field | Type | Notes |\n|---|---|---|\n| name | string | What it is. |\n| size | number | How large. |\n";
  const texts = new Map([...drafted(text).files].map(([path, own]) => [`spec-src/drafted/${path}`, own]));
  const { adoption, left } = adoptIn("drafted", texts, text.replace("At least 1 item", "2 to 5 items"));
  expect(left).toEqual([]);
  expect(changedLines(texts, adoption.texts)).toContain("-     Says<{ minItems: 1 }>;\n+     Says<{ minItems: 2; maxItems: 5 }>;");
});

describe("limits as hasty authors write them", () => {
  test.each([
    ["string", "Required, 8--128 characters", "Text<128> & Says<{ minLength: 8 }>"],
    ["string", "The name (≤255 chars)", "Text<255>"],
    ["integer", "The offset (`≥0`)", "number & Says<{ minimum: 0 }> & Integer"],
    ["integer", "0--9", "Range<0, 9>"],
  ])("%s: %s", (type, notes, expected) => {
    const { files, findings } = drafted(`# Demo interface\n\nVersion 1.\n\n## Bin\n\n\`GET /bin\`\n\n| Field | Type | Notes |\n|---|---|---|\n| size | ${type} | ${notes} |\n`);
    expect(findings).toEqual([]);
    expect([...files.values()].join("\n")).toContain(`size${notes.startsWith("Required") ? "" : "?"}: ${expected}`);
  });
});
