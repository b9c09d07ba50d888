/** Maps by which a document's sections, blocks and rows are found. Each is made once per document, when it is first asked for, in time linear in what it is of. */
import { grouped } from "../../values/grouped.ts";
import { once } from "../../values/remembered.ts";
import type { Block, DocumentText, Row, Section } from "../document.ts";
import { plainHeading } from "../shapes/label.ts";

export interface Lookup {
  /** In the document's order. */
  readonly entries: readonly Entry[];
  readonly byName: ReadonlyMap<string, Entry>;
  /** By what a section may be called, the strictest first: as it reads, without its remark, up to any bracket, without its number; its title need not be in its heading. */
  readonly byCall: readonly (() => ReadonlyMap<string, readonly Entry[]>)[];
  /** By what a section may be called in small letters, the strictest first. */
  readonly byPlainName: readonly (() => ReadonlyMap<string, readonly Entry[]>)[];
}

/** A section and what stands in it. */
export interface Entry {
  readonly section: Section;
  /** Its shortest name that means no other section; with those that it stands in, where it needs them. */
  readonly name: string;
  /** Labelled blocks by what they are called. */
  readonly blocks: ReadonlyMap<string, Block>;
  /** The rows of labelled blocks, by block and name. */
  readonly inBlock: ReadonlyMap<string, ReadonlyMap<string, Hit>>;
  /** All rows by name. */
  readonly rows: ReadonlyMap<string, readonly Hit[]>;
}

export interface Hit {
  readonly row: Row;
  readonly block: Block;
}

const lookups = new WeakMap<DocumentText, Lookup>();

/** The same maps for the same document: a document never changes, so neither do they. */
export function lookupOf(document: DocumentText): Lookup {
  const known = lookups.get(document);
  if (known !== undefined) return known;
  const made = makeLookup(document);
  lookups.set(document, made);
  return made;
}

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
  return plainHeading(heading).replace(/\s[-–—]\s.*$/, "").toLowerCase();
}

function makeLookup({ sections }: DocumentText): Lookup {
  const byCall: Lookup["byCall"] = calls.map((call) => once(() => withName(grouped(entries, ({ section }) => call(section)))));
  const entries: readonly Entry[] = sections.map((section) => entryOf(section, once(() => shortestName(section, byCall))));
  const byName = once(() => new Map([...grouped(entries, ({ name }) => name)].flatMap(([name, [entry, ...others]]) => (others.length === 0 ? [[name, entry!] as const] : []))));
  return {
    entries,
    byCall,
    byPlainName: (["heading", "title"] as const).map((call) => once(() => grouped(entries, ({ section }) => nameInAnyCase(section[call])))),
    get byName() {
      return byName();
    },
  };
}

/** Nobody calls a section by nothing at all. */
function withName(groups: ReadonlyMap<string, readonly Entry[]>): ReadonlyMap<string, readonly Entry[]> {
  return groups.has("") ? new Map([...groups].filter(([name]) => name !== "")) : groups;
}

function shortestName(section: Section, byCall: Lookup["byCall"]): string {
  const short = [section.title, section.heading].find((name) => {
    const meant = strictest(byCall, name);
    return meant?.length === 1 && meant[0]!.section === section;
  });
  return short ?? [...section.under, section.title].join(" > ");
}

function strictest(byCall: Lookup["byCall"], name: string): readonly Entry[] | undefined {
  for (const called of byCall) {
    const entries = called().get(name);
    if (entries !== undefined) return entries;
  }
  return undefined;
}

/** Few readers of a document look into every section: what stands in one is gathered when it is first asked for. */
function entryOf(section: Section, name: () => string): Entry {
  const inside = once(() => insideOf(section));
  return {
    section,
    get name() {
      return name();
    },
    get blocks() {
      return inside().blocks;
    },
    get inBlock() {
      return inside().inBlock;
    },
    get rows() {
      return inside().rows;
    },
  };
}

function insideOf(section: Section): Pick<Entry, "blocks" | "inBlock" | "rows"> {
  const blocks = new Map<string, Block>();
  const inBlock = new Map<string, Map<string, Hit>>();
  const rows = new Map<string, Hit[]>();
  for (const block of section.blocks) {
    const called = blockName(block);
    if (called !== undefined && block.is !== "cell" && !blocks.has(called)) blocks.set(called, block);
    for (const [rowName, row] of namesOf(block)) {
      const hit = { row, block };
      push(rows, rowName, hit);
      if (called !== undefined) setOnce(inBlock, called, rowName, hit);
    }
  }
  return { blocks, inBlock, rows };
}

/** A row answers to its own name, and the first row of a cell to the whole text of the cell. */
function* namesOf(block: Block): Iterable<readonly [string, Row]> {
  let before: string | undefined;
  for (const row of block.rows) {
    yield [row.name, row];
    const cell = row.cells.find(({ column }) => column === block.named)?.text;
    if (cell !== undefined && cell !== row.name && cell !== before) yield [cell, row];
    before = cell;
  }
}

function push<Value>(groups: Map<string, Value[]>, key: string, value: Value): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [value]);
  else group.push(value);
}

function setOnce(maps: Map<string, Map<string, Hit>>, block: string, row: string, hit: Hit): void {
  const map = maps.get(block) ?? new Map<string, Hit>();
  if (!map.has(row)) map.set(row, hit);
  maps.set(block, map);
}
