/**
 * Operations that have another name in another edition and mean the same by it: `Add an item` is `Create items`. Only rows that
 * give a method are operations; the names of fields have no synonyms.
 */
import { groupBy } from "../../values/group-by.ts";
import type { Block, DocumentText, Row, Section } from "../document.ts";
import { rowNames, type DocumentOutline, type OutlineSection } from "./outline.ts";

/** @param document in which sections have the names of the outline */
export function withKnownOperations(document: DocumentText, outline: DocumentOutline): DocumentText {
  const known = new Map(outline.map((section) => [section.title, section] as const).reverse());
  return { ...document, sections: document.sections.map((section) => inSection(section, known.get(section.title))) };
}

function inSection(section: Section, known: OutlineSection | undefined): Section {
  const tables = section.blocks.filter(({ is, rows }) => is === "table" && rows.some(givesMethod));
  if (known === undefined || tables.length === 0) return section;
  const names = namesFor(
    tables.flatMap(({ rows }) => rows.filter((row) => givesMethod(row) && !known.rows.has(row.name)).map(({ name }) => name)),
    section,
    known,
  );
  if (names.size === 0) return section;
  const renamed = (block: Block): Block => ({ ...block, rows: block.rows.map((row) => ({ ...row, name: names.get(row.name) ?? row.name })) });
  return { ...section, blocks: section.blocks.map((block) => (tables.includes(block) ? renamed(block) : block)) };
}

/** The known names that are missed, by those that mean the same; none where more than one could be meant. */
function namesFor(strange: readonly string[], { blocks }: Section, { rows }: OutlineSection): ReadonlyMap<string, string> {
  const here = rowNames(blocks);
  const [known, own] = [groupBy([...rows], meaningOf), groupBy([...strange], meaningOf)];
  const pairs = strange.flatMap((name) => {
    const meaning = meaningOf(name);
    const [only, ...others] = known.get(meaning) ?? [];
    return only === undefined || others.length > 0 || here.has(only) || own.get(meaning)!.length > 1 || areOneAndAll(name, only) ? [] : [[name, only] as const];
  });
  return new Map(pairs);
}

function givesMethod({ cells }: Row): boolean {
  return cells.some(({ text }) => /^(?:GET|HEAD|PUT|POST|PATCH|DELETE)\b/.test(text));
}

/** `Delete one item` is not `Delete all items`. */
function areOneAndAll(one: string, other: string): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([first, second]) => /^\p{L}+ (?:all|every|each)\b/iu.test(first!) && /^\p{L}+ (?:an?|one|single)\b/iu.test(second!));
}

/** The words that tell one operation from another, in any order. */
function meaningOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !passing.has(word)).map((word) => verbs.get(word) ?? word.replace(/(?<=\p{L}{3})s$/u, "")))].sort().join(" ");
}

const passing: ReadonlySet<string> = new Set("a an the one single new existing all every each any its their of in from by for with or and".split(" "));

/** By each form of a verb the one that stands for all that mean the same. */
const verbs: ReadonlyMap<string, string> = new Map(
  [
    "create add insert creation addition insertion",
    "read get retrieve fetch show list view obtain retrieval",
    "update modify change edit alter modification",
    "replace overwrite replacement",
    "delete remove erase deletion removal",
  ].flatMap((row) => {
    const [first, ...others] = row.split(" ");
    return [first!, ...others].flatMap((verb) => [verb, `${verb}s`, `${verb.replace(/e$/, "")}ing`].map((form) => [form, first!] as const));
  }),
);
