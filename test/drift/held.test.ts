/** A document that another thread holds against definitions, however much of it was read before they came: the same is found as here. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openDocument } from "../../generator/documents/read.ts";
import { commonOf, inFiles } from "../../generator/drift/definitions/definition-files.ts";
import { definitionsOf } from "../../generator/drift/definitions/definitions.ts";
import type { OwnWording } from "../../generator/facts/wording.ts";
import { serviceReading } from "../../generator/link/service.ts";
import { holdingOf } from "../../generator/pipeline/parts/holding.ts";
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
    threadHolding({ is: "hold", document: { path, text: edited }, wording: own }, (ahead) => {
      for (let step = 0; step < steps && ahead.next().done !== true; step += 1);
    })(request(before));

  test.each([["nothing", 0], ["a part", 30], ["all", Infinity]])("with %s of it read ahead", (_name, steps) => {
    const whole = here(text, undefined);
    const before = whole.ok && whole.value.left !== undefined ? { marks: definitions.marks, packed: whole.value.left } : undefined;
    expect(before).toBeDefined();
    for (const mutation of fc.sample(fc.constantFrom(...mutationsOf(text)), { seed: 11, numRuns: 3 })) {
      expect(there(mutation.text, undefined, steps)).toEqual(here(mutation.text, undefined));
      expect(there(mutation.text, before, steps)).toEqual(here(mutation.text, before));
    }
  });
});
