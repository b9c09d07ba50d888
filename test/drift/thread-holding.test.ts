/** A document that another thread holds against definitions, however much of it was read before they came: the same is found as here. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openDocument } from "../../generator/documents/read.ts";
import { commonDefinitions, type DefinitionFiles } from "../../generator/drift/definitions/definition-files.ts";
import { frameToDivide } from "../../generator/drift/divided/merge.ts";
import { habitsOf } from "../../generator/drift/rows/habits.ts";
import type { OwnWording } from "../../generator/facts/wording.ts";
import { serviceReading } from "../../generator/link/service.ts";
import { sharesOf } from "../../generator/pipeline/parts/divided-holding.ts";
import { heldTogether, holdingOf } from "../../generator/pipeline/parts/holding.ts";
import type { CompareRequest } from "../../generator/pipeline/parts/messages.ts";
import { unpack } from "../../generator/pipeline/parts/pack.ts";
import { threadHolding } from "../../generator/pipeline/parts/thread-holding.ts";
import { mutationsOf } from "./mutations.ts";
import { subjects } from "./subjects.ts";
import { toldBySeveral } from "./told.ts";

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  const { name, modules, text } = subject;
  const path = `${name}.md`;
  const { files: definitions, parts: [whole] } = toldBySeveral(subject, 1, () => 0);
  const paths = [...definitions.marks.files.keys()];
  const textsOf = (files: DefinitionFiles, wanted: readonly string[]): ReadonlyMap<string, string> => new Map(wanted.map((file) => [file, files.textOf(file)]));
  // The other half the thread has at hand.
  const request = (before: CompareRequest["before"]): CompareRequest => structuredClone({ is: "compare", definitions: commonDefinitions(definitions), texts: textsOf(definitions, paths.filter((_file, index) => index % 2 === 0)), before });
  const reading = serviceReading(name, modules);
  const own = ((reading.ok ? reading.value.wording : undefined) ?? {}) as OwnWording;
  const here = (edited: string, before: CompareRequest["before"]) => holdingOf({ text: edited, open: () => openDocument(path, edited) }).compare(definitions, before);
  const there = (edited: string, before: CompareRequest["before"], steps: number) =>
    threadHolding({ is: "hold", document: { path, text: edited }, wording: own }, whole!, (ahead) => {
      for (let step = 0; step < steps && ahead.next().done !== true; step += 1);
    }).compare(request(before));

  /** The bytes of a text depend on how V8 has it, and not only on what it says. */
  const plain = (held: ReturnType<typeof here>) => (held.ok ? { ...held, value: { ...held.value, left: held.value.left && unpack(held.value.left) } } : held);

  test.each([["nothing", 0], ["a part", 30], ["all", Infinity]])("with %s of it read ahead", (_name, steps) => {
    const first = here(text, undefined);
    const before = first.ok && first.value.left !== undefined ? { marks: definitions.marks, packed: first.value.left } : undefined;
    expect(before).toBeDefined();
    for (const mutation of fc.sample(fc.constantFrom(...mutationsOf(text)), { seed: 11, numRuns: 3 })) {
      expect(plain(there(mutation.text, undefined, steps))).toEqual(plain(here(mutation.text, undefined)));
      expect(plain(there(mutation.text, before, steps))).toEqual(plain(here(mutation.text, before)));
    }
  });

  test("in parts, each held by another thread", () => {
    const inParts = (edited: string, of: number): ReturnType<typeof here> | undefined => {
      const opened = openDocument(path, edited);
      if (!opened.ok) throw new Error("the document cannot be read");
      const { parts: defined, files } = toldBySeveral(subject, of, (position) => position % of);
      const frame = frameToDivide(files, opened.value.text);
      if (frame === undefined) return undefined;
      const shares = sharesOf(frame, files, of);
      const parts = defined.map((part) => threadHolding({ is: "hold", document: { path, text: edited }, wording: own }, part, (ahead) => void ahead.next()));
      const given = (part: number) => structuredClone({ definitions: commonDefinitions(files), texts: textsOf(files, paths.filter((file) => files.toldBy(file) !== part)), frame, positions: shares[part]! });
      const rows = parts.map(({ name: named }, part) => structuredClone(named({ ...given(part), is: "name" })));
      const counts = parts.flatMap(({ count }, index) => structuredClone(count({ is: "count", others: rows.toSpliced(index, 1).flat() })));
      const found = parts.map(({ find }) => structuredClone(find({ is: "find", habits: habitsOf(counts) })));
      return heldTogether(opened.value, edited, files, frame, found);
    };
    const edits = fc.sample(fc.constantFrom(...mutationsOf(text)), { seed: 12, numRuns: 24 }).map((mutation) => mutation.text);
    const together = [text, ...edits].filter((edited, index) => {
      const held = inParts(edited, 2 + (index % 3));
      if (held !== undefined) expect(plain(held)).toEqual(plain(here(edited, undefined)));
      return held !== undefined;
    });
    expect(together.length).toBeGreaterThan(edits.length / 2);
  });
});
