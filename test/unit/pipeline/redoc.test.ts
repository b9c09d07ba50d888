/** Redoc's page is made when it is asked for by name, and by no other run; no record knows of it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generate, type GenerateRequest } from "../../../generator/index.ts";
import { repository } from "../../support/definitions.ts";

const root = mkdtempSync(join(tmpdir(), "specwright-redoc-"));
const project = { root, definitions: "spec", out: "out", cache: ".cache" };
const page = "out/printer/redoc/index.html";

beforeAll(() => cpSync(join(repository, "test/cases/body-not-shown"), root, { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

async function run(request: Omit<GenerateRequest, "mode"> & { readonly mode?: GenerateRequest["mode"] }): Promise<object | undefined> {
  const { diagnostics, services: [report], outOfDate } = await generate(project, { mode: "write", ...request });
  expect(diagnostics).toEqual([]);
  return report && { created: report.created, changed: report.changed, removed: report.removed, unchanged: report.unchanged, outOfDate };
}

const nothing = { created: [], changed: [], removed: [], unchanged: 1, outOfDate: false };

test("by name, once, and left alone by all other runs", async () => {
  await run({ only: ["unknowns"] });
  const record = readFileSync(join(root, "out/printer/manifest.sha256"), "utf8");
  expect(await run({ only: ["redoc"], mode: "check" })).toEqual({ ...nothing, created: [page], unchanged: 0, outOfDate: true });
  expect(await run({ only: ["redoc"] })).toEqual({ ...nothing, created: [page], unchanged: 0 });
  expect(await run({ only: ["redoc", "unknowns"] })).toEqual({ ...nothing, unchanged: expect.any(Number) as number });
  expect(readFileSync(join(root, "out/printer/manifest.sha256"), "utf8")).toBe(record);
  const { mtimeMs } = statSync(join(root, page));
  await run({});
  expect(statSync(join(root, page)).mtimeMs).toBe(mtimeMs);
  expect(readFileSync(join(root, page), "utf8")).toContain("Content-Security-Policy");
});
