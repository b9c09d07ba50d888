/** What was known in part, and of which the document now says that there is no more: a type holds its values and no other, an interface its fields. */
import type { ExpressionWithTypeArguments, InterfaceDeclaration, PropertySignature, TypeReferenceNode } from "ts-morph";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { fileOf, replaceNode, startOf } from "../../edit/spans.ts";
import { listInPlace } from "../../edition/pairs.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";
import { fieldLabel } from "./types.ts";

/**
 * Undefined where the finding is about something else, or several types could be meant.
 * @param all the findings among which others are settled with it
 */
export function planGapClosed(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  if (finding.fact !== "notShown") return undefined;
  if (finding.change === "removed") return planListShown(context, finding, all) ?? planFieldsClosed(context, finding);
  if (finding.change !== "changed" || !isWhole.test(finding.to ?? "")) return undefined;
  const open = openEnum(context, finding);
  const known = open?.type.getTypeArguments()[0];
  if (open === undefined || known === undefined) return planFieldsClosed(context, finding);
  return {
    ...stepOf(finding),
    edits: [replaceNode(open.type, known.getText())],
    says: `${fieldLabel(open.property)}: ${known.getText()}, and no other`,
    at: finding.definition!,
  };
}

/** A list in the place of what was not shown, in the same words, has all values. */
function planListShown(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const open = openEnum(context, finding);
  const section = sectionAt(context.editions.theirs, finding.document.line);
  const list = finding.values?.from?.fact === "notShown" && section !== undefined ? listInPlace(finding.values.from.value, section) : undefined;
  if (open === undefined || list === undefined) return undefined;
  const values = list.rows.map(({ row }) => row.name);
  const added = all.filter(
    ({ change, fact, place, to }) => change === "added" && fact === "known" && place.section === finding.place.section && values.includes(to ?? ""),
  );
  return {
    is: "step",
    findings: [finding, ...added],
    edits: [replaceNode(open.type, values.map(literalToken).join(" | "))],
    needs: [],
    says: `${fieldLabel(open.property)}: ${values.join(", ")}, and no other`,
    at: finding.definition!,
  };
}

/** The one type of the field that is known to have more values than it lists. */
function openEnum(context: PlanningContext, { definition }: Finding): { readonly property: PropertySignature; readonly type: TypeReferenceNode } | undefined {
  const property = definition === undefined ? undefined : declarationAt(context, definition);
  if (!isProperty(property)) return undefined;
  const [type, ...others] = property
    .getDescendants()
    .filter((one): one is TypeReferenceNode => one.getKindName() === "TypeReference" && (one as TypeReferenceNode).getTypeName().getText() === "OpenEnum");
  return type === undefined || others.length > 0 ? undefined : { property, type };
}

function planFieldsClosed(context: PlanningContext, finding: Finding): Step | undefined {
  const only = partlyShown(context, finding);
  if (only === undefined) return undefined;
  const bases = only.getExtends();
  const kept = bases.filter((one) => one !== partly(only)).map((one) => one.getText());
  const clause = bases[0]!.getParentOrThrow();
  const start = kept.length === 0 ? clause.getPos() : clause.getStart();
  return {
    ...stepOf(finding),
    edits: [{ file: fileOf(only), start, end: clause.getEnd(), text: kept.length === 0 ? "" : `extends ${kept.join(", ")}` }],
    says: `${only.getName()}: its fields, and no other`,
    at: startOf(only),
  };
}

/** The one interface that says so of its fields, in the file of the definition. */
export function partlyShown({ opened }: PlanningContext, { definition, from = "" }: Finding): InterfaceDeclaration | undefined {
  const file = definition === undefined ? undefined : opened.open(definition.file);
  const [only, ...others] =
    file?.getInterfaces().filter((one) => partly(one) !== undefined && likeness(stemsOf(from), stemsOf(partly(one)!.getText())) >= 0.3) ?? [];
  return others.length > 0 ? undefined : only;
}

function partly(one: InterfaceDeclaration): ExpressionWithTypeArguments | undefined {
  return one.getExtends().find((base) => /^Says<\{\s*notShown:[^{};]*;?\s*\}>$/.test(base.getText()));
}

const isWhole =
  /\bno (?:other|further|more|additional)\b|\bno \p{L}+ (?:beyond|besides?|other than|apart from|but)\b|\bnone (?:other|but)\b|\bonly (?:these|those)\b|\bthese are all\b|\bare the (?:full|complete|whole|entire) (?:list|set)\b|\bother \p{L}+(?: \p{L}+)? do not (?:exist|occur)\b|\b(?:list|set) is (?:complete|whole|full)\b/iu;
