/** Where the quick evaluator reads a file, its reading is TypeScript's, byte for byte; and it does read nearly every plain file. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readByTypeScript } from "../../../../generator/read/by-typescript.ts";
import { createFileGraph } from "../../../../generator/read/file-graph.ts";
import { readQuickly } from "../../../../generator/read/quick/read.ts";
import { caseServices, definitionFiles, onDisk, repository, shippedServices, type Definitions } from "../../../support/definitions.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { writeSynthetic } from "../../../bench/synthetic.mjs";

const folder = mkdtempSync(join(tmpdir(), "specwright-quick-"));
writeSynthetic(folder, 60);
afterAll(() => rmSync(folder, { recursive: true }));

const synthetic: Definitions = { root: folder, folder: "spec-src/device", service: "device" };
const all = [...shippedServices(), ...caseServices(), synthetic];

function quickly(definitions: Definitions) {
  return readQuickly(definitions.root, definitionFiles(definitions), createFileGraph(onDisk));
}

describe.each(all)("$root $folder", (definitions) => {
  test("both readings are the same", () => {
    const { readings } = quickly(definitions);
    const slow = readByTypeScript(definitions.root, definitionFiles(definitions), createFileGraph(onDisk));
    for (const [path, reading] of readings) expect(JSON.stringify(reading), path).toBe(JSON.stringify(slow.get(path)));
  }, 60_000);
});

function left(definitions: Definitions): readonly string[] {
  return [...quickly(definitions).left].map(([path, why]) => `${path.slice(definitions.root.length + 1)}: ${why}`);
}

test.each([...shippedServices(), synthetic])("of $folder nothing is left to TypeScript", (definitions) => {
  expect(left(definitions)).toEqual([]);
}, 60_000);

test("of the cases, what is left to TypeScript", () => {
  expect(caseServices().flatMap(left)).toMatchInlineSnapshot(`
    [
      "spec/lending-library/kinds.ts: access by a key that is not known",
      "spec/data-centre/kinds.ts: argument that may not fit",
      "spec/dice/throw.ts: number of another form",
      "spec/geometry/shape.ts: tuple with names",
      "spec/garden/shared/living.ts: members of a type parameter",
    ]
  `);
}, 60_000);

const errors = `${repository}/test/errors`;
const mistakes = readdirSync(errors)
  .sort()
  .map((name) => ({ name, files: readdirSync(`${errors}/${name}`, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts")).sort() }))
  .filter(({ files }) => files.length > 0);

test("there are mistakes to be left", () => {
  expect(mistakes.length).toBeGreaterThan(50);
});

test.each(mistakes)("of $name no file is read in which something is wrong", ({ name, files }) => {
  const paths = files.map((path) => `${errors}/${name}/${path}`);
  const slow = readByTypeScript(errors, paths, createFileGraph(onDisk));
  const { readings } = readQuickly(errors, paths, createFileGraph(onDisk));
  for (const [path, reading] of readings) expect(JSON.stringify(reading), path).toBe(JSON.stringify(slow.get(path)));
});
