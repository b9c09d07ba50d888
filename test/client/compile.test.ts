/** The shipped clients compile under every compiler that people have, and say there what may be written and what may not. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Service } from "../../generator/model/service.ts";
import { compileProject, compilers, type Compiler } from "../repository/compilers.ts";
import { caseServices, modelOf, repository } from "../support/definitions.ts";
import { awkward } from "./support/awkward.ts";
import { keyed } from "./support/keyed.ts";
import { type ClientFiles, clientFiles, ownTemplates, writtenClient } from "./support/made.ts";
import { clientFolder, clients, compiled } from "./support/project.ts";
import { shelf } from "./support/shelf.ts";

const types = `${repository}/test/client/call-site.types.ts`;

/** By the settings of the package itself, without an output. */
function compiledAsPackage(compiler: Compiler, folder: string): string {
  const project = mkdtempSync(join(tmpdir(), "specwright-settings-"));
  try {
    const compilerOptions = { noEmit: true, rootDir: join(folder, "src") };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ extends: join(folder, "tsconfig.json"), compilerOptions, include: [join(folder, "src/**/*.ts")] }));
    return compileProject(compiler, project);
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** A client that is made for the test, with what the repository installs. */
function compiledAnew(compiler: Compiler, service: Service, expected: readonly string[] = []): string {
  return compiledAlone(compiler, clientFiles(service, ownTemplates, expected), (folder) => symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "junction"));
}

/** A client in a folder of its own, where nothing is installed unless that is done. */
function compiledAlone(compiler: Compiler, files: ClientFiles, install: (folder: string) => void = () => {}): string {
  const folder = writtenClient(files);
  try {
    install(folder);
    return compileProject(compiler, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function hostileText(): Service {
  const { outcome } = modelOf(caseServices().find(({ name }) => name === "hostile-text")!);
  if (!outcome.ok) throw new Error("The case has no model.");
  return outcome.value;
}

describe.each(Object.keys(compilers) as Compiler[])("TypeScript %s", (compiler) => {
  test.each(clients)("compiles the client of %s", (client) => {
    expect(compiledAsPackage(compiler, clientFolder(client))).toBe("");
  }, 120_000);

  test("compiles clients with names and texts that try to get out", () => {
    expect(compiledAnew(compiler, awkward, ["calls-share-name"])).toBe("");
    expect(compiledAnew(compiler, hostileText())).toBe("");
  }, 120_000);

  test("compiles clients where nothing is installed, not even an optional peer", () => {
    expect(compiledAlone(compiler, clientFiles(keyed))).toBe("");
    expect(compiledAlone(compiler, clientFiles(shelf))).toBe("");
  }, 120_000);

  test("takes what a program may write, and refuses the rest", () => {
    expect(compiled(compiler, { files: [types] })).toBe("");
  }, 120_000);

  test("would tell if a call were refused that may be written, or taken that may not", () => {
    const text = readFileSync(types, "utf8").replaceAll("../../generated/", `${repository}/generated/`);
    const found = compiled(compiler, { texts: { "program.ts": text.replace("reset: true", "reset: 7").replace("colour", "protocol") } });
    expect(found).toContain("TS2578");
    expect(found).toMatch(/TS2322|TS2820/);
  }, 120_000);
});
