import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { adopt } from "../../generator/pipeline/adopt.ts";
import { drift } from "../../generator/pipeline/drift.ts";
import { repository } from "../support/definitions.ts";
import { call } from "../unit/cli/world.ts";
import { withChanges } from "./support.ts";

let root: string;
const project = () => ({ root, definitions: "spec-src", out: "generated", cache: ".cache" });
const definition = (): string => readFileSync(`${root}/spec-src/controller-v2/objects.ts`, "utf8");

beforeAll(() => {
  root = mkdtempSync(`${tmpdir()}/specwright-adopt-`);
  cpSync(`${repository}/spec-src/controller-v2`, `${root}/spec-src/controller-v2`, { recursive: true });
  const text = readFileSync(`${root}/spec-src/controller-v2/document.md`, "utf8");
  writeFileSync(`${root}/new.md`, withChanges(text, [["| description | string |", "| description | string |\n| owner | string |"]]));
});

afterAll(() => rmSync(root, { recursive: true }));

describe("adopting in a project", () => {
  test("a dry run writes nothing and gives a patch that git applies", async () => {
    const before = definition();
    const report = await adopt(project(), { documents: new Map([["controller-v2", `${root}/new.md`]]), mode: "dry-run" });
    expect(report.diagnostics).toEqual([]);
    expect(definition()).toBe(before);
    const patch = report.services[0]!.patch!;
    execFileSync("git", ["init", "-q"], { cwd: root });
    execFileSync("git", ["apply", "--check", "-"], { cwd: root, input: patch });
    expect(patch).toContain("+  owner?: string;");
  });

  test("what a run of drift has kept changes nothing of it", async () => {
    const request = { documents: new Map([["controller-v2", `${root}/new.md`]]), mode: "dry-run" } as const;
    const before = await adopt(project(), request);
    const { findings } = await drift(project(), { documents: request.documents });
    expect(findings.map(({ change, to }) => [change, to])).toEqual([["added", "owner"]]);
    expect(await adopt(project(), request)).toEqual(before);
  });

  test("a run writes the definitions and the edition, and says where", async () => {
    const report = await adopt(project(), { documents: new Map([["controller-v2", `${root}/new.md`]]), mode: "write" });
    expect(report.diagnostics).toEqual([]);
    expect(report.services).toEqual([
      {
        service: "controller-v2",
        drafted: false,
        changes: [{ says: "owner: added after description, string", at: { file: "spec-src/controller-v2/objects.ts", line: 61 } }],
        files: ["spec-src/controller-v2/objects.ts", "spec-src/controller-v2/document.md"],
      },
    ]);
    expect(definition().split("\n")[60]).toBe("  owner?: string;");
    expect(readFileSync(`${root}/spec-src/controller-v2/document.md`, "utf8")).toContain("| owner | string |");
    expect(readdirSync(`${root}/spec-src`)).toEqual(["controller-v2"]);
  });

  test("the same run again changes nothing", async () => {
    const { services } = await adopt(project(), { documents: new Map([["controller-v2", `${root}/new.md`]]), mode: "write" });
    expect(services).toEqual([{ service: "controller-v2", drafted: false, changes: [], files: [] }]);
  });

  test("a document that is the service's own edition, word for word, is adopted as that", async () => {
    const file = `${root}/spec-src/controller-v2/document.md`;
    const before = readFileSync(file, "utf8");
    const edited = withChanges(before, [["| owner | string |", "| owner | boolean |"]]);
    writeFileSync(file, edited);
    writeFileSync(`${root}/same.md`, edited);
    const { services, diagnostics } = await adopt(project(), { documents: new Map([["controller-v2", `${root}/same.md`]]), mode: "dry-run" });
    expect(diagnostics).toEqual([]);
    expect(services[0]!.changes.map(({ says }) => says)).toEqual(["owner of ControllerObject: string → boolean"]);
    writeFileSync(file, before);
  });

  test("what is edited in the service's own edition is adopted from there", async () => {
    const file = `${root}/spec-src/controller-v2/document.md`;
    writeFileSync(file, withChanges(readFileSync(file, "utf8"), [["| owner | string |\n", ""]]));
    const { services, diagnostics } = await adopt(project(), { documents: new Map(), mode: "write" });
    expect(diagnostics).toEqual([]);
    expect(services[0]!.files).toEqual(["spec-src/controller-v2/objects.ts"]);
    expect(definition()).not.toContain("owner");
  });

  test("a document without definitions is drafted beside the others", async () => {
    const { services, diagnostics } = await adopt(project(), { documents: new Map([["copy", `${root}/new.md`]]), mode: "write" });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(services[0]).toMatchObject({ service: "copy", drafted: true });
    expect(readFileSync(`${root}/spec-src/copy/service.ts`, "utf8")).toContain("Service<{");
  });

  test("what a draft was held against is kept for the next run of drift, which finds the same as one with nothing kept", async () => {
    const empty = mkdtempSync(`${tmpdir()}/specwright-drafted-`);
    onTestFinished(() => rmSync(empty, { recursive: true }));
    const drafted = { ...project(), root: empty };
    const documents = new Map([["copy", `${root}/new.md`]]);
    const kept = () => readdirSync(`${empty}/.cache`, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map(({ name }) => name).sort();
    await adopt(drafted, { documents, mode: "dry-run" });
    expect(readdirSync(empty)).toEqual([]);
    await adopt(drafted, { documents, mode: "write" });
    const before = kept();
    expect(before.length).toBeGreaterThan(3);
    const again = await drift(drafted, {});
    expect(again).toEqual(await drift({ ...drafted, cache: ".nothing" }, {}));
    expect(kept()).toEqual(before);
  });

  test.each(["../outside", ".hidden", "a/b", "CON ", ""])("no service is called %j", async (name) => {
    const { services, diagnostics } = await adopt(project(), { documents: new Map([[name, `${root}/new.md`]]), mode: "write" });
    expect(services).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["draft-no-name"]);
  });

  test("a document that is none is refused before anything is written", async () => {
    writeFileSync(`${root}/binary.md`, Buffer.from([0, 1, 2, 3]));
    const { services, diagnostics } = await adopt(project(), { documents: new Map([["controller-v2", `${root}/binary.md`]]), mode: "write" });
    expect(services).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(["document-not-text"]);
  });
});

test("a project without definitions gets them; without a document there is nothing to make them of", async () => {
  const empty = mkdtempSync(`${tmpdir()}/specwright-adopt-`);
  onTestFinished(() => rmSync(empty, { recursive: true }));
  writeFileSync(`${empty}/package.json`, "{}");
  cpSync(`${repository}/spec-src/controller-v2/document.md`, `${empty}/api.md`);
  const run = (line: string) => call(line.split(" "), { cwd: empty, library: { adopt } });
  expect(await run("adopt")).toMatchObject({ code: 2, stderr: expect.stringContaining('There is no folder "spec-src"') as string });
  expect((await run("adopt --document shop=api.md --dry-run")).stdout).toContain("+++ b/spec-src/shop/service.ts");
  expect(readdirSync(empty)).toEqual(["api.md", "package.json"]);
  expect(await run("adopt --document shop=api.md")).toMatchObject({ code: 0, stdout: expect.stringMatching(/^shop: drafted, \d+ files\n/) as string });
  expect(readdirSync(`${empty}/spec-src/shop`)).toContain("service.ts");
});

test("a draft that the generator cannot read is shown by a dry run with what is wrong with it, and is not written", async () => {
  const empty = mkdtempSync(`${tmpdir()}/specwright-adopt-`);
  onTestFinished(() => rmSync(empty, { recursive: true }));
  writeFileSync(`${empty}/package.json`, "{}");
  writeFileSync(`${empty}/api.md`, "# Shop\n\nAt https://shop.example/v1.\n\n| Purpose | Method | Path | Request | Response |\n|---|---|---|---|---|\n| Read an item | GET | /items/{shelf}{place} | none | the object |\n");
  const run = (line: string) => call(line.split(" "), { cwd: empty, library: { adopt } });
  const shown = await run("adopt --document shop=api.md --dry-run");
  expect(shown).toMatchObject({ code: 1, stdout: expect.stringContaining('+  uri: "/items/{shelf}{place}";') as string });
  expect(shown.stdout).toContain('The draft of "shop" cannot be read by the generator. Nothing was written.');
  expect(shown.stdout).toContain('Nothing separates "{shelf}" from "{place}"');
  expect(await run("adopt --document shop=api.md")).toMatchObject({ code: 1, stdout: expect.not.stringContaining("drafted") as string });
  expect(readdirSync(empty)).toEqual(["api.md", "package.json"]);
});

test("what only the edition says from then on is an error that names its place in the definitions, in this run and in one of drift since before", async () => {
  const folder = mkdtempSync(`${tmpdir()}/specwright-adopt-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(`${folder}/package.json`, "{}");
  for (const name of ["spec-src", "before"]) cpSync(`${repository}/spec-src/mgmt-v3`, `${folder}/${name}/mgmt-v3`, { recursive: true });
  writeFileSync(`${folder}/new.md`, withChanges(readFileSync(`${folder}/before/mgmt-v3/document.md`, "utf8"), [["nested representation", "flat representation"]]));
  const run = (line: string) => call(line.split(" "), { cwd: folder, library: { adopt, drift } });
  const adopted = await run("adopt mgmt-v3 --document mgmt-v3=new.md");
  expect(adopted.code).toBe(1);
  expect(adopted.stdout).toContain("Taken over into the service's own edition alone: Generic resource endpoints > Read an intermediate resource (mention changed: nested → flat), since no value at spec-src/mgmt-v3/generic.ts:34 stands for it");
  expect(await run("adopt mgmt-v3 --document mgmt-v3=new.md")).toMatchObject({ code: 0, stdout: expect.stringContaining("nothing to change") as string });
  expect(await run("drift mgmt-v3 --since before")).toMatchObject({ code: 1, stdout: expect.stringContaining('"Read an intermediate resource"') as string });
});

test("what an entry of notes alone says, while a request is to be made of it, is an error that says so", async () => {
  const folder = mkdtempSync(`${tmpdir()}/specwright-adopt-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(`${folder}/package.json`, "{}");
  cpSync(`${repository}/spec-src/mgmt-v3`, `${folder}/spec-src/mgmt-v3`, { recursive: true });
  writeFileSync(`${folder}/new.md`, withChanges(readFileSync(`${folder}/spec-src/mgmt-v3/document.md`, "utf8"), [["4. The way to obtain a session token: not shown.", "4. A session token is obtained with POST /mgmt/v3/session."]]));
  const run = (line: string) => call(line.split(" "), { cwd: folder, library: { adopt, drift } });
  const adopted = await run("adopt mgmt-v3 --document mgmt-v3=new.md");
  expect(adopted.code).toBe(1);
  expect(adopted.stdout).toContain("Taken over in words alone: Authentication > 4");
  expect(readFileSync(`${folder}/spec-src/mgmt-v3/service.ts`, "utf8")).toContain('"A session token is obtained with POST /mgmt/v3/session."');
  expect(await run("adopt mgmt-v3 --document mgmt-v3=new.md")).toMatchObject({ code: 0, stdout: expect.stringContaining("nothing to change") as string });
});
