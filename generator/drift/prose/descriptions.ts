/**
 * What definitions say in their comments and statements, where the sentence of the document that says it has the opposite now, or no longer names what it did.
 */
import { beginsWithin } from "../../diagnostics/diagnostic.ts";
import type { Section } from "../../documents/document.ts";
import { stemsOf } from "../../documents/editions/stems.ts";
import { sentencesOf } from "../../documents/markdown/sentences.ts";
import type { FoundPlace } from "../../documents/places/place.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { statedSentences } from "../../facts/text/stated-sentences.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import { memoizeByObject, memoizeUpTo } from "../../values/memoize.ts";
import { decodeUnseen } from "../../values/decode-unseen.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import type { Nuance } from "../wordings/nuances/nuance.ts";
import { boundWordIn } from "../wordings/nuances/before-nouns.ts";
import { opposedIn } from "../wordings/nuances/opposites.ts";
import { isOfLimit } from "../wordings/nuances/stated-limit.ts";
import { otherRunIn } from "../wordings/nuances/one-run.ts";
import { contraryOf } from "../wordings/nuances/reworded.ts";
import { baseForm, wordsOf } from "../wordings/nuances/word-forms.ts";
import { isWithinRows } from "./within-rows.ts";

/** @param otherFindings what else is found: a sentence of which something is told already says one thing otherwise, not two */
export function descriptionDifferences(subject: Subject, otherFindings: readonly RawFinding[]): readonly RawFinding[] {
  const known = new Map(subject.sections.map((one) => [one.section, one] as const));
  const found = subject.defined.flatMap((by) => differencesOf(subject, known, by)).filter((raw) => !otherFindings.some((one) => areOfOne(one, raw)));
  return [...new Map(found.toReversed().map((raw) => [JSON.stringify([raw.document.line, raw.document.column]), raw])).values()].toReversed();
}

function areOfOne(other: RawFinding, { place, document }: RawFinding): boolean {
  return (
    beginsWithin(other.document, document) ||
    (place.row !== undefined && other.place.row === place.row && other.place.section === place.section && other.place.block === place.block)
  );
}

/** What is found of so many texts is remembered: sentences that stay as they are, are compared time and again. */
const many = 5000;
const opposedTo = memoizeUpTo(many, opposedIn);
const stemsIn = memoizeUpTo(many, stemsOf);
const contraryBetween = memoizeUpTo(many, (described: string) => memoizeUpTo(many, (now: string) => contraryOf(described, now)));

interface Sentence<Of> {
  readonly of: Of;
  readonly stems: ReadonlySet<string>;
}

/** A sentence of a place. */
interface Said {
  readonly text: StatedText;
  readonly found: FoundPlace;
}

function differencesOf(subject: Subject, sections: ReadonlyMap<Section, StatedSection>, by: Defined): readonly RawFinding[] {
  if (by.describes === undefined && by.is !== "statement") return [];
  const places = subject.claims.of(by);
  if (places.length === 0 || (by.is === "field" && !mayContradict(by, places))) return [];
  const isTitle = isTitleAlone(by);
  const descriptions = describedBy(by, isTitle);
  const documentTexts = places.flatMap((found) => saidAt(sections, found)).filter(({ text }) => !namesPath.test(text.text));
  if (documentTexts.length === 0) return [];
  const [own, others] = [descriptions.map((text): Sentence<string> => sentence(text, text)), documentTexts.map((one) => sentence(one, one.text.text))];
  const rawOf = ({ text, found }: Said, nuance: Nuance): RawFinding => {
    const change = nuance.from === undefined ? "added" : nuance.to === undefined ? "removed" : "changed";
    return { change, place: found.place, fact: "mention", ...nuance, document: text.at, definition: by.definition, by };
  };
  const inSentences = own.flatMap((one): readonly RawFinding[] => {
    const wording = mostAlike(one, others);
    if (wording === undefined || mostAlike(wording, own) !== one) return [];
    const now = wording.of.text.text;
    const nuance =
      (isTitle ? undefined : contrary(one.of, now, [by.describes ?? "", ...descriptions], documentTexts)) ??
      replacedWord(one.of, now, descriptions, documentTexts) ??
      (isTitle ? undefined : lostMention(subject, one.of, places));
    return nuance === undefined ||
      isNameOfRow(nuance, wording.of) ||
      isLimit(by, nuance) ||
      (nuance.from === undefined && isOfLimit(nuance.to, wording.of.text))
      ? []
      : [rawOf(wording.of, nuance)];
  });
  if (isTitle || inSentences.length > 0) return inSentences;
  const inRows = rowNuances(subject, descriptions, documentTexts, places).filter(([, nuance]) => !isLimit(by, nuance));
  return (inRows.length > 0 || by.is !== "field" ? inRows : otherNames(descriptions, documentTexts)).map(([one, nuance]) => rawOf(one, nuance));
}

/** `- none: no lid`: the name of an item stands in its sentence. */
function isNameOfRow({ from, to }: Nuance, { found: { row } }: Said): boolean {
  return from === undefined && to !== undefined && to === row?.name;
}

/** The type says it: `at most 20`, beside the words that the comment has as well. */
function isLimit({ facts }: Defined, { from, to }: Nuance): boolean {
  const limits = facts.filter(({ fact }) => fact === "length" || fact === "range" || fact === "items").map(factText);
  return from === undefined && to !== undefined && limits.some((limit) => (to.match(/\d+/g) ?? [to]).every((number) => limit.split(" ").includes(number)));
}

/** One acronym in the place of one: `Over TCP.`, `It goes over UDP.` */
function otherNames(descriptions: readonly string[], documentTexts: readonly Said[]): readonly (readonly [Said, Nuance])[] {
  const apart = acronymsApart(
    descriptions,
    documentTexts.map(({ text }) => text.text),
  );
  const [[from, ...lost], [to, ...gained]] = [apart.removed, apart.added];
  const where = documentTexts.find(({ text }) => to !== undefined && text.text.includes(to));
  return from === undefined || to === undefined || where === undefined || lost.length + gained.length > 0 ? [] : [[where, { from, to }]];
}

function acronymsApart(
  descriptions: readonly string[],
  documented: readonly string[],
): { readonly removed: readonly string[]; readonly added: readonly string[] } {
  const [own, others] = [descriptions, documented].map((texts) => [...new Set(texts.flatMap((text): readonly string[] => text.match(acronym) ?? []))]);
  return { removed: own!.filter((one) => !others!.includes(one)), added: others!.filter((one) => !own!.includes(one)) };
}

/** There are as many fields as an API has, and of nearly all a word tells that their rows say nothing else. */
function mayContradict({ describes: written = "" }: Defined, places: readonly FoundPlace[]): boolean {
  const describes = written.includes("\n") ? written.replace(/\s+/g, " ") : written;
  const cells = places.flatMap(({ row }) => row?.cells.map(({ text }) => text) ?? []);
  if (cells.some((text) => text.includes(describes))) return false;
  const [own, documented] = [opposedTo(describes), opposedTo(cells.join("\n"))];
  return (
    own.size !== documented.size ||
    [...own].some((word) => !documented.has(word)) ||
    cells.some((text) => goesLike(text, describes)) ||
    namesAnother(describes, cells)
  );
}

/** They begin or end with the same words. */
function goesLike(text: string, described: string): boolean {
  const [begins, ends] = [described.slice(0, few), described.slice(-few)];
  return text.includes(begins) || text.includes(ends);
}

/** So many signs are a word or two. */
const few = 8;

/** `over TCP`, `over UDP` */
function namesAnother(described: string, cells: readonly string[]): boolean {
  if (described.search(acronym) === -1) return false;
  const { removed, added } = acronymsApart([described], cells);
  return removed.length > 0 && added.length > 0;
}

const acronym = /\b[A-Z][A-Z0-9]{2,}(?:\+|\b)/g;

/** A row is about its definition as a whole, however its sentences are divided. */
function rowNuances(
  subject: Subject,
  descriptions: readonly string[],
  documentTexts: readonly Said[],
  places: readonly FoundPlace[],
): readonly (readonly [Said, Nuance])[] {
  const [first] = documentTexts;
  if (first?.found.row === undefined || documentTexts.some(({ found }) => found.row !== first.found.row)) return [];
  const [all, row] = [descriptions.join(" "), documentTexts.map(({ text }) => text.text).join(" ")];
  if (mostAlike(sentence(all, all), [sentence(row, row)]) === undefined) return [];
  const nuance = boundWordIn(all, row) ?? lostMention(subject, all, places);
  if (nuance === undefined) return [];
  return [[documentTexts.find(({ text }) => nuance.to !== undefined && text.text.toLowerCase().includes(nuance.to)) ?? first, nuance]];
}

function describedBy({ describes = "", is, says }: Defined, isTitle: boolean): readonly string[] {
  const statements = is === "statement" ? says : [];
  const texts = [is === "operation" && !isTitle ? withoutTitle(describes) : describes, ...statements];
  return texts.flatMap((text) => sentencesOf(decodeUnseen(text).replace(/\s+/g, " ")).flatMap((one) => (namesPath.test(one.text) ? [] : [one.text])));
}

/** What it is called is all that it says: in other words than the document, unless a sentence there is the same otherwise. */
function isTitleAlone({ describes = "", is }: Defined): boolean {
  return is === "operation" && withoutTitle(describes).trim() === "";
}

/** The comment of an operation begins with what it is called. */
function withoutTitle(description: string): string {
  return description.replace(/^[^\n]*\n?/, "");
}

/** It speaks of one request, and another sentence of another one may be worded the same. */
const namesPath = /(?<![^\s`(])\/[\p{L}{<]/u;

const saidInRow = memoizeByObject(({ cells }: StatedSection["blocks"][number]["rows"][number]) => cells.flatMap(statedSentences));

function saidAt(sections: ReadonlyMap<Section, StatedSection>, found: FoundPlace): readonly Said[] {
  const { section, row } = found;
  const stated = sections.get(section);
  if (stated === undefined) return [];
  const texts =
    row === undefined
      ? stated.prose.slice(1).flatMap(statedSentences)
      : stated.blocks.flatMap(({ rows }) => rows.filter((one) => one.row === row).flatMap(saidInRow));
  return texts.map((text) => ({ text, found }));
}

function sentence<Of>(of: Of, text: string): Sentence<Of> {
  return { of, stems: stemsIn(text) };
}

/** The one that says most of the same; undefined where none says enough. */
function mostAlike<Of>(one: Sentence<unknown>, others: readonly Sentence<Of>[]): Sentence<Of> | undefined {
  const scored = others.map((other) => ({ other, shared: [...one.stems].filter((stem) => other.stems.has(stem)).length }));
  const alike = scored.filter(({ other, shared }) => {
    const [smaller, larger] = [Math.min(one.stems.size, other.stems.size), Math.max(one.stems.size, other.stems.size)];
    return shared >= 2 && shared >= smaller * 0.6 && shared >= larger * 0.3;
  });
  return alike.sort((first, second) => second.shared - first.shared)[0]?.other;
}

/** What contradicts the description, where neither the rest of the place says what it does, nor the rest of the description what the document does. */
function contrary(described: string, now: string, descriptions: readonly string[], documentTexts: readonly Said[]): Nuance | undefined {
  const nuance = contraryBetween(described)(now);
  return nuance === undefined || isToldElsewhere(nuance, descriptions, documentTexts) || !isOfOneNoun(nuance, described, now) ? undefined : nuance;
}

/** What stands in the place of a word, where the rest is the same. */
function replacedWord(described: string, now: string, descriptions: readonly string[], documentTexts: readonly Said[]): Nuance | undefined {
  const nuance = otherRunIn(described, now);
  return nuance === undefined || isToldElsewhere(nuance, descriptions, documentTexts) ? undefined : nuance;
}

function isToldElsewhere({ from, to }: Nuance, descriptions: readonly string[], documentTexts: readonly Said[]): boolean {
  const holds = (texts: readonly string[], words: string | undefined): boolean =>
    words !== undefined && texts.some((text) => includes(wordsOf(text), wordsOf(words)));
  const texts = documentTexts.map(({ text }) => text.text);
  return holds(texts, from) || holds(descriptions, to);
}

/** `no lid`, `every lid`: words of how many are of what stands behind them. */
function isOfOneNoun({ from = "", to = "" }: Nuance, described: string, now: string): boolean {
  if (!howMany.test(from) || !howMany.test(to)) return true;
  const [noun, other] = [
    [described, from],
    [now, to],
  ].map(([text, word]) => {
    const words = wordsOf(text!);
    return words[words.indexOf(word!) + 1] ?? "";
  });
  return baseForm(noun!) === baseForm(other!);
}

const howMany = /^(?:no|none|every|each|all|some|any|both|one|single|several|another|same)$/;

/** Whether words stand in others side by side, whatever form they have. */
function includes(words: readonly string[], some: readonly string[]): boolean {
  const [all, part] = [words, some].map((list) => ` ${list.map(baseForm).join(" ")} `);
  return all!.includes(part!);
}

/** The fields that sentences of a section list are rows of it, and still mentioned. */
function namesListedIn({ blocks }: Section): readonly string[] {
  return blocks.flatMap(({ is, rows }) => (is === "names" ? rows.map(({ name }) => name) : []));
}

/** What the description mentions, and none of its places any more. */
function lostMention({ reader, factsAt, stated }: Subject, described: string, places: readonly FoundPlace[]): Nuance | undefined {
  const names = stated.rows();
  const here = new Set(
    places
      .flatMap(({ section, block, row }) => [
        ...factsAt(section, row ?? block),
        ...(row === undefined ? section.blocks.flatMap((one) => factsAt(section, one)) : reader.factsIn(row.name, names)),
      ])
      .map(factText)
      .concat(places.flatMap(({ section, row }) => (row === undefined ? namesListedIn(section) : []))),
  );
  const removed = reader
    .factsIn(described, names)
    .find((fact) => fact.fact === "mention" && !/^\d$|^<.*>$/.test(fact.value) && !here.has(fact.value) && !isWithinRows(fact.value, places));
  return removed === undefined ? undefined : { from: factText(removed) };
}
