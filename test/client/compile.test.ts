/** The shipped clients compile under every compiler that people have, and say there what may be written and what may not. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Service } from "../../generator/model/service.ts";
import { compileProject, compilers, type Compiler } from "../repository/compilers.ts";
import { caseServices, modelOf, repository } from "../support/definitions.ts";
import { awkward } from "./support/awkward.ts";
import { keyed } from "./support/keyed.ts";
import { together, wrongAlone, wrongIn } from "./support/compiled-anew.ts";
import { clientFiles, ownTemplates } from "./support/made.ts";
import { clientFolder, clients, compiled } from "./support/project.ts";
import { shelf } from "./support/shelf.ts";

const types = `${repository}/test/client/call-site.types.ts`;

/** By the settings of the packages themselves, as one program, without an output. */
function compiledAsPackages(compiler: Compiler): string {
  const project = mkdtempSync(join(tmpdir(), "specwright-settings-"));
  try {
    const folders = clients.map(clientFolder);
    const compilerOptions = { noEmit: true, rootDir: dirname(dirname(folders[0]!)) };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ extends: join(folders[0]!, "tsconfig.json"), compilerOptions, include: folders.map((one) => join(one, "src/**/*.ts")) }));
    return compileProject(compiler, project);
  } finally {
    rmSync(project, { recursive: true });
  }
}

function hostileText(): Service {
  const { outcome } = modelOf(caseServices().find(({ name }) => name === "hostile-text")!);
  if (!outcome.ok) throw new Error("The case has no model.");
  return outcome.value;
}

describe.each(Object.keys(compilers) as Compiler[])("TypeScript %s", (compiler) => {
  test("compiles the clients of all services", () => {
    expect(compiledAsPackages(compiler)).toBe("");
  }, 120_000);

  test("compiles clients with names and texts that try to get out", () => {
    expect(wrongIn(together([clientFiles(awkward, ownTemplates, ["calls-share-name"]), clientFiles(hostileText())]), compiler)).toBe("");
  }, 120_000);

  test("compiles clients where nothing is installed, not even an optional peer", () => {
    expect(wrongAlone(together([clientFiles(keyed), clientFiles(shelf)]), compiler)).toBe("");
  }, 120_000);

  test("takes what a program may write, and refuses the rest", () => {
    expect(compiled(compiler, { files: [types] })).toBe("");
  }, 120_000);
});

test("what a program may write would tell if a call were refused that may be written, or taken that may not", () => {
  const text = readFileSync(types, "utf8").replaceAll("../../generated/", `${repository}/generated/`);
  const found = compiled("7.0", { texts: { "program.ts": text.replace("reset: true", "reset: 7").replace("colour", "protocol") } });
  expect(found).toContain("TS2578");
  expect(found).toMatch(/TS2322|TS2820/);
}, 120_000);
