/**
 * How what definitions name as sources stands in a document: what the sections are called, and which blocks and rows they have.
 * While that is the same, the same sources lead to the same places, whatever else the document says.
 */
import { hashOfJson } from "../../values/hash.ts";
import { memoize } from "../../values/memoize.ts";
import type { Block, DocumentText, Row } from "../document.ts";
import { candidatesFor } from "./candidates.ts";
import { namingText, type SectionEntry } from "./lookup.ts";

/** The hash of how sources stand, in their order. */
export function standingHashIn(document: DocumentText): (sources: readonly string[]) => string {
  const ofEntry = memoize((entry: SectionEntry) => hashOfJson(shapeOf(entry)));
  const ofSource = memoize((source: string) => candidatesFor(document, source).map(ofEntry));
  return (all) => hashOfJson(all.map(ofSource));
}

function shapeOf({ name, section: { blocks } }: SectionEntry): unknown {
  return [name, blocks.map((block) => [block.is, block.label, block.lead, block.path, block.rows.map((row) => namesOf(row, block))])];
}

/** A row answers to its name and to the cell that names it. */
function namesOf(row: Row, block: Block): unknown {
  const cell = namingText(row, block);
  return cell === undefined || cell === row.name ? row.name : [row.name, cell];
}
