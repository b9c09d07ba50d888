/**
 * Files with small changes, most of them mistakes: where the quick evaluator reads one, TypeScript finds nothing wrong in it,
 * and reads the same.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readByTypeScript } from "../../../../generator/read/by-typescript.ts";
import { createFileGraph, type SourceFiles } from "../../../../generator/read/file-graph.ts";
import { readQuickly } from "../../../../generator/read/quick/read.ts";
import { caseServices, definitionFiles, onDisk, shippedServices } from "../../../support/definitions.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { writeSynthetic } from "../../../bench/synthetic.mjs";
import { mutated, numbersFrom } from "./mutations.ts";

const folder = mkdtempSync(join(tmpdir(), "specwright-mutated-"));
writeSynthetic(folder, 6);
afterAll(() => rmSync(folder, { recursive: true }));

const seed = 1;
const perFile = 24;

/** What the changes write. A name that the file imports or declares itself is left out. */
const vocabulary = {
  "specwright/words": ["Bits", "Closed", "Default", "NotShown", "OneKeyed", "OpenEnum", "Range", "ReadOnly", "Says", "Text"],
  "specwright/http": ["AddressedAt", "Changes", "IfGiven", "KeyFields", "KeyOf", "Last", "NamesIn", "RequiredOf", "Under"],
};

function withVocabulary(text: string): string {
  const imports = Object.entries(vocabulary).map(([module, names]) => `import type { ${names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).join(", ")} } from "${module}";`);
  return `${imports.join("\n")}\n${text}`;
}

const synthetic = { root: folder, folder: "spec-src/device", service: "device" };

test.each([...shippedServices(), ...caseServices(), synthetic])("$root $folder", (definitions) => {
  const below = numbersFrom(seed);
  const plain = definitionFiles(definitions).filter((path) => !path.endsWith("/service.ts"));
  const texts = new Map(
    plain.flatMap((path) => {
      const text = withVocabulary(onDisk.read(path)!);
      return Array.from({ length: perFile }, (_, index) => [path.replace(/\.ts$/, `.${index}.ts`), mutated(index % 2 === 0 ? text : mutated(text, below), below)] as const);
    }),
  );
  const files: SourceFiles = { ...onDisk, read: (path) => texts.get(path) ?? onDisk.read(path), isFile: (path) => texts.has(path) || onDisk.isFile(path) };
  const { readings } = readQuickly(definitions.root, [...texts.keys()], createFileGraph(files));
  const slow = readByTypeScript(definitions.root, [...readings.keys()], createFileGraph(files));
  for (const [path, reading] of readings) expect(JSON.stringify(reading), `${path}\n${texts.get(path)}`).toBe(JSON.stringify(slow.get(path)));
}, 120_000);
