/** Comparing what has changed finds what comparing the whole finds: after each single edit, and after edits of edited documents. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentText } from "../../generator/documents/document.ts";
import { readDocument } from "../../generator/documents/read.ts";
import { sectionHashes } from "../../generator/documents/section-hashes.ts";
import { comparedAgain } from "../../generator/drift/again.ts";
import { comparedWhole, type Checkpoint } from "../../generator/drift/checkpoint.ts";
import { inFiles } from "../../generator/drift/definition-files.ts";
import { definitionsOf } from "../../generator/drift/definitions.ts";
import { mutationsOf } from "./mutations.ts";
import { subjects, type Subject } from "./subjects.ts";

function read({ name }: Subject, text: string): DocumentText {
  const document = readDocument(`${name}.md`, text);
  if (!document.ok) throw new Error(document.diagnostics.map(({ message }) => message).join("\n"));
  return document.value;
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  const definitions = definitionsOf(subject.service, subject.wording);
  const files = inFiles(definitions);
  const whole = (text: string): ReturnType<typeof comparedWhole> => {
    const document = read(subject, text);
    return comparedWhole(definitions, document, sectionHashes(document, text));
  };
  /** Held against the comparison of the whole, of findings and of what is left for the next one. */
  const again = (text: string, checkpoint: Checkpoint): ReturnType<typeof comparedAgain> => {
    const document = read(subject, text);
    const found = comparedAgain(files, document, sectionHashes(document, text), checkpoint);
    if (found !== undefined) expect(found).toEqual(whole(text));
    return found;
  };

  test("after one edit", () => {
    const { checkpoint } = whole(subject.text);
    const found = fc.sample(fc.constantFrom(...mutationsOf(subject.text)), { seed: 43, numRuns: 160 }).map(({ text }) => again(text, checkpoint!));
    expect(found.filter((one) => one !== undefined && one.findings.length > 0).length).toBeGreaterThan(found.length / 2);
  });

  test("after edits of what was edited", () => {
    let partly = 0;
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 5 }), (picks) => {
        let text = subject.text;
        let { checkpoint } = whole(text);
        for (const pick of picks) {
          const mutations = mutationsOf(text);
          text = mutations[pick % mutations.length]!.text;
          const found = checkpoint === undefined ? undefined : again(text, checkpoint);
          if (found !== undefined) partly += 1;
          ({ checkpoint } = found ?? whole(text));
        }
      }),
      { seed: 41, numRuns: 30 },
    );
    expect(partly).toBeGreaterThan(30);
  });
});
