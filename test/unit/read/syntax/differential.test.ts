/** Where our parser parses a file, its tree is the compiler's, and the compiler finds nothing wrong; and it does parse nearly every file. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { libFile, libText } from "../../../../generator/read/lib.ts";
import { parseDefinitionFile } from "../../../../generator/read/syntax/parse.ts";
import { compiler, ts } from "../../../../generator/read/typescript.ts";
import { vocabularyModules } from "../../../../generator/read/vocabulary.ts";
import { caseServices, definitionFiles, onDisk, repository, shippedServices } from "../../../support/definitions.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { writeSynthetic } from "../../../bench/synthetic.mjs";
import { mutated, numbersFrom } from "../quick/mutations.ts";
import { edited } from "./edits.ts";
import { treeOf } from "./trees.ts";

const folder = mkdtempSync(join(tmpdir(), "specwright-syntax-"));
writeSynthetic(folder, 6);
afterAll(() => rmSync(folder, { recursive: true }));

const definitions = [...shippedServices(), ...caseServices(), { root: folder, folder: "spec-src/device", service: "device" }].flatMap(definitionFiles);
const files = new Map([...vocabularyModules.values(), ...definitions].map((path) => [path, onDisk.read(path)!]));
files.set(libFile, libText);

function byCompiler(path: string, text: string): ts.SourceFile {
  return compiler().createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
}

function expectSame(path: string, text: string): void {
  const own = parseDefinitionFile(path, text);
  if (own === undefined) return;
  const theirs = byCompiler(path, text);
  expect((theirs as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics, text).toEqual([]);
  expect(treeOf(own), text).toEqual(treeOf(theirs));
  for (let at = 0; at < text.length; at += 97) expect(own.getLineAndCharacterOfPosition(at)).toEqual(theirs.getLineAndCharacterOfPosition(at));
}

test.each([...files])("%s", (path, text) => {
  expectSame(path, text);
});

test("what is left to the compiler", () => {
  const left = [...files].filter(([path, text]) => parseDefinitionFile(path, text) === undefined).map(([path]) => path.slice(repository.length + 1));
  expect(left).toMatchInlineSnapshot(`
    [
      "test/cases/four-level-nesting-and-actions/spec/data-centre/sites/rooms/racks/slots.ts",
      "test/cases/hostile-text/spec/hostile/service.ts",
      "test/cases/hostile-text/spec/hostile/things.ts",
      "test/cases/numeric-literals/spec/dice/throw.ts",
    ]
  `);
});

const seed = 1;
const perFile = 40;

test.each([...files])("%s, edited", (path, text) => {
  const below = numbersFrom(seed);
  for (let edit = 0; edit < perFile; edit += 1) expectSame(path, edit % 2 === 0 ? edited(text, below) : edited(edited(text, below), below));
}, 60_000);

test.each(definitions)("%s, mutated", (path) => {
  const below = numbersFrom(seed);
  for (let change = 0; change < perFile / 2; change += 1) expectSame(path, mutated(files.get(path)!, below));
}, 60_000);
