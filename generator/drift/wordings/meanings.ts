/** What the values of a field mean, where a row says so, held against what the edition and the definition say of it: `on: the lamp is lit.` */
import { stemsOf } from "../../documents/editions/stems.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import { numeralOf } from "../../facts/text/numerals.ts";
import { literalPattern, wordPattern } from "../../values/pattern.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Claim } from "../subject/claims.ts";
import { holdsNegation } from "./nuances/negations.ts";
import type { Surroundings } from "./nuances/nuance.ts";
import { nuanceOf } from "./nuances/reworded.ts";
import { swappedIn } from "./swapped-meanings.ts";
import type { Side, Unit } from "./units.ts";

export interface MeaningDifference {
  readonly raw: RawFinding;
  /** The sentences of both sides that say it. */
  readonly before: StatedText | undefined;
  readonly now: StatedText | undefined;
}

export function meaningDifferences({ claims, before, now, place, rows }: Unit): readonly MeaningDifference[] {
  if (rows === undefined) return [];
  const claim = claims.find(({ via, by }) => via === "row" && explainedBy(by).length > 1);
  if (claim === undefined) return [];
  const values = explainedBy(claim.by);
  const [old, own] = rows.map(({ row }) => meaningsIn(row.cells.map(({ text }) => text).join("\n"), values)) as [Meanings, Meanings];
  const described = meaningsIn(claim.by.describes ?? "", values);
  const swapped = swappedIn(old.of, own.of);
  if (swapped !== undefined) {
    const raw = changed(swapped[0]);
    return swapped.map((value) => ({ ...changed(value), raw: raw.raw }));
  }
  return values.flatMap((value): readonly MeaningDifference[] => {
    const [from, to] = [old.of.get(value), own.of.get(value)];
    const was = from === undefined ? undefined : sentenceOf(before, from);
    if (from !== undefined && to === undefined && own.of.size > 0 && isLeftOut(value, now)) {
      return [
        {
          raw: { change: "removed", place, fact: "values", from: `${value}: ${from}`, document: rows[1].row.row.at, definition: claim.at, by: claim.by },
          before: was,
          now: undefined,
        },
      ];
    }
    if (
      from === undefined ||
      to === undefined ||
      !isOtherMeaning(from, to, { lead: described.lead, says: described.of.get(value), beside: conditionsBeside(own, value) })
    )
      return [];
    return [changed(value)];
  });

  function changed(value: string): MeaningDifference {
    const [from, to] = [old.of.get(value)!, own.of.get(value)!];
    const is = sentenceOf(now, to);
    const at = { place, document: is?.at ?? rows![1].row.row.at, definition: claim!.at, by: claim!.by };
    return { raw: { change: "changed", fact: "values", from: `${value}: ${from}`, to: `${value}: ${to}`, ...at }, before: sentenceOf(before, from), now: is };
  }
}

/** `dim: the lamp is half lit.`, where the row lists a value that it did not list before: both came together. */
export function isMeaningOfNewValue({ before, now, rows }: Unit, text: string): boolean {
  if (rows === undefined) return false;
  const [old, own] = [before, now].map(({ facts }) => facts.flatMap((fact) => (fact.fact === "values" || fact.fact === "known" ? fact.value.map(String) : [])));
  const added = own!.filter((value) => !old!.includes(value));
  return added.length > 0 && meaningsIn(text, added).of.size > 0;
}

/** The values of a field that can have meanings: those that are listed, or that its description explains one by one. */
export function explainedBy(by: Claim["by"]): readonly string[] {
  const values = valuesOf(by);
  return values.length > 1 ? values : [...(by.describes ?? "").matchAll(/`([^`\s]+)`:\s/g)].map(([, value]) => value!);
}

function valuesOf({ facts }: Claim["by"]): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "values" || fact.fact === "known" ? fact.value.map(String) : []));
}

/** Whether a value stands where the row lists it or says that it is the default, and nothing tells of the others together. */
function isLeftOut(value: string, { texts }: Side): boolean {
  const word = new RegExp(wordPattern(value), "u");
  const isStated = ({ facts }: StatedText): boolean => facts.some(({ fact }) => fact === "values" || fact === "known" || fact === "default");
  return (
    texts.some(({ text }) => word.test(text)) &&
    !texts.some((one) => /\b(?:otherwise|else|the others?|if not|instead)\b/i.test(one.text) || (word.test(one.text) && !isStated(one)))
  );
}

function sentenceOf({ texts }: Side, meaning: string): StatedText | undefined {
  const [words = ""] = meaning.split(/[.;]\s/);
  return texts.find(({ text }) => text.includes(words));
}

export interface Meanings {
  /** By value. */
  readonly of: ReadonlyMap<string, string>;
  /** What stands before them all. */
  readonly lead: string;
}

/** `on: lit. off: dark`, `on (lit), off (dark)`, `on means lit`, `with on, it is lit` */
export function meaningsIn(text: string, values: readonly string[]): Meanings {
  const any = values.map((value) => literalPattern(value)).join("|");
  const marker = new RegExp(
    String.raw`(?<![\p{L}\p{N}_-])["'“‘${"`"}]?(${any})["'”’${"`"}]?(?:\s*[:=]\s+|\s+[-–—]\s+|\s+(?:means|stands for)\s+(?:that\s+)?|\s*\((?!(?:the )?default\))|,\s+(?=(?:an?|the|no|it|if|when)\b))`,
    "gu",
  );
  const found = [...text.matchAll(marker)];
  const meanings = found.map((match, index) => {
    const rest = text.slice(match.index + match[0].length, found[index + 1]?.index);
    const end = match[0].endsWith("(") ? rest.indexOf(")") : rest.search(/[.;](?:\s|$)|\n/);
    return [match[1]!, (end === -1 ? rest : rest.slice(0, end)).trim()] as const;
  });
  return { of: new Map(meanings.filter(([, meaning]) => meaning !== "")), lead: text.slice(0, found[0]?.index ?? text.length) };
}

/** The conditions of the other values, for one that has none of its own. */
function conditionsBeside({ of }: Meanings, value: string): string {
  const conditionsOf = (meaning: string): readonly string[] => meaning.match(/\b(?:if|when|where|once|after)\b[^,;.]*/gi) ?? [];
  if (conditionsOf(of.get(value) ?? "").length > 0) return "";
  return [...of.values()].flatMap(conditionsOf).join(" ");
}

/** What the definition says of a value, and of all. */
interface Told {
  readonly lead: string;
  readonly says: string | undefined;
  /** Under what conditions the row says something of the other values now: they may be those of all. */
  readonly beside: string;
}

/** Whether it is denied now and was not, or the reverse; or lacks what both wordings have that are known. */
export function isOtherMeaning(from: string, to: string, { lead, says, beside }: Told): boolean {
  if (from === to) return false;
  if (nuanceOf(from, to, elsewhere, new Set()) !== undefined) return true;
  const counted = new Set([from, lead, says ?? ""].flatMap(countsIn));
  if (countsIn(to).some((count) => !counted.has(count))) return true;
  if (holdsNegation(from) !== holdsNegation(to) && (says === undefined || holdsNegation(says) !== holdsNegation(to))) return true;
  const [old, own] = [[...stemsOf(from)], [...stemsOf(to)]];
  const kept = old.filter((stem) => own.some((other) => areForms(stem, other)));
  if (says === undefined) return old.length > 1 && own.length > 1 && kept.length * 2 < Math.min(old.length, own.length);
  const isAmong = (stem: string, words: string): boolean => [...stemsOf(words)].some((other) => areForms(stem, other));
  const isSaidOtherwise = own.some((stem) => !isAmong(stem, `${from} ${lead} ${says}`));
  // What the definition says of all values, a meaning may leave out; not where something else stands instead.
  const known = isSaidOtherwise ? `${lead} ${says}` : says;
  return old.some((stem) => !kept.includes(stem) && isAmong(stem, known) && !isAmong(stem, beside));
}

/** `up to three of them`, `twice`, `is tried once`: how many or how often, in words; `once it is tried` is a condition. */
function countsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\bonce(?=\s*(?:[.,;:)]|$))|[\p{L}\p{N}]+(?<!once)/gu) ?? [];
  const counts = words.flatMap((word) => numeralOf(word) ?? (/^(?:once|twice)$/.test(word) ? word : []));
  return counts.map(String);
}

/** Of what a meaning lists nothing is known to be lost: it may stand with another value. */
const elsewhere: Surroundings = { before: () => true, now: () => true };

/** `tried`, `try`; `reject`, `refuse` */
function areForms(one: string, other: string): boolean {
  const [first, second] = [one, other].map((stem) => (synonyms.find((words) => words.includes(stem))?.[0] ?? stem).replace(/y$/, "i"));
  const length = Math.min(4, first!.length, second!.length);
  return first!.slice(0, length) === second!.slice(0, length);
}

const synonyms: readonly (readonly string[])[] = ["rejec refus deny denie decli", "tri try tried attem", "allow permi accep"].map((words) => words.split(" "));
