/** Documents with a table of kinds, as those of devices have it, in whose sections paths, data and values stand in other ways. */
import { expect, test } from "vitest";
import type { Service } from "../../../generator/model/service.ts";
import { draftOf, underTitle, type Drafted } from "./drafted.ts";

const kinds = `## What there is

Resource kinds:

| Kind | Meaning | Example path |
|---|---|---|
| Item | One thing among several alike. | /depot/{name}/box/{number} |
| Collection | All items of one type. | /depot/{name}/box |
| Settings resource | The settings of one feature; exactly one exists. | /lamp |
| Statistics data resource | Statistics of an item. Only some items have one. | <item path>/stats |

## Endpoints

| Purpose | Method | Path | Payload |
|---|---|---|---|
| Read one item | GET | /<collection>/<key> | response: object keyed by type name |
| Read a collection | GET | /<collection> | response: object with <type>-list array |
| Read settings | GET | /<feature> | response: object keyed by type name |
| Read statistics | GET | <item path>/stats | object with stats |
`;

function requests({ resources }: Service): readonly string[] {
  return resources.flatMap(({ operations }) => operations.map(({ method, uri }) => `${method} ${uri.template}`)).toSorted();
}

function written({ files }: Drafted): string {
  return [...files].flatMap(([path, own]) => (path.endsWith(".ts") ? [own] : [])).join("\n");
}

/** However it is broken into lines. */
function inOneLine(text: string): string {
  return text.replace(/\\"/g, '"').replace(/,?\s*([\]>}])/g, "$1").replace(/;?\}/g, "}").replace(/\s+/g, "").replaceAll(";", "");
}

/** The lines of a draft with a field, and what TypeScript calls it. */
function typeOf(draft: Drafted, name: string): string | undefined {
  return new RegExp(`^\\s*"?${name}"?\\??: (.*);$`, "m").exec(written(draft))?.[1];
}

test.each([
  ["first", "Collection URI /depot. Item URI /depot/{name}."],
  ["last", "Item URI /depot/{name}. Collection URI /depot."],
])("a section can give the paths of a collection and of what is in it, the collection %s", (_, paths) => {
  const draft = underTitle(`${kinds}\n## depot (item)\n\n${paths} Where boxes are.\n\n| Field | Type | Notes |\n|---|---|---|\n| name | string | What it is called. |\n`);
  expect(requests(draft.service)).toEqual(expect.arrayContaining(["GET /depot", "GET /depot/{name}"]));
});

test("what is called by a kind of data, below the section of a resource, are its data", () => {
  const draft = underTitle(`${kinds}
## depot (item)

Collection URI /depot. Item URI /depot/{name}.

| Field | Type | Notes |
|---|---|---|
| name | string | What it is called. |

### stats

| Field | Type | Notes |
|---|---|---|
| seen | number | Visitors. |

## lamp (settings resource)

Item URI /lamp.

| Field | Type | Notes |
|---|---|---|
| level | number | How bright it is. |

### Statistics

| Field | Type | Notes |
|---|---|---|
| hours | number | How long it was on. |
`);
  expect(requests(draft.service)).toEqual(expect.arrayContaining(["GET /depot/{name}/stats", "GET /lamp/stats"]));
  expect(draft.left).toEqual([]);
});

test.each([
  ["'all': all; 'slow': No. of slow ones (max. 5); 'lost': (NAT) No. of lost ones. Allowed values: all, slow, lost.", '"all" | "slow" | "lost"'],
  ["'drop': Never between VLANs; 'flood': Specify the level of all PDUs. Allowed values: drop, flood.", '"drop" | "flood"'],
  ["What is open. Default cli,web.", 'Default<string, "cli,web">'],
])("%s", (notes, type) => {
  expect(typeOf(underTitle(`${kinds}\n## lamp (settings resource)\n\nItem URI /lamp.\n\n| Field | Type | Notes |\n|---|---|---|\n| what | string | ${notes} |\n`), "what")).toBe(type);
});

test.each([
  ["number | Seconds (default 0). Range 1-1440.", "Range<1, 1440>", "The default", ["The default is 0.", "The range is 1 to 1440."], "It has no default: it is below 1."],
  ["string | What. Allowed values: cli, web, api. Default cli,web.", '"cli" | "web" | "api"', "The default", ['The default is "cli,web".', "The allowed values are cli, web, api."], "It has no default: it is not among the allowed values."],
  ["string | What. Maximum length 3 characters. Default open.", "Text<3>", "The default", ['The default is "open".', "The length is at most 3."], "It has no default: its length is above 3."],
  ["number | What. Length 1-5 characters.", "number", "The length", ["The length is 1 to 5.", "It is of the type number."], "It has no length: it has the type number."],
] as const)("what contradicts itself in a row is recorded with both readings: %s", (cells, type, about, [aside, kept], choice) => {
  const draft = underTitle(`${kinds}\n## lamp (settings resource)\n\nItem URI /lamp.\n\n| Field | Type | Notes |\n|---|---|---|\n| what | ${cells} |\n`);
  expect(inOneLine(written(draft))).toContain(
    inOneLine(`what?: Doubted<${type}, { about: "${about} of what"; readings: [Reading<"${aside}", "lamp > what">, Reading<"${kept}", "lamp > what">]; choice: "${choice}" }>;`),
  );
  expect(draft.guesses.join("\n")).not.toContain("what");
});

test.each(["Certificate file (PFX format is required).", "mandatory avp.", "Process Mandatory Invalid.", "Required if the mode is static.", "Required for tcp.", "License required.", "Not required.", "Times that a mandatory one was missing."])(
  "of a field that is not said to be required: %s",
  (notes) => {
    const draft = draftOf(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n${kinds}\n## lamp (settings resource)\n\nItem URI /lamp.\n\n| Field | Type | Notes |\n|---|---|---|\n| what | string | ${notes} |\n`);
    expect(written(draft)).toMatch(/^\s*what\?: string;$/m);
  },
);

test.each([
  ["`what` (string, required): the name", true],
  ["`what` (string required): the name", true],
  ["`what` (required): the name", true],
  ["`what` (string, required if there is no other): the name", false],
  ["`what` (string, not required): the name", false],
])("of a field in a list: %s", (item, isRequired) => {
  const draft = underTitle(`${kinds}\n## lamp (settings resource)\n\nItem URI /lamp.\n\nFields:\n\n- ${item}\n- \`other\` (number): how often\n`);
  expect(written(draft)).toMatch(isRequired ? /^\s*what: /m : /^\s*what\?: /m);
});

test.each(["Required.", "Mandatory parameter.", "The name (mandatory).", "Mandatory, the name.", "Is required."])("of a field that is: %s", (notes) => {
  const draft = underTitle(`${kinds}\n## lamp (settings resource)\n\nItem URI /lamp.\n\n| Field | Type | Notes |\n|---|---|---|\n| what | string | ${notes} |\n`);
  expect(written(draft)).toMatch(/^\s*what: string;$/m);
});

test("the fields of a block that has its name from headers of answers are fields", () => {
  const draft = underTitle(`${kinds}
## lamp (settings resource)

Item URI /lamp.

| Field | Type | Notes |
|---|---|---|
| response-header-list | array of objects | JSON block, see below. |

response-header-list block:

| Field | Type | Notes |
|---|---|---|
| text | string | What to insert. |
`);
  expect(draft.left).toEqual([]);
  expect(typeOf(draft, "text")).toBe("string");
});
