/** Sentences, lists and tables that say of one row of their section what its cells could say: `The default of width is 5.` below its table. */
import type { Block, Row, Section } from "../documents/document.ts";
import { withWordsReplaced, type PlacedText } from "../documents/placed-text.ts";
import { groupBy } from "../values/group-by.ts";
import { literalPattern } from "../values/pattern.ts";
import type { FactName, StatedFact } from "./fact.ts";
import type { Note } from "./note.ts";
import type { StatedBlock, StatedRow } from "./stated-section.ts";
import { statedText } from "./text/prose.ts";
import type { Reader } from "./text/reader.ts";
import type { DeclaredNames } from "./text/remember-facts.ts";
import { valueTablesIn } from "./value-tables.ts";

export function notesIn(section: Section, reader: Reader, names: DeclaredNames): readonly Note[] {
  if (section.blocks.length === 0) return [];
  const sentences = section.sentences.filter(({ row, text }) => row === undefined && mayBeNote.test(text));
  const notes = [...sentences.map((one) => [one, one] as const), ...section.blocks.flatMap(listOfValues)].flatMap(([of, words]): readonly Note[] => {
    const row = rowMeant(section, words);
    const facts = row === undefined ? [] : factsOf(words, row, reader, names);
    return row === undefined || facts.length === 0 || !facts.every(({ fact }) => ofRows.has(fact)) ? [] : [{ of, row, facts }];
  });
  return [...notes, ...valueTablesIn(section, reader, names).filter(({ of }) => !notes.some((one) => one.of === of))];
}

/** `Values of width: low, high.`: a list of names that are values, be it one below the other, each with what it means. */
function listOfValues(block: Block): readonly (readonly [of: Block, said: PlacedText])[] {
  const { is, label, lead = label, rows, at, labelAt = at } = block;
  return is !== "cell" && lead !== undefined && /\bvalues\b/i.test(lead)
    ? [[block, { text: `${lead}: ${rows.map(({ name }) => name).join(", ")}.`, at: labelAt }]]
    : [];
}

/** The rows with what notes say of them. */
export function withNotes(blocks: readonly StatedBlock[], notes: readonly Note[]): readonly StatedBlock[] {
  if (notes.length === 0) return blocks;
  const facts = groupBy(notes, ({ row }) => row);
  const annotated = new Set<object>(notes.map(({ of }) => of));
  return blocks
    .filter(({ block }) => !annotated.has(block))
    .map((block) => ({
      ...block,
      rows: block.rows.map((row) => withNotesOf(row, facts.get(row.row) ?? [])),
    }));
}

function withNotesOf(row: StatedRow, notes: readonly Note[]): StatedRow {
  if (notes.length === 0) return row;
  return { ...row, cells: [...row.cells, ...notes.flatMap(({ cells = [] }) => cells)], facts: [...row.facts, ...notes.flatMap(({ facts }) => facts)] };
}

export function withoutNotes(section: Section, notes: readonly Note[]): Section {
  if (notes.length === 0) return section;
  const annotated = new Set<object>(notes.map(({ of }) => of));
  return { ...section, sentences: section.sentences.filter((one) => !annotated.has(one)), blocks: section.blocks.filter((one) => !annotated.has(one)) };
}

/** Of several rows of one name that of the last table before the sentence. */
function rowMeant({ blocks }: Section, { text, at }: PlacedText): Row | undefined {
  const rows = blocks
    .flatMap(({ is, rows: own }) => (is === "table" ? own : []))
    .filter(({ name }) => text.includes(name) && clauseOf(text, name) !== undefined);
  const names = new Set(rows.map(({ name }) => name));
  return names.size > 1 ? undefined : (rows.findLast((row) => row.at.line < at.line) ?? rows[0]);
}

function factsOf(sentence: PlacedText, { name }: Row, reader: Reader, names: DeclaredNames): readonly StatedFact[] {
  const { from, to, words } = clauseOf(sentence.text, name)!;
  return statedText(withWordsReplaced(sentence, from, to, words), reader, names).facts;
}

interface Clause {
  /** The words of the sentence that name the row. */
  readonly from: number;
  readonly to: number;
  /** What a cell of the row says in their place. */
  readonly words: string;
}

function clauseOf(text: string, name: string): Clause | undefined {
  const mark = /^(?:note|tip|important|warning|caution)\b:?\s+/i.exec(text)?.[0].length ?? 0;
  const clause = clauseIn(text.slice(mark), name);
  return clause === undefined ? undefined : { ...clause, from: clause.from + mark, to: clause.to + mark };
}

function clauseIn(text: string, name: string): Clause | undefined {
  const called = String.raw`(?:(?:the\s+)?(?:field|parameter|attribute|property|member)\s+)?["“'‘]?${literalPattern(name)}["”'’]?(?:\s+(?:field|parameter|attribute|property|member))?`;
  const values = new RegExp(
    String.raw`^(?:the\s+)?(?:\p{L}+\s+)?values\s+(?:of|for)\s+${called}(?:\s+(?:are|can be|may be)\s+(?:one of\s+)?(?=${listed})|:\s+(?:one of\s+)?)`,
    "iu",
  ).exec(text);
  if (values !== null) return { from: 0, to: values[0].length, words: "Allowed values: " };
  const choice = new RegExp(
    String.raw`^${called}\s+(?:can be|may be|must be|is)\s+(?:either\s+|one of\s+)?(?=${item}(?:,\s+${item})*,?\s+or\s+${item}\.?$)`,
    "iu",
  ).exec(text);
  if (choice !== null) return { from: 0, to: choice[0].length, words: "Allowed values: " };
  const limit = new RegExp(String.raw`^(?:the\s+)?(?:\p{L}+\s+){1,3}(?:of|for)\s+${called}(?=\s+is\b)`, "iu").exec(text);
  if (limit !== null) {
    const from = /\s+(?:of|for)\s/.exec(text)!.index;
    return { from, to: limit[0].length, words: "" };
  }
  const subject = new RegExp(String.raw`^${called}(?=\s+(?:is|has|can be|may be|must be|defaults|takes|accepts|ranges)\b)`, "iu").exec(text);
  return subject === null ? undefined : { from: 0, to: subject[0].length, words: "It" };
}

const item = String.raw`["“'‘]?[\p{L}\p{N}_-]+["”'’]?`;

/** `low, high or off`, `1 to 16`, and no words behind that: what values are until something happens lists none. */
const listed = String.raw`(?:${item}(?:,\s+${item})*,?\s+(?:or|and)\s+${item}|[^.]*\d[^.]*)\.?$`;

const mayBeNote = /\b(?:values|default|defaults|minimum|maximum|length|range|ranges|least|most|between|can be|may be|must be|is|has)\b/i;

const ofRows: ReadonlySet<FactName> = new Set<FactName>(["default", "range", "length", "items", "values", "known", "format", "pattern", "step", "bits"]);
