/** Values that a document writes in another way than definitions do: in hexadecimal, in groups of digits, with units, in words, below headings of their own. */
import { describe, expect, test } from "vitest";
import { adoptIn, changedLines, textsOf } from "./support.ts";

const device = textsOf("mgmt-v3");
const own = device.get("spec-src/mgmt-v3/document.md")!;

function adopted(...changes: readonly (readonly [string | RegExp, string])[]): readonly string[] {
  const document = changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    expect(changed === text, String(from)).toBe(false);
    return changed;
  }, own);
  const { adoption, left, again } = adoptIn("mgmt-v3", device, document);
  expect([adoption.unplaced.map(({ why }) => why), left, again.steps]).toEqual([[], [], []]);
  return changedLines(device, adoption.texts).split("\n");
}

describe("a row that comes", () => {
  const tacplus = "| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n";

  test.each([
    ["a default in hexadecimal", "number | Range 0x00-0xFF, default 0x0F.", ["+     value?: Range<0, 255, 15>;"]],
    ["a default with its unit, without a space", "number | Time to wait in seconds. Range 1-12. Default 2s.", ["+     value?: Range<1, 12, 2>;"]],
    ["limits that only the type makes such, in groups of digits", "integer | 100–60,000, default 2,000.", ["+     value?: Range<100, 60000, 2000> & Integer;"]],
    ["limits of which the comment needs say nothing", "integer | TCP port, 1-65535; default 49.", ["+     /** TCP port. */", "+     value?: Range<1, 65535, 49> & Integer;"]],
    ["limits whose units the comment keeps", "number | Time to wait. 1 s – 12 s, default 2 s.", ["+     /** Time to wait. 1 s – 12 s, default 2 s. */", "+     value?: Range<1, 12, 2>;"]],
    [
      "values with their meanings in brackets",
      "string | Allowed values: strict (every method has to accept), loose (one method is enough). Default strict.",
      ["+      * - `strict`: every method has to accept", "+      * - `loose`: one method is enough", '+     value?: Default<"strict" | "loose", "strict">;'],
    ],
  ])("%s", (_, cells, expected) => {
    const lines = adopted([tacplus, `${tacplus}| value | ${cells} |\n`]);
    expect(lines.filter((line) => line.startsWith("+     ") && !line.endsWith("/**") && !line.endsWith(" */")).concat(lines.filter((line) => line.endsWith(" */") && line.includes("/** ")))).toEqual(
      expect.arrayContaining(expected),
    );
    expect(lines).toContain(`+ | value | ${cells} |`);
  });
});

test("a default of a boolean in words changes the type alone", () => {
  const lines = adopted(["Several logins of one and the same user are rejected. Default 0.", "Rejects multiple logins of the same user. Enabled by default."]);
  expect(lines.filter((line) => /^[-+]/.test(line))).toEqual([
    '-   "multiple-auth-reject"?: Flag;',
    '+   "multiple-auth-reject"?: Flag<1>;',
    "- | multiple-auth-reject | boolean | Several logins of one and the same user are rejected. Default 0. |",
    "+ | multiple-auth-reject | boolean | Several logins of one and the same user are rejected. Default true. |",
  ]);
});

test("a value that is called otherwise is explained under its new name in the own edition as well", () => {
  const lines = adopted(["Allowed values: multiple, single. Default single. multiple: when", "Allowed values: sequential, single. Default single. sequential: when"]);
  expect(lines.find((line) => line.startsWith("+ | mode"))).toMatch(/Allowed values: sequential, single\. Default single\. sequential: when/);
});

describe("fields below headings of their own", () => {
  const tables = /\| Field .*\n.*\n(\| commands .*)\n(\| debug .*)\n(\| method .*)\n(\| uuid .*)\n\nmethod block:\n\n.*\n.*\n(.*)\n(.*)\n/;
  const headed = (mark: string, row: string): string => row.replace(/^\| (.*?) \| (.*?) \| (.*) \|$/, `${mark} \`$1\` ($2)\n\n$3\n\n`);
  const [, commands = "", debug = "", method = "", uuid = "", none = "", tacplus = ""] = tables.exec(own)!;
  const sections = [...[commands, debug, method].map((row) => headed("####", row)), ...[none, tacplus].map((row) => headed("#####", row)), headed("####", uuid)].join("");

  test("a type and a limit change in the cells of our table", () => {
    const lines = adopted([tables, sections], ["`commands` (number)", "`commands` (integer)"], ["Range 0-15.", "Range 0-31."], ["| 0 to 15 |", "| 0 to 31 |"]);
    expect(lines).toEqual(expect.arrayContaining(["+   commands?: Range<0, 31> & Integer;", "+ | commands | integer | Level of commands for authorization. Range 0-31. |", "+ | authorization commands | 0 to 31 |"]));
  });

  test("one that comes is a row of our table", () => {
    const lines = adopted([tables, `${sections}#### \`timeout\` (number)\n\nSeconds. Range 1-12. Default 2.\n\n`]);
    expect(lines).toEqual(expect.arrayContaining(["+   timeout?: Range<1, 12, 2>;", "+ | timeout | number | Seconds. Range 1-12. Default 2. |"]));
  });
});
