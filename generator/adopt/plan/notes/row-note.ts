/** A row that came among rows of which no one thing is made, such as limits: an entry of the notes says what it does. */
import { isItemNumber } from "../../../documents/editions/outline.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { valueOf } from "../../../facts/fact.ts";
import { startOf } from "../../edit/spans.ts";
import type { PlacedRow } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { endpointOf } from "../known-operations.ts";
import { surveyed } from "../surveyed.ts";
import { addEntries, noteEntry } from "./entries.ts";
import { notesOwnerFor } from "./notes-owner.ts";
import { cellsBeside, rowSentence } from "./row-sentence.ts";

/** Undefined for what is, or belongs to, a field, a kind or an operation. */
export function planRowNote(context: PlanningContext, finding: Finding, row: PlacedRow): Step | undefined {
  const owner = isOfNoDefinition(context, row) ? notesOwnerFor(context, finding) : undefined;
  if (owner === undefined || cellsBeside(row.row, row.block).length === 0) return undefined;
  const { alias, facts } = owner;
  const entry = noteEntry(
    facts,
    "statements",
    rowSentence(row.row, row.block),
    formatPlace(finding.place),
    isItemNumber(row.row.name) ? row.row.name : undefined,
  );
  return {
    ...stepOf(finding),
    edits: addEntries(facts, "statements", [entry]),
    says: `statements of ${alias.getName()}: ${entry.name} added`,
    at: startOf(alias),
    guesses: [`${entry.name}: the row stands in the definitions as the document has it`],
  };
}

export function isOfNoDefinition({ editions: { theirs } }: PlanningContext, row: PlacedRow): boolean {
  const survey = surveyed(theirs.stated);
  const isKind = survey.kinds.some(({ name }) => name === row.row.name);
  return row.block.is === "table" && !isKind && endpointOf(survey, row) === undefined && valueOf(row.facts, "type") === undefined;
}
