/** Documents in the manner of others: endpoints as headings, as lines of code, with the method first; fields in lists; nothing at all. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, onTestFinished, test } from "vitest";
import { withMarkdownTables } from "../../../generator/adopt/draft/markdown/html-tables.ts";
import { plainMarkdown, writtenLike } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { withPipeTables } from "../../../generator/adopt/draft/markdown/text-tables.ts";
import type { Payload } from "../../../generator/model/operation.ts";
import type { Shape } from "../../../generator/model/shape.ts";
import { adopt } from "../../../generator/pipeline/adopt.ts";
import { repository } from "../../support/definitions.ts";
import { compiled, drafted, type Drafted } from "./drafted.ts";

const textFor = (name: string): string => readFileSync(`${repository}/test/adopt/draft/strangers/${name}.md`, "utf8");

function operationsOf({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations }) => operations.map(({ method, uri, effect, query, request }) => [method, uri.template, effect, ...query.map(({ name }) => `?${name}`), ...(request.is === "json" ? ["body"] : [])].join(" "))).sort();
}

function withoutKinds(text: string): string {
  return text.replace(/^interface \w+(?:<Of extends .*|Facts extends Facts .*)\n(?: .*\n|\n)*\}\n/gm, "");
}

/** What the files say of resources: kinds that stand beside them say their operations. */
function fieldsOf({ files }: Drafted): string {
  return [...files].filter(([path]) => path !== "kinds.ts" && path !== "service.ts").flatMap(([, text]) => withoutKinds(text).match(/^ {2}(?:[\w"-]+)\??: .*;$/gm) ?? []).filter((line) => !/^ {2}(?:uri|fields|placeholders|\w+(?:Query|Body)):/.test(line)).join("\n");
}

/** What documents say and no definition can: it is told. */
const inNoWords: ReadonlyMap<string, readonly string[]> = new Map([
  ["outputs", ['the way to authenticate that "Use HTTP digest authentication." tells of: it is none that is understood']],
  ["messages", ['the request "HEAD /queues/{name}": write a member Head<…> beside what reads there', 'the statuses 201 and 204 of "PUT /queues/{name}": an operation has one status of success']],
]);

describe.each(["billing", "pools", "chat", "router", "queue", "devices", "orders", "lights", "heating", "issues", "gateway", "inventory", "printer", "tasks", "switch", "matrix", "firewall", "fabric", "vlans", "groups", "chassis", "outlets", "streams", "relays", "lockers", "trunks", "outputs", "power-supply", "telephony", "barriers", "heat-pump", "fermenters", "messages", "kilns"])("%s", (name) => {
  const draft = drafted(plainMarkdown(textFor(name)).text);

  test("is drafted, says what the document says, and compiles", () => {
    expect(draft.findings).toEqual([]);
    expect(draft.left).toEqual(inNoWords.get(name) ?? []);
    expect(compiled(draft.files)).toEqual([]);
  });

  test("has the operations and the fields", () => {
    expect([...operationsOf(draft), "", fieldsOf(draft)].join("\n")).toMatchSnapshot();
  });
});

test("rows say with which status an operation answers, and whether with one object or with a list", () => {
  const { service } = drafted(plainMarkdown(textFor("telephony")).text);
  const answers = service.resources.flatMap(({ operations }) => operations.map(({ method, uri, response: { status, payload } }) => `${method} ${uri.template} ${status} ${payload.is === "json" ? payload.shape.is : payload.is}`)).sort();
  expect(answers).toEqual([
    "DELETE /extensions/{ext} 204 silent",
    "GET /calls 2XX array",
    "GET /extensions 200 array",
    "GET /extensions/{ext} 200 reference",
    "GET /trunks 200 array",
    "GET /trunks/{id} 200 reference",
    "PATCH /trunks/{id} 200 reference",
    "POST /calls/{id}/hangup 204 silent",
    "POST /extensions 201 reference",
    "PUT /extensions/{ext} 200 reference",
  ]);
});

test("what stands above the first heading goes by that heading", () => {
  const { service } = drafted(plainMarkdown(textFor("barriers")).text);
  expect(service.title).toBe("Barrier Controller REST API");
});

test("a section that lists fields is about the resource whose noun is its title, for one or for several", () => {
  const lanes = drafted(plainMarkdown(textFor("barriers")).text).files.get("lanes.ts")!;
  expect(lanes).not.toContain("the document has no others");
  expect(lanes).toContain("  list: Get<");
});

test("what a document lists below the request is the answer, where the rows are called fields or have units", () => {
  const { service } = drafted(plainMarkdown(textFor("heat-pump")).text);
  const reads = service.resources.flatMap(({ operations }) => operations.filter(({ method, uri }) => method === "GET" && !uri.template.includes("circuits"))).sort((one, other) => (one.uri.template < other.uri.template ? -1 : 1));
  expect(reads.map(({ uri, query, response }) => [uri.template, query.length, response.payload.is])).toEqual([["/statistics", 0, "json"], ["/system", 0, "json"]]);
});

test("values, limits and formats of a row are those of the items of a list, and the most of a string is its length", () => {
  const rows = "| modes | array of strings | Either `dry` or `wet`. |\n| ports | integer[] | Range 1-9. |\n| kinds | < string > array | One of `a`, `b`. |\n| url | string | max 255 |\n| at | string (date-time) | |\n";
  const draft = drafted(`# Api (version 1)\n\n## PUT /hook\n\n| Field | Type | Notes |\n|---|---|---|\n${rows}`);
  expect([draft.findings, draft.left]).toEqual([[], []]);
  expect(fieldsOf(draft)).toBe('  modes?: ("dry" | "wet")[];\n  ports?: (Range<1, 9> & Integer)[];\n  kinds?: ("a" | "b")[];\n  url?: Text<255>;\n  at?: Format<"date-time">;');
});

test("a request that has no answer, and a call that shows it, which is no other request", () => {
  const api = "# Api (version 1)\n\n## GET /bins/{id}\n\nReads one.\n\n## Is there a bin?\n\n`HEAD /bins/{id}`\n\n```\ncurl -I https://bins.example/bins/17\n```\n";
  const draft = drafted(api);
  expect(draft.findings).toEqual([]);
  expect(operationsOf(draft)).toEqual(["GET /bins/{id} read", "HEAD /bins/{id} read"]);
  expect(draft.left).toEqual([]);
  expect(drafted(api.replace("HEAD", "PURGE")).left).toEqual(['the request "PURGE /bins/{id}": definitions have no word for its method']);
});

test("a table lists parameters of several requests, each with its part", () => {
  const api = "# Api (version 1)\n\n| Endpoint | Method |\n|---|---|\n| /bins | GET |\n| /fans | GET |\n\n## Parameters\n\n| Endpoint | Parameter | In | Type |\n|---|---|---|---|\n| GET /bins | zone | query | string |\n| GET /bins | full | query | boolean |\n| GET /fans | on | query | boolean |\n";
  const draft = drafted(api);
  expect([draft.findings, draft.left]).toEqual([[], []]);
  expect(operationsOf(draft)).toEqual(["GET /bins read ?zone ?full", "GET /fans read ?on"]);
});

test("words below a name are said of the field, and what is nested in a plain value lists its values", () => {
  const below = drafted("# Api (version 1)\n\n## PUT /bin\n\n| Name | Description | Schema |\n|---|---|---|\n| `id`<br>*required*, *read-only* | Its number. | integer |\n| `zone`<br>*optional* | **Maximum length**: `8` | string |\n");
  expect([below.findings, fieldsOf(below)]).toEqual([[], "  id: ReadOnly<Integer>;\n  zone?: Text<8>;"]);
  const nested = drafted("# Api (version 1)\n\n## Read the bin\n\n`GET /bin`\n\nResponse:\n\n* `state`: string, one of\n    * `open`\n    * `full`\n* `size`: integer, read-only, 1 to 9\n* `side`: string, optional, `left` (default) or `right`\n");
  expect([nested.findings, fieldsOf(nested)]).toEqual([[], '  readAnswer: BinReadAnswer;\n  state?: "open" | "full";\n  size?: ReadOnly<Range<1, 9> & Integer>;\n  side?: Default<"left" | "right", "left">;']);
});

test("bodies are called by their type alone, in a row of the body and in those of the statuses", () => {
  const { service, findings, left } = drafted(plainMarkdown(textFor("fermenters")).text);
  expect([findings, left]).toEqual([[], []]);
  const bodies = service.resources.flatMap(({ operations }) => operations.map(({ method, uri, request, response: { status, payload } }) => `${method} ${uri.template} ${request.is} ${status} ${payload.is === "json" ? payload.shape.is : payload.is}`)).sort();
  expect(bodies).toEqual(["DELETE /recipes/{name} none 204 none", "GET /tanks none 200 array", "GET /tanks/{tankId} none 200 reference", "PATCH /tanks/{tankId} json 200 reference", "POST /recipes json 201 reference"]);
});

test("sentences say which request a section is about, which statuses answer it, and that a list does", () => {
  const { service } = drafted(textFor("messages"));
  const answers = service.resources.flatMap(({ operations }) => operations.map(({ method, uri, response: { status, payload } }) => `${method} ${uri.template} ${status} ${payload.is === "json" ? payload.shape.is : payload.is}`)).sort();
  expect(answers).toMatchInlineSnapshot(`
    [
      "DELETE /queues/{name} 204 none",
      "DELETE /queues/{name}/messages/{id} 204 none",
      "GET /queues 200 array",
      "GET /queues/{name} 200 reference",
      "POST /queues/{name}/consume 200 array",
      "POST /queues/{name}/messages 202 reference",
      "PUT /queues/{name} 2XX silent",
    ]
  `);
});

test("a field that can only be written is drafted as such", () => {
  const draft = drafted("# Api (version 1)\n\n## PUT /door\n\n| Field | Type | Access | Notes |\n|---|---|---|---|\n| pin | string | W | |\n| code | string | RW | Write-only. |\n| name | string | RW | |\n");
  expect([...draft.files.values()].join("\n").match(/(?:pin|code|name)\?: .*/g)).toEqual(["pin?: WriteOnly<string>;", "code?: WriteOnly<string>;", "name?: string;"]);
  expect(draft.findings).toEqual([]);
});

test("a body of a type whose fields sentences tell is not that of the object", () => {
  const draft = drafted("# Api (version 1)\n\n| Endpoint | Method | Body | Returns |\n|---|---|---|---|\n| /bins/{id} | PATCH | BinUpdate | Bin |\n\n## Bin\n\n| Field | Type |\n|---|---|\n| zone | string |\n\n## BinUpdate\n\nSame fields as Bin, all optional.\n");
  expect(draft.findings).toEqual([]);
  expect([...draft.files.values()].join("\n")).toContain('Patch<Of["uri"], NotShown<"see BinUpdate">, Of["fields"]>');
});

test("a label says how requests authenticate", () => {
  const { files } = drafted(plainMarkdown(textFor("telephony")).text);
  expect([...files].find(([path]) => path === "service.ts")![1]).toContain("basic: BasicCredential;");
});

test("what a section says of its request beside the parts of it is told in the operation's description, and what it does not show as such", () => {
  const { service, files } = drafted(plainMarkdown(textFor("power-supply")).text);
  const events = service.resources.flatMap(({ operations }) => operations).find(({ uri }) => uri.template === "/events");
  expect(events?.description).toBe("Each event has id (integer), time (string), severity (info, warning, critical) and text (string).");
  expect([...files].find(([path]) => path === "service.ts")![1]).toContain('NotShown<"the wording of events">');
});

describe("a document that says of each endpoint how its bodies stand", () => {
  const { service, findings, files } = drafted(textFor("rows"));
  const shelf = service.resources.filter(({ uri, generic }) => uri.template.startsWith("/rack/shelf") && generic !== true);
  const bodyOf = (payload: Payload): unknown => (payload.is === "json" ? membersOf(payload.shape) : payload.is);
  const membersOf = (shape: Shape): unknown => (shape.is === "object" ? Object.fromEntries(shape.fields.map(({ name, shape: own }) => [name, membersOf(own)])) : shape.is);

  test("has bodies under the name of the type where the row says so, and nowhere else", () => {
    expect(findings).toEqual([]);
    expect(compiled(files)).toEqual([]);
    expect(shelf.flatMap(({ uri, operations }) => operations.map(({ method, request, response }) => [`${method} ${uri.template}`, bodyOf(request), bodyOf(response.payload)]))).toEqual([
      ["GET /rack/shelf/{name}", "none", { shelf: "reference" }],
      ["PUT /rack/shelf/{name}", "reference", "reference"],
      ["GET /rack/shelf/{name}/stats", "none", { stats: "reference" }],
      ["GET /rack/shelf", "none", { "shelf-list": "array" }],
      ["POST /rack/shelf", { shelf: "reference" }, "silent"],
    ]);
  });
});

test("what a row says that it does not show of its field is a gap of the field", () => {
  const text = textFor("rows").replace("Range 1-48.", "Range: not shown.");
  expect(drafted(text).files.get("rack/shelf.ts")).toContain('height?: Partly<number, "the range">;');
});

test("a kind that no resource has is said by the service", () => {
  expect(drafted(textFor("rows")).files.get("service.ts")).toContain('"operational-data-resource": "Operational data resource (<element path>/oper): Operational status of an element.";');
});

test.each([
  ["Each request carries the header Authorization with the value: the scheme word Device, a space, then <SESSION_TOKEN>.", 'device: HeaderCredential<"Authorization", "Device", "<SESSION_TOKEN>">;'],
  ["Authentication uses the Authorization header. Its value is the word Device followed by <TOKEN>.", 'device: HeaderCredential<"Authorization", "Device", "<TOKEN>">;'],
  ["Every request must carry the header X-Shelf-Key; its value is <KEY>.", '"x-shelf-key": HeaderCredential<"X-Shelf-Key", "", "<KEY>">;'],
])("a sentence of prose gives the scheme: %s", (sentence, scheme) => {
  const { findings, files } = drafted(`${textFor("rows")}\n## Authentication\n\n${sentence}\n`);
  expect(files.get("service.ts")).toContain(scheme);
  expect(findings).toEqual([]);
});

test("dotted names are fields of fields", () => {
  const file = drafted(textFor("orders")).files.get("orders.ts")!.replace(/^ +(?:\/\*\*|\*).*\n/gm, "");
  expect(file).toContain("  customer: {\n    name: string;\n    address?: {\n      city?: string;\n      zip?: string;\n    };\n  };\n  items: {\n    sku: string;\n    quantity?: Range<1, 99, 1> & Integer;\n  }[];\n");
});

test("rows between brackets, and rows that are indented, are fields of the row above them", () => {
  const { files } = drafted(plainMarkdown(textFor("outlets")).text);
  expect(files.get("bank.ts")).toContain("  /** The thresholds. */\n  thresholds?: {\n    value?: Integer;\n  }[];\n");
  expect(files.get("types.ts")).toContain("  /** Where alarms go. */\n  alarm?: {\n    host?: string;\n    retry?: Range<1, 9> & Integer;\n  };\n");
});

test("an edition in plain Markdown is held against others in plain Markdown; one that is not is left alone", () => {
  const given = "# A\n\nzone\n: string\n\ndrift\n: integer\n";
  const plain = "# A\n\n- zone: string\n\n\n- drift: integer\n\n";
  const { text, rewritten } = plainMarkdown(given);
  expect({ text, rewritten: rewritten.filter(({ lines }) => lines.length > 0) }).toEqual({ text: plain, rewritten: [{ sort: "definition list", as: "list", lines: [3] }] });
  expect([writtenLike(plain, given), writtenLike(given, given)]).toEqual([plain, given]);
  expect(plainMarkdown("```\nzone\n: string\n```\n").text).toBe("```\nzone\n: string\n```\n");
});

test("a folded request is a section, other summaries are lines", () => {
  const folded = "### A\n\n<details>\n <summary><code>POST</code> <code><b>/a/{id}</b></code> <code>(adds it)</code></summary>\n\n#### Body\n\n</details>\n\n<details><summary>Response</summary>\n</details>\n\n```\n<details>\n```\n";
  const plain = "### A\n\n### POST /a/{id}\n\nadds it\n\n\n#### Body\n\n\n\nResponse\n\n\n\n```\n<details>\n```\n";
  expect(plainMarkdown(folded).text).toBe(plain);
  expect(plainMarkdown(plain).text).toBe(plain);
});

test("bold paragraphs are requests, objects and fields where they stand for such", () => {
  const bold = "## A\n\n**GET /a**\n\nAll of them.\n\n**Rule object**\n\n| Field | Type |\n|---|---|\n| a | string |\n\n**Note**\n\n**name** (string, required)\n\nIts name,\nor more.\n\n**size** (integer)\n\n```\n**b** (string)\n```\n";
  const plain = "## A\n\n### GET /a\n\nAll of them.\n\n### Rule object\n\n| Field | Type |\n|---|---|\n| a | string |\n\n**Note**\n\n- `name` (string, required): Its name, or more.\n- `size` (integer)\n\n```\n**b** (string)\n```\n";
  expect(plainMarkdown(bold).text).toBe(plain);
  expect(plainMarkdown(plain).text).toBe(plain);
});

test("the address that only requests show ends before what their templates begin with", () => {
  const api = "# Api\n\n## List things\n\n```\nGET /projects/:id/things\n```\n\n```\ncurl https://forge.acme.test/api/v4/projects/1/things\n```\n";
  expect(drafted(api).files.get("service.ts")).toContain('Server<"https://forge.acme.test/api/v4", {}>');
  expect(operationsOf(drafted(api))).toEqual(["GET /projects/{id}/things list"]);
});

test("answers that are shown with their status state it", () => {
  const kinds = [...drafted(textFor("outputs")).files.values()].join("");
  expect(kinds).toContain("Status<204>");
  expect(kinds.replace(/^ +(?:\/\*\*|\*\/|\* @source.*)\n/gm, "")).toContain("       * If a value is out of range\n      422: Silent;\n");
});

test("dotted names without a row for what holds them are fields of an object", () => {
  const api = "# Api\n\nBase path: /v1\n\n## GET /net\n\nResponse:\n\n| Field | Type | Notes |\n|---|---|---|\n| host | string | |\n| ipv4.mode | enum(static, dhcp) | |\n| ipv4.prefix | integer | Bits (0-32) |\n";
  const draft = drafted(api);
  expect(draft.findings).toEqual([]);
  expect(draft.files.get("net.ts")!.replace(/^ +(?:\/\*\*|\*|\/\/).*\n/gm, "")).toContain('  ipv4?: {\n    mode?: "static" | "dhcp";\n    prefix?: Range<0, 32> & Integer;\n  };\n');
});

test("blocks of HTTP are requests; a scheme that only they show is left to a sentence", () => {
  const draft = drafted(textFor("servers"));
  expect(operationsOf(draft)).toEqual(["DELETE /slb/server/{name} delete", "GET /slb/server/{name} read", "POST /slb/server create body", "PUT /slb/server/{name} modify"]);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual(['the way to authenticate, "Authorization: LB <token>", which only requests show: no sentence of the document says it']);
});

test("a field of a type that is not known is drafted, and its type is marked", () => {
  const typed = (word: string): string => [...drafted(textFor("lights").replace("| bool |", `| ${word} |`)).files.values()].join("\n");
  expect(typed("brightness-level")).toMatch(/Guessed: the type of on, which the document calls "brightness-level"\n(?: +\/?\*.*\n)*  on\?: NotShown<"what the type \\"brightness-level\\" is">;/);
  expect(typed("var-string")).toMatch(/Guessed: the type of on, which the document calls "var-string"\n(?: +\/?\*.*\n)*  on\?: string;/);
  expect(typed("yes/no")).toMatch(/Guessed: the type of on, which the document calls "yes\/no"\n(?: +\/?\*.*\n)*  on\?: boolean;/);
});

test("HTML tables are tables of Markdown, where these can say it", () => {
  const html = "# A\n\n<table>\n<tr><th>Name</th><th>Type</th></tr>\n<tr><td><code>a|b</code></td><td>string &lt;x&gt;</td></tr>\n</table>\n\nB\n";
  expect(withMarkdownTables(html)).toEqual({ text: "# A\n\n| Name | Type |\n|---|---|\n| `a\\|b` | string <x> |\n\nB\n", lines: [3] });
  const spanned = html.replace("<td>string", '<td colspan="2">string');
  expect(withMarkdownTables(spanned)).toEqual({ text: spanned, lines: [] });
});

describe("tables that are drawn with characters", () => {
  test("are tables of Markdown on as many lines", () => {
    const grid = "A\n\n+------+------+\n| Name | Type |\n+======+======+\n| a    | s|t  |\n|      | x    |\n+------+------+\n\nB\n";
    expect(withPipeTables(grid)).toEqual({ text: "A\n\n| Name | Type |\n|---|---|\n| a | s\\|t x |\n\n\n\n\nB\n", lines: [3] });
    const framed = "A\n\n  -------------\n  Name   Type\n  ------ ------\n  a      s\n         t\n\n  b      u\n  -------------\n\nB\n";
    expect(withPipeTables(framed)).toEqual({ text: "A\n\n| Name | Type |\n|---|---|\n| a | s t |\n| b | u |\n\n\n\n\n\nB\n", lines: [3] });
    const ruled = "A\n\n  Name   Type\n  ------ ------\n  a      s\n  b      t\n\nB\n";
    expect(withPipeTables(ruled)).toEqual({ text: "A\n\n| Name | Type |\n|---|---|\n| a | s |\n| b | t |\n\nB\n", lines: [3] });
  });

  test("stay as they are where cells span others; other dashes are none", () => {
    for (const text of ["+---+---+\n| a     |\n+---+---+\n| b | c |\n+---+---+\n", "Title\n-----\n\nText\n\n---\n\n- a - b\n", "| a | b |\n|---|---|\n| c | d |\n"]) expect(withPipeTables(text)).toEqual({ text, lines: [] });
  });
});

test("what is left out of many sections alike is told of twenty, and counted", async () => {
  const root = mkdtempSync(`${tmpdir()}/specwright-strangers-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const sections = Array.from({ length: 25 }, (_, index) => `## Part ${index + 1}\n\n| Field | Type |\n|---|---|\n| size | number |\n`);
  writeFileSync(`${root}/api.md`, `# Parts (version 1)\n\nBase URL: https://parts.example/v1\n\n## GET /wholes\n\nReads them.\n\n${sections.join("\n")}`);
  const { diagnostics } = await adopt({ root, definitions: "spec-src", out: "generated", cache: ".cache" }, { documents: new Map([["parts", `${root}/api.md`]]), mode: "write" });
  const left = diagnostics.filter(({ severity }) => severity === "error");
  expect(left.map(({ code }) => code)).toEqual([...Array.from({ length: 20 }, () => "not-drafted"), "not-drafted-more"]);
  expect(left[19]!.message).toBe('The draft leaves out the fields of "Part 20": the document gives no URI for them in a way that is understood.');
  expect(left[20]!.message).toBe('The draft leaves out 5 more of the kind, the first of them the fields of "Part 21": the document gives no URI for them in a way that is understood.');
});

test("a document without endpoints says which forms are understood, and nothing is written", async () => {
  const root = mkdtempSync(`${tmpdir()}/specwright-strangers-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(`${root}/api.md`, textFor("prose"));
  const { diagnostics, services } = await adopt({ root, definitions: "spec-src", out: "generated", cache: ".cache" }, { documents: new Map([["weather", `${root}/api.md`]]), mode: "write" });
  expect(services).toEqual([]);
  expect(diagnostics).toMatchObject([{ code: "nothing-to-draft", message: '"api.md" has nothing that is understood as an endpoint. Nothing was written.' }]);
  expect(readdirSync(root)).toEqual(["api.md"]);
});

test("a number that tells two names apart makes no name of another resource", () => {
  const of = (name: string, key: string): string => `### ${name}\n\n| Method | Path |\n|---|---|\n| GET | /${name} |\n| GET | /${name}/${key} |\n\n| Field | Type |\n|---|---|\n| id | number |\n| zone | string |\n\n`;
  const draft = drafted(`# Api\n\n${of("lan1", "{id}+{zone}")}### lan1 load\n\n\`GET /lan1/{id}/load\`\n\n| Field | Type |\n|---|---|\n| load | number |\n\n${of("lan12", "{id}")}`);
  const nouns = draft.service.resources.map(({ noun }) => noun.toLowerCase());
  expect(new Set(nouns).size).toBe(nouns.length);
});

test("numbers name no rows: a table that begins with the method has its paths and purposes, whatever statuses it lists", () => {
  const api = "# Api\n\n## Zones\n\n| Method | Path | Description | Success | Errors |\n|---|---|---|---|---|\n| GET | /zones/{id} | Reads one | 200 | 401, 404 |\n| PUT | /zones/{id} | Replaces one | 200 | 400, 404 |\n| DELETE | /zones/{id} | Removes one | 204 | 404 |\n";
  const draft = drafted(api);
  expect(draft.findings).toEqual([]);
  expect(operationsOf(draft)).toEqual(["DELETE /zones/{id} delete", "GET /zones/{id} read", "PUT /zones/{id} replace"]);
  expect([...draft.files.values()].join("")).toContain("Replaces one");
});

test("what a section says of several resources in one word is a property of none of them", () => {
  const api = "# Api\n\n## VLANs\n\nEndpoint: `/vlans`\n\nSupported methods: GET, POST\n\nEndpoint: `/vlans/{id}`\n\nSupported methods: GET, PATCH\n\n| Name | Type |\n|---|---|\n| id | integer |\n| name | string |\n";
  expect(compiled(drafted(api).files)).toEqual([]);
});

test("a kind without a name stands beside the resource that alone is of it, and in the file of kinds if several are", () => {
  const rows = (path: string, purpose: string): string => `| GET | ${path} | ${purpose} |\n| DELETE | ${path} | Removes one |\n`;
  const head = "| Method | Path | Description |\n|---|---|---|\n";
  const api = `# Api\n\n## Bins\n\n${head}${rows("/bins/{id}", "Reads a bin")}\n## Light and air\n\n${head}${rows("/fans/{id}", "Reads one")}${rows("/lamps/{id}", "Reads one")}`;
  const draft = drafted(api);
  expect(draft.findings).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  expect(draft.files.get("bins.ts")).toContain("\ninterface BinKind<Of extends BinKindFacts> extends Resource<");
  expect(draft.files.get("bins.ts")).not.toContain("the kind has no name");
  expect(draft.files.get("kinds.ts")).toContain("the kind has no name");
  expect(draft.files.get("kinds.ts")).not.toContain("BinKind");
  expect(draft.files.get("kinds.ts")).toContain("export interface FanKind<Of extends FanKindFacts>");
  expect(draft.files.get("lamps.ts")).toContain("export type Lamp = FanKind<{");
});

test("a request that nothing is said of has no purpose, and is called by what it does", () => {
  const draft = drafted("# Api\n\n## GET /bins/{id}\n\n| Parameter | In | Type |\n|---|---|---|\n| depth | query | integer |\n\n## DELETE /bins/{id}\n\nRemoves a bin.\n");
  expect(draft.findings).toEqual([]);
  expect(draft.service.resources.flatMap(({ operations }) => operations.map(({ summary }) => summary)).sort()).toEqual(["Get (Bin)", "Removes a bin (Bin)"]);
  expect(draft.files.get("bins.ts")).toContain("  /** @source GET /bins/{id} */\n  get: Get<");
  expect(draft.files.get("bins.ts")).toContain('The query of "GET /bins/{id}".');
});

describe("items that words before them, or a heading, call parameters of the query", () => {
  const endpoints = "# Bins (version 1)\n\nThe base address is https://bins.example/v1.\n\n## Bins\n\n| Purpose | Method | Path |\n|---|---|---|\n| List bins | GET | /bins |\n| Add a bin | POST | /bins |\n| Read a bin | GET | /bins/{name} |\n\n";
  const fields = "A bin has these fields:\n\n- `name` (string, up to 12 characters, required): its name.\n- `zone` (string): where it stands.\n\n";
  const items = "- `page` (integer, default 1): the page to answer.\n- `full` (boolean, optional): only those that are full.\n\n";

  test.each([
    ["with a colon", `${endpoints}Query parameters:\n\n${items}${fields}`],
    ["in a sentence", `${endpoints}The query parameters of GET /bins are\n\n${items}${fields}`],
    ["in a sentence that says what they do", `${endpoints}The list can be narrowed by query parameters:\n\n${items}${fields}`],
    ["in a heading that names the request", `${endpoints}${fields}## Lists\n\n### Query parameters of GET /bins\n\n${items}`],
    ["in a heading below that of the requests", `${endpoints}${fields}### Query parameters\n\n${items}`],
    ["in a heading that calls the request by what it does", `${endpoints}${fields}## Query parameters of the list call\n\n${items}`],
  ])("go into the query: %s", (_, api) => {
    const draft = drafted(api);
    expect([draft.findings, draft.left]).toEqual([[], []]);
    expect(operationsOf(draft)).toEqual(["GET /bins list ?page ?full", "GET /bins/{name} read", "POST /bins create body"]);
    expect(fieldsOf(draft)).toBe("  page?: Integer<1>;\n  full?: boolean;\n  name: Text<12>;\n  zone?: string;");
    expect(draft.files.get("service.ts")).not.toContain("only those that are full");
  });

  test("are no fields of the object, be the request in doubt", () => {
    const draft = drafted(`${endpoints}${fields}## Query parameters\n\n${items}`);
    expect(operationsOf(draft)).toEqual(["GET /bins list", "GET /bins/{name} read", "POST /bins create body"]);
    expect(fieldsOf(draft)).toBe("  name: Text<12>;\n  zone?: string;");
  });

  test("are fields where the words call them so", () => {
    const draft = drafted(`${endpoints}These fields can be query parameters as well:\n\n${items}${fields}`);
    expect(fieldsOf(draft)).toContain("  page?: Integer<1>;");
    expect(operationsOf(draft)).toContain("GET /bins list");
  });
});

test("items of a list of fields are fields, be their type a format of texts or a word that is not known", () => {
  const items = "- `place` (string, required): the place.\n- `starts_at` (date-time, required): the beginning.\n- `day` (date, optional): the day.\n- `ref` (UUID, read-only): assigned by the service.\n- `mail` (string, email): who is told.\n- `level` (fuzzy value, optional): how much.\n- `zone` (timestamp): when.\n- `max_hours` (integer, 1 to 72, default 8): the longest stay.\n";
  const draft = drafted(`# Bookings (version 1)\n\nThe base address is https://bookings.example/v1.\n\n## Bookings\n\n| Purpose | Method | Path |\n|---|---|---|\n| List bookings | GET | /bookings |\n| Add a booking | POST | /bookings |\n\nFields of a booking:\n\n${items}`);
  expect([draft.findings, draft.left]).toEqual([[], []]);
  expect(fieldsOf(draft).split("\n")).toEqual(["  place: string;", '  starts_at: Format<"date-time">;', '  day?: Format<"date">;', '  ref?: ReadOnly<Format<"uuid">>;', '  mail?: Format<"email">;', '  level?: NotShown<"what the type \\"fuzzy value\\" is">;', "  zone?: string;", "  max_hours?: Range<1, 72, 8> & Integer;"]);
  for (const text of ["the beginning.", "the day.", "how much.", "the longest stay."]) expect(draft.files.get("bookings.ts")).toMatch(new RegExp(`\\* ${text}`, "i"));
  expect([...draft.files.values()].join("\n").match(/Guessed: the type .*/g)).toEqual(['Guessed: the type of level, which the document calls "fuzzy value"', 'Guessed: the type of zone, which the document calls "timestamp"']);
});

test("a table of headers tells which are required, what they hold, and by which of them requests authenticate", () => {
  const headers = "| Header | Required | Description |\n|---|---|---|\n| `Authorization` | yes | Bearer token. |\n| `X-Request-Id` | no | UUID of your own; it is echoed. |\n| `X-Tenant` | yes | The tenant, up to 64 characters. |\n| `Accept` | yes | application/json |\n";
  const draft = drafted(`# Things (version 1)\n\nThe base address is https://things.example/v1.\n\n## Common headers\n\n${headers}\n## Things\n\n### GET /things\n\nList things.\n`);
  expect([draft.findings, draft.left, compiled(draft.files)]).toEqual([[], [], []]);
  expect(draft.service.headers.map(({ name, description }) => [name, description])).toEqual([["X-Request-Id", "UUID of your own; it is echoed."], ["X-Tenant", "The tenant, up to 64 characters."], ["Accept", ""]]);
  for (const member of ["bearer: BearerCredential;", '"X-Request-Id"?: string;', '"X-Tenant": Text<64>;', 'Accept: "application/json";']) expect(draft.files.get("service.ts")).toContain(member);
});

describe("a table below a request that reads", () => {
  const draftWith = (path: string, before: string, named: string): Drafted => drafted(`# Things (version 1)\n\nThe base address is https://things.example/v1.\n\n## Things\n\n### GET ${path}\n\nReads them.${before}\n\n| ${named} | Type | Required | Description |\n|---|---|---|---|\n| id | string | yes | Its name. |\n| colour | string | no | Its colour. |\n`);
  const queryAndAnswer = ({ service, findings }: Drafted): unknown => [findings, service.resources.flatMap(({ operations }) => operations.map(({ query, response }) => [query.map(({ name }) => name), response.payload.is]))];

  test.each(["Field", "Property", "Attribute"])("lists what is answered where its rows are called so: %s", (named) => {
    expect(queryAndAnswer(draftWith("/things/{id}", "", named))).toEqual([[], [[[], "json"]]]);
  });

  test("lists what is asked for where they are parameters, by the title or in the words before", () => {
    expect(queryAndAnswer(draftWith("/things/{id}", "", "Parameter"))).toEqual([[], [[["colour"], "silent"]]]);
    expect(queryAndAnswer(draftWith("/things", " These query parameters narrow the list:", "Field"))).toEqual([[], [[["id", "colour"], "silent"]]]);
  });

  test("is guessed to be asked for where its rows are called fields and some are required of a list", () => {
    const draft = draftWith("/things", "", "Field");
    expect(queryAndAnswer(draft)).toEqual([[], [[["id", "colour"], "silent"]]]);
    expect([...draft.files.values()].join("\n")).toContain('Guessed: that "Reads them" takes what is listed there in its query');
  });
});

test("how many items a list may have is said beside its type, in brackets or in a cell, and what stands behind the colon of an item is kept", () => {
  const head = "# Things (version 1)\n\nThe base address is https://things.example/v1.\n\n## Things\n\n";
  const items = drafted(`${head}| Purpose | Method | Path |\n|---|---|---|\n| Read a thing | GET | /things/{name} |\n\n- \`name\` (string, up to 12 characters, required): its name for people.\n- \`mails\` (array of e-mail addresses, at most 5): who is told.\n- \`tags\` (array of strings, at most 15, optional): words to find it by.\n`);
  expect([items.findings, fieldsOf(items)]).toEqual([[], '  name: Text<12>;\n  mails?: NotShown<"the items of the list">[] & Says<{ maxItems: 5 }>;\n  tags?: string[] & Says<{ maxItems: 15 }>;']);
  for (const text of ["its name for people.", "who is told.", "words to find it by."]) expect(items.files.get("things.ts")).toContain(`/** ${text} */`);
  const cells = drafted(`${head}### POST /things\n\nCreate.\n\n| Name | Type | Required | Description |\n|---|---|---|---|\n| parts | array of Part | yes | Between 1 and 20 parts. |\n| lines | array of string | yes | 1–3 lines. |\n\n### The Part object\n\n| Field | Type |\n|---|---|\n| weight | integer |\n`);
  expect(cells.findings).toEqual([]);
  expect(fieldsOf(cells)).toContain("[] & Says<{ minItems: 1; maxItems: 20 }>;\n  lines: string[] & Says<{ minItems: 1; maxItems: 3 }>;");
});
