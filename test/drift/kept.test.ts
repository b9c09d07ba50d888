/** What runs keep never changes what they find: held against the same run with nothing kept, after edits of documents and definitions. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DriftReport } from "../../generator/contract.ts";
import { drift } from "../../generator/pipeline/drift.ts";
import { repository } from "../support/definitions.ts";
import { mutationsOf } from "./mutations.ts";
import { driftFrom, driftInPlace, subjects } from "./subjects.ts";
import { someOf } from "../support/edits.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "specwright-kept-"));
  cpSync(join(repository, "test/cases/flat-resources-with-patch/spec"), join(folder, "spec"), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const service = (file: string): string => join(folder, "spec/lending-library", file);

function driftWith(cache: string): Promise<DriftReport> {
  return drift({ root: folder, definitions: "spec", out: "generated", cache }, {});
}

/** The report of a run that finds what earlier ones kept, which is the one of a run that finds nothing. */
async function report(): Promise<DriftReport> {
  rmSync(join(folder, "nothing"), { recursive: true, force: true });
  const [kept, anew] = [await driftWith("kept"), await driftWith("nothing")];
  expect(kept).toEqual(anew);
  return kept;
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(service(file), "utf8");
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(service(file), text.replace(from, to));
}

test("after edits of the document", async () => {
  const text = readFileSync(service("document.md"), "utf8");
  const before = (await report()).findings.length;
  const found: number[] = [];
  for (const mutation of fc.sample(fc.constantFrom(...mutationsOf(text)), { seed: 7, numRuns: 8 })) {
    writeFileSync(service("document.md"), mutation.text);
    found.push((await report()).findings.length);
  }
  writeFileSync(service("document.md"), text);
  expect(found.filter((count) => count !== before).length).toBeGreaterThan(4);
  expect((await report()).findings).toHaveLength(before);
});

test("after edits of a document that loses something", async () => {
  const text = readFileSync(service("document.md"), "utf8");
  await report();
  const losing = text.replace(/^(\|---.*\n\|.*)$/m, "$1 more |");
  for (const edited of [losing, losing.replace(/maximum length \d+/i, "Maximum length 7"), text]) {
    writeFileSync(service("document.md"), edited);
    const { diagnostics } = await report();
    expect(diagnostics.map(({ code }) => code)).toEqual(edited === text ? [] : ["surplus-cells"]);
  }
});

test("after edits of a definition, of a word, of what the service says; where a file comes, goes or is wrong", async () => {
  const found: (readonly [findings: number, diagnostics: number])[] = [];
  const step = async (): Promise<void> => {
    const { findings, diagnostics } = await report();
    found.push([findings.length, diagnostics.length]);
  };
  edit("members.ts", "Text<120>", "Text<121>");
  await step();
  edit("words.ts", /$/, "\nexport type Unused = string;\n");
  await step();
  renameSync(service("loans.ts"), service("lent.ts"));
  await step();
  edit("lent.ts", /$/, "\nexport type = ;\n");
  await step();
  edit("lent.ts", "\nexport type = ;\n", "");
  edit("members.ts", "Text<121>", "Text<120>");
  await step();
  edit("service.ts", 'document: "document.md"', 'document: "another.md"');
  await step();
  renameSync(service("document.md"), service("another.md"));
  await step();
  expect(found).toEqual([[1, 0], [1, 0], [1, 0], [0, 1], [0, 0], [0, 1], [0, 0]]);
  renameSync(service("another.md"), service("document.md"));
  edit("service.ts", 'document: "another.md"', 'document: "document.md"');
});

test("where any part of what was kept is lost", async () => {
  const text = readFileSync(service("document.md"), "utf8");
  const { findings } = await report();
  let edition = 0;
  for (const name of readdirSync(join(folder, "kept"))) {
    rmSync(join(folder, "kept", name));
    writeFileSync(service("document.md"), text.replace(/\.\n/, `, edition ${(edition += 1)}.\n`));
    expect((await report()).findings).toHaveLength(findings.length);
  }
  writeFileSync(service("document.md"), text);
  expect(edition).toBeGreaterThan(10);
});

test("in one process, what one document said changes nothing of what is found in another", () => {
  const fresh = (subject: (typeof subjects)[number]) => ({ ...subject, wording: structuredClone(subject.wording) });
  for (const subject of subjects) {
    for (const { text } of fc.sample(fc.constantFrom(...mutationsOf(subject.text)), { seed: 11, numRuns: someOf(12) })) {
      expect(driftInPlace(subject, text)).toEqual(driftInPlace(fresh(subject), text));
      expect(driftFrom(subject, text)).toEqual(driftFrom(fresh(subject), text));
    }
  }
});
