/**
 * A section that says what several sections of another edition do, under a heading that names them, `Events, errors and limits`, or in sentences that begin with
 * their names: those again, each with what is said of it. So is a section whose heading went, and whose prose stands in another one now.
 */
import { literalPattern, notWithinWord } from "../../values/pattern.ts";
import { uniqueByKey } from "../../values/unique-by-key.ts";
import type { DocumentText, Section, Sentence } from "../document.ts";
import { titleOfHeading } from "../shapes/label.ts";
import { likeness, stemsOf } from "./stems.ts";

export function withMergedSectionsApart(document: DocumentText, edition: DocumentText): DocumentText {
  const there = new Set(document.sections.map(({ title }) => title.toLowerCase()));
  const missing = new Map(
    edition.sections.filter(({ title }) => title !== "" && !there.has(title.toLowerCase())).map((section) => [section.title.toLowerCase(), section] as const),
  );
  if (missing.size === 0) return document;
  const [before, now] = [edition, document].map(({ sections }) => uniqueByKey(sections, ({ title }) => title.toLowerCase()));
  const lost = [...missing.values()].filter(({ blocks }) => blocks.length === 0).map((section) => ({ section, stems: stemsIn(section.sentences) }));
  const sections = document.sections.flatMap((section) => {
    const title = section.title.toLowerCase();
    const parts = [merged(section, missing), before!.has(title) ? [] : labelled(section, missing)].find((some) => some.length > 0);
    if (parts !== undefined) return splitSection(section, parts);
    const own = now!.get(title) === undefined ? undefined : before!.get(title);
    return own === undefined ? [section] : withoutJoined(section, own, lost);
  });
  return sections.length === document.sections.length ? document : { ...document, sections };
}

/** The sections that a heading names, all of which have no heading of their own any more. */
function merged({ title }: Section, missing: ReadonlyMap<string, Section>): readonly Section[] {
  const parts = titleOfHeading(title)
    .toLowerCase()
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*[/&]\s*/);
  const known = parts.map((part) => missing.get(part));
  return parts.length > 1 && known.every((one) => one !== undefined) ? known : [];
}

/** `Events: not shown. Errors: not shown.`: those that its sentences begin with, where all of them do and it holds nothing else. */
function labelled({ sentences, blocks }: Section, missing: ReadonlyMap<string, Section>): readonly Section[] {
  const known = sentences.map(({ text }) => missing.get(/^(?:(?:any|the) )?(.+?)(?::|\s+(?:is|are)\b)/i.exec(text)?.[1]?.toLowerCase() ?? ""));
  const parts = [...new Set(known)].filter((one) => one !== undefined);
  return blocks.length === 0 && parts.length > 1 && known.every((one) => one !== undefined) ? parts : [];
}

/** A section whose heading went, and the stems of what it said. */
interface Lost {
  readonly section: Section;
  readonly stems: ReadonlySet<string>;
}

/** What a section says that it did not, and one whose heading went did, most of it: it stands apart again. */
function withoutJoined(section: Section, before: Section, lost: readonly Lost[]): readonly Section[] {
  if (lost.length === 0) return [section];
  const [said, known] = [stemsIn(section.sentences), stemsIn(before.sentences)];
  const [found, ...others] = lost.filter(({ stems }) => areMostlyNew(stems, said, known));
  if (found === undefined || others.length > 0) return [section];
  const { section: joined } = found;
  const isTheirs = ({ text }: Sentence): boolean => likenessTo(text, joined) > likenessTo(text, before);
  const { heading, title, under } = joined;
  return [
    { ...section, sentences: section.sentences.filter((one) => !isTheirs(one)) },
    { ...section, heading, title, under, sentences: section.sentences.filter(isTheirs), blocks: [], code: [] },
  ];
}

function likenessTo(text: string, { sentences }: Section): number {
  const stems = stemsOf(text);
  return Math.max(0, ...sentences.map((one) => likeness(stems, stemsOf(one.text))));
}

function stemsIn(sentences: readonly Sentence[]): ReadonlySet<string> {
  return stemsOf(sentences.map(({ text }) => text).join(" "));
}

function areMostlyNew(stems: ReadonlySet<string>, said: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const newStems = [...stems].filter((stem) => said.has(stem) && !known.has(stem)).length;
  return newStems > 3 && newStems * 2 > stems.size;
}

function splitSection(section: Section, parts: readonly Section[]): readonly Section[] {
  const [first] = parts;
  if (first === undefined) return [section];
  const owners = sentenceOwners(section.sentences, parts);
  const together = listOf(parts.map(({ title }) => title));
  return parts.map(({ heading, title }) => ({
    ...section,
    heading,
    title,
    sentences: section.sentences
      .filter((_, index) => owners[index]!.includes(title))
      .map((sentence) => ({ ...sentence, text: sentence.text.replace(together, () => title) })),
    blocks: section.blocks.filter(({ rows }) => title === (parts.find((part) => rows.some(({ name }) => hasRow(part, name))) ?? first).title),
    code: title === first.title ? section.code : [],
  }));
}

/** The titles one after the other: of each section its own alone is said. */
function listOf(titles: readonly string[]): RegExp {
  const one = `(?:${titles.map(literalPattern).join("|")})`;
  return new RegExp(notWithinWord(`${one}(?:(?:,|,? (?:and|or|nor)) ${one})+`, ""), "giu");
}

/** A sentence is said of the sections that it names; one that names none of those of the sentence before it. */
function sentenceOwners(sentences: readonly Sentence[], parts: readonly Section[]): readonly (readonly string[])[] {
  const named = parts.map(({ title }) => ({ title, stems: stemsOf(title) }));
  let owners: readonly string[] = [parts[0]!.title];
  return sentences.map(({ text }) => {
    const said = stemsOf(text);
    const own = named.filter(({ stems }) => [...stems].some((stem) => said.has(stem))).map(({ title }) => title);
    if (own.length > 0) owners = own;
    return owners;
  });
}

function hasRow({ blocks }: Section, name: string): boolean {
  return blocks.some(({ rows }) => rows.some((row) => row.name === name));
}
