/**
 * Maps by which a document's sections, blocks and rows are found. Each is made once per document, when it is first asked for, in time linear in what it is of.
 */
import { addToGroup, groupBy } from "../../values/group-by.ts";
import { getOrInsert, memoize, memoizeByObject, once } from "../../values/memoize.ts";
import type { Block, DocumentText, Row, Section } from "../document.ts";
import { headingsTo } from "../headings.ts";
import { plainHeading } from "../shapes/label.ts";

type Groups = ReadonlyMap<string, readonly SectionEntry[]>;

export interface Lookup {
  /** In the document's order. */
  readonly entries: readonly SectionEntry[];
  /** The one entry of this name. */
  readonly named: (name: string) => SectionEntry | undefined;
  /**
   * By what a section may be called, the strictest first: as it reads, without its remark, up to any bracket, without its number; its title need not be in its
   * heading.
   */
  readonly byCall: readonly (() => Groups)[];
  /** By what a section may be called in small letters, the strictest first. */
  readonly byPlainName: readonly (() => Groups)[];
}

/** A section and what stands in it. */
export interface SectionEntry {
  readonly section: Section;
  /** Its shortest name that means no other section; with those that it stands in, where it needs them. */
  readonly name: string;
  /** Labelled blocks by what they are called. */
  readonly blocks: ReadonlyMap<string, Block>;
  /** The rows of labelled blocks, by block and name. */
  readonly inBlock: ReadonlyMap<string, ReadonlyMap<string, RowHit>>;
  /** All rows by name. */
  readonly rows: ReadonlyMap<string, readonly RowHit[]>;
}

export interface RowHit {
  readonly row: Row;
  readonly block: Block;
}

/** The same maps for the same document: a document never changes, so neither do they. */
export const lookupOf = memoizeByObject(makeLookup);

/** What a place calls a block: the path of the nested field in words, or the words of its label. */
export function blockName(block: Block): string | undefined {
  return block.path?.join(" ") ?? block.label ?? block.lead;
}

const calls: readonly ((section: Section) => string)[] = [
  ({ heading }) => heading,
  ({ title }) => title,
  ({ heading }) => heading.replace(/\s*[([].*$/, ""),
  ({ title }) => title.replace(/\s*[([].*$/, ""),
  ({ title }) => plainHeading(title),
  ({ title }) => plainHeading(title).replace(/\s*[([].*$/, ""),
];

/** What a heading says in capitals or not, without a remark after a dash. */
export function nameInAnyCase(heading: string): string {
  return plainHeading(heading)
    .replace(/\s[-–—]\s.*$/, "")
    .toLowerCase();
}

function makeLookup({ sections }: DocumentText): Lookup {
  const byCall: Lookup["byCall"] = calls.map((call) => once(() => withName(groupBy(entries, ({ section }) => call(section)))));
  const entries: readonly SectionEntry[] = sections.map((section) => new EntryOnDemand(section, byCall));
  const byName = once(() => groupBy(entries, ({ name }) => name));
  const byTitle = once(() => groupBy(entries, ({ section }) => section.title));
  const byHeading = once(() => groupBy(entries, ({ section }) => section.heading));
  // Only a path of headings can name a section that has neither this heading nor this title.
  const groupsFor = (name: string): readonly Groups[] => (name.includes(" > ") ? [byName()] : [byHeading(), byTitle()]);
  return {
    entries,
    byCall,
    byPlainName: (["heading", "title"] as const).map((call) => once(() => groupBy(entries, ({ section }) => nameInAnyCase(section[call])))),
    named: memoize((name) => theOneNamed(name, groupsFor(name))),
  };
}

function theOneNamed(name: string, groups: readonly Groups[]): SectionEntry | undefined {
  let found: SectionEntry | undefined;
  for (const group of groups) {
    for (const entry of group.get(name) ?? []) {
      if (entry === found || entry.name !== name) continue;
      if (found !== undefined) return undefined;
      found = entry;
    }
  }
  return found;
}

/** Nobody calls a section by nothing at all. */
function withName(groups: Groups): Groups {
  return groups.has("") ? new Map([...groups].filter(([name]) => name !== "")) : groups;
}

function shortestName(section: Section, byCall: Lookup["byCall"]): string {
  const short = [section.title, section.heading].find((name) => {
    const place = strictest(byCall, name);
    return place?.length === 1 && place[0]!.section === section;
  });
  return short ?? headingsTo(section).join(" > ");
}

function strictest(byCall: Lookup["byCall"], name: string): readonly SectionEntry[] | undefined {
  for (const called of byCall) {
    const entries = called().get(name);
    if (entries !== undefined) return entries;
  }
  return undefined;
}

/** Few readers of a document look into every section: what stands in one is gathered when it is first asked for. */
class EntryOnDemand implements SectionEntry {
  readonly section: Section;
  readonly #byCall: Lookup["byCall"];
  #name: string | undefined;
  #inside: Inside | undefined;

  constructor(section: Section, byCall: Lookup["byCall"]) {
    this.section = section;
    this.#byCall = byCall;
  }

  get name(): string {
    return (this.#name ??= shortestName(this.section, this.#byCall));
  }

  get blocks(): Inside["blocks"] {
    return this.#look().blocks;
  }

  get inBlock(): Inside["inBlock"] {
    return this.#look().inBlock;
  }

  get rows(): Inside["rows"] {
    return this.#look().rows;
  }

  #look(): Inside {
    return (this.#inside ??= insideOf(this.section));
  }
}

type Inside = Pick<SectionEntry, "blocks" | "inBlock" | "rows">;

function insideOf(section: Section): Inside {
  const blocks = new Map<string, Block>();
  const inBlock = new Map<string, Map<string, RowHit>>();
  const rows = new Map<string, RowHit[]>();
  for (const block of section.blocks) {
    const called = blockName(block);
    if (called !== undefined && block.is !== "cell" && !blocks.has(called)) blocks.set(called, block);
    const within = called === undefined || block.rows.length === 0 ? undefined : getOrInsert(inBlock, called, () => new Map<string, RowHit>());
    eachHit(block, (name, hit) => {
      addToGroup(rows, name, hit);
      if (within?.has(name) === false) within.set(name, hit);
    });
  }
  return { blocks, inBlock, rows };
}

/** A row answers to its own name, also without the marks of arrays in it, and the first row of a cell to the whole text of the cell. */
function eachHit(block: Block, met: (name: string, hit: RowHit) => void): void {
  let before: string | undefined;
  for (const row of block.rows) {
    const hit = { row, block };
    const cell = namingText(row, block);
    met(row.name, hit);
    if (row.name.includes("[")) met(row.name.replace(arrayMarks, ""), hit);
    if (cell !== undefined && cell !== row.name && cell !== before) met(cell, hit);
    before = cell;
  }
}

/** `shelves[].books[0].title`: fields of items are fields within the field that has these. */
const arrayMarks = /(?<=[^\s[\].])\[(?:\d*|[*in])\](?=\.|$)/g;

/** What stands in the cell that names a row. */
export function namingText({ cells }: Row, { named }: Pick<Block, "named">): string | undefined {
  return named === undefined ? undefined : cells.find(({ column }) => column === named)?.text;
}
