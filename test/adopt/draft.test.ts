import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { draftOf } from "../../generator/adopt/draft/draft.ts";
import { nodeDisk } from "../../generator/disk/node-disk.ts";
import { readDocument } from "../../generator/documents/read.ts";
import { generalWording } from "../../generator/facts/wording.ts";
import { filesOver, measureWith } from "../../generator/pipeline/measure.ts";
import { definedIn } from "../../generator/facts/defined.ts";
import { textOf } from "../../generator/facts/fact.ts";
import type { Service } from "../../generator/model/service.ts";
import { readModules } from "../../generator/read/modules.ts";
import { subjectOf, subjects } from "../drift/subjects.ts";
import { repository } from "../support/definitions.ts";
import { project, textsOf } from "./support.ts";

interface Drafted {
  readonly files: ReadonlyMap<string, string>;
  readonly guesses: readonly string[];
  readonly left: readonly string[];
  readonly service: Service;
  readonly findings: readonly string[];
}

function drafted(text: string): Drafted {
  const document = readDocument("document.md", text);
  if (!document.ok) throw new Error("no document");
  const draft = draftOf("drafted", document.value, text, generalWording);
  const folder = { name: "drafted", folder: "spec-src/drafted" };
  const texts = new Map([...draft.files].map(([path, own]) => [`${folder.folder}/${path}`, own]));
  const measured = measureWith({ project, folder, own: `${folder.folder}/document.md`, disk: nodeDisk })(texts);
  const errors = measured.ok ? measured.value.errors : measured.diagnostics;
  if (!measured.ok || errors.length > 0) throw new Error(errors.map(({ message, at }) => `${message} ${at?.file}:${at?.line}`).join("\n"));
  const findings = measured.value.findings.map(({ change, place, fact, from, to }) => `${change} ${JSON.stringify(place)} ${fact} ${from} → ${to}`);
  return { ...draft, service: measured.value.service, findings };
}

/** What TypeScript itself says of the files. */
function compiled(files: ReadonlyMap<string, string>): readonly string[] {
  const folder = mkdtempSync(`${tmpdir()}/specwright-draft-`);
  try {
    mkdirSync(`${folder}/node_modules`);
    symlinkSync(repository, `${folder}/node_modules/specwright`, "dir");
    const paths = [...files].filter(([path]) => path.endsWith(".ts")).map(([path, text]) => {
      mkdirSync(dirname(`${folder}/spec/${path}`), { recursive: true });
      writeFileSync(`${folder}/spec/${path}`, text);
      return `${folder}/spec/${path}`;
    });
    const options: ts.CompilerOptions = { strict: true, noEmit: true, noUnusedLocals: true, exactOptionalPropertyTypes: true, allowImportingTsExtensions: true, types: [], skipLibCheck: true, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, target: ts.ScriptTarget.ES2023 };
    writeFileSync(`${folder}/package.json`, '{ "type": "module" }');
    return ts.getPreEmitDiagnostics(ts.createProgram(paths, options)).map(({ messageText, file }) => `${file?.fileName.slice(folder.length) ?? ""} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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

/** What a service says, fact by fact: of operations, and of each field by its place in the document. */
function factsOf(service: Service): ReadonlyMap<string, string> {
  const operations = service.resources.flatMap(({ operations: own }) => own.map(({ method, uri, effect }) => [`${method} ${uri.template}`, effect] as const));
  const fields = definedIn(service).flatMap(({ is, declared: { within }, types, facts }) => {
    const place = within === undefined || is !== "field" ? undefined : [within.sources[0]?.text.replace(/^.* > /, ""), ...within.path].join(" > ");
    if (place === undefined) return [];
    return [[`${place} type`, types[0] ?? ""] as const, ...facts.filter(({ fact }) => ["default", "range", "length", "format", "bits", "known", "readOnly"].includes(fact)).map((fact) => [`${place} ${fact.fact}`, textOf(fact)] as const)];
  });
  return new Map([...operations, ...fields]);
}

describe("the drafts beside the definitions", () => {
  test.each([["mgmt-v3", 170], ["controller-v2", 9]] as const)("%s: the same facts", (service, least) => {
    const text = textsOf(service).get(`spec-src/${service}/document.md`)!;
    const texts = new Map([...drafted(text).files].map(([path, own]) => [`spec-src/drafted/${path}`, own]));
    const paths = [...texts.keys()].filter((path) => path.endsWith(".ts")).sort();
    const modules = readModules(repository, paths.map((path) => `${repository}/${path}`), filesOver(project, texts, nodeDisk));
    const [ours, drafts] = [factsOf(subjects.find(({ name }) => name === service)!.service), factsOf(subjectOf("drafted", modules, text).service)];
    const all = [...new Set([...ours.keys(), ...drafts.keys()])];
    expect(all.filter((one) => ours.get(one) === drafts.get(one)).length).toBeGreaterThan(least);
    expect(all.filter((one) => ours.get(one) !== drafts.get(one)).map((one) => `${one}: ${ours.get(one)} | ${drafts.get(one)}`)).toMatchSnapshot();
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
