/** The scripts of the docs are copied as they are: what no build checks is checked here. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { repository } from "../support/definitions.ts";

const docs = join(repository, "templates", "{service}", "docs");
const library = "minisearch.js";
const scripts = readdirSync(docs).filter((name) => name.endsWith(".js") && name !== library).map((name) => join(docs, name));

test("they have the types that their comments say", () => {
  const globals = join(import.meta.dirname, "globals.d.ts");
  const program = ts.createProgram([globals, ...scripts], {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Legacy,
    types: [],
    skipLibCheck: true,
  });
  const found = ts.getPreEmitDiagnostics(program);
  expect(ts.formatDiagnostics(found, { getCanonicalFileName: (name) => name, getCurrentDirectory: () => docs, getNewLine: () => "\n" })).toBe("");
  expect(scripts.map((path) => path.slice(docs.length + 1))).toContain("search.js");
});

test("the search library is the package's own, with its licence", () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve("minisearch")), "..");
  const shipped = readFileSync(join(folder, "..", "dist", "umd", "index.js"), "utf8").replace(/\n\/\/# sourceMappingURL.*\n/, "\n");
  expect(readFileSync(join(docs, library), "utf8")).toBe(shipped);
  expect(readFileSync(join(docs, "minisearch.LICENSE.txt"), "utf8")).toBe(readFileSync(join(folder, "..", "LICENSE.txt"), "utf8"));
});
