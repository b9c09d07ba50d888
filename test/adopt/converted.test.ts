/** Documents as converters of word processors leave them: headings in bold, tables without titles, rows that are broken. */
import { expect, test } from "vitest";
import { plainMarkdown } from "../../generator/adopt/draft/markdown/plain-markdown.ts";
import { compiled, drafted, type Drafted } from "./draft/drafted.ts";
import { adoptIn } from "./support.ts";

function draftOf(text: string): Drafted {
  const draft = drafted(plainMarkdown(text).text);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

const headingsOf = (text: string): readonly string[] => plainMarkdown(text).text.split("\n").filter((line) => line.startsWith("#"));

test("paragraphs in bold are the headings of a document that has no others", () => {
  expect(headingsOf("**Door Controller**\n\nText.\n\n**1 General**\n\nText.\n\n**1.2 Doors**\n\n**Note**\n\nText.\n")).toEqual(["# Door Controller", "## 1 General", "### 1.2 Doors"]);
  expect(headingsOf("**Door Controller**\n\n**Doors**\n\n**Parameters**\n\nText.\n")).toEqual(["# Door Controller", "## Doors"]);
});

test("beside headings only those in bold are some that have numbers, below the numbers of these", () => {
  expect(headingsOf("# Door Controller\n\n**Note**\n\nText.\n\n## 2 Doors\n\n**2.1 Read**\n\nText.\n\n**2.1.1 Answer**\n")).toEqual(["# Door Controller", "## 2 Doors", "### 2.1 Read", "#### 2.1.1 Answer"]);
  expect(headingsOf("Door Controller\n===============\n\n**Doors**\n\nText.\n")).toEqual([]);
});

const converted = `**Door Controller DC-8**

**Interface Specification, Rev. 1.7**

**1 General**

The controller is reached at http://\\<ip-address\\>/api/. Requests use HTTP Basic authentication.

**2 Doors**

**2.1 Read all doors**

  ---------------- ----------------------
  **Method**       GET

  **URL**          /api/doors

  **Answer**       Array of door objects
  ---------------- ----------------------

**2.2 Change a door**

  ---------------- ----------------------
  **Method**       PUT

  **URL**          /api/doors/{no}

  **Body**         Door object
  ---------------- ----------------------

**2.3 Door object**

+----------+-----------+--------------------------+---------+
| **Name** | **Type**  | **Description**          | **R/W** |
+==========+===========+==========================+=========+
| no       | uint8     | Number of the door, 1..8 | R       |
+----------+-----------+--------------------------+---------+
| label    | string[16]| Name on the display      | RW      |
+----------+-----------+--------------------------+---------+
| mode     | enum      | \\- normal                | RW      |
|          |           |                          |         |
|          |           | \\- locked                |         |
|          |           |                          |         |
|          |           | \\- open                  |         |
+----------+-----------+--------------------------+---------+

**3 Badges**

**3.1 Add a badge**

  ---------------- ----------------------
  **Method**       POST

  **URL**          /api/badges
  ---------------- ----------------------

| Name | Type | Mandatory | Description |
|---|---|---|---|
| code | string | Yes | 10 digits |
| owner | string | No | Who wears it |
| | | | (as on the card) |
`;

test("of such a document everything is drafted", () => {
  const { files, service, guesses } = draftOf(converted);
  const operations = service.resources.flatMap((one) => one.operations.map(({ method, uri }) => `${method} ${uri.template}`)).sort();
  expect(operations).toEqual(["GET /doors", "POST /badges", "PUT /doors/{no}"]);
  expect(files.get("service.ts")).toContain('version: "1.7";');
  expect(files.get("service.ts")).toContain('Server<"http://{ip-address}/api"');
  const doors = files.get("doors.ts")!;
  expect(doors).toContain('list: Get<Of["uri"], Of["fields"][], "list">;');
  expect(doors).toContain("label?: Text<16>;");
  expect(doors).toContain('mode?: "normal" | "locked" | "open";');
  expect(guesses.join("\n")).not.toMatch(/sends the object|answers with/);
  expect(files.get("badges.ts")).toContain("/** Who wears it (as on the card) */\n  owner?: string;");
});

test("a row that names nothing and begins in capitals, or behind the end of a sentence, is none of the row above", () => {
  const table = "| Resource | Path | Methods |\n|---|---|---|\n| Racks | /racks | GET |\n| | | POST |\n";
  expect(plainMarkdown(table).text).toBe(table);
});

test.each([
  ["# Demo interface\n\n## Reference, Software Release 6.2", "6.2"],
  ["# Demo interface\n\nParameter list, V2.4", "2.4"],
  ["# Demo interface\n\nInterface Specification, Rev. 1.7", "1.7"],
])("the version stands in %j", (text, version) => {
  const { files } = draftOf(`${text}\n\nThe base address is https://demo.example/v9.\n\n## GET /things\n\nLists things.\n\n- \`name\` (string): its name\n`);
  expect(files.get("service.ts")).toContain(`version: "${version}";`);
});

test("types in brackets that are slanted are types, and what stands behind them alone is said of the field", () => {
  const { files } = draftOf(`# Parcels

Version 1. The base address is https://parcels.example/v1.

## Read a parcel

\`GET /parcels/{id}\`

Returns the parcel object:

* \`tag\` *(string)*: Read-only.
* \`city\` *(string)*: Max. 60 characters.
* \`fragile\` _(boolean)_: Defaults to \`false\`.
* \`weight\` *(integer)* - In grams. Between 1 and 31500.
* \`note\` *(string or null)*
`);
  const written = [...files.values()].join("\n");
  expect(written).toContain(`  tag?: ReadOnly<string>;
  city?: Text<60>;
  fragile?: Default<boolean, false>;
  /** In grams. */
  weight?: Range<1, 31500> & Integer;
  note?: string | null;
`);
});

const listed = (words: string, rest = ""): Drafted =>
  draftOf(`# Parcels

Version 1. The base address is https://parcels.example/v1.

## List carriers

\`GET /carriers\`

${words}* \`code\` *(string${rest})*: e.g. \`dhl\`.
* \`name\` *(string${rest})*: What it is called.
`);
const isQuery = 'that "List carriers" takes what is listed there in its query';

test("items below a request that nothing introduces are its query as a guess; as parameters, or where some are optional, without one", () => {
  expect(listed("").guesses.filter((one) => one.includes(isQuery))).toHaveLength(1);
  for (const one of [listed("Parameters:\n\n"), listed("", ", optional")]) expect(one.guesses.filter((guess) => guess.includes(isQuery))).toEqual([]);
});

test("a sentence that says which object the body is names what is sent", () => {
  const { files } = draftOf(`# Parcels

Version 1. The base address is https://parcels.example/v1.

## The address object

* \`city\` *(string)*: Max. 60 characters.

## Validate an address

\`POST /addresses/validate\`

The body is an address object. Returns the address object.
`);
  const written = [...files.values()].join("\n");
  expect(written).toMatch(/validate: Post<Of\["uri"\], Of\["\w+"\], Of\["\w+"\]>;/);
  expect(written).not.toContain("The body is an address object.\n   * @source");
});

test("what changes in an item behind its marks is adopted in its place", () => {
  const document = (state: string, limit: string): string => `# Parcels

Version 1. The base address is https://parcels.example/v1.

## Read a parcel

\`GET /parcels/{id}\`

Returns the parcel object:

* \`state\` *(enum)*: One of ${state}.
* \`weight\` *(integer)*: In \`grams\`. Between 1 and ${limit}. Defaults to 10.
`;
  const [older, newer] = [document("\`draft\` or \`sent\`", "100"), document("\`draft\`, \`sent\` or \`lost\`", "200")];
  const texts = new Map([...draftOf(older).files].map(([path, own]) => [`spec-src/drafted/${path}`, own]));
  const { adoption, left } = adoptIn("drafted", texts, newer);
  expect(left).toEqual([]);
  expect(adoption.texts.get("spec-src/drafted/document.md")).toBe(newer);
  const written = [...adoption.texts.values()].join("\n");
  expect(written).toContain('  state?: "draft" | "sent" | "lost";\n');
  expect(written).toContain("  /** In `grams`. */\n  weight?: Range<1, 200, 10> & Integer;\n");
});

test("links that are relative say what their words say, in the definitions as in the document", () => {
  const { files, findings } = drafted(`# Parcels

Version 1. The base address is https://parcels.example/v1.

## Parcels

| Purpose | Method | Path |
|---|---|---|
| Read a parcel | GET | /parcels/{id} |

| Field | Type | Notes |
|---|---|---|
| id | string | Read-only. |
| weight | integer | In grams. Range 0-100. See [parcels](#parcels), [the guide](guide/weights.md) and [it](../x.html). |
`);
  expect(findings).toEqual([]);
  expect(files.get("parcels.ts")).toContain("See [parcels](#parcels), [the guide](guide/weights.md) and [it](../x.html).");
});
