/**
 * How what definitions name as sources stands in a document: what the sections are called, and which blocks and rows they have.
 * While that is the same, the same sources lead to the same places, whatever else the document says.
 */
import { createHash } from "node:crypto";
import type { Block, DocumentText, Row } from "./document.ts";
import { partsOf } from "./find.ts";
import { lookupOf, type Entry } from "./lookup.ts";
import { sectionsNamed } from "./sections-named.ts";

/** The hash of how sources stand, in their order. */
export function standingIn(document: DocumentText): (sources: readonly string[]) => string {
  const entries = new Map<Entry, string>();
  const sources = new Map<string, string>();
  const ofEntry = (entry: Entry): string => entries.get(entry) ?? kept(entries, entry, hashOf(shapeOf(entry)));
  const ofSource = (source: string): string => sources.get(source) ?? kept(sources, source, hashOf(entriesFor(document, source).map(ofEntry)));
  return (all) => hashOf(all.map(ofSource));
}

/** All sections that the parts of a source can mean, however many of them are headings. */
function entriesFor(document: DocumentText, source: string): readonly Entry[] {
  const parts = partsOf(source);
  return parts.flatMap((_, index) => sectionsNamed(lookupOf(document), parts.slice(0, index + 1)));
}

function shapeOf({ name, section: { blocks } }: Entry): unknown {
  return [name, blocks.map(({ is, label, lead, path, rows, named }) => [is, label, lead, path, rows.map((row) => namesOf(row, named))])];
}

/** A row answers to its name and to the cell that names it. */
function namesOf({ name, cells }: Row, named: Block["named"]): unknown {
  return [name, cells.find(({ column }) => column === named)?.text];
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

function kept<Key>(memory: Map<Key, string>, key: Key, value: string): string {
  memory.set(key, value);
  return value;
}
