/** A row that came among rows of which no one thing is made, such as limits: an entry of the notes says what it does. */
import { isNumber } from "../../../documents/editions/outline.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { valueOf } from "../../../facts/fact.ts";
import type { Context } from "../../context.ts";
import { startOf } from "../../edit/spans.ts";
import type { RowIn } from "../../edition/edition.ts";
import { stepOf, type Step } from "../../step.ts";
import { endpointOf } from "../known-operations.ts";
import { surveyed } from "../surveyed.ts";
import { entriesAdded, entryOf } from "./entries.ts";
import { notesFor } from "./noting.ts";
import { cellsBeside, saidByRow } from "./said-by-row.ts";

/** Undefined for what is, or belongs to, a field, a kind or an operation. */
export function planRowSaid(context: Context, finding: Finding, row: RowIn): Step | undefined {
  const owner = isOfNoDefinition(context, row) ? notesFor(context, finding) : undefined;
  if (owner === undefined || cellsBeside(row.row, row.block).length === 0) return undefined;
  const { alias, facts } = owner;
  const entry = entryOf(facts, "statements", saidByRow(row.row, row.block), formatPlace(finding.place), isNumber(row.row.name) ? row.row.name : undefined);
  return {
    ...stepOf(finding),
    edits: entriesAdded(facts, "statements", [entry]),
    says: `statements of ${alias.getName()}: ${entry.name} added`,
    at: startOf(alias),
    guesses: [`${entry.name}: the row stands in the definitions as the document has it`],
  };
}

export function isOfNoDefinition({ editions: { theirs } }: Context, row: RowIn): boolean {
  const survey = surveyed(theirs.stated);
  const isKind = survey.kinds.some(({ name }) => name === row.row.name);
  return row.block.is === "table" && !isKind && endpointOf(survey, row) === undefined && valueOf(row.facts, "type") === undefined;
}
