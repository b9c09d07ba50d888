/** Documents of which some rows contradict themselves: these fields lose the doubtful fact, and everything is drafted. */
import { describe, expect, test } from "vitest";
import { compiled, drafted, type Drafted } from "./drafted.ts";

const rows = [
  "| above | number | Range 1-5. Default 9. |",
  "| below | number | Range 1-5. Default 0. |",
  "| upside-down | number | Range 9-1. |",
  "| word | number | Range 1-5. Default soon. |",
  "| measured | number | Length 1-5 characters. |",
  "| bounded | string | Range 1-5. |",
  "| too-long | string | Length 1-3 characters. Default plenty. |",
  "| long-first | string | Length 9-3 characters. |",
  "| unlisted | string | Allowed values: on, off. Default 40. |",
  "| switched | boolean | Default blue. |",
  "| twice | number | Range 1-5. |",
  "| twice | string | Length 1-9 characters. |",
  "| version | string | Length 1-3 characters. Default 2. |",
  "| plain | string | Default 7. |",
  "| level | string | Allowed values: 1, 2. Default 2. |",
  '| quoted | number (1 or 2) | Default "2". |',
  "| tags | array of strings | At least 1 item. |",
  "| sound | number | How many. Range 1-5. Default 3. |",
  "| off | boolean | Default 0. |",
  "| on | boolean | Default true. |",
  "| bare | boolean | Whether. |",
];

function documentWith(booleans: string): string {
  return `# Device (version 1)

All paths have the form {base_url}/api/v1/<resource path>.

## Conventions

1. ${booleans}

## Objects

### thing (settings)

URI /api/v1/thing.

| Field | Type | Notes |
|---|---|---|
${rows.join("\n")}

## Endpoints

| Purpose | Method | Path shape |
|---|---|---|
| Read the settings | GET | /api/v1/thing |
`;
}

function typesOf({ files }: Drafted): ReadonlyMap<string, string> {
  const text = files.get("thing.ts") ?? "";
  return new Map([...text.matchAll(/^ {2}"?([\w-]+)"?\?: (?:Doubted<\s*)?((?!Doubted).*?)(?:;|,)$/gm)].map(([, name, type]) => [name!, type!]));
}

const drafts = {
  silent: drafted(documentWith("Names are case-sensitive.")),
  plain: drafted(documentWith("Boolean fields: accepted by booleans are true, false, 1 and 0.")),
  usual: drafted(documentWith("Accepted by booleans are true, false, 1 and 0. Default 0.")),
};

test("every draft compiles", () => {
  const all = Object.entries(drafts).flatMap(([name, { files }]) => [...files].map(([path, text]) => [`${name}/${path}`, text] as const));
  expect(compiled(new Map(all))).toEqual([]);
});

describe("rows that contradict themselves", () => {
  const draft = drafts.silent;
  const text = draft.files.get("thing.ts")!;

  test("lose the doubtful fact and keep the others", () => {
    expect(Object.fromEntries(typesOf(draft))).toEqual({
      above: "Range<1, 5>",
      below: "Range<1, 5>",
      "upside-down": "number",
      word: "Range<1, 5>",
      measured: "number",
      bounded: "string",
      "too-long": 'Text<3> & Says<{ minLength: 1 }>',
      "long-first": "string",
      unlisted: '"on" | "off"',
      switched: "boolean",
      twice: "Range<1, 5>",
      version: 'Text<3, "2"> & Says<{ minLength: 1 }>',
      plain: 'Default<string, "7">',
      level: 'Default<"1" | "2", "2">',
      quoted: "Default<1 | 2, 2>",
      tags: "string[] & Says<{ minItems: 1 }>",
      sound: "Range<1, 5, 3>",
      off: "Default<boolean | 0 | 1, 0>",
      on: "Default<boolean, true>",
      bare: "boolean",
    });
  });

  test("are marked where they stand, with their place in the document", () => {
    const marks = [...text.matchAll(/\/\/ Guessed: (with.*|that twice.*)\n(?: *\/\*\*.*\n)? {2}"?([\w-]+)/g)].map(([, mark, field]) => `${field}: ${mark}`);
    expect(marks).toEqual([
      'upside-down: without the range of upside-down, which is "9 to 1" (line 19): it begins above its end',
      'word: without the default of word, which is "soon" (line 20): it is no number',
      'bounded: without the range of bounded, which is "1 to 5" (line 22): it has the type string',
      'long-first: without the length of long-first, which is "9 to 3" (line 24): it begins above its end',
      'switched: without the default of switched, which is "blue" (line 26): it is no boolean',
      "twice: that twice is what line 27 says: line 28 lists it again",
    ]);
  });

  test("have both readings where they say two things", () => {
    const readings = [...text.matchAll(/Reading<("(?:[^"\\]|\\.)*"), "thing > ([\w-]+)">/g)].map(([, says, field]) => `${field}: ${JSON.parse(says!)}`);
    expect(readings).toEqual([
      "above: The default is 9.",
      "above: The range is 1 to 5.",
      "below: The default is 0.",
      "below: The range is 1 to 5.",
      "measured: The length is 1 to 5.",
      "measured: It is of the type number.",
      'too-long: The default is "plenty".',
      "too-long: The length is 1 to 3.",
      "unlisted: The default is 40.",
      "unlisted: The allowed values are on, off.",
    ]);
  });

  test("are what is found of the draft, where a definition of the type could say it", () => {
    const found = draft.findings.map((finding) => /"row":"([\w-]+)"\} (\w+)/.exec(finding)?.slice(1).join(" "));
    expect(found).toEqual(["upside-down range", "long-first length", "twice row"]);
  });
});

describe("what the document says of all booleans", () => {
  test("without a default is a word without one", () => {
    const draft = drafts.plain;
    expect(draft.files.get("words.ts")).toContain("export type Flag = boolean | 1 | 0;");
    const types = typesOf(draft);
    expect([types.get("off"), types.get("on"), types.get("bare"), types.get("switched")]).toEqual(["Default<Flag, 0>", "Default<Flag, true>", "Flag", "Flag"]);
  });

  test("with a default is a word with it", () => {
    const types = typesOf(drafts.usual);
    expect([types.get("off"), types.get("on"), types.get("bare")]).toEqual(["Flag", "Flag<1>", "Flag"]);
  });
});

test("a whole number of which a number of JSON does not keep every digit is marked", () => {
  const large = "| octets | number | Range 0-18446744073709551615. |\n| most | number | Range 0-9007199254740991. |";
  const { files, findings } = drafted(documentWith("All is said.").replace(rows.join("\n"), large));
  const text = files.get("thing.ts")!;
  expect(text.match(/\/\/ Guessed: the digits .*/g)).toEqual(["// Guessed: the digits of the range of octets (line 17): a whole number beyond 2^53 stands as the nearest one that a number of JSON is read as, 18446744073709551616"]);
  expect(text).toContain("octets?: Range<0, 18446744073709551616>;");
  expect(text).toContain("most?: Range<0, 9007199254740991>;");
  expect(findings).toEqual([]);
});

test("so is one among allowed values, and of a string it keeps its digits", () => {
  const large = "| serial | number | Allowed values: 9007199254740993, 2. |\n| label | string | Allowed values: 9007199254740993, 2. |";
  const text = drafted(documentWith("All is said.").replace(rows.join("\n"), large)).files.get("thing.ts")!;
  expect(text.match(/\/\/ Guessed: the digits .*/g)).toEqual(["// Guessed: the digits of the values of serial (line 17): a whole number beyond 2^53 stands as the nearest one that a number of JSON is read as, 9007199254740992"]);
  expect(text).toContain('label?: "9007199254740993" | "2";');
});

test("a default that is none, or a word beside an object, is no default", () => {
  const none = "| size | number | Default none. |\n| kept | boolean | Default none. |\n| tags | array of strings | Default none. |\n| mode | string | Allowed values: on, off. Default none. |\n| open | string | Allowed values: none, all. Default none. |\n| probe | object | Default probe of the group. |";
  const draft = drafted(documentWith("All is said.").replace(rows.join("\n"), none));
  expect(Object.fromEntries(typesOf(draft))).toEqual({ size: "number", kept: "boolean", tags: "string[]", mode: '"on" | "off"', open: 'Default<"none" | "all", "none">', probe: 'NotShown<"the fields of the object">' });
  expect(draft.findings).toEqual([]);
});
