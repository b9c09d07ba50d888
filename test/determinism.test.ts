/** What a file's reading says depends on the file and on what it imports, never on what else is read or in which order. */
import { describe, expect, test } from "vitest";
import { readModules } from "../generator/read/modules.ts";
import type { ModuleReading } from "../generator/read/reading.ts";
import { caseServices, definitionFiles, onDisk, shippedServices } from "./support/definitions.ts";

describe.each([...shippedServices(), ...caseServices()])("the readings of $root/$folder", (definitions) => {
  const { root } = definitions;
  const files = definitionFiles(definitions);
  const together = byFile(readModules(root, files, onDisk));

  test("are the same with the files in opposite order", () => {
    expect(byFile(readModules(root, files.toReversed(), onDisk))).toEqual(together);
  });

  test("are the same one file at a time", () => {
    expect(byFile(files.flatMap((file) => readModules(root, [file], onDisk)))).toEqual(together);
  });

  test("are the same when other services are read before them", () => {
    const strangers = shippedServices().flatMap(definitionFiles).filter((file) => !files.includes(file));
    expect(byFile(readModules(root, [...strangers, ...files], onDisk).slice(strangers.length))).toEqual(together);
  });
});

/** As texts, in which the order of every list and every key shows. */
function byFile(readings: readonly ModuleReading[]): { readonly [file: string]: string } {
  const sorted = readings.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return Object.fromEntries(sorted.map((reading) => [reading.file, JSON.stringify(reading, null, 1)]));
}
