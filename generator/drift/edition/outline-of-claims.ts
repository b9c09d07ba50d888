/** What the definitions know of the document's outline, where no other edition tells it: sections, tables and list items by their sources. */
import type { DocumentText } from "../../documents/document.ts";
import { isNumber, type Outline, type OutlineSection } from "../../documents/editions/outline.ts";
import { stemsOf } from "../../documents/editions/words.ts";
import { parsePlace, partsOf } from "../../documents/places/find.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { textOf } from "../../facts/fact.ts";

interface Sketch {
  readonly rows: Set<string>;
  readonly blocks: Map<string, Set<string>>;
  readonly items: Map<string, Set<string>>;
  /** What definitions say of the section as a whole. */
  readonly said: Defined[];
}

export function outlineOfClaims(document: DocumentText, defined: readonly Defined[]): Outline {
  const sketches = new Map<string, Sketch>();
  const sketch = (section: string): Sketch => {
    const known = sketches.get(section) ?? { rows: new Set(), blocks: new Map(), items: new Map(), said: [] };
    sketches.set(section, known);
    return known;
  };
  const partsIn = partsWith(document);
  for (const one of defined) {
    for (const { text } of one.declared.sources) note(sketch, partsIn(text), [], one);
    const within = one.declared.within;
    if (one.is === "field" && within !== undefined) for (const { text } of within.sources.slice(0, 1)) note(sketch, partsIn(text), within.path, one);
    else if (one.declared.sources.length === 0) for (const { text } of within?.sources ?? []) note(sketch, partsIn(text), [], one);
  }
  return [...sketches].map(([title, one]) => outlined(document, title, one));
}

/** The sections alone that sources name, without what is known within them. */
export function headingsOfSources(document: DocumentText, sources: Iterable<string>): Outline {
  const partsIn = partsWith(document);
  const titles = new Set([...sources].map((source) => partsIn(source).section));
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
  if (isNumber(row)) one.items.set(row, new Set([...(one.items.get(row) ?? []), ...stemsOfDefined(by)]));
  if (inside.length === 1) return;
  const block = inside.slice(0, -1).join(" ");
  const rows = one.blocks.get(block) ?? new Set<string>();
  one.blocks.set(block, rows.add(row));
}

/** What a source names as its section, and what within it; each source is taken apart once. */
function partsWith(document: DocumentText): (source: string) => Parts {
  const headings = new Set(document.sections.flatMap(({ heading, title }) => [heading, title]));
  const known = new Map<string, Parts>();
  const apart = (source: string): Parts => {
    const parts = partsOf(source);
    let depth = 1;
    while (depth < parts.length && headings.has(parts[depth]!) && parsePlace(document, parts.slice(0, depth + 1).join(" > ")).ok) depth += 1;
    return { section: sectionNamed(document, parts.slice(0, depth).join(" > ")), inside: parts.slice(depth) };
  };
  return (source) => {
    const parts = known.get(source) ?? apart(source);
    known.set(source, parts);
    return parts;
  };
}

/** Sources may call one section in several ways. */
function sectionNamed(document: DocumentText, source: string): string {
  const found = parsePlace(document, source);
  return found.ok && found.value.block === undefined && found.value.row === undefined ? found.value.place.section : source;
}

interface Parts {
  readonly section: string;
  readonly inside: readonly string[];
}

function stemsOfDefined({ name, says, facts }: Defined): ReadonlySet<string> {
  return stemsOf([name, ...says, ...facts.map(textOf)].join(" "));
}

/** A section that the document has is known by its own heading, and needs no words to be recognised. */
function outlined(document: DocumentText, title: string, { rows, blocks, items, said }: Sketch): OutlineSection {
  const found = parsePlace(document, title);
  const stems = new Set(found.ok ? [] : said.flatMap((one) => [...stemsOfDefined(one)]));
  const { heading, title: called, under } = found.ok && found.value.row === undefined ? found.value.section : { heading: title, title, under: [] };
  return { heading, title: called, under, rows, blocks: [...blocks].map(([name, own]) => ({ name, path: name.split(" "), rows: own })), items, stems };
}
