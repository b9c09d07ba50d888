/** Values that stand outside of the limits that a row gives, such as a number that means none: the type has them beside the limits. */
import { expect, test } from "vitest";
import { compiled, drafted } from "./drafted.ts";

test.each([
  ["Range 1-100, or 0 for no limit.", "(Range<1, 100> & Integer) | 0"],
  ["Must be between 1 and 100 or 0.", "(Range<1, 100> & Integer) | 0"],
  ["Seconds, 1..3600. 0 disables it.", "(Range<1, 3600> & Integer) | 0"],
  ["0..100; -1 means unknown.", "(Range<0, 100> & Integer) | -1"],
  ["0..100 (255 = unknown)", "(Range<0, 100> & Integer) | 255"],
  ["1 to 300; use 0 to turn it off, 999 = all.", "(Range<1, 300> & Integer) | 0 | 999"],
  ["At most 100; -1 for no limit. At least 1.", "(Range<1, 100> & Integer) | -1"],
  ["Range 1-15, or `auto`.", '(Range<1, 15> & Integer) | "auto"'],
  ["1 to 4094, default 0. 0 means none.", "Default<(Range<1, 4094> & Integer) | 0, 0>"],
  ["1 to 4094, default 5. 0 means none.", "(Range<1, 4094, 5> & Integer) | 0"],
  ["0 to 100. -1 means unknown. Read-only.", "ReadOnly<(Range<0, 100> & Integer) | -1>"],
  ["0 to 256. 0 drains it.", "Range<0, 256> & Integer"],
  ["1 to 16. 0 is not allowed.", "Range<1, 16> & Integer"],
  ["1 to 16. 20 of them share a line.", "Range<1, 16> & Integer"],
  ["1 to 16. Only in version 2 or 30.", "Range<1, 16> & Integer"],
])("%j", (notes, type) => {
  const { findings, files } = drafted(
    `# Lamp interface\n\nVersion 1.\n\n## Endpoints\n\n| Purpose | Method | Path |\n|---|---|---|\n| Read a lamp | GET | /lamps/<name> |\n\n## Lamp\n\n| Field | Type | Notes |\n|---|---|---|\n| name | string | Key. |\n| limit | integer | ${notes} |\n`,
  );
  expect(findings).toEqual([]);
  expect(compiled(files)).toEqual([]);
  expect([...files.values()].join("\n")).toContain(`  limit?: ${type};\n`);
});
