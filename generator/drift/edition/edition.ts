/** The service's own edition of the document, where another one is compared: it tells what stood where, and how its sentences went. */
import type { Block, CodeBlock, DocumentText, Row, Section } from "../../documents/document.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { findPlace } from "../../documents/places/find.ts";
import { blockName } from "../../documents/places/lookup.ts";
import { gapsAmong, subjectOfGap, type StatedFact } from "../../facts/fact.ts";
import type { Stated } from "../../facts/stated.ts";
import type { StatedRow, StatedSection } from "../../facts/stated-section.ts";
import type { Place } from "../../model/origin.ts";
import { wordPattern } from "../../values/pattern.ts";
import { once } from "../../values/memoize.ts";
import { rowsCalled } from "../subject/namesakes.ts";
import type { RowStanding } from "../subject/subject.ts";
import { sectionsLike } from "./counterparts.ts";

export interface Edition {
  readonly stated: Stated;
  /** What is the same for the rows of one line. */
  readonly lineOf: (place: Place) => number | undefined;
  /** The names of the rows of the same block. */
  readonly rowsAround: (place: Place) => readonly string[] | undefined;
  /** Whether it has the row, and as many of that name. */
  readonly hasRow: (section: Section, block: Block, name: string) => boolean;
  /** Whether it has a table or list of this name, or one with such columns, in a section of this name. */
  readonly holdsLike: (section: Section, block: Block) => boolean;
  /**
   * Whether it has the section of a table and knows no more than half of its rows by name; where something was not shown there and is now, that is what the
   * table is about.
   */
  readonly isNews: (section: StatedSection, block: Block) => boolean;
  /** Whether a row stands after or before the same one as another did. */
  readonly standAlike: (place: Place, standing: RowStanding) => boolean;
  /** Whether what stands beside the names of two rows is worded alike. */
  readonly sayAlike: (place: Place, standing: RowStanding) => boolean;
  /** What it states in the prose of a section, or in a row, where it has one of this name. */
  readonly factsOf: (section: StatedSection, row?: StatedRow) => readonly StatedFact[] | undefined;
  /** The code that it shows in a section of this name, or in all sections. */
  readonly codeOf: (section?: StatedSection) => readonly CodeBlock[];
  /** Whether a heading or a sentence of it has a word of this stem. */
  readonly hasStem: (stem: string) => boolean;
}

export function editionOf(stated: Stated): Edition {
  const { document } = stated;
  const sectionLike = sectionsLike(stated.sections);
  const stems = once(() => stemsOf(document.sections.flatMap(({ heading, sentences }) => [heading, ...sentences.map(({ text }) => text)]).join("\n")));
  return {
    stated,
    lineOf: (place) => rowAt(document, place)?.line,
    rowsAround: (place) => rowAt(document, place)?.names,
    hasRow: (section, block, name) =>
      (block.is === "list" ? listsAndTables(document, section, block) : blocksLike(document, section, block)).some(
        (one) => rowsCalled(one, name).length >= Math.max(rowsCalled(block, name).length, 1),
      ),
    holdsLike: (section, block) => blocksLike(document, section, block).length > 0,
    isNews: (section, block) => {
      const own = block.is === "table" || block.is === "list" ? sectionLike(section.section) : undefined;
      return (
        own !== undefined &&
        gapsAmong(own.facts).every((gap) => gapsAmong(section.facts).some((one) => areOneGap(one, gap))) &&
        block.rows.filter(({ name }) => hasWord(own.section, name)).length * 2 <= block.rows.length
      );
    },
    standAlike: (place, { block, row }) => {
      const old = rowAt(document, place);
      const rows = block.block.rows;
      const index = rows.indexOf(row.row);
      return old !== undefined && (old.before === rows[index - 1]?.name || old.after === rows[index + 1]?.name);
    },
    sayAlike: (place, { row }) => {
      const old = rowAt(document, place);
      return old !== undefined && likeness(stemsOf(besideName(old.row)), stemsOf(besideName(row.row))) >= 0.5;
    },
    factsOf: ({ section }, row) => {
      const own = sectionLike(section);
      return row === undefined ? own?.facts : own?.blocks.flatMap(({ rows }) => rows).find((one) => one.row.name === row.row.name)?.facts;
    },
    codeOf: (section) => (section === undefined ? document.sections.flatMap(({ code }) => code) : (sectionLike(section.section)?.section.code ?? [])),
    hasStem: (stem) => stems().has(stem),
  };
}

/** In whatever words. */
function areOneGap(one: string, other: string): boolean {
  return subjectOfGap(one) === subjectOfGap(other) || likeness(stemsOf(subjectOfGap(one)), stemsOf(subjectOfGap(other))) >= 0.5;
}

/** In a sentence or a cell, however it is written. */
function hasWord({ sentences, blocks }: Section, name: string): boolean {
  const word = new RegExp(wordPattern(name), "iu");
  return (
    sentences.some(({ text }) => word.test(text)) ||
    blocks.some((block) => block.rows.some((row) => word.test(row.name) || row.cells.some(({ text }) => word.test(text))))
  );
}

function besideName({ name, cells }: Row): string {
  return cells.flatMap(({ text }) => (text === name ? [] : [text])).join(" ");
}

interface Neighbourhood {
  readonly row: Row;
  readonly line: number;
  readonly names: readonly string[];
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function rowAt(document: DocumentText, place: Place): Neighbourhood | undefined {
  const found = findPlace(document, place);
  if (found?.row === undefined || found.block === undefined) return undefined;
  const { rows } = found.block;
  const index = rows.indexOf(found.row);
  return { row: found.row, line: found.at.line, names: rows.map(({ name }) => name), before: rows[index - 1]?.name, after: rows[index + 1]?.name };
}

function blocksLike({ sections }: DocumentText, section: Section, block: Block): readonly Block[] {
  const blocks = sections.filter(({ title }) => title === section.title).flatMap((one) => one.blocks);
  const named = blocks.filter((one) => one.is === block.is && blockName(one) === blockName(block));
  return named.length > 0 ? named : blocks.filter((one) => one.is === block.is && sameTitles(one, block));
}

/** A list can be what was a table. */
function listsAndTables(document: DocumentText, section: Section, block: Block): readonly Block[] {
  const tables = document.sections.filter(({ title }) => title === section.title).flatMap(({ blocks }) => blocks.filter(({ is }) => is === "table"));
  return [...blocksLike(document, section, block), ...tables];
}

function sameTitles({ columns }: Block, { columns: others }: Block): boolean {
  return columns.length === others.length && columns.every((title) => others.includes(title));
}
