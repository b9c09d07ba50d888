import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { draftOf } from "../../../generator/adopt/draft/draft.ts";
import { readDocument } from "../../../generator/documents/read.ts";
import { generalWording } from "../../../generator/facts/wording.ts";
import type { Service } from "../../../generator/model/service.ts";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { repository } from "../../support/definitions.ts";
import { compiled, drafted } from "./drafted.ts";
import { differences, openapiFacts } from "./openapi-facts.ts";
import { textsOf } from "../support.ts";

describe.each(["mgmt-v3", "controller-v2"])("a draft out of the document of %s", (service) => {
  const texts = textsOf(service);
  const draft = drafted(texts.get(`spec-src/${service}/document.md`)!);

  test("says what the document says", () => expect(draft.findings).toEqual([]));

  test("compiles", () => expect(compiled(draft.files)).toEqual([]));

  test("leaves nothing out, and marks each guess where it stands", () => {
    expect(draft.left).toEqual([]);
    const marks = [...draft.files.values()].join("\n").match(/\/\/ Guessed: /g) ?? [];
    expect(marks.length).toBeGreaterThanOrEqual(draft.guesses.length);
  });

  test("is the same each time", () => expect(drafted(texts.get(`spec-src/${service}/document.md`)!).files).toEqual(draft.files));
});

function openapiOf(service: Service): object {
  const emitted = emitDocument(service, openapi31);
  if (!emitted.ok) throw new Error(emitted.diagnostics.map(({ message }) => message).join("\n"));
  return emitted.value.document;
}

describe("the drafts beside the definitions", () => {
  test.each([["mgmt-v3", 870], ["controller-v2", 65]] as const)("%s: OpenAPI says the same but for what is listed here", (service, least) => {
    const draft = drafted(textsOf(service).get(`spec-src/${service}/document.md`)!);
    const ours = openapiFacts(JSON.parse(readFileSync(`${repository}/generated/${service}/openapi.json`, "utf8")));
    const theirs = openapiFacts(openapiOf(draft.service));
    expect([...ours].filter(([of, said]) => theirs.get(of) === said).length).toBeGreaterThan(least);
    expect(differences(ours, theirs)).toMatchSnapshot();
  });
});

describe("the draft of mgmt-v3", () => {
  const draft = drafted(textsOf("mgmt-v3").get("spec-src/mgmt-v3/document.md")!);
  const operations = new Set(draft.service.resources.filter(({ generic }) => generic !== true).flatMap(({ operations: own }) => own.map(({ method, uri }) => `${method} ${uri.template}`)));

  test("has the operations of the endpoints at the URIs of the document", () => {
    expect([...operations].sort()).toMatchInlineSnapshot(`
      [
        "DELETE /authentication",
        "DELETE /authorization",
        "GET /authentication",
        "GET /authentication/console",
        "GET /authorization",
        "GET /slb",
        "GET /slb/common",
        "GET /slb/virtual-server/{name}/port",
        "GET /slb/virtual-server/{name}/port/baseline",
        "GET /slb/virtual-server/{name}/port/oper",
        "GET /slb/virtual-server/{name}/port/rate",
        "GET /slb/virtual-server/{name}/port/stats",
        "GET /slb/virtual-server/{name}/port/{port-number}+{protocol}",
        "GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/baseline",
        "GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/oper",
        "GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/rate",
        "GET /slb/virtual-server/{name}/port/{port-number}+{protocol}/stats",
        "GET /uuid/{id}",
        "POST /authentication",
        "POST /authorization",
        "POST /slb/virtual-server/{name}/port",
        "PUT /authentication",
        "PUT /authorization",
        "PUT /slb/virtual-server/{name}/port",
      ]
    `);
  });
});

const hostile = [
  "*/ alert(1) /*", '"', "`${globalThis.x=1}`", "\\", "\u202ex", "</script>", "{{x}}", "__proto__", "constructor", "1sec_rate", "port-number", "a-b", "a_b", "new", "CON", "é", "default", "toString",
];

describe("hostile names", () => {
  test("stay where they are put: the draft is read, and says the same", () => {
    const cell = (text: string): string => text.replace(/[\\`|*_<[\]]/g, "\\$&");
    const rows = hostile.filter((name) => !/\s/.test(name)).map((name) => `| ${cell(name)} | string | Allowed values: ${["x", "y"].join(", ")}. |`);
    const sections = hostile.map((name, index) => `### Thing ${cell(name)} (settings)\n\nElement URI /api/v1/thing${index}.\n\n| Field | Type | Notes |\n|---|---|---|\n${rows.join("\n")}\n`);
    const kinds = "| Kind | Meaning | Example path shape |\n|---|---|---|\n| Settings | One. | /api/v1/thing0 |\n";
    const endpoints = "| Purpose | Method | Path shape | Payload |\n|---|---|---|---|\n| Read the settings | GET | /api/v1/thing0 | response: the settings |\n";
    const text = `# Things (version 1)\n\nAll paths have the form {base_url}/api/v1/<resource path>.\n\n## Kinds\n\n${kinds}\n## Fields\n\n${sections.join("\n")}\n## Endpoints\n\n${endpoints}`;
    const draft = drafted(text);
    expect(compiled(draft.files)).toEqual([]);
    const model = JSON.stringify([draft.service.schemas, draft.service.resources]);
    for (const name of ["__proto__", "constructor", "1sec_rate", "a-b", "a_b", "new", "toString"]) expect(model).toContain(`"name":${JSON.stringify(name)}`);
  });
});

test("characters of a description that cannot be seen are named there, and no drift", () => {
  const rows = "| Field | Type | Description |\n|---|---|---|\n| id | string | The key. |\n| with lid | 0 or 1 | \u202ereversed \u{1f600} emoji é ñ ü |\n";
  const draft = drafted(`# Boxes\n\nVersion 1.\n\n## Boxes\n\n| Method | Path |\n|---|---|\n| GET | /boxes/{id} |\n\n### Fields of boxes\n\n${rows}`);
  expect([...draft.files.values()].join("\n")).toContain("/** ⟨U+202E⟩reversed \u{1f600} emoji é ñ ü */");
  expect(draft.findings).toEqual([]);
});

describe("long lines", () => {
  test.each([
    ["that begin what a convention says and never end it", "an object with one key ".repeat(2000)],
    ["that give a convention again and again", "An object assigned to every one. ".repeat(2000)],
    ["that are an address of slashes", `- GET ${"/".repeat(100_000)} x`],
    ["that list what might be names", `- ${"a, ".repeat(10_000)}`],
  ])("take no longer than to be read: %s", (_, line) => {
    const text = `# Api (version 1)\n\n## GET /bins\n\nReads them.\n\n${line}\n`;
    const document = readDocument("document.md", text);
    expect(document.ok && [...draftOf("drafted", document.value, text, generalWording).files.keys()]).toContain("bins.ts");
  }, 10_000);
});
