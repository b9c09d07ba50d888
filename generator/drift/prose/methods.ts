/** Methods that a statement names together, where the sentence that makes it names others: all of them stand elsewhere in the section as well. */
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { sentencesOf } from "../../documents/markdown/sentences.ts";
import { positionWithin, type PlacedText } from "../../documents/placed-text.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import { holdsNegation } from "../wordings/nuances/negations.ts";

export function methodDifferences(subject: Subject): readonly RawFinding[] {
  const statements = subject.defined.filter(({ is }) => is === "statement");
  const found = statements.flatMap((by) => by.says.flatMap((text) => sentencesOf(text).flatMap(({ text: sentence }) => differencesIn(subject, by, sentence))));
  const keyOf = ({ from, to, document: { line, column } }: RawFinding): string => JSON.stringify([from, to, line, column]);
  return [...new Map(found.toReversed().map((raw) => [keyOf(raw), raw])).values()].toReversed();
}

/** A sentence that says the same, of other methods; none where one says it of these. */
function differencesIn(subject: Subject, by: Defined, sentence: string): readonly RawFinding[] {
  const own = methodsIn(sentence);
  if (own.length < 2) return [];
  const sections = [...new Set(subject.claims.of(by).map(({ section }) => section))];
  const texts = sections.flatMap((section) => section.sentences.map((text) => ({ section, text })));
  const alike = texts.filter(({ text }) => areAlike(sentence, text.text) && methodsIn(text.text).some((method) => own.includes(method)));
  const [first, ...others] = alike;
  if (first === undefined || others.length > 0) return [];
  const now = methodsIn(first.text.text);
  const isElsewhere = (method: string): boolean => texts.some(({ text }) => text !== first.text && methodsIn(text.text).includes(method));
  const added = now.filter((method) => !own.includes(method));
  const removed = own.filter((method) => !now.includes(method) && !isElsewhere(method));
  const place = { section: subject.names.get(first.section)! };
  const count = Math.max(added.length, removed.length);
  return Array.from({ length: count }, (_, index): RawFinding => {
    const [from, to] = [removed[index], added[index]];
    const change = from === undefined ? "added" : to === undefined ? "removed" : "changed";
    const document = to === undefined ? first.text.at : wordAt(first.text, to);
    return {
      change,
      place,
      fact: "mention",
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      document,
      definition: by.definition,
      by,
    };
  });
}

function wordAt(text: PlacedText, word: string): RawFinding["document"] {
  return positionWithin(text, text.text.search(new RegExp(`\\b${word}\\b`)), word.length);
}

/** But for the methods. */
function areAlike(sentence: string, text: string): boolean {
  const [own, other] = [sentence, text].map((one) => stemsOf(one.replace(method, " ")));
  return holdsNegation(sentence) === holdsNegation(text) && own!.size > 1 && other!.size > 1 && likeness(own!, other!) >= 0.6;
}

function methodsIn(text: string): readonly string[] {
  return [...new Set(text.match(method))];
}

const method = /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/g;
