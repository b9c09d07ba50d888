/** What a document says, section by section: the facts of its rows, cell by cell, and of its prose, sentence by sentence. */
import type { Block, Cell, DocumentText, Row, Section } from "../documents/document.ts";
import { memoize, once } from "../values/memoize.ts";
import { withBracketedValues } from "./cells/bracketed-values.ts";
import { withCardinality } from "./cells/cardinality.ts";
import { typeByValues } from "./cells/by-column/type-by-values.ts";
import { cellFacts } from "./cells/cell-facts.ts";
import { columnRoles } from "./cells/columns.ts";
import { tellsMethods } from "./cells/methods.ts";
import { withoutNoDefaults } from "./cells/no-default.ts";
import { markersOf } from "./cells/name-markers.ts";
import { remarkFacts } from "./cells/name-remarks.ts";
import { withNestedValues } from "./cells/nested-values.ts";
import { withMeaningOfBoolean } from "./cells/boolean-meanings.ts";
import { withBounds } from "./cells/bound-columns.ts";
import { withValuesAlone } from "./cells/enumeration-values.ts";
import { withoutFormatsOfHolders } from "./cells/formats-of-holders.ts";
import { requiredByLead } from "./cells/required-by-lead.ts";
import { withItemsOfList } from "./cells/items-of-lists.ts";
import { withBareRange, withDefaultAsNumber } from "./cells/number-ranges.ts";
import { withOpenValues } from "./cells/open-values.ts";
import { withoutDefaultsOfOthers } from "./cells/defaults-of-others.ts";
import { withoutOwnNames } from "./cells/own-names.ts";
import { withLengthInColumn, withLengthOfString } from "./cells/string-lengths.ts";
import { rowTypes } from "./cells/row-types.ts";
import { sizeFacts } from "./cells/size-column.ts";
import { valueOf, type StatedFact } from "./fact.ts";
import { notesIn, withNotes, withoutNotes } from "./notes.ts";
import { allRowNames, namesMeantBy, rowNamesOf, type RowNames } from "./row-names.ts";
import type { StatedBlock, StatedRow, StatedSection } from "./stated-section.ts";
import { withNumericTexts } from "./text/as-numbers.ts";
import { rememberByNames, type DeclaredNames } from "./text/remember-facts.ts";
import { proseOf, type StatedText } from "./text/prose.ts";
import { readerOf, type Reader } from "./text/reader.ts";
import type { Column, Wording } from "./wording.ts";

export interface Stated {
  readonly document: DocumentText;
  readonly wording: Wording;
  /** In the document's order. */
  readonly sections: readonly StatedSection[];
  /** The names of all rows. */
  readonly rows: () => ReadonlySet<string>;
}

/**
 * @param names that the definitions know beside those of the rows
 * @param rows of all sections, where somebody has them already
 */
export function statedIn(
  document: DocumentText,
  wording: Wording,
  names: Iterable<string> = [],
  rows: readonly RowNames[] = document.sections.map(rowNamesOf),
): Stated {
  const known = new Set([...names, ...namesMeantBy(document.sections, rows)]);
  const reader = readerOf(wording);
  return {
    document,
    wording,
    sections: document.sections.map((section) => statedSection(partsOf(section, reader), section, known)),
    rows: once(() => new Set(rows.flatMap(allRowNames))),
  };
}

/** Finds out what sections say before somebody asks, step by step: most of it is the same whatever names the definitions and other sections know. */
export function* statedAhead(document: DocumentText, wording: Wording, positions: readonly number[]): Generator<unknown> {
  const selected = positions.map((position) => document.sections[position]!);
  for (const { blocks } of selected) yield blocks;
  const { sections } = statedIn(document, wording, [], selected.map(rowNamesOf));
  for (const position of positions) yield [sections[position]!.blocks, sections[position]!.facts];
}

/** What a section says, for the names that somebody declares. */
interface Parts {
  readonly reader: Reader;
  readonly blocks: (names: DeclaredNames) => readonly StatedBlock[];
  readonly prose: (names: DeclaredNames) => readonly StatedText[];
}

/** Who adopts a document holds it against definitions again and again, in which few names change; who reads ahead does not know all of them yet. */
const partsKnown = new WeakMap<Section, Parts>();

function partsOf(section: Section, reader: Reader): Parts {
  const cached = partsKnown.get(section);
  if (cached?.reader === reader) return cached;
  const parts: Parts = {
    reader,
    blocks: rememberByNames((names) =>
      withNotes(withNestedValues(section.blocks.map((block) => statedBlock(section, block, reader, names))), notesIn(section, reader, names)),
    ),
    prose: rememberByNames((names) => proseOf(withoutNotes(section, notesIn(section, reader, names)), reader, names)),
  };
  partsKnown.set(section, parts);
  return parts;
}

/** What a section says is found out when it is first asked for: who edits a document asks for few. */
function statedSection(parts: Parts, section: Section, names: DeclaredNames): StatedSection {
  const blocks = once(() => parts.blocks(names));
  const prose = once(() => parts.prose(names));
  const facts = once(() => prose().flatMap((text) => text.facts));
  return {
    section,
    get blocks() {
      return blocks();
    },
    get prose() {
      return prose();
    },
    get facts() {
      return facts();
    },
  };
}

function statedBlock(section: Section, block: Block, reader: Reader, names: DeclaredNames): StatedBlock {
  const roles = columnRoles(block, reader);
  const typeOf = rowTypes(section, block, roles, reader);
  const namesOfCells = new Set(block.is === "cell" ? block.rows.flatMap((row) => row.cells) : cellsOfNames(section));
  const readCells = memoize((cells: readonly Cell[]) => {
    const isScalarField =
      namesOfCells.size > 0 && cells.some((cell) => roles.get(cell.column) === "type" && isScalar.test(reader.types.at(cell.text)?.type ?? ""));
    const stating = cells.filter(
      (cell) =>
        (block.named === undefined || cell.column !== block.named) &&
        (!namesOfCells.has(cell) || isScalarField || allowsValues(roles.get(cell.column), cell, reader)),
    );
    return stating.map((cell) => cellFacts(cell, roles, reader, names));
  });
  const rows = block.rows.map((row): StatedRow => {
    const cells = withoutOwnNames(readCells(row.cells), row.name);
    const own = [
      ...sizeFacts(cells).flatMap((fact) => typeFromRemark(fact, row, reader)),
      ...(block.is === "table" ? markersOf(row) : []),
      ...(row.remark === undefined ? [] : remarkFacts(row, reader, names)),
    ];
    const typed = own.some(({ fact }) => fact === "type") ? own : [...own, ...typeOf(row)];
    return { row, cells, facts: withOpenValues(interpretedByType([...typed, ...requiredByLead(block, typed, row)], cells), row.name, cells) };
  });
  return { block, roles, rows: withoutDefaultsOfOthers(withoutFormatsOfHolders(rows)) };
}

/** Such a field holds no others: what its cells list are values. */
const isScalar = /^(?:string|number|integer)$/;

/** What only the type of the row tells. */
function interpretedByType(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  const plain = withMeaningOfBoolean(
    withBareRange(withDefaultAsNumber(withBracketedValues(withValuesAlone(withBounds(withoutNoDefaults(facts, cells), cells), cells), cells)), cells),
    cells,
  );
  const typed = withItemsOfList(withCardinality(withLengthInColumn(withLengthOfString(plain), cells), cells), cells);
  return valueOf(typed, "type") === "string" ? typed : withNumericTexts(typed);
}

/** What stands in such a column are values, be they written as names are. */
function allowsValues(role: Column | undefined, cell: Cell, { types }: Reader): boolean {
  return role === "values" || role === "range" || (role === "type" && typeByValues(cell, types) !== undefined);
}

/** The cells that list names, which are rows of blocks of their own. */
function cellsOfNames({ blocks }: Section): readonly Cell[] {
  return blocks.flatMap(({ is, rows }) => (is === "cell" ? rows.flatMap(({ cells }) => cells) : []));
}

/** Where a list item gives the type of what it names, that is the row's type; its remark may say more of it: `(array of strings, at most 9)`. */
function typeFromRemark(fact: StatedFact, row: Row, { types }: Reader): readonly StatedFact[] {
  const { name, remark = "" } = row;
  if (fact.fact === "member" && tellsMethods(row)) return [];
  return fact.fact === "member" && fact.value.name === name ? [{ fact: "type", value: types.at(remark)?.type ?? fact.value.type, at: fact.at }] : [fact];
}
