/**
 * Services in shapes of their own, which prove that nothing in the generator knows the ones that ship with it. A case is a
 * folder of `cases`: a project in, whose definitions are in `spec`, and in `expected` the outputs that its fact shows in,
 * read and accepted by a person. `npx vitest run test/cases.test.ts -u` rewrites them: look at the difference before you
 * commit it. An output joins the expected ones when a file of its name is put there.
 */
import { existsSync, readdirSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import type { Diagnostic } from "../generator/index.ts";
import { lint } from "../generator/openapi/lint.ts";
import { caseServices } from "./support/definitions.ts";
import { generated, type Generated } from "./support/generated.ts";

const versions = ["openapi.json", "openapi-3.0.json", "openapi-3.2.json"];

/** It compiles the schema of a version once. */
const validator = new Validator();

describe.each(caseServices())("$name", ({ root, service }) => {
  const expected = `${root}/expected`;
  let outputs: Generated;
  const text = (file: string): string => outputs.files.get(file) ?? `${file} is not generated.\n`;
  const document = (file: string): Record<string, unknown> => JSON.parse(text(file)) as Record<string, unknown>;

  beforeAll(async () => {
    outputs = await generated({ root, service });
  });

  test("generates without a finding", () => {
    expect(outputs.diagnostics.map(printed)).toEqual([]);
  });

  test.each(goldenFiles(expected))("gives the %s that a person would write", async (file) => {
    await expect(text(file)).toMatchFileSnapshot(`${expected}/${file}`);
  });

  test("says the same in YAML and in JSON", () => {
    for (const version of ["1.1", "1.2"] as const) {
      expect(JSON.stringify(parseYaml(text("openapi.yaml"), { version, merge: false }))).toBe(JSON.stringify(document("openapi.json")));
    }
  });

  test.each(versions)("gives an %s that other tools read", async (file) => {
    expect(await validator.validate(document(file))).toEqual({ valid: true });
    expect((await lint({ document: document(file) as never, traces: new Map() })).map(printed)).toEqual([]);
  });

  test("gives contract tests in suites of which none is empty", () => {
    const suites = [...outputs.files].filter(([file]) => file.endsWith(".test.ts")).flatMap(([, tests]) => tests.match(/^describe\([^]*?^\}\);/gm) ?? []);
    expect(suites.length).toBeGreaterThan(0);
    expect(suites.filter((suite) => suite.split("\n").length < 3)).toEqual([]);
  });

  test("gives types that compile", async () => {
    const types = await Promise.all(versions.map(async (file) => astToString(await openapiTS(document(file) as never))));
    expect(errorsOf(types)).toEqual([]);
  });
});

/** The primary document, and whatever else the case shows. */
function goldenFiles(folder: string): readonly string[] {
  return [...new Set(["openapi.yaml", ...(existsSync(folder) ? readdirSync(folder).sort() : [])])];
}

/** What TypeScript finds wrong in modules of types. */
function errorsOf(texts: readonly string[]): readonly string[] {
  const files = new Map(texts.map((text, index) => [`/types-${index}.ts`, text]));
  const options: ts.CompilerOptions = { strict: true, noEmit: true, types: [], lib: ["lib.es5.d.ts"], target: ts.ScriptTarget.ES2022 };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

function printed({ code, at, message }: Diagnostic): string {
  return `${at?.file ?? ""}:${at?.line ?? ""} ${code}: ${message}`;
}
