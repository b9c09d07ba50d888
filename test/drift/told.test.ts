/** Whoever has read which files: what several tell of the definitions together is what one tells of all of them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { definitionsIn, type DefinitionFiles } from "../../generator/drift/definitions/definition-files.ts";
import { definitionsOf } from "../../generator/drift/definitions/definitions.ts";
import { readModules } from "../../generator/read/modules.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { definitionPath, writeSynthetic } from "../bench/synthetic.mjs";
import { definitionFiles, onDisk } from "../support/definitions.ts";
import { inFiles, subjectOf, subjects, type Subject } from "./subjects.ts";
import { toldBySeveral } from "./told.ts";

/** Resources below others, each in a file of its own: the placeholders of a URI are given in other files. */
function nested(): Subject {
  const root = mkdtempSync(join(tmpdir(), "specwright-"));
  try {
    writeSynthetic(root, 60);
    const folder = "spec-src/device";
    return subjectOf("device", readModules(root, definitionFiles({ root, folder, service: "device" }), onDisk), "# A device\n");
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function plain(files: DefinitionFiles): unknown {
  const paths = [...files.marks.files.keys()];
  return { common: files.common, general: files.general, sayings: files.sayings, marks: files.marks, texts: paths.map(files.textOf), of: paths.map((file) => files.of(file).map(([, one]) => one)) };
}

describe.each([...subjects, nested()].map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  const alone = toldBySeveral(subject, 1, () => 0);

  test("one tells what the definitions of the whole are", () => {
    const whole = definitionsOf(subject.service, subject.wording);
    expect(definitionsIn(alone.files).defined).toEqual(whole.defined);
    expect(plain(alone.files)).toEqual(plain(inFiles(whole)));
  });

  test("so do several, whoever has read which files", () => {
    const readers = fc.array(fc.constantFrom(0, 1, 2, undefined), { minLength: subject.modules.length, maxLength: subject.modules.length });
    for (const reader of fc.sample(readers, { seed: 7, numRuns: 8 })) {
      const { files } = toldBySeveral(subject, 3, (position) => reader[position]);
      expect(plain(files)).toEqual(plain(alone.files));
      expect(definitionsIn(files).defined).toEqual(definitionsIn(alone.files).defined);
    }
  });
});
