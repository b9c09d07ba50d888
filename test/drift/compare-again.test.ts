/** Comparing what has changed finds what comparing the whole finds: after edits of the document, of the definitions, and of both. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentText } from "../../generator/documents/document.ts";
import { sectionHashes } from "../../generator/documents/editions/section-hashes.ts";
import { readDocument } from "../../generator/documents/read.ts";
import { compareWhole, type Checkpoint } from "../../generator/drift/checkpoint.ts";
import { compareAgain } from "../../generator/drift/compare-again.ts";
import type { DefinitionFiles } from "../../generator/drift/definitions/definition-files.ts";
import { definitionsIn, filesInOnePart } from "../../generator/drift/definitions/definition-files.ts";
import type { Definitions } from "../../generator/drift/definitions/definitions.ts";
import { urisIn } from "../../generator/drift/subject/known-paths.ts";
import type { Defined } from "../../generator/facts/definitions/defined.ts";
import { mutationsOf } from "./mutations.ts";
import { inFiles, subjects, type Subject } from "./subjects.ts";
import { someOf } from "../support/edits.ts";

function read({ name }: Subject, text: string): DocumentText {
  const document = readDocument(`${name}.md`, text);
  if (!document.ok) throw new Error(document.diagnostics.map(({ message }) => message).join("\n"));
  return document.value;
}

/** A definition with another name, other facts or sources, on another line; or none. */
const edits: readonly ((one: Defined) => readonly Defined[])[] = [
  () => [],
  (one) => [one, { ...one, name: `${one.name}-two`, definition: { ...one.definition, line: one.definition.line + 1 } }],
  (one) => [{ ...one, name: "renamed" }],
  (one) => [{ ...one, definition: { ...one.definition, line: one.definition.line + 7 } }],
  (one) => [{ ...one, facts: [] }],
  (one) => [{ ...one, facts: [...one.facts, { fact: "range", value: { minimum: 3, maximum: 4 } }] }],
  (one) => [{ ...one, facts: [...one.facts, { fact: "default", value: "other" }] }],
  (one) => [{ ...one, types: ["boolean"] }],
  (one) => [{ ...one, says: [...one.says, "Other words, not shown."] }],
  (one) => [{ ...one, declared: { ...one.declared, sources: [] } }],
  (one) => [{ ...one, declared: { ...one.declared, sources: one.declared.sources.map((tag) => ({ ...tag, text: "Nowhere" })) } }],
];

function edited(definitions: Definitions, { at, by }: { readonly at: number; readonly by: number }): Definitions {
  const place = at % definitions.defined.length;
  const defined = definitions.defined.flatMap((one, index) => (index === place ? edits[by % edits.length]!(one) : [one]));
  const names = new Set(defined.filter(({ is }) => is === "field" || is === "header" || is === "scheme").map(({ name }) => name));
  return { ...definitions, defined, names, uris: () => urisIn(defined) };
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  const definitions = definitionsIn(filesInOnePart(subject.service, subject.wording));
  const stated = inFiles(definitions);
  const whole = (text: string, files: DefinitionFiles = stated): ReturnType<typeof compareWhole> => {
    const document = read(subject, text);
    return compareWhole(files, document, sectionHashes(document, text));
  };
  /** Held against the comparison of the whole, of findings and of what is left for the next one. */
  const again = (text: string, checkpoint: Checkpoint, files: DefinitionFiles = stated): ReturnType<typeof compareAgain> => {
    const document = read(subject, text);
    const found = compareAgain(files, document, sectionHashes(document, text), checkpoint);
    if (found !== undefined) expect(found).toEqual(whole(text, files));
    return found;
  };

  test("after none: no definition is asked for", () => {
    const { checkpoint } = whole(subject.text);
    const unread = { ...stated, of: (file: string): never => expect.fail(`${file} is asked for`) };
    const document = read(subject, subject.text);
    expect(compareAgain(unread, document, sectionHashes(document, subject.text), checkpoint!)).toEqual(whole(subject.text));
    // A finding that there was is found again.
    const { text } = mutationsOf(subject.text).find((mutation) => whole(mutation.text).findings.length > 0 && whole(mutation.text).checkpoint !== undefined)!;
    expect(again(text, whole(text).checkpoint!)?.findings).toEqual(whole(text).findings);
  });

  test("after one edit", () => {
    const { checkpoint } = whole(subject.text);
    const found = fc.sample(fc.constantFrom(...mutationsOf(subject.text)), { seed: 43, numRuns: someOf(100) }).map(({ text }) => again(text, checkpoint!));
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
      { seed: 41, numRuns: someOf(30) },
    );
    expect(partly).toBeGreaterThan(someOf(30));
  });

  const parts = subject.text.split(/^(?=#{1,3} )/m);
  const come = "### Something new\n\n| Field | Type | Notes |\n|---|---|---|\n| speed | number | Range 1-7. |\n\n";
  const withMore = parts.map((part, index) => parts.with(index, `${part.trimEnd()}\n\n${come}`).join(""));

  test("after a section came, and an edit of another one", () => {
    const { checkpoint } = whole(subject.text);
    const found = withMore.map((text, index) => {
      again(text, checkpoint!);
      const mutations = mutationsOf(text);
      return again(mutations[(index * 37) % mutations.length]!.text, checkpoint!);
    });
    expect(found.filter((one) => one !== undefined && one.findings.length > 0).length).toBeGreaterThan(found.length / 3);
  });

  test("after a section went that nobody knows, and an edit of another one", () => {
    const mutations = mutationsOf(subject.text);
    const found = withMore.map((text, index) => {
      const { checkpoint } = whole(text);
      return checkpoint && again(mutations[(index * 41) % mutations.length]!.text, checkpoint);
    });
    expect(found.filter((one) => one !== undefined && one.findings.length > 0).length).toBeGreaterThan(found.length / 3);
  });

  test("after a list came with the name of a section, and that section went", () => {
    const named = `${subject.text.trimEnd()}\n\n### Something new\n\nIt has:\n\n- speed (number)\n- Widths (number)\n\n### Widths\n\nNo Widths but those of speed.\n`;
    const { checkpoint } = whole(named);
    expect(checkpoint).toBeDefined();
    expect(again(named.slice(0, named.indexOf("### Widths")), checkpoint!)).toBeDefined();
  });

  test("after an edit of the definitions, and of the document besides", () => {
    const { checkpoint } = whole(subject.text);
    const mutations = mutationsOf(subject.text);
    let partly = 0;
    fc.assert(
      fc.property(fc.record({ at: fc.nat(), by: fc.nat() }), fc.option(fc.nat()), (edit, pick) => {
        const text = pick === null ? subject.text : mutations[pick % mutations.length]!.text;
        const found = again(text, checkpoint!, inFiles(edited(definitions, edit)));
        if (found !== undefined && found.findings.length > 0) partly += 1;
      }),
      { seed: 47, numRuns: someOf(100) },
    );
    expect(partly).toBeGreaterThan(someOf(25));
  });
});
