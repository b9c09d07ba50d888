/** A warning about definitions can be accepted, and costs nobody the quick way. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nodeDisk } from "../../../generator/disk/node-disk.ts";
import { check, generate, type Project } from "../../../generator/index.ts";
import { joinedOutputs } from "../../../generator/pipeline/joined-outputs.ts";
import { noTexts } from "../../../generator/pipeline/kept/kept-texts.ts";
import { modelledOutputs } from "../../../generator/pipeline/modelled-outputs.ts";
import { readInputs } from "../../../generator/pipeline/project/inputs.ts";
import { withReadings } from "../../../generator/pipeline/readings.ts";

vi.setConfig({ testTimeout: 60_000 });

const sound = fileURLToPath(new URL("../../errors/sound", import.meta.url));
const service = { name: "bookshop", folder: "spec/bookshop" };
const groups = ["openapi-3.1"];

let project: Project;
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), "specwright-"));
  cpSync(sound, root, { recursive: true });
  project = { root, definitions: "spec", out: "generated", cache: ".specwright" };
  // One is found by the reader, one by a rule.
  edit("spec/bookshop/books.ts", 'title: string', 'title: "string"');
  edit("spec/bookshop/books.ts", "published?: string", "published?: [string]");
  edit("spec/bookshop/document.md", "| published | string |", "| published | array of strings |");
});
afterEach(() => rmSync(project.root, { recursive: true, force: true }));

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(project.root, path), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(project.root, path), text.replace(from, to));
}

async function warned(): Promise<readonly (readonly [code: string, fingerprint: string | undefined])[]> {
  const { diagnostics } = await check(project, { lint: false });
  return diagnostics.filter(({ severity }) => severity === "warning").map(({ code, fingerprint }) => [code, fingerprint]);
}

test("a service with warnings is joined out of its parts, and says the same as the service as a whole", async () => {
  const inputs = readInputs(project, service, nodeDisk);
  if (!inputs.ok) throw new Error("no inputs");
  const options = { disk: nodeDisk, cached: false, on: () => {}, isIntact: () => false };
  const said = await withReadings(project, inputs.value, { disk: nodeDisk, cached: false, onRead: () => {} }, async (readings) => {
    const materials = { project, inputs: inputs.value, readings, templates: [], changeLog: { path: "", hash: undefined, versions: [] }, keptTexts: noTexts };
    return [(await joinedOutputs(materials, groups, options))?.warnings, (await modelledOutputs(materials, groups, options)).diagnostics] as const;
  });
  const codes = said.map((diagnostics) => diagnostics?.map(({ code }) => code).toSorted());
  expect(codes).toEqual([["array-of-one-item", "value-called-as-a-type"], ["array-of-one-item", "value-called-as-a-type"]]);
});

test("warnings are told by every run, of kept parts as well", async () => {
  const codes = async (): Promise<readonly string[]> => (await generate(project, { mode: "write" })).diagnostics.map(({ code }) => code).toSorted();
  expect(await codes()).toEqual(["array-of-one-item", "value-called-as-a-type"]);
  edit("spec/bookshop/reviews.ts", "text?: string", "text?: string | null");
  edit("spec/bookshop/document.md", "| text | string | |", "| text | string | May be null. |");
  expect(await codes()).toEqual(["array-of-one-item", "value-called-as-a-type"]);
  expect(await codes()).toEqual(["array-of-one-item", "value-called-as-a-type"]);
});

test("an accepted warning is none wherever it moves to, and is a finding when there is none", async () => {
  const all = await warned();
  const codes = all.map(([code]) => code).toSorted();
  expect(codes).toEqual(["array-of-one-item", "value-called-as-a-type"]);
  for (const [, fingerprint] of all) await check(project, { lint: false, accept: { fingerprint: fingerprint!, reason: "It is so." } });
  const ledger = JSON.parse(readFileSync(join(project.root, "spec/bookshop/accepted.json"), "utf8")) as object;
  expect(ledger).toEqual({ definitions: all.map(([, fingerprint]) => ({ fingerprint, reason: "It is so." })) });
  edit("spec/bookshop/books.ts", "/**\n * A book.", "\n/**\n * A book.");
  expect(await warned()).toEqual([]);
  expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);

  edit("spec/bookshop/books.ts", 'title: "string"', "title: string");
  expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
  expect((await check(project, { lint: false })).diagnostics).toMatchObject([{ code: "acceptance-unused", severity: "error", at: { file: "spec/bookshop/accepted.json" } }]);

  rmSync(join(project.root, "spec/bookshop/accepted.json"));
  expect((await generate(project, { mode: "write" })).diagnostics).toMatchObject([{ code: "array-of-one-item" }]);
});

test("what check finds of drift is accepted by check as well, and what it does not find by nobody", async () => {
  edit("spec/bookshop/document.md", "0 to 1000", "0 to 900");
  await generate(project, { mode: "write" });
  const found = (await check(project, { lint: false })).diagnostics.find(({ code }) => code === "fact-changed");
  const accepted = await check(project, { lint: false, accept: { fingerprint: found!.fingerprint!, reason: "A slip." } });
  expect(accepted.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const unknown = await check(project, { lint: false, accept: { fingerprint: "0123456789abcdef", reason: "It is so." } });
  expect(unknown.diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([{ code: "no-such-finding" }]);
});
