/** Facts of a field that changed: the least change of its type that says the new ones. */
import type { PropertySignature } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { textOf, valueOf, type Fact } from "../../../facts/fact.ts";
import { declarationAt, isProperty, type Context } from "../../context.ts";
import { setOptional } from "../../edit/members.ts";
import { fileOf, replacing } from "../../edit/spans.ts";
import { rowAt, rowsAt, type RowIn } from "../../edition/edition.ts";
import { unplaced, type Planned, type Step } from "../../step.ts";
import { inDoubt, soughtFor, typeChanged, written } from "../../words/choose.ts";
import { withConvention } from "../../words/conventional.ts";
import { withGaps, withoutGap } from "../../words/gaps.ts";
import { nullableAs } from "../../words/nullable.ts";
import { isOfType } from "../../words/says.ts";
import type { Candidate } from "../../words/trial.ts";
import { lineOf } from "../nearest.ts";
import { movedResource } from "../values/paths.ts";
import { lengthsSaid } from "./counted.ts";
import { defaultRestated } from "./default-restated.ts";
import { doubtOf, planDoubted, planSettled } from "./doubted.ts";
import { asKnown, staysOpen, withFacts } from "./facts-put-back.ts";
import { withKnownElsewhere } from "./known-elsewhere.ts";
import { sourceKept } from "./stated-elsewhere.ts";
import { toldValues } from "./told-values.ts";

/** The findings on one field. */
export function planTypes(context: Context, findings: readonly Finding[]): Planned {
  const [finding] = findings;
  const property = finding?.definition === undefined ? undefined : declarationAt(context, finding.definition);
  if (finding === undefined || !isProperty(property)) return unplaced(finding!, "the definitions have no field of this name");
  const moved = finding.fact === "reference" && findings.length === 1 ? movedResource(context, finding.from ?? "", finding.to ?? "") : undefined;
  if (moved !== undefined) return { is: "step", findings, edits: moved, needs: [], says: `path: ${finding.from!} → ${finding.to!}`, at: finding.definition! };
  const restated = defaultRestated(context, findings);
  if (restated !== undefined)
    return {
      is: "unplaced",
      findings,
      why: `its row says "${restated}" now, which may be its default in other words: write it at ${lineOf(finding.definition!)}, or take the default away there`,
    };
  const kept = sourceKept(context, property, findings);
  if (kept !== undefined) return { is: "step", findings, edits: [], needs: [], says: `${label(property)}: "${kept}" states it still`, at: finding.definition! };
  const chosenFor = (own: RowIn): Candidate | undefined => ownChange(context, property, findings, own);
  const doubt = doubtOf(context, property, findings);
  const onDoubt =
    doubt === undefined ? planSettled(context, property, findings, chosenFor) : planDoubted(context, property, findings, doubt, chosenFor(doubt.own));
  if (onDoubt !== undefined) return onDoubt;
  const row = rowAt(context.editions.theirs, finding.document, finding.place.row);
  const isOpen = staysOpen(context, findings);
  const [from, to] = [
    row === undefined ? withFacts([], findings, "from") : withFacts(row.facts, findings, "from"),
    row?.facts.some(isOfType) === true ? row.facts : withFacts([], findings, "to"),
  ].map((facts) => (isOpen ? facts.map(asKnown) : facts)) as [readonly Fact[], readonly Fact[]];
  const facts = withConvention(context, withKnownElsewhere(context, property, findings, to));
  const optional = comesRequired(context, finding, row) ? setOptional(property, false) : optionalEdits(property, findings);
  const onTypes = findings.some((one) => one.fact !== "required");
  const [before, now] = [from, facts].map((some) => withDeclaredType(property, some.filter(isOfType))) as [readonly Fact[], readonly Fact[]];
  const section = row === undefined ? undefined : context.editions.theirs.stated.sections.find((one) => one.section === row.section);
  const sought = section === undefined ? undefined : soughtFor(context, section, property.getName());
  const shown = onTypes ? typeChanged(context, property, before, now, sought) : undefined;
  const chosen = shown === undefined ? undefined : withGapsOf(facts, shown);
  if (saysSame(from, facts))
    return { is: "step", findings, edits: [], needs: [], says: `${label(property)}: what its row says no more stands elsewhere`, at: finding.definition! };
  if (onTypes && chosen === undefined) return unplaced(finding, `no type of the definitions' words says it: ${summary(to)}`);
  const node = property.getTypeNodeOrThrow();
  const file = fileOf(property);
  return {
    is: "step",
    findings,
    edits: [
      ...(chosen === undefined ? [] : [replacing(node, row === undefined ? chosen.text : nullableAs(row.row, chosen.text))]),
      ...optional,
      ...toldValues(context, property, findings),
      ...lengthsSaid(property, findings),
    ],
    needs: (chosen?.needs ?? []).map((need) => ({ ...need, file })),
    says:
      chosen === undefined
        ? `${label(property)} is ${optional[0]?.text === "?" ? "optional" : "required"}`
        : `${label(property)}: ${node.getText()} → ${chosen.text}`,
    at: finding.definition!,
    ...(shown?.inDoubt === true ? { guesses: [inDoubt(property.getName(), shown)] } : {}),
  };
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
      .map((fact) => textOf(fact))
      .join();
  return old !== "[]" && old === own && others(before) === others(now);
}

/** The type with the gaps that the row has now, and without those that it had. */
function withGapsOf(facts: readonly Fact[], shown: Candidate): Candidate {
  const type = withGaps({ is: "written", text: withoutGap(shown.text, facts) }, facts);
  return type.is === "written" && type.text === shown.text ? shown : written(type, shown.needs);
}

/** The change of the type by what the field's own row says now; undefined where it says what it did. */
function ownChange(context: Context, property: PropertySignature, findings: readonly Finding[], own: RowIn): Candidate | undefined {
  const onOwn = findings.filter(({ document }) => document.line === own.row.at.line);
  return onOwn.length === 0 ? undefined : typeChanged(context, property, withFacts(own.facts, onOwn, "from").filter(isOfType), own.facts.filter(isOfType));
}

/** Beside another fact that changed it is not found by itself. */
function comesRequired({ editions: { ours } }: Context, { place }: Finding, row: RowIn | undefined): boolean {
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

export function label(property: PropertySignature): string {
  const holder = property.getFirstAncestor((node) => ["InterfaceDeclaration", "TypeAliasDeclaration"].includes(node.getKindName()));
  const named = holder !== undefined && "getName" in holder && typeof holder.getName === "function" ? ` of ${String(holder.getName())}` : "";
  return `${property.getName()}${named}`;
}
