/** Headers that a sentence says every request carries, and the definitions do not have, or have with another value. */
import { positionWithin } from "../../documents/placed-text.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { headersSaid, type HeaderSaid } from "../../facts/text/headers-said.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";

export function headerDifferences(subject: Subject): readonly RawFinding[] {
  const inSentences = subject.sections.flatMap((section) =>
    section.section.sentences.flatMap((sentence) =>
      headersSaid(sentence.text).flatMap((header) => differenceOf(subject, section, { ...sentence, facts: [] }, header)),
    ),
  );
  return [...inSentences, ...subject.defined.flatMap((by) => (by.is === "header" ? furtherTypes(subject, by) : []))];
}

/** `application/json or text/csv`, in the row of a header that has one value alone. */
function furtherTypes({ claims }: Subject, by: Defined): readonly RawFinding[] {
  const [own, ...others] = by.says;
  if (own === undefined || others.length > 0 || !own.includes("/")) return [];
  return claims.of(by).flatMap(({ row, place }) =>
    (row?.cells ?? []).flatMap((cell): readonly RawFinding[] => {
      const types = [...cell.text.matchAll(mediaType)];
      if (!types.some(([type]) => type === own)) return [];
      return types
        .filter(([type]) => type !== own)
        .map(({ 0: to, index }): RawFinding => {
          const document = positionWithin(cell, index, to.length);
          return { change: "added", place, fact: "mention", to, values: { to: { fact: "mention", value: to } }, document, definition: by.definition, by };
        });
    }),
  );
}

const mediaType = /(?<![\w/.-])(?:application|text|image|audio|video|multipart|font)\/[\w.+-]*\w/g;

/** Names of headers are the same in capitals and in small letters. */
function differenceOf(
  { defined, declared, names }: Subject,
  { section }: StatedSection,
  sentence: StatedText,
  { name, value, index, end }: HeaderSaid,
): readonly RawFinding[] {
  const place = { section: names.get(section)! };
  const isNamed = (one: string): boolean => one.toLowerCase() === name.toLowerCase();
  const by = defined.find((one) => one.is === "header" && isNamed(one.name));
  if (by === undefined) return [...declared].some(isNamed) ? [] : [{ change: "added", place, fact: "statement", to: sentence.text, document: sentence.at }];
  const [from] = by.says;
  if (value === undefined || from === undefined || from === value) return [];
  const values = { from: { fact: "mention", value: from }, to: { fact: "mention", value } } as const;
  return [
    {
      change: "changed",
      place,
      fact: "mention",
      from,
      to: value,
      values,
      document: positionWithin(sentence, index, end - index),
      definition: by.definition,
      by,
    },
  ];
}
