/** Names that another edition lists by themselves, and that a sentence has among its words: `The names a, b and c occur.` */
import type { Block, Row, Section, Sentence } from "../document.ts";
import { positionWithin } from "../placed-text.ts";
import { rowNames, type OutlineSection } from "./outline.ts";

/** The rows of the outline tell which words are names. */
export function withNamesOfProse(section: Section, { rows: names }: OutlineSection): Section {
  if (section.sentences.length === 0) return section;
  const there = rowNames(section.blocks);
  const missing = new Set([...names].filter((name) => !there.has(name) && /\p{L}/u.test(name)));
  if (missing.size < 2) return section;
  const lists = distinct(section.sentences.flatMap((sentence) => (sentence.row === undefined ? (listIn(sentence, missing) ?? []) : [])));
  if (lists.length === 0) return section;
  const taken = new Set(lists.map(({ sentence }) => sentence));
  const blocks = [...section.blocks, ...lists.map(({ block }) => block)].sort((one, other) => one.at.line - other.at.line);
  return { ...section, blocks, sentences: section.sentences.filter((sentence) => !taken.has(sentence)) };
}

interface NamesSaid {
  readonly sentence: Sentence;
  readonly block: Block;
}

/** A sentence that names again what one before it has listed only mentions it. */
function distinct(lists: readonly NamesSaid[]): readonly NamesSaid[] {
  const seen = new Set<string>();
  return lists.filter(({ block: { rows } }) => {
    const isNew = rows.some(({ name }) => !seen.has(name));
    for (const { name } of rows) seen.add(name);
    return isNew;
  });
}

/** A list of which most are known names, as a block that the other words lead to. */
function listIn(sentence: Sentence, names: ReadonlySet<string>): NamesSaid | undefined {
  for (const { 0: list, index } of sentence.text.matchAll(listed)) {
    const all = [...list.matchAll(/[^\s,]+/g)].filter(([word]) => word !== "and" && word !== "or");
    // What stands before the first name leads to it.
    const words = all.slice(all.findIndex(([word]) => names.has(word)));
    const known = words.filter(([word]) => names.has(word));
    if (known.length < 2 || known.length * 3 < words.length * 2) continue;
    const rows = words.map(({ 0: name, index: within }): Row => ({ name, cells: [], at: positionWithin(sentence, index + within, name.length) }));
    const lead = [sentence.text.slice(0, index + words[0]!.index), sentence.text.slice(index + list.length)].map((part) => part.trim()).join(" ");
    return { sentence, block: { is: "names", lead: lead.trim(), columns: [], rows, at: sentence.at } };
  }
  return undefined;
}

/** Bounded, so that the search through a long line takes no longer than the line. */
const listed = /(?<![^\s,;:("'])[\p{L}\p{N}][\p{L}\p{N}_-]{0,80}(?:,\s+[\p{L}\p{N}_-]{1,80}){0,200},?\s+(?:and|or)\s+[\p{L}\p{N}_-]+/gu;
