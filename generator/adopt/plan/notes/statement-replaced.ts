/** What was not shown is stated now, or the reverse: one entry goes, another comes. */
import type { PropertySignature } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { isStatedAlready } from "../../edition/statements.ts";
import { isProperty, type PlanningContext } from "../../planning-context.ts";
import type { Planned } from "../../step.ts";
import { sentenceAt } from "../sentence-at.ts";
import { notesOwnerAround, notesOwnerFor } from "./notes-owner.ts";
import { planStatementAdded } from "./statement-added.ts";
import { blocksFor, entryFor, planStatementRemoved } from "./statement-removed.ts";

/** What was not shown is stated now, or the reverse: one entry goes, another comes. */
export function planStatementReplaced(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const removed = planStatementRemoved(context, finding);
  if (isOnlyGone(context, finding) || isTable(context, finding)) return removed;
  const told = gapToldBeside(context, finding, all);
  const added = planStatementAdded(context, told ?? finding, notesOwnerAround(entryFor(context, finding)) ?? notesOwnerFor(context, finding));
  if (removed.is === "unplaced") return removed;
  if (added.is === "unplaced") return added;
  return {
    ...added,
    findings: [finding],
    edits: [...removed.edits, ...added.edits],
    needs: [...removed.needs, ...added.needs],
    says: `${removed.says}; ${added.says}`,
    guesses: [...(removed.guesses ?? []), ...(added.guesses ?? [])],
    ...(removed.at === undefined ? {} : { at: removed.at }),
  };
}

/** The entry of a gap, and the finding on the one gap that its sentence says now. */
export function gapInstead(
  context: PlanningContext,
  finding: Finding,
  all: readonly Finding[],
): { readonly entry: PropertySignature; readonly told: Finding } | undefined {
  const told = isOnlyGone(context, finding) || blocksFor(context, finding).length > 0 ? undefined : gapToldBeside(context, finding, all);
  const entry = told === undefined ? undefined : entryFor(context, finding);
  return told === undefined || !isProperty(entry) ? undefined : { entry, told };
}

/** The sentence that the finding points at is no news: the one that said what is not shown just went. */
function isOnlyGone(context: PlanningContext, finding: Finding): boolean {
  const { theirs, pairs } = context.editions;
  const section = sectionAt(theirs, finding.document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const sentence = sentenceAt(context, finding);
  return section !== undefined && own !== undefined && sentence !== undefined && isStatedAlready(section, own, sentence);
}

/** The finding that the sentence says what is not shown now. */
export function gapToldBeside(context: PlanningContext, finding: Finding, all: readonly Finding[]): Finding | undefined {
  const sentence = sentenceAt(context, finding);
  return sentence === undefined
    ? undefined
    : all.find((one) => one !== finding && one.change === "added" && one.values?.to?.fact === "notShown" && sentenceAt(context, one) === sentence);
}

/** A table alone stands where the gap did: its rows came with the entry that went. */
function isTable(context: PlanningContext, finding: Finding): boolean {
  return sentenceAt(context, finding) === undefined && blocksFor(context, finding).length > 0;
}
