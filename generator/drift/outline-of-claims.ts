/** What the definitions know of the document's outline, where no other edition tells it: sections, tables and list items by their sources. */
import type { DocumentText } from "../documents/document.ts";
import { parsePlace } from "../documents/find.ts";
import { isNumber, type Outline, type OutlineSection } from "../documents/outline.ts";
import { stemsOf } from "../documents/words.ts";
import { textOf } from "../facts/fact.ts";
import type { Defined } from "../facts/defined.ts";

interface Sketch {
  readonly rows: Set<string>;
  readonly blocks: Map<string, Set<string>>;
  readonly items: Map<string, Set<string>>;
  readonly stems: Set<string>;
}

export function outlineOfClaims(document: DocumentText, defined: readonly Defined[]): Outline {
  const sketches = new Map<string, Sketch>();
  const sketch = (section: string): Sketch => {
    const known = sketches.get(section) ?? { rows: new Set(), blocks: new Map(), items: new Map(), stems: new Set() };
    sketches.set(section, known);
    return known;
  };
  for (const one of defined) {
    const said = stemsOf([one.name, ...one.says, ...one.facts.map(textOf)].join(" "));
    for (const { text } of one.declared.sources) note(sketch, document, text, [], said);
    const within = one.declared.within;
    if (one.is === "field" && within !== undefined) for (const { text } of within.sources.slice(0, 1)) note(sketch, document, text, within.path, said);
    else if (one.declared.sources.length === 0) for (const { text } of within?.sources ?? []) note(sketch, document, text, [], said);
  }
  return [...sketches].map(([title, one]) => outlined(document, title, one));
}

function note(sketch: (section: string) => Sketch, document: DocumentText, source: string, path: readonly string[], said: ReadonlySet<string>): void {
  const parts = source.split(/\s+>\s+/);
  const depth = sectionDepth(document, parts);
  const one = sketch(parts.slice(0, depth).join(" > "));
  const inside = [...parts.slice(depth), ...path];
  const row = inside.at(-1);
  for (const stem of said) if (row === undefined) one.stems.add(stem);
  if (row === undefined) return;
  one.rows.add(row);
  if (isNumber(row)) one.items.set(row, new Set([...(one.items.get(row) ?? []), ...said]));
  const block = inside.slice(0, -1).join(" ");
  if (block !== "") one.blocks.set(block, new Set([...(one.blocks.get(block) ?? []), row]));
}

/** How many of a source's parts name its section. */
function sectionDepth(document: DocumentText, parts: readonly string[]): number {
  const headings = new Set(document.sections.flatMap(({ heading, title }) => [heading, title]));
  let depth = 1;
  while (depth < parts.length && headings.has(parts[depth]!) && parsePlace(document, parts.slice(0, depth + 1).join(" > ")).ok) depth += 1;
  return depth;
}

/** A section that the document has is known by its own heading. */
function outlined(document: DocumentText, title: string, { rows, blocks, items, stems }: Sketch): OutlineSection {
  const found = parsePlace(document, title);
  const { heading, title: called, under } = found.ok && found.value.row === undefined ? found.value.section : { heading: title, title, under: [] };
  return { heading, title: called, under, rows, blocks: [...blocks].map(([name, own]) => ({ name, path: name.split(" "), rows: own })), items, stems };
}
