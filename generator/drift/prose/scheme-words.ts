/** The word that stands before a credential: no mention that is compared, and in the definitions of schemes. */
import { positionWithin } from "../../documents/placed-text.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { literalPattern, notWithinWord } from "../../values/pattern.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import { textsAtPlace } from "./texts-at.ts";

export function schemeDifferences(subject: Subject): readonly RawFinding[] {
  return subject.defined.flatMap((by) => otherWord(subject, by) ?? []);
}

/** Where credentials stand at the places of a scheme, and its word beside none of them. */
function otherWord({ claims, names, factsAt }: Subject, by: Defined): RawFinding | undefined {
  const word = by.is === "scheme" ? wordOf(by) : undefined;
  if (word === undefined) return undefined;
  const own = new RegExp(notWithinWord(literalPattern(word)), "iu");
  const places = claims.of(by);
  // What says that it is the word of the scheme is compared as that.
  if (places.some(({ section, row }) => factsAt(section, row).some((fact) => fact.fact === "property" && fact.value.name === "scheme-word"))) return undefined;
  const withCredential = places.flatMap(textsAtPlace).filter(({ text }) => holdsCredential.test(text));
  const [other] = withCredential.flatMap((text) =>
    [...text.text.matchAll(beforeCredential)].map(({ 1: said = "", index }) => ({ said, at: positionWithin(text, index, said.length) })),
  );
  if (other === undefined || withCredential.some(({ text }) => own.test(text))) return undefined;
  const values = { from: { fact: "mention", value: word }, to: { fact: "mention", value: other.said } } as const;
  return {
    change: "changed",
    place: { section: names.get(places[0]!.section)! },
    fact: "mention",
    from: word,
    to: other.said,
    values,
    document: other.at,
    definition: by.definition,
    by,
  };
}

/** One of its own, or that of a scheme that everybody knows: `Bearer`. */
function wordOf({ facts, says }: Defined): string | undefined {
  const [own] = facts.flatMap((fact) => (fact.fact === "property" && fact.value.name === "scheme-word" ? [fact.value.value] : []));
  const [only, ...others] = says;
  return own ?? (others.length === 0 && only !== undefined && /^\p{Lu}\p{L}+$/u.test(only) ? only : undefined);
}

/** `Ticket <NUMBER>` */
const beforeCredential = /(?<![\p{L}\p{N}_-])(\p{Lu}[\p{L}\p{N}_.-]*)\s+(?:<[^<>]+>|\{[^{}]+\})/gu;

const holdsCredential = /<[^<>]+>|\{[^{}]+\}/;
