/** What the definitions know of the document's outline, where no other edition tells it: sections, tables and list items by their sources. */
import type { DocumentText, Section } from "../../documents/document.ts";
import { isItemNumber, type DocumentOutline, type OutlineSection } from "../../documents/editions/outline.ts";
import { stemsOf } from "../../documents/editions/stems.ts";
import { placeNamed, placeSteps } from "../../documents/places/find.ts";
import { separator } from "../../documents/places/place.ts";
import { titleOfHeading } from "../../documents/shapes/label.ts";
import { isOrdinal } from "../../documents/headings.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText } from "../../facts/fact.ts";
import { memoize } from "../../values/memoize.ts";

interface Sketch {
  readonly rows: Set<string>;
  readonly blocks: Map<string, Set<string>>;
  readonly items: Map<string, Set<string>>;
  /** What definitions say of the section as a whole. */
  readonly said: Defined[];
}

export function outlineOfClaims(document: DocumentText, defined: readonly Defined[]): DocumentOutline {
  const sketches = new Map<string, Sketch>();
  const sketch = (section: string): Sketch => {
    const known = sketches.get(section) ?? { rows: new Set(), blocks: new Map(), items: new Map(), said: [] };
    sketches.set(section, known);
    return known;
  };
  const partsIn = partsWith(document, sourcesOf(defined));
  for (const one of defined) {
    for (const { text } of one.declared.sources) note(sketch, partsIn(text), [], one);
    const within = one.declared.within;
    if (one.is === "field" && within !== undefined) for (const { text } of within.sources.slice(0, 1)) note(sketch, partsIn(text), within.path, one);
    else if (one.declared.sources.length === 0) for (const { text } of within?.sources ?? []) note(sketch, partsIn(text), [], one);
  }
  return [...sketches].map(([title, one]) => outlined(document, title, one));
}

/** The sections alone that sources name, without what is known within them. */
export function headingsOfSources(document: DocumentText, sources: Iterable<string>): DocumentOutline {
  const all = new Set(sources);
  const partsIn = partsWith(document, all);
  const titles = new Set([...all].map((source) => partsIn(source).section));
  return [...titles].map((title) => outlined(document, title, nothing));
}

const nothing: Sketch = { rows: new Set(), blocks: new Map(), items: new Map(), said: [] };

function note(sketch: (section: string) => Sketch, parts: Parts, path: readonly string[], by: Defined): void {
  const one = sketch(parts.section);
  const inside = parts.inside.length === 0 ? path : [...parts.inside, ...path];
  const row = inside.at(-1);
  if (row === undefined) {
    one.said.push(by);
    return;
  }
  one.rows.add(row);
  if (isItemNumber(row)) one.items.set(row, new Set([...(one.items.get(row) ?? []), ...stemsOfDefined(by)]));
  if (inside.length === 1) return;
  const block = inside.slice(0, -1).join(" ");
  const rows = one.blocks.get(block) ?? new Set<string>();
  one.blocks.set(block, rows.add(row));
}

function sourcesOf(defined: readonly Defined[]): ReadonlySet<string> {
  const sources = new Set<string>();
  for (const { declared } of defined) for (const own of [declared.sources, declared.within?.sources ?? []]) for (const { text } of own) sources.add(text);
  return sources;
}

/** What a source names as its section, and what within it. @param sources all that there are */
function partsWith(document: DocumentText, sources: ReadonlySet<string>): (source: string) => Parts {
  const headings = new Set(document.sections.flatMap(({ heading, title }) => [heading, title]));
  const partsOfSource = (source: string): Parts => {
    const parts = placeSteps(source);
    const depth = depthOfSection(document, parts, (part) => headings.has(part));
    return { section: parts.slice(0, depth).join(separator), inside: parts.slice(depth) };
  };
  const known = new Map([...sources].map((source) => [source, partsOfSource(source)] as const));
  const nameOf = sectionsAsNamed(document, new Set([...known.values()].map(({ section }) => section)));
  return memoize((source) => ({ section: nameOf(known.get(source)!.section), inside: known.get(source)!.inside }));
}

/**
 * How many parts of a source name its section. Where the document has no such place, a heading above has another name: the last part that is a heading
 * somewhere is that of the section then.
 */
function depthOfSection(document: DocumentText, parts: readonly string[], isHeading: (part: string) => boolean): number {
  let depth = 1;
  for (let next = 1; next < parts.length; next += 1) {
    if (isOrdinal(parts[next]!)) continue;
    if (!isHeading(parts[next]!) || !isSection(document, parts.slice(0, next + 1).join(separator))) break;
    depth = next + 1;
  }
  const last = parts.findLastIndex(isHeading) + 1;
  return last > depth && placeNamed(document, parts.join(separator)) === undefined ? last : depth;
}

/** A row can be called as a section elsewhere is. */
function isSection(document: DocumentText, source: string): boolean {
  const found = placeNamed(document, source);
  return found !== undefined && found.row === undefined;
}

/**
 * What sources call each section, in one way. Some call it by the beginning of its heading, and others by all of that: where the
 * heading is another one, the former still find it, and mean what the latter do.
 */
function sectionsAsNamed(document: DocumentText, sources: ReadonlySet<string>): (source: string) => string {
  const names = new Map([...sources].map((source) => [source, foundAs(document, source, sources)] as const));
  const named = new Set([...names].flatMap(([source, name]) => (source === name ? [source] : [])));
  const lost = new Map([...names].flatMap(([source, name]) => (name === undefined ? [[headedAs(source), source] as const] : [])));
  const before: DocumentText = { file: document.file, sections: [...lost.keys()] };
  return (source) => {
    const name = names.get(source) ?? source;
    const meant = named.has(name) ? undefined : placeNamed(before, source);
    return meant === undefined ? name : lost.get(meant.section)!;
  };
}

/** The name of the section that a source finds; of one that only its letters tell from another source it finds none. */
function foundAs(document: DocumentText, source: string, sources: ReadonlySet<string>): string | undefined {
  const found = placeNamed(document, source);
  if (found === undefined || found.block !== undefined || found.row !== undefined) return undefined;
  const { section } = found.place;
  return section !== source && section.toLowerCase() === source.toLowerCase() && sources.has(section) ? undefined : section;
}

/** The section that a source names, as far as it tells. */
function headedAs(source: string): Section {
  const headings = placeSteps(source);
  const heading = headings.at(-1) ?? "";
  return {
    heading,
    title: titleOfHeading(heading),
    under: headings.slice(0, -1),
    level: headings.length,
    blocks: [],
    sentences: [],
    code: [],
    at: { file: "", line: 1, column: 1, length: 0 },
  };
}

interface Parts {
  readonly section: string;
  readonly inside: readonly string[];
}

function stemsOfDefined({ name, says, facts }: Defined): ReadonlySet<string> {
  return stemsOf([name, ...says, ...facts.map(factText)].join(" "));
}

/** A section that the document has is known by its own heading, and needs no words to be recognised. */
function outlined(document: DocumentText, title: string, { rows, blocks, items, said }: Sketch): OutlineSection {
  const found = placeNamed(document, title);
  const section = found !== undefined && found.row === undefined && found.place.section === title ? found.section : undefined;
  const stems = new Set(section === undefined ? said.flatMap((one) => [...stemsOfDefined(one)]) : []);
  const { heading, title: called, under } = section ?? headedAs(title);
  return { heading, title: called, under, rows, blocks: [...blocks].map(([name, own]) => ({ name, path: name.split(" "), rows: own })), items, stems };
}
