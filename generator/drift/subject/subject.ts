/** What is compared: a document as it is read and recognised, and what the definitions claim of it. */
import type { Block, CodeBlock, Row, Section } from "../../documents/document.ts";
import { blockName, lookupOf } from "../../documents/places/lookup.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Fact, StatedFact } from "../../facts/fact.ts";
import type { Stated } from "../../facts/stated.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../facts/stated-section.ts";
import type { Reader } from "../../facts/text/reader.ts";
import type { Place } from "../../model/origin.ts";
import { memoizeByObject, once } from "../../values/memoize.ts";
import type { Claim, Claims } from "./claims.ts";
import { sameFact } from "./fact-differences.ts";
import type { KnownUri } from "./known-uri.ts";
import type { Prefixes } from "./paths.ts";

export interface Subject {
  /** The document as a whole: what is said elsewhere counts as well. */
  readonly stated: Stated;
  /** The sections that are compared; of these all claims are known. */
  readonly sections: readonly StatedSection[];
  readonly claims: Claims;
  readonly defined: readonly Defined[];
  /** The names of all fields, headers and schemes. */
  readonly declared: ReadonlySet<string>;
  readonly reader: Reader;
  readonly prefixes: Prefixes;
  /** The URIs of the definitions. */
  readonly uris: () => readonly KnownUri[];
  /** The names of placeholders, as words in angle brackets are compared with them. */
  readonly placeholders: ReadonlySet<string>;
  readonly names: ReadonlyMap<Section, string>;
  /** The facts of a section, or of a row or block in it. */
  readonly factsAt: (section: Section, target?: Row | Block) => readonly StatedFact[];
  /** What another edition states in the prose of a section, or in a row; undefined where it has none of this name. */
  readonly factsBefore?: (section: StatedSection, row?: StatedRow) => readonly StatedFact[] | undefined;
  /** The code that another edition shows in a section, or in all of them. */
  readonly codeBefore?: (section?: StatedSection) => readonly CodeBlock[];
}

/** A row with the block and section that it stands in. */
export interface RowStanding {
  readonly section: StatedSection;
  readonly block: StatedBlock;
  readonly row: StatedRow;
}

export function* standingRows(sections: readonly StatedSection[]): Iterable<RowStanding> {
  for (const section of sections) for (const block of section.blocks) for (const row of block.rows) yield { section, block, row };
}

export function placeOfRow(section: string, block: Block, row?: Row): Place {
  const name = block.is === "cell" || block.path !== undefined ? blockName(block) : undefined;
  return { section, ...(name === undefined ? {} : { block: name }), ...(row === undefined ? {} : { row: row.name }) };
}

/** All that is claimed in a section: of itself, of its blocks, of its rows. */
export function claimsWithin(claims: Claims, section: Section): readonly Claim[] {
  const inBlocks = section.blocks.flatMap((block) => [...claims.on(block), ...block.rows.flatMap((row) => claims.on(row))]);
  return [...claims.on(section), ...inBlocks];
}

/** The facts of sections, and of the rows and blocks in them; few documents are asked for any. */
export function factsAtIn({ sections }: Stated): Subject["factsAt"] {
  const statedAt = once(() => new Map(sections.map((stated) => [stated.section, stated] as const)));
  const facts = memoizeByObject(factsByPlace);
  return (section, target) => {
    const stated = statedAt().get(section);
    return (stated === undefined ? undefined : facts(stated).get(target ?? section)) ?? [];
  };
}

function factsByPlace({ section, blocks, facts: prose }: StatedSection): ReadonlyMap<Row | Block | Section, readonly StatedFact[]> {
  const facts = new Map<Row | Block | Section, readonly StatedFact[]>([[section, prose]]);
  for (const { block, rows } of blocks) {
    facts.set(
      block,
      rows.flatMap((row) => row.facts),
    );
    for (const { row, facts: own } of rows) facts.set(row, own);
  }
  return facts;
}

/** Whether any place of a definition states a fact of it. */
export function statedElsewhere({ claims, factsAt }: Subject, by: Defined, fact: Fact): boolean {
  return claims.of(by).some(({ row, block, section }) => factsAt(section, row ?? block).some((one) => sameFact(fact, one)));
}

/** What a place calls each section. */
export function sectionNames({ document }: Stated): ReadonlyMap<Section, string> {
  return new Map(lookupOf(document).entries.map(({ section, name }) => [section, name]));
}
