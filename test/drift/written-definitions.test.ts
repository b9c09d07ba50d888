/** Definitions that went through a text are what they were, and are written the same again. */
import { describe, expect, test } from "vitest";
import { definitionsIn, filesInOnePart } from "../../generator/drift/definitions/definition-files.ts";
import { parseDefinitions, writeDefinitions } from "../../generator/drift/definitions/written-definitions.ts";
import { subjects } from "./subjects.ts";

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  const { defined } = definitionsIn(filesInOnePart(subject.service, subject.wording));

  test("all definitions together", () => {
    const { text } = writeDefinitions(defined);
    expect(parseDefinitions(text)).toEqual(defined);
    expect(writeDefinitions(parseDefinitions(text)).text).toBe(text);
  });

  test("each by itself", () => {
    for (const one of defined) expect(parseDefinitions(writeDefinitions([one]).text)).toEqual([one]);
  });
});

test("a definition that stands elsewhere than it is declared, beside its word and with nothing around it that is stated", () => {
  const at = { file: "spec/a.ts", line: 3, column: 5, length: 2 };
  const elsewhere = { file: "spec/words.ts", line: 1, column: 1, length: 0 };
  const tag = { text: "A > b", at: elsewhere };
  const one = { is: "field", name: "b", definition: at, declared: { definition: elsewhere, sources: [tag], ofWord: [tag], within: { sources: [tag], path: ["a", "b"] }, unstated: elsewhere }, types: ["string"], facts: [{ fact: "values", value: ["x\ny", null, 1] }], says: [], describes: "Lines\nof text.", inDoubt: true } as const;
  expect(parseDefinitions(writeDefinitions([one]).text)).toEqual([one]);
});
