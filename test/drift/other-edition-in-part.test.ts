/** Another edition compared only where it reads otherwise than the own one: the same is found as by comparing all of it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentText } from "../../generator/documents/document.ts";
import { sectionHashes } from "../../generator/documents/editions/section-hashes.ts";
import { readDocument } from "../../generator/documents/read.ts";
import { compareOtherEdition } from "../../generator/drift/beside/other-edition.ts";
import { compareOtherEditionInPart } from "../../generator/drift/beside/other-edition-in-part.ts";
import { compareWhole } from "../../generator/drift/checkpoint.ts";
import { definitionsIn, filesInOnePart } from "../../generator/drift/definitions/definition-files.ts";
import { mutationsOf } from "./mutations.ts";
import { inFiles, subjects, type Subject } from "./subjects.ts";
import { someOf } from "../support/edits.ts";

function read({ name }: Subject, text: string, edition?: DocumentText): DocumentText {
  const document = readDocument(`${name}.md`, text, edition);
  if (!document.ok) throw new Error(document.diagnostics.map(({ message }) => message).join("\n"));
  return document.value;
}

/** A document cut before each of its headings, for example of the second level. */
function cut(text: string): readonly string[] {
  return text.split(/^(?=#{1,3} )/m);
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  const definitions = definitionsIn(filesInOnePart(subject.service, subject.wording));
  const files = inFiles(definitions);
  const own = read(subject, subject.text);
  const { checkpoint } = compareWhole(files, own, sectionHashes(own, subject.text));
  const inPart = (text: string): ReturnType<typeof compareOtherEditionInPart> => {
    const document = read(subject, text, own);
    const found = compareOtherEditionInPart(files, { text: document, hashes: sectionHashes(document, text) }, own, checkpoint!);
    if (found !== undefined) expect(found).toEqual(compareOtherEdition(definitions, document, own));
    return found;
  };

  test("the edition itself", () => {
    expect(inPart(subject.text)).toEqual([]);
  });

  test("one edit", () => {
    const found = fc.sample(fc.constantFrom(...mutationsOf(subject.text)), { seed: 53, numRuns: someOf(100) }).map(({ text }) => inPart(text));
    expect(found.filter((one) => one !== undefined && one.length > 0).length).toBeGreaterThan(found.length / 2);
  });

  test("several edits", () => {
    let partly = 0;
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 5 }), (picks) => {
        const text = picks.reduce((before, pick) => {
          const mutations = mutationsOf(before);
          return mutations[pick % mutations.length]!.text;
        }, subject.text);
        if (inPart(text) !== undefined) partly += 1;
      }),
      { seed: 59, numRuns: someOf(40) },
    );
    expect(partly).toBeGreaterThan(someOf(20));
  });

  test("a section more, one less, and two that change places", () => {
    const parts = cut(subject.text);
    const come = `### Something new\n\n| Field | Type | Notes |\n|---|---|---|\n| speed | number | Range 1-7. |\n\n`;
    const more = parts.map((part, index) => inPart(parts.with(index, `${part.trimEnd()}\n\n${come}`).join("")));
    const less = parts.map((_part, index) => inPart(parts.toSpliced(index, 1).join("")));
    const other = parts.slice(1).map((part, index) => inPart(parts.with(index, part).with(index + 1, parts[index]!).join("")));
    expect(more.filter((one) => one?.length === 1).length).toBeGreaterThan(more.length / 2);
    expect(less.filter((one) => one !== undefined && one.length > 0).length).toBeGreaterThan(less.length / 2);
    expect(other.length).toBe(parts.length - 1);
  });
});
