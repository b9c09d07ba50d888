/** Whoever has read which files: what several tell of the definitions together is what one tells of all of them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { definitionsIn, filesInOnePart, type DefinitionFiles } from "../../generator/drift/definitions/definition-files.ts";
import { readModules } from "../../generator/read/modules.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { definitionPath, writeSynthetic } from "../bench/synthetic.mjs";
import { definitionFiles, onDisk } from "../support/definitions.ts";
import { readingsOf } from "../support/in-memory.ts";
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

const resource = (name: string, uri: string, answer: string): string => `/**
 * ${name}.
 * @source Things
 */
export type ${name} = Thing<{ uri: "${uri}"; answer: ${answer} }>;
`;

/** @param own files, which use the word for what has a URI */
function things(name: string, own: { readonly [file: string]: string }): Subject {
  const modules = readingsOf({
    "service.ts": `import type { Service } from "specwright/http";
/** @source Things */
export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {} }>;
`,
    "words.ts": `import type { Facts, Get, Resource } from "specwright/http";
interface ThingFacts extends Facts {
  answer: object;
}
/**
 * What has a URI.
 * @kind Thing
 * @source Things
 */
export interface Thing<Of extends ThingFacts> extends Resource<Of["uri"]> {
  /**
   * Read it
   * @source Things
   */
  get: Get<Of["uri"], Of["answer"]>;
}
export interface Box<Of> {
  /**
   * The name.
   * @source Things > name
   */
  name: Of;
}
`,
    ...own,
  });
  return { ...subjectOf("service", modules, "# Things\n\n| Field | Type |\n|---|---|\n| id | object |\n| name | string |\n"), name };
}

/** The fields of a helper are told by the schema of the first file, and before that in the order of the service by the resource of the second. */
function lent(): Subject {
  return things("lent", {
    "a.ts": `import type { Box, Thing } from "./words.ts";
/**
 * An A.
 * @source Things
 */
export interface A {
  /**
   * What it holds.
   * @source Things > id
   */
  id: Box<1>;
}
${resource("First", "/a", "A")}`,
    "b.ts": `import type { Box, Thing } from "./words.ts";
${resource("Second", "/b", "Box<string>")}`,
  });
}

/** A field need not be there by its declaration, and is by the resource of another file. */
function demanding(): Subject {
  return things("demanding", {
    "a.ts": `import type { Thing } from "./words.ts";
/**
 * An A.
 * @source Things
 */
export interface A {
  /**
   * What it is called.
   * @source Things > name
   */
  name?: string;
}
${resource("First", "/a", "A")}`,
    "b.ts": `import type { A } from "./a.ts";
import type { Thing } from "./words.ts";
${resource("Second", "/b", "Required<A>")}`,
  });
}

test("what a declaration leaves open is not required, whoever demands it", () => {
  const subject = demanding();
  expect(subject.modules.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message))).toEqual([]);
  for (const reader of [[0, 0, 0, 0], [0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 0]]) {
    const { files } = toldBySeveral(subject, 2, (position) => reader[position]);
    expect(definitionsIn(files).defined.filter((one) => one.name === "name").map(({ facts }) => facts)).toEqual([[]]);
  }
});

test("what several files tell is told as the first of them does in the order of the service", () => {
  const subject = lent();
  expect(subject.modules.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message))).toEqual([]);
  const [name] = definitionsIn(filesInOnePart(subject.service, subject.wording)).defined.filter((one) => one.name === "name");
  expect(name).toMatchObject({ types: ["string"], facts: [{ fact: "required", value: true }, { fact: "values", value: [1] }] });
});

describe.each([...subjects, nested(), lent(), demanding()].map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  const alone = toldBySeveral(subject, 1, () => 0);

  test("one tells what the definitions of the whole are", () => {
    const whole = definitionsIn(filesInOnePart(subject.service, subject.wording));
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
