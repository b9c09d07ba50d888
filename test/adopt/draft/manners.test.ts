/** Manners of hand-written references: a path as a label and the method in a call, types and defaults in brackets, tags of components, headings of HTML. */
import { describe, expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { compiled, drafted, type Drafted } from "./drafted.ts";

const block = (text: string, language = ""): string => `\`\`\`${language}\n${text}\n\`\`\`\n\n`;

function draftOf(text: string): Drafted {
  const draft = drafted(plainMarkdown(`# Demo interface\n\nVersion 1.\n\n${text}`).text);
  expect(draft.findings).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

const operationsOf = ({ service }: Drafted) => service.resources.flatMap(({ operations }) => operations);
const membersOf = ({ files }: Drafted): string => [...files].flatMap(([path, text]) => (path.endsWith(".ts") ? [text] : [])).join("\n");

describe("a path that has a label and a method that only a call shows", () => {
  const text = `### \`wash_bin\`\n\nWashes a bin.\n\nRoute: \`/api/bins/:bin\`\n\n- bin: name of the bin\n\nInput:\n\n- heat: degrees\n- soap: the sort of soap\n\nExample:\n\n${block("curl -X PATCH -d '{\"heat\":40}' https://demo.example/api/bins/Garden/")}`;

  test("make one request, with what the section lists", () => {
    const draft = draftOf(text);
    const [wash, ...others] = operationsOf(draft);
    expect(others).toEqual([]);
    expect([wash!.method, wash!.uri.template, wash!.request.is]).toEqual(["PATCH", "/api/bins/{bin}", "json"]);
    expect(JSON.stringify(draft.service)).toContain("Washes a bin.");
    expect(membersOf(draft)).toMatch(/heat\?: .*;\n[^}]*soap\?: /);
  });

  test("a path without any method is told", () => {
    const { left } = draftOf(`${text}### \`show_bin\`\n\nShows a bin.\n\nRoute: \`/api/bin/:bin\`\n\n- bin: name of the bin\n`);
    expect(left).toEqual(['the path "/api/bin/:bin" of "show_bin": the document gives no method for it']);
  });
});

describe("a table of one request", () => {
  const row = "| Method | Path | Produces |\n|---|---|---|\n| `PUT` | `/bins/wash/:bin` | `application/json` |\n\n";

  test("is for what the title of its section says", () => {
    const [wash] = operationsOf(draftOf(`## Wash a bin\n\nThis endpoint washes the bin.\n\n${row}`));
    expect(wash!.summary).toContain("Wash a bin");
    expect(wash!.response.payload.is).not.toBe("text");
  });

  test("has what the items below it list, in the part that they say", () => {
    const items = '- `bin` `(string: <required>)` - The name of the bin. This is specified as part of the URL path.\n\n- `zone` `(string: "")` <PaidTag inline /> - The zone. This is specified as part of the\n  URL as a query parameter.\n\n- `Soap` `(string: "soft")` - The sort of soap.\n\n- `Times` `(int: 2)` - How often.\n';
    const draft = draftOf(`## Wash a bin\n\n${row}### Parameters\n\n${items}`);
    const [wash] = operationsOf(draft);
    expect(wash!.query.map(({ name }) => name)).toEqual(["zone"]);
    expect(membersOf(draft)).toMatch(/Soap\?: Default<string, "soft">;/);
    expect(membersOf(draft)).toMatch(/Times\?: Integer<2>;/);
  });
});

test("headings in tags of HTML are headings", () => {
  const text = `<h2 id="bins"> /1.0/bins </h2>\n### GET\n * Description: List of bins\n\n<h2 id="bin"> /1.0/bins/&lt;name&gt; </h2>\n### DELETE\n * Description: Remove a bin\n`;
  expect(operationsOf(draftOf(text)).map(({ method, uri }) => `${method} ${uri.template}`).sort()).toEqual(["DELETE /1.0/bins/{name}", "GET /1.0/bins"]);
});

test("a call that differs from the section's request in a slash at its end is the same", () => {
  const text = `## Add a bin\n\n${block("POST /yards/:id/bins")}| Attribute | Type | Required | Description |\n|---|---|---|---|\n| \`id\` | integer | yes | The yard |\n| \`title\` | string | yes | The title |\n\n${block('curl --request POST --data \'{"title": "x"}\' "https://demo.example/api/v4/yards/5/bins/"')}Example response:\n\n${block('{"id": 12, "title": "x"}', "json")}`;
  const draft = draftOf(text);
  const [add, ...others] = operationsOf(draft);
  expect(others).toEqual([]);
  expect([add!.uri.template, add!.response.payload.is]).toEqual(["/yards/{id}/bins", "json"]);
  expect(membersOf(draft)).toMatch(/title: string;/);
});

test("requests in a section of what was removed are none", () => {
  const text = `## Read a bin\n\n${block("GET /bins/{id}")}## Removed endpoints\n\n1. **\`POST /bulk\`** - Removed because it is redundant\n2. **\`GET /bins/{id}/lid\`** - Removed because the lid is part of the bin\n`;
  expect(operationsOf(draftOf(text)).map(({ method, uri }) => `${method} ${uri.template}`)).toEqual(["GET /bins/{id}"]);
});

describe("bodies that are shown with words for their values", () => {
  const body = (sent: string, told = ""): string => `#### bin_create\n\n\`PUT /bin/<bin>\`\n\nRequest Body:\n\n    ${sent.split("\n").join("\n    ")}\n\nCreate a bin.\n\n${told}`;

  test("have these fields, of which types are not shown", () => {
    const draft = draftOf(body('{\n    "owner": <owner>,\n    "lid": <the lid or "none"> (Optional),\n    "size": 3   # in litres\n}'));
    expect(operationsOf(draft).map(({ request }) => request.is)).toEqual(["json"]);
    expect(membersOf(draft)).toMatch(/owner\?: NotShown<[^\n]*\n[^}]*lid\?: NotShown<[^\n]*\n[^}]*size\?: number;/);
  });

  test("the errors of a list are those of its request, whatever else the list says", () => {
    const [create] = operationsOf(draftOf(body('{ "owner": <owner> }', "Possible errors:\n\n* 409, if a bin by that name already exists.\n* See also the notes\n\n")));
    expect(create!.failures.map(({ status }) => status)).toEqual(["409"]);
  });

  test("a condition that only leads to a list says nothing of its status", () => {
    const [create] = operationsOf(draftOf(body('{ "owner": <owner> }', "Possible errors:\n\n* 409 if:\n    * The bin is full.\n    * The bin is locked.\n\n")));
    expect(create!.failures.map(({ status, description }) => `${status} ${description}`)).toEqual(["409 "]);
  });

  test("a sentence says the status of success", () => {
    const [create] = operationsOf(draftOf(body('{ "owner": <owner> }', "If successful, this call returns a status code of 202 Accepted, and queues the work.\n\n")));
    expect(create!.response.status).toBe("202");
  });
});

describe("blocks that have titles", () => {
  const titled = (title: string, text: string): string => `\`\`\`{.json title="${title}"}\n${text}\n\`\`\`\n\n`;
  const text = `## Read the queue\n\n${block("GET /queue", "{.http title=\"HTTP Request\"}")}${titled("RPC Request", '{ "rpc": "2.0", "method": "queue.read" }')}${titled("Example Response", '{ "state": "ready" }')}`;

  test("are what these say", () => {
    const members = membersOf(draftOf(text));
    expect(members).toContain("state?: string;");
    expect(members).not.toContain("rpc");
  });
});

test("a column of defaults can say that a value has to be given", () => {
  const text = `## Add a job\n\n${block("POST /jobs")}| Name | Type | Default | Description |\n|---|---|---|---|\n| \`file\` | string | **REQUIRED** | The file. |\n| \`reset\` | bool | false | Whether the queue is cleared. |\n`;
  expect(membersOf(draftOf(text))).toMatch(/file: string;\n[^}]*reset\?: [^;]*false/);
});

test("a heading that is a path has its request in the call below it", () => {
  const text = `## \`/api/grid\`\n\nDisplay the grid\n\n${block("curl -X GET http://<ip>/api/grid", "bash")}${block('{ "power": 2.5 }', "json")}## \`/api/config\`\n\n${block("curl -X GET http://<ip>/api/config", "bash")}${block("# Restore:\ncurl -X POST http://<ip>/api/config/restore", "bash")}`;
  const draft = draftOf(text);
  expect(operationsOf(draft).map(({ method, uri }) => `${method} ${uri.template}`).sort()).toEqual(["GET /api/config", "GET /api/grid", "POST /api/config/restore"]);
  expect(JSON.stringify(draft.service)).toContain("Display the grid");
});

test("a sentence can name what the paths of several requests begin with", () => {
  const row = (method: string, path: string): string => `| Method | Path | Produces |\n|---|---|---|\n| \`${method}\` | \`${path}\` | \`application/json\` |\n\n`;
  const text = `The \`/bins\` endpoints wash and list bins.\n\n## Wash the bins\n\n${row("POST", "/bins/wash")}## List the bins\n\n${row("GET", "/bins/list")}`;
  expect(operationsOf(draftOf(text)).map(({ uri }) => uri.template).sort()).toEqual(["/bins/list", "/bins/wash"]);
});

describe("a section that lists what is sent and shows what is answered", () => {
  const shown = block('{ "status": "ok", "note": "x" }', "json");

  test("has each where it belongs, whether or not items have types", () => {
    const draft = draftOf(`### Wash a bin\n\n\`PATCH /bins/{id}\`\n\nInput:\n\n- heat: degrees\n- \`soap\`: *required* - the sort of soap\n\nOutput:\n\n${shown}`);
    const [wash] = operationsOf(draft);
    expect([wash!.request.is, wash!.response.payload.is]).toEqual(["json", "json"]);
    expect(membersOf(draft)).toMatch(/heat\?: NotShown<[^\n]*\n[^}]*soap: NotShown</);
  });

  test("has in the query what a request without a body is given", () => {
    const [read] = operationsOf(draftOf(`### Read a graph\n\n\`GET /graphs/{id}\`\n\nInput:\n\n- from: the date of its beginning\n- width: the width, defaults to 1075.\n\nOutput:\n\n${shown}`));
    expect(read!.query.map(({ name }) => name)).toEqual(["from", "width"]);
  });
});

test("errors in a list beside another list of the same section are told of the service, each once", () => {
  const lists = "Each entry has:\n\n* a method\n* a path of it\n\nIn addition to the error codes of each call, the service may return:\n\n* 400 if something is wrong.\n* 404 if there is no such bin.\n\n";
  const { files } = draftOf(`## How to read\n\n${lists}## Read a bin\n\n${block("GET /bins/{id}")}`);
  expect(files.get("service.ts")!.match(/404 if there is no such bin/g)).toHaveLength(1);
});

test("headings whose marks stand right before their text are headings", () => {
  const text = `###\`wash_bin\`\n\n${block("PUT /bins/{id}")}###\`drop_bin\`\n\n${block("DELETE /bins/{id}")}\`\`\`\n##no heading\n\`\`\`\n`;
  expect(operationsOf(draftOf(text)).map(({ method, summary }) => `${method} ${summary}`).sort()).toEqual(["DELETE drop_bin (Bin)", "PUT wash_bin (Bin)"]);
});

describe("what a request does, by what it is for", () => {
  const table = (row: string): Drafted =>
    draftOf(`## Pools\n\n| Purpose | Method | Path |\n|---|---|---|\n${row}\n| Remove a pool | DELETE | /pools/{name} |\n\n| Field | Type | Notes |\n|---|---|---|\n| name | string | Its name. |\n`);
  const exchange = (draft: Drafted) => operationsOf(draft).flatMap(({ method, effect, request }) => (method === "POST" ? [[effect, request.is]] : []));

  test.each([
    ["Create a pool, or modify it where it exists", "create"],
    ["Update a pool or create it", "modify"],
  ])("%s: what is said first, which is a guess, of the object", (purpose, effect) => {
    const draft = table(`| ${purpose} | POST | /pools/{name} |`);
    expect(exchange(draft)).toEqual([[effect, "json"]]);
    expect(draft.guesses.join()).toContain(`what "${purpose}" does: ${effect}`);
  });

  test("no guess is what one word says", () => {
    const draft = table("| Modify a pool | POST | /pools/{name} |");
    expect(exchange(draft)).toEqual([["modify", "json"]]);
    expect(draft.guesses.join()).not.toContain("does: ");
  });
});

test.each([
  ["alarms", "list"],
  ["status", "read"],
])("what stands above a key is a list where its name is of several: %s", (name, effect) => {
  const draft = draftOf(`## Panel\n\n### GET /${name}\n\nWhat is on.\n\n### POST /${name}/{id}/ack\n\nAcknowledges one.\n`);
  expect(operationsOf(draft).map((one) => [one.method, one.effect])).toEqual([["GET", effect], ["POST", "act"]]);
});

test("values with bars in brackets behind a name are the type of it", () => {
  const items = "- `name` (string) – its name.\n- `mode` (slow | fast) – how it goes.\n- `lit` (bool, 0|1) – whether it is lit.\n";
  const members = membersOf(draftOf(`## GET /lamps/{name}\n\nReads a lamp. It has these fields:\n\n${items}`));
  expect(members).toContain('mode?: "slow" | "fast";');
  expect(members).toContain("lit?: 0 | 1;");
});
