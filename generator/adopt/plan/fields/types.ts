/** Facts of a field that changed: the least change of its type that says the new ones. */
import type { PropertySignature } from "ts-morph";
import type { Position } from "../../../diagnostics/diagnostic.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { factText, valueOf, type Fact } from "../../../facts/fact.ts";
import { setOptional } from "../../edit/members.ts";
import { fileOf, replaceNode } from "../../edit/spans.ts";
import { rowAt, rowsAt, type PlacedRow } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { unplaced, type Planned, type Step } from "../../step.ts";
import { changeType, doubtGuess, soughtRow, writtenCandidate, type ChosenType } from "../../words/choose-type.ts";
import { withConvention } from "../../words/conventional.ts";
import { withGaps, withoutGap } from "../../words/gaps.ts";
import { nullableAs } from "../../words/nullable.ts";
import type { Candidate } from "../../words/read-candidates.ts";
import { isOfType } from "../../words/says.ts";
import { fileAndLine } from "../nearest-position.ts";
import { movedResource } from "../values/paths.ts";
import { byteLengthEdits } from "./byte-length-comments.ts";
import { defaultRestated } from "./default-restated.ts";
import { doubtOf, planDoubted, planSettled } from "./doubted.ts";
import { asKnownValues, staysOpen, withFacts } from "./facts-put-back.ts";
import { withKnownElsewhere } from "./known-elsewhere.ts";
import { sourceKept } from "./stated-elsewhere.ts";
import { toldValueEdits } from "./told-values.ts";

/** What is found of one field. */
interface OfField {
  readonly property: PropertySignature;
  /** The first of the findings. */
  readonly finding: Finding;
  readonly findings: readonly Finding[];
  readonly at: Position;
}

/** @param findings on one field */
export function planTypes(context: PlanningContext, findings: readonly Finding[]): Planned {
  const [finding] = findings;
  const at = finding?.definition;
  const property = at === undefined ? undefined : declarationAt(context, at);
  if (finding === undefined || at === undefined || !isProperty(property)) return unplaced(finding!, "the definitions have no field of this name");
  const field = { property, finding, findings, at };
  return planMoved(context, field) ?? planRestated(context, field) ?? planKept(context, field) ?? planOnDoubt(context, field) ?? planOtherType(context, field);
}

/** What it refers to has another path. */
function planMoved(context: PlanningContext, { finding: { fact, from = "", to = "" }, findings, at }: OfField): Step | undefined {
  const moved = fact === "reference" && findings.length === 1 ? movedResource(context, from, to) : undefined;
  return moved && { is: "step", findings, edits: moved, needs: [], says: `path: ${from} → ${to}`, at };
}

function planRestated(context: PlanningContext, { findings, at }: OfField): Planned | undefined {
  const restated = defaultRestated(context, findings);
  if (restated === undefined) return undefined;
  return {
    is: "unplaced",
    findings,
    why: `its row says "${restated}" now, which may be its default in other words: write it at ${fileAndLine(at)}, or take the default away there`,
  };
}

function planKept(context: PlanningContext, field: OfField): Step | undefined {
  const kept = sourceKept(context, field.property, field.findings);
  return kept === undefined ? undefined : withoutEdits(field, `"${kept}" states it still`);
}

function planOnDoubt(context: PlanningContext, { property, findings }: OfField): Planned | undefined {
  const chosenFor = (own: PlacedRow): Candidate | undefined => ownChange(context, property, findings, own);
  const doubt = doubtOf(context, property, findings);
  return doubt === undefined ? planSettled(context, property, findings, chosenFor) : planDoubted(context, property, findings, doubt, chosenFor(doubt.own));
}

function planOtherType(context: PlanningContext, field: OfField): Planned {
  const { property, finding, findings, at } = field;
  const row = rowAt(context.editions.theirs, finding.document, finding.place.row);
  const { from, to } = beforeAndNow(context, findings, row);
  const facts = withConvention(context, withKnownElsewhere(context, property, findings, to));
  if (saysSame(from, facts)) return withoutEdits(field, "what its row says no more stands elsewhere");
  const onTypes = findings.some(({ fact }) => fact !== "required");
  const shown = onTypes ? otherType(context, property, row, from, facts) : undefined;
  if (onTypes && shown === undefined) return unplaced(finding, `no type of the definitions' words says it: ${summary(to)}`);
  const chosen = shown && withGapsOf(facts, shown);
  const optional = comesRequired(context, finding, row) ? setOptional(property, false) : optionalEdits(property, findings);
  const node = property.getTypeNodeOrThrow();
  return {
    is: "step",
    findings,
    edits: [
      ...(chosen === undefined ? [] : [replaceNode(node, row === undefined ? chosen.text : nullableAs(row.row, chosen.text))]),
      ...optional,
      ...toldValueEdits(context, property, findings),
      ...byteLengthEdits(property, findings),
    ],
    needs: (chosen?.needs ?? []).map((need) => ({ ...need, file: fileOf(property) })),
    says:
      chosen === undefined
        ? `${fieldLabel(property)} is ${optional[0]?.text === "?" ? "optional" : "required"}`
        : `${fieldLabel(property)}: ${node.getText()} → ${chosen.text}`,
    at,
    ...(shown?.inDoubt === true ? { guesses: [doubtGuess(property.getName(), shown)] } : {}),
  };
}

function withoutEdits({ property, findings, at }: OfField, says: string): Step {
  return { is: "step", findings, edits: [], needs: [], says: `${fieldLabel(property)}: ${says}`, at };
}

/** What the row of a field said, and says now. */
function beforeAndNow(context: PlanningContext, findings: readonly Finding[], row: PlacedRow | undefined): Readonly<Record<"from" | "to", readonly Fact[]>> {
  const isOpen = staysOpen(context, findings);
  const known = (facts: readonly Fact[]): readonly Fact[] => (isOpen ? facts.map(asKnownValues) : facts);
  const saysTypes = row?.facts.some(isOfType) === true;
  return { from: known(withFacts(row?.facts ?? [], findings, "from")), to: known(saysTypes ? row.facts : withFacts([], findings, "to")) };
}

function otherType(
  context: PlanningContext,
  property: PropertySignature,
  row: PlacedRow | undefined,
  before: readonly Fact[],
  now: readonly Fact[],
): ChosenType | undefined {
  const section = row && context.editions.theirs.stated.sections.find((one) => one.section === row.section);
  const sought = section && soughtRow(context, section, property.getName());
  const ofType = (facts: readonly Fact[]): readonly Fact[] => withDeclaredType(property, facts.filter(isOfType));
  return changeType(context, property, ofType(before), ofType(now), sought);
}

/** The row of a header gives no type: it has the one of the definitions. */
function withDeclaredType(property: PropertySignature, facts: readonly Fact[]): readonly Fact[] {
  const type = property.getTypeNodeOrThrow().getText();
  return (type === "string" || type === "number") && !facts.some(({ fact }) => fact === "type") ? [{ fact: "type", value: type }, ...facts] : facts;
}

/** Whether values that appear are all that the findings are about, and are the same as before. */
function saysSame(before: readonly Fact[], now: readonly Fact[]): boolean {
  const [old, own] = [before, now].map((facts) => JSON.stringify(facts.flatMap((fact) => (fact.fact === "known" ? [fact.value] : []))));
  const others = (facts: readonly Fact[]): string =>
    facts
      .filter(({ fact }) => isOfType({ fact } as Fact) && fact !== "known")
      .map((fact) => factText(fact))
      .join();
  return old !== "[]" && old === own && others(before) === others(now);
}

/** The type with the gaps that the row has now, and without those that it had. */
function withGapsOf(facts: readonly Fact[], shown: Candidate): Candidate {
  const type = withGaps({ is: "written", text: withoutGap(shown.text, facts) }, facts);
  return type.is === "written" && type.text === shown.text ? shown : writtenCandidate(type, shown.needs);
}

/** The change of the type by what the field's own row says now; undefined where it says what it did. */
function ownChange(context: PlanningContext, property: PropertySignature, findings: readonly Finding[], own: PlacedRow): Candidate | undefined {
  const onOwn = findings.filter(({ document }) => document.line === own.row.at.line);
  return onOwn.length === 0 ? undefined : changeType(context, property, withFacts(own.facts, onOwn, "from").filter(isOfType), own.facts.filter(isOfType));
}

/** Beside another fact that changed it is not found by itself. */
function comesRequired({ editions: { ours } }: PlanningContext, { place }: Finding, row: PlacedRow | undefined): boolean {
  const [own] = rowsAt(ours, formatPlace(place));
  return row !== undefined && own !== undefined && valueOf(row.facts, "required") === true && valueOf(own.facts, "required") === undefined;
}

function optionalEdits(property: PropertySignature, findings: readonly Finding[]): Step["edits"] {
  const required = findings.find(({ fact }) => fact === "required")?.values?.to;
  return required?.fact === "required" ? setOptional(property, !required.value) : [];
}

function summary(facts: readonly Fact[]): string {
  return facts
    .filter(isOfType)
    .map(({ fact }) => fact)
    .join(", ");
}

export function fieldLabel(property: PropertySignature): string {
  const holder = property.getFirstAncestor((node) => ["InterfaceDeclaration", "TypeAliasDeclaration"].includes(node.getKindName()));
  const named = holder !== undefined && "getName" in holder && typeof holder.getName === "function" ? ` of ${String(holder.getName())}` : "";
  return `${property.getName()}${named}`;
}
