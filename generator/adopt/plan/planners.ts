/** Which rule plans a finding. */
import type { Finding } from "../../drift/findings/finding.ts";
import { declarationAt, isProperty, type PlanningContext } from "../planning-context.ts";
import { followsFromKey } from "../moot.ts";
import { unplaced, type Planned } from "../step.ts";
import { planFieldBeside } from "./fields/field-beside.ts";
import { planCommentSentence } from "./fields/comment-sentence.ts";
import { planCommentWord } from "./fields/comment-word.ts";
import { planFieldsDeprecated } from "./fields/deprecated.ts";
import { planGapClosed } from "./fields/gap-closed.ts";
import { planHeldNames } from "./fields/held-names.ts";
import { planInnerFields } from "./fields/inner-fields.ts";
import { planItemCount } from "./fields/item-count.ts";
import { planKeyNamed } from "./fields/key-named.ts";
import { planKnownValues } from "./fields/known-values.ts";
import { planMeaning, planMeaningGone } from "./fields/meaning.ts";
import { planNullable } from "./fields/nullable.ts";
import { planRemark, planRemarkGone } from "./fields/remark.ts";
import { planValueDeprecated } from "./fields/value-deprecated.ts";
import { recordAround } from "./notes/entries.ts";
import { planEntryReworded } from "./notes/entry-reworded.ts";
import { planGapNarrowed } from "./notes/gap-narrowed.ts";
import { planGapReplaced } from "./notes/gap-replaced.ts";
import { planGapReworded } from "./notes/gap-reworded.ts";
import { planPropertyGone } from "./notes/property-gone.ts";
import { planSectionNotesGone } from "./notes/section-notes-gone.ts";
import { planStatementAdded } from "./notes/statement-added.ts";
import { planStatementRemoved } from "./notes/statement-removed.ts";
import { gapToldBeside, planStatementReplaced } from "./notes/statement-replaced.ts";
import { planAccess } from "./operations/access.ts";
import { planBehaviourGone } from "./operations/behaviour-gone.ts";
import { planBody } from "./operations/body.ts";
import { planRequestDeprecated } from "./operations/deprecated.ts";
import { planMethodSaid } from "./operations/method-said.ts";
import { planMethodShown } from "./operations/method-shown.ts";
import { planMethods } from "./operations/operation.ts";
import { planQuery } from "./operations/query.ts";
import { planQueryTable } from "./operations/query-table.ts";
import { planStatus, planStatusAdded } from "./operations/status.ts";
import { planStatusSaid } from "./operations/status-said.ts";
import { planWindows } from "./operations/windows.ts";
import { planBareResource } from "./resources/bare-resource.ts";
import { planDataKind } from "./resources/data-kind.ts";
import { planSection } from "./resources/resource.ts";
import { planSectionGone } from "./resources/resource-gone.ts";
import { planDeclarationsGone } from "./resources/section-gone.ts";
import { planSectionSplit } from "./resources/section-split.ts";
import { planValuesApart } from "./resources/values-apart.ts";
import { planAdded, planMoved, planRemoved, planRenamed } from "./rows.ts";
import { planListed } from "./values/listed.ts";
import { planLiteral } from "./values/literals.ts";
import { planSchemeWordGone } from "./values/scheme-word-gone.ts";
import { schemeEdits } from "./values/schemes.ts";
import { planScope } from "./values/scopes.ts";
import { planSeries } from "./values/series.ts";
import { planVersion } from "./values/version.ts";

/**
 * What a finding comes to in the definitions: the first of these that knows its sort plans it. The order is a part of the rules: what stands earlier knows the
 * sort for certain, or takes it from one that would take it as well.
 */
type Planner = (context: PlanningContext, finding: Finding, all: readonly Finding[]) => Planned | undefined;

const planners: readonly Planner[] = [
  planAccess,
  planQueryTable,
  planOfSection,
  planOfKnown,
  planOfMethods,
  planMethodShown,
  planMethodSaid,
  partOfKey,
  planFieldBeside,
  planOfInner,
  planQuery,
  planSeries,
  planBody,
  planStatus,
  planStatusAdded,
  planStatusSaid,
  planWindows,
  planGapClosed,
  planOfGap,
  toldWithGap,
  planOfScheme,
  planRequestDeprecated,
  planFieldsDeprecated,
  planItemCount,
  planHeldNames,
  planValueDeprecated,
  planMeaning,
  planMeaningGone,
  planNullable,
  planListed,
  planPropertyGone,
  planSchemeWordGone,
  planVersion,
];

export function planOne(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  for (const plan of planners) {
    const planned = plan(context, finding, all);
    if (planned !== undefined) return planned;
  }
  return planByChange(context, finding, all);
}

function planByChange(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const isRow = finding.fact === "row";
  switch (finding.change) {
    case "added":
      return isRow ? (planDataKind(context, finding, all) ?? planAdded(context, finding, all)) : added(context, finding, all);
    case "removed":
      return isRow ? rowGone(context, finding, all) : planSaid(context, finding, all);
    case "renamed":
      return planRenamed(context, finding, all);
    case "moved":
      return planMoved(context, finding);
    case "changed":
      return finding.fact === "acceptance" ? unplaced(finding, "it is about the ledger of accepted findings") : changed(context, finding, all);
  }
}

function added(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const known = planBareResource(context, finding, all) ?? planRemark(context, finding, all) ?? planEntryReworded(context, finding);
  const planned = known ?? planStatementAdded(context, finding);
  return planned.is === "step" ? planned : (planCommentSentence(context, finding) ?? planned);
}

function rowGone(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  return planDeclarationsGone(context, finding, all) ?? planBehaviourGone(context, finding, all) ?? planRemoved(context, finding);
}

function planOfSection(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned | undefined {
  if (finding.fact !== "section") return undefined;
  return finding.change === "added"
    ? (planValuesApart(context, finding) ?? planSectionSplit(context, finding, all) ?? planSection(context, finding, all))
    : sectionGone(context, finding, all);
}

function planOfKnown(context: PlanningContext, finding: Finding): Planned | undefined {
  return finding.fact === "known" && finding.change !== "changed" ? (planScope(context, finding) ?? planKnownValues(context, finding)) : undefined;
}

function planOfMethods(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned | undefined {
  return finding.fact === "methods" && finding.change === "changed" ? planMethods(context, finding, all) : undefined;
}

function partOfKey(_: PlanningContext, finding: Finding, all: readonly Finding[]): Planned | undefined {
  const isPart = finding.fact === "member" && finding.change === "added" && followsFromKey(finding, all);
  return isPart ? unplaced(finding, "the key that it is a part of says it") : undefined;
}

/** An entry of notes holds no fields. */
function planOfInner(context: PlanningContext, finding: Finding): Planned | undefined {
  const declaration = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  return isProperty(declaration) && recordAround(declaration) !== undefined ? undefined : planInnerFields(context, finding);
}

function planOfGap(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned | undefined {
  if (!isGapChanged(finding)) return undefined;
  return planGapNarrowed(context, finding) ?? planGapReplaced(context, finding, all) ?? planStatementReplaced(context, finding, all);
}

function toldWithGap(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned | undefined {
  const isTold = all.some((one) => isGapChanged(one) && gapToldBeside(context, one, all) === finding);
  return isTold ? unplaced(finding, "its sentence takes the place of another one") : undefined;
}

function isGapChanged({ fact, change }: Finding): boolean {
  return fact === "notShown" && change === "changed";
}

function planOfScheme(context: PlanningContext, finding: Finding): Planned | undefined {
  const declaration = finding.fact === "row" || finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  const isScheme = declaration !== undefined && schemeEdits(context, finding, declaration) !== undefined;
  return isScheme ? planLiteral(context, finding) : undefined;
}

/** An entry goes with its words; one that says most of what its sentence does now stays, in the words of that. */
function planSaid(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const planned = planRemarkGone(context, finding) ?? planGapReworded(context, finding) ?? planStatementRemoved(context, finding, all);
  return planned.is === "step" ? planned : (planEntryReworded(context, finding) ?? planCommentSentence(context, finding) ?? planned);
}

/**
 * By the definitions alone, a path that came beside others can be found as one that changed; an entry of notes, or a comment, can say in other words what
 * changed.
 */
function changed(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const planned = planGapReworded(context, finding) ?? planLiteral(context, finding);
  return planned.is === "step"
    ? planned
    : (planBareResource(context, finding, all) ??
        planEntryReworded(context, finding) ??
        planKeyNamed(context, finding) ??
        planCommentWord(context, finding) ??
        planCommentSentence(context, finding) ??
        planned);
}

function sectionGone(context: PlanningContext, finding: Finding, all: readonly Finding[]): Planned {
  const planned = planSectionGone(context, finding, all);
  return planned.is === "step" ? planned : (planDeclarationsGone(context, finding, all) ?? planSectionNotesGone(context, finding) ?? planned);
}
