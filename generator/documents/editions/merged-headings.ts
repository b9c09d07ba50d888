/** A section under a heading that names several sections of another edition, `Events, errors and limits`: those again, each with what is said of it. */
import { literally, notWithinWord } from "../../values/pattern.ts";
import type { DocumentText, Section, Sentence } from "../document.ts";
import { titleOf } from "../shapes/label.ts";
import { stemsOf } from "./words.ts";

export function withSectionsApart(document: DocumentText, edition: DocumentText): DocumentText {
  const there = new Set(document.sections.map(({ title }) => title.toLowerCase()));
  const gone = new Map(
    edition.sections.filter(({ title }) => title !== "" && !there.has(title.toLowerCase())).map((section) => [section.title.toLowerCase(), section] as const),
  );
  if (gone.size < 2) return document;
  const sections = document.sections.flatMap((section) => apart(section, merged(section, gone)));
  return sections.length === document.sections.length ? document : { ...document, sections };
}

/** The sections that a heading names, all of which have no heading of their own any more. */
function merged({ title }: Section, gone: ReadonlyMap<string, Section>): readonly Section[] {
  const parts = titleOf(title)
    .toLowerCase()
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*[/&]\s*/);
  const known = parts.map((part) => gone.get(part));
  return parts.length > 1 && known.every((one) => one !== undefined) ? known : [];
}

function apart(section: Section, parts: readonly Section[]): readonly Section[] {
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
  const one = `(?:${titles.map(literally).join("|")})`;
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
