/** A cell that gives the key of what its row is about: the member that is called by it has the name that the cell gives now. */
import type { Finding } from "../../../drift/findings/finding.ts";
import { nameOf, renameMember } from "../../edit/members.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { renameReferences } from "./references.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where no cell but that of the row's name says it, or no member of the row is called so. */
export function planKeyNamed(context: PlanningContext, finding: Finding): Step | undefined {
  const { fact, document, place, definition, from = "", to = "" } = finding;
  const property = fact !== "mention" || definition === undefined ? undefined : declarationAt(context, definition);
  const row = isProperty(property) && nameOf(property) === from ? rowAt(context.editions.theirs, document, place.row) : undefined;
  const cell = row?.row.cells.find(({ column, text }) => column !== row.block.named && text === to);
  if (!isProperty(property) || cell === undefined) return undefined;
  return {
    ...stepOf(finding),
    edits: [renameMember(property, to), ...renameReferences(context, property, new Map([[from, to]]))],
    says: `${fieldLabel(property)}: renamed to ${to}, as "${cell.column}" says`,
    at: definition!,
    guesses: [`that ${to} is the member that was called ${from}`],
  };
}
