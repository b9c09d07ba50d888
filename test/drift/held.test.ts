/** A document that another thread holds against definitions, however much of it was read before they came: the same is found as here. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openDocument } from "../../generator/documents/read.ts";
import { commonOf, inFiles } from "../../generator/drift/definitions/definition-files.ts";
import { definitionsOf } from "../../generator/drift/definitions/definitions.ts";
import { frameToDivide } from "../../generator/drift/divided/merge.ts";
import { habitsOf } from "../../generator/drift/rows/habits.ts";
import type { OwnWording } from "../../generator/facts/wording.ts";
import { serviceReading } from "../../generator/link/service.ts";
import { unpack } from "../../generator/pipeline/kept/packed.ts";
import { heldTogether, holdingOf } from "../../generator/pipeline/parts/holding.ts";
import type { CompareRequest } from "../../generator/pipeline/parts/messages.ts";
import { threadHolding } from "../../generator/pipeline/parts/thread-holding.ts";
import { mutationsOf } from "./mutations.ts";
import { subjects } from "./subjects.ts";

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, { name, modules, service, wording, text }) => {
  const path = `${name}.md`;
  const definitions = inFiles(definitionsOf(service, wording));
  const texts = new Map([...definitions.marks.files.keys()].map((file) => [file, definitions.textOf(file)]));
  const request = (before: CompareRequest["before"]): CompareRequest => structuredClone({ is: "compare", definitions: commonOf(definitions), texts, before });
  const reading = serviceReading(name, modules);
  const own = ((reading.ok ? reading.value.wording : undefined) ?? {}) as OwnWording;
  const here = (edited: string, before: CompareRequest["before"]) => holdingOf({ text: edited, open: () => openDocument(path, edited) }).compare(definitions, before);
  const there = (edited: string, before: CompareRequest["before"], steps: number) =>
    threadHolding({ is: "hold", document: { path, text: edited }, wording: own, part: { index: 0, of: 1 } }, (ahead) => {
      for (let step = 0; step < steps && ahead.next().done !== true; step += 1);
    }).compare(request(before));

  /** The bytes of a text depend on how V8 has it, and not only on what it says. */
  const plain = (held: ReturnType<typeof here>) => (held.ok ? { ...held, value: { ...held.value, left: held.value.left && unpack(held.value.left) } } : held);

  test.each([["nothing", 0], ["a part", 30], ["all", Infinity]])("with %s of it read ahead", (_name, steps) => {
    const whole = here(text, undefined);
    const before = whole.ok && whole.value.left !== undefined ? { marks: definitions.marks, packed: whole.value.left } : undefined;
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
      const frame = frameToDivide(definitions, opened.value.text);
      if (frame === undefined) return undefined;
      const parts = Array.from({ length: of }, (_, index) => threadHolding({ is: "hold", document: { path, text: edited }, wording: own, part: { index, of } }, (ahead) => void ahead.next()));
      const rows = parts.map(({ name: named }) => structuredClone(named({ ...structuredClone({ definitions: commonOf(definitions), texts, frame }), is: "name" })));
      const counts = parts.flatMap(({ count }, index) => structuredClone(count({ is: "count", others: rows.toSpliced(index, 1).flat() })));
      const found = parts.map(({ find }) => structuredClone(find({ is: "find", habits: habitsOf(counts) })));
      return heldTogether(opened.value, edited, definitions, frame, found);
    };
    const edits = fc.sample(fc.constantFrom(...mutationsOf(text)), { seed: 12, numRuns: 40 }).map((mutation) => mutation.text);
    const together = [text, ...edits].filter((edited, index) => {
      const held = inParts(edited, 2 + (index % 3));
      if (held !== undefined) expect(plain(held)).toEqual(plain(here(edited, undefined)));
      return held !== undefined;
    });
    expect(together.length).toBeGreaterThan(edits.length / 2);
  });
});
