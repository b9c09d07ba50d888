/**
 * How what definitions name as sources stands in a document: what the sections are called, and which blocks and rows they have.
 * While that is the same, the same sources lead to the same places, whatever else the document says.
 */
import { hashOfJson } from "../../values/hash.ts";
import { remembered } from "../../values/remembered.ts";
import type { Block, DocumentText, Row } from "../document.ts";
import { candidatesFor } from "./candidates.ts";
import type { Entry } from "./lookup.ts";

/** The hash of how sources stand, in their order. */
export function standingIn(document: DocumentText): (sources: readonly string[]) => string {
  const ofEntry = remembered((entry: Entry) => hashOfJson(shapeOf(entry)));
  const ofSource = remembered((source: string) => hashOfJson(candidatesFor(document, source).map(ofEntry)));
  return (all) => hashOfJson(all.map(ofSource));
}

function shapeOf({ name, section: { blocks } }: Entry): unknown {
  return [name, blocks.map(({ is, label, lead, path, rows, named }) => [is, label, lead, path, rows.map((row) => namesOf(row, named))])];
}

/** A row answers to its name and to the cell that names it. */
function namesOf({ name, cells }: Row, named: Block["named"]): unknown {
  return [name, cells.find(({ column }) => column === named)?.text];
}
