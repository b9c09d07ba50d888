/** `specwright drift` as a whole: other editions, the ledger, formats, exit codes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../../generator/cli/commands/drift.ts";
import type { Invocation } from "../../generator/cli/invocation.ts";
import type { World } from "../../generator/cli/world.ts";
import { nodeDisk } from "../../generator/disk/node-disk.ts";
import { drift } from "../../generator/pipeline/drift.ts";
import { repository } from "../support/definitions.ts";

interface Printed {
  readonly code: number;
  readonly out: string;
}

interface Finding {
  readonly change: string;
  readonly fact: string;
  readonly row: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly document: { readonly file: string; readonly line: number };
  readonly definition: { readonly file: string; readonly line: number } | null;
  readonly fingerprint: string;
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "specwright-drift-"));
  writeFileSync(join(folder, "package.json"), "{}");
  cpSync(join(repository, "spec-src"), join(folder, "spec-src"), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function call(flags: { readonly [flag: string]: readonly string[] }, format: Invocation["format"] = "json", services: readonly string[] = []): Promise<Printed> {
  const printed: string[] = [];
  const sink = { write: (text: string) => printed.push(text) };
  const world = { cwd: folder, env: {}, stdout: sink, stderr: sink, disk: nodeDisk, library: { drift }, version: "1.2.3" } as unknown as World;
  const code = await run({ arguments: services, flags: new Map(Object.entries(flags)) as Invocation["flags"], format }, world);
  return { code, out: printed.join("") };
}

function edited(from: string, to: string): string {
  const path = join(folder, "edited.md");
  writeFileSync(path, readFileSync(join(folder, "spec-src/mgmt-v3/document.md"), "utf8").replace(from, to));
  return `mgmt-v3=${path}`;
}

const findingsIn = ({ out }: Printed): readonly Finding[] => (JSON.parse(out) as { readonly findings: readonly Finding[] }).findings;

test("there is none in the editions that the services have", async () => {
  expect(await call({}, "text")).toEqual({ code: 0, out: "No drift.\n" });
});

test("a finding names both values and both lines, as its schema says", async () => {
  const printed = await call({ document: [edited("Range 0-15", "Range 0-7")] });
  expect(printed.code).toBe(1);
  expect(findingsIn(printed)).toMatchObject([{ change: "changed", fact: "range", row: "commands", from: "0 to 15", to: "0 to 7", document: { file: "edited.md", line: 96 }, definition: { file: "spec-src/mgmt-v3/authorization.ts" } }]);
  const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(join(repository, "generator/drift/schema.json"), "utf8")) as object);
  expect([validate(JSON.parse(printed.out)), validate.errors]).toEqual([true, null]);
});

test.each([
  ["Range 0-15", "Range 0-7", 1],
  ["Range 0-15", "Range 0-15", 0],
])("the summary of %s → %s counts what is found: %i", async (from, to, errors) => {
  const { code, out } = await call({ document: [edited(from, to)] }, "json", ["mgmt-v3"]);
  expect([code, JSON.parse(out)]).toMatchObject([Math.min(errors, 1), { diagnostics: [], summary: { errors, warnings: 0 } }]);
});

test("a person sees the line of the document and that of the definition", async () => {
  const { out } = await call({ document: [edited("Default single", "Default multiple")] }, "text");
  expect(out).toContain('changes the default of "mode" in "authentication" from "single" to "multiple"');
  expect(out).toContain("69 │ | mode | string |");
  expect(out).toContain('│     mode?: Default<"multiple" | "single", "single">;');
});

test.each(["github", "sarif"] as const)("%s places it", async (format) => {
  const { out } = await call({ document: [edited("Default single", "Default multiple")] }, format);
  expect(out).toContain(format === "github" ? "line=69" : '"startLine": 69');
  expect(out).toContain("edited.md");
});

test("an accepted finding is none, and its acceptance is one when it is found no more", async () => {
  const document = [edited("Range 0-15", "Range 0-7")];
  const [{ fingerprint }] = findingsIn(await call({ document })) as [Finding];
  expect((await call({ document, accept: [fingerprint], reason: ["The device says otherwise."] })).code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, "spec-src/mgmt-v3/accepted.json"), "utf8"))).toEqual({ drift: [{ fingerprint, reason: "The device says otherwise." }] });
  const moved = edited("Range 0-15", "Range 0-7");
  writeFileSync(join(folder, "edited.md"), readFileSync(join(folder, "edited.md"), "utf8").replace("\n## Resources", "\n\n\n## Resources"));
  expect((await call({ document: [moved] })).code).toBe(0);
  const unused = await call({}, "json", ["mgmt-v3"]);
  expect(unused.code).toBe(1);
  expect(findingsIn(unused)).toMatchObject([{ change: "removed", fact: "acceptance", document: { file: "spec-src/mgmt-v3/accepted.json", line: 4 }, definition: null }]);
  rmSync(join(folder, "spec-src/mgmt-v3/accepted.json"));
});

test("what the own edition differs in already is told where another one is held against the definitions", async () => {
  const own = join(folder, "spec-src/mgmt-v3/document.md");
  const text = readFileSync(own, "utf8");
  const document = [edited("nothing of this stands in it", "")];
  writeFileSync(own, text.replace("Range 0-15", "Range 0-7"));
  writeFileSync(join(folder, "edited.md"), readFileSync(own));
  const { code, out } = await call({ document }, "text", ["mgmt-v3"]);
  expect(code).toBe(1);
  expect(out).toContain('The definitions of "mgmt-v3" differ from their own edition of the document already, in one place');
  writeFileSync(own, text);
  expect((await call({ document: [edited("nothing of this stands in it", "")] }, "text", ["mgmt-v3"])).out).toBe("No drift.\n");
});

test("only what is found can be accepted", async () => {
  expect((await call({ accept: ["0123456789abcdef"], reason: ["It is so."] }, "json", ["mgmt-v3"])).out).toContain("no-such-finding");
});

test("a document that is none is an error in no time", async () => {
  const path = join(folder, "none.md");
  const texts: readonly (readonly [string, string | Buffer])[] = [
    ["not-utf-8", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0xff])],
    ["document-without-headings", "No heading at all.\n"],
    ["unclosed-fence", "# Title\n\n```\nand no end\n"],
    ["other-document", "# Title\n\n## Contents\n\nNothing of all that.\n"],
    ["too-large", Buffer.alloc(100_000_000, "a")],
  ];
  for (const [code, text] of texts) {
    writeFileSync(path, text);
    const started = process.cpuUsage();
    const { code: exit, out } = await call({ document: [`mgmt-v3=${path}`] }, "json", ["mgmt-v3"]);
    const { user, system } = process.cpuUsage(started);
    expect([exit, out.includes(code) ? code : out]).toEqual([1, code]);
    expect((user + system) / 1_000_000).toBeLessThan(1);
  }
});

test.each([
  ["mgmt-v3=nowhere.md", 'There is no document "nowhere.md".'],
  ["mgmt-v3=spec-src", 'The document "spec-src" is a folder; a file is needed here.'],
  ["newer.md", '"--document newer.md" does not say whose document it is. [document-without-service]\n\n  Help: Write --document <service>=<path>, such as --document newer=newer.md.'],
  ["mgmt-v3=", '"--document mgmt-v3=" does not say where the document of "mgmt-v3" stands. [document-without-path]'],
  ["../x=newer.md", '"../x" cannot be the name of a service\'s folder. [draft-no-name]'],
  ["../a b/", "such as --document billing=../a b/."],
  ["mgmt-v4=spec-src/mgmt-v3/document.md", 'There is no service "mgmt-v4". [unknown-service]\n\n  Help: Did you mean "mgmt-v3"?'],
  ["nobody=spec-src/mgmt-v3/document.md", "Help: There are: controller-v2, mgmt-v3."],
])("--document %s is a wrong call", async (document, says) => {
  const { code, out } = await call({ document: [document] }, "text");
  expect({ code, out }).toEqual({ code: 2, out: expect.stringContaining(says) });
});

test("two documents of one service are a wrong call", async () => {
  const { code, out } = await call({ document: ["mgmt-v3=spec-src/mgmt-v3/document.md", "mgmt-v3=spec-src/controller-v2/document.md"] }, "text");
  expect({ code, out }).toEqual({ code: 2, out: expect.stringContaining('"--document" names two documents of "mgmt-v3". [document-given-twice]') });
});

test("a document of a service that is not compared is a wrong call as well", async () => {
  const { code, out } = await call({ document: [edited("", "")] }, "text", ["controller-v2"]);
  expect({ code, out }).toEqual({ code: 2, out: expect.stringContaining('A document is given for "mgmt-v3", which is not compared.') });
});
