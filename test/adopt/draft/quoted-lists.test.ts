/** Values that rows list in quotes, behind words for all of them, or as numbers with what these mean; and lists that only look like values. */
import { expect, test } from "vitest";
import { drafted, draftOf } from "./drafted.ts";

function typeOf(type: string, said: string): string | undefined {
  const { files, findings } = drafted(`# Api (version 1)\n\n## PUT /kite\n\n| Field | Type | Notes |\n|---|---|---|\n| f | ${type} | ${said} |\n`);
  expect(findings).toEqual([]);
  return /^ {2}f\?: (.*);$/m.exec([...files.values()].join("\n"))?.[1];
}

test.each([
  ["string", 'How it begins. Value is either "ON", "OFF", or "PREV"', '"ON" | "OFF" | "PREV"'],
  ["string", "Its state. Can either be 'new', 'old' or 'lost'.", '"new" | "old" | "lost"'],
  ["string", 'Its plug. Value is either "type 5-15", or "IEC 320 C13"', '"type 5-15" | "IEC 320 C13"'],
  ["string", '"ON", "OFF" are the available options. Only some have it', '"ON" | "OFF"'],
  ["string", "The system. Choices for system are `red`, `green`, and `blue`.", '"red" | "green" | "blue"'],
  ["string", "Its wind. Acceptable strings are `calm` and `storm`.", '"calm" | "storm"'],
  ["integer", "Metres. Must be a number between 1-100.", "Range<1, 100> & Integer"],
  ["integer", "The valid values are 0=Ok, 1=Warning, and 2=Lost.", "0 | 1 | 2"],
  ["string", "Allowed values: a=b, c=d.", '"a=b" | "c=d"'],
  ["string", "Options include `up` and `down`. Default is `up`.", 'Default<OpenEnum<"up" | "down", "the other values">, "up">'],
  ["array", "The identifiers (`serial`, `uuid`, or `name`) of what it applies to.", 'NotShown<"the items of the list">[]'],
  ["array", "The colours (`red`, `blue`) of the line.", '("red" | "blue")[]'],
  ["string", 'Shown as "up" or "down" elsewhere.', "string"],
])("a %s: %s", (type, said, expected) => {
  expect(typeOf(type, said)).toBe(expected);
});

test("numbers keep what they mean", () => {
  const text = [...draftOf("# Api (version 1)\n\n## PUT /kite\n\n| Field | Type | Notes |\n|---|---|---|\n| f | integer | Its state. The valid values are 0=Ok, 1=Lost. |\n").files.values()].join("\n");
  expect(text).toContain("   * Its state.\n   *\n   * - `0`: Ok\n   * - `1`: Lost\n");
});

test("words that a document emphasises with underscores are no names", () => {
  const { findings, files } = drafted("# Api (version 1)\n\n## PUT /kite\n\n| Field | Type | Notes |\n|---|---|---|\n| f | integer | _Only for big kites_. The line (_of red_) that `tail_line` pulls. |\n");
  expect(findings).toEqual([]);
  expect([...files.values()].join("\n")).toContain("_Only for big kites_.");
});
