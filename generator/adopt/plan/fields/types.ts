/** Facts of a field that changed: the least change of its type that says the new ones. */
import type { PropertySignature, TypeAliasDeclaration } from "ts-morph";
import { findPlace } from "../../../documents/places/find.ts";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { textOf, valueOf, type Fact } from "../../../facts/fact.ts";
import { declarationAt, isProperty, type Context } from "../../context.ts";
import { setOptional } from "../../edit/members.ts";
import { fileOf, replacing, startOf } from "../../edit/spans.ts";
import { rowAt, rowsAt, rowsNamed, type RowIn } from "../../edition/edition.ts";
import { unplaced, type Planned, type Step } from "../../step.ts";
import { inDoubt, soughtFor, typeChanged, wordChanged, written } from "../../words/choose.ts";
import { withConvention } from "../../words/conventional.ts";
import { withGaps, withoutGap } from "../../words/gaps.ts";
import { nullableAs } from "../../words/nullable.ts";
import { wordOf } from "../../words/own-word.ts";
import { isOfType } from "../../words/says.ts";
import type { Candidate } from "../../words/trial.ts";
import { lineOf } from "../nearest.ts";
import { movedResource } from "../values/paths.ts";
import { lengthsSaid } from "./counted.ts";
import { defaultRestated } from "./default-restated.ts";
import { doubtOf, planDoubted, planSettled } from "./doubted.ts";
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

/** Values that our row lists as well, and of which the definitions say that there are others: it is said elsewhere, and goes on to be. */
function staysOpen({ editions: { ours } }: Context, findings: readonly Finding[]): boolean {
  return findings.some(({ values, place }) => {
    const found = values?.from?.fact === "known" && values.to?.fact === "values" ? findPlace(ours.contents, place) : undefined;
    const row = found?.row;
    return row !== undefined && rowsNamed(ours, row.name).some((one) => one.row === row && one.facts.some(({ fact }) => fact === "values"));
  });
}

function asKnown(fact: Fact): Fact {
  return fact.fact === "values" ? { fact: "known", value: fact.value } : fact;
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

/** The facts of a row with what the findings say of them put back. */
function withFacts(facts: readonly Fact[], findings: readonly Finding[], side: "from" | "to"): readonly Fact[] {
  const changed = new Set(findings.map(({ fact }) => fact));
  const values = findings.flatMap(({ values: both }) => both?.[side] ?? []);
  return [...facts.filter(({ fact }) => !changed.has(fact)), ...new Map(values.map((fact) => [fact.fact, fact])).values()];
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

/** Where several fields of one word change alike, the word may: that is tried before any of them changes by itself. */
export function planWords(context: Context, groups: readonly (readonly Finding[])[]): readonly Step[] {
  const byWord = new Map<string, { readonly alias: TypeAliasDeclaration; readonly findings: Finding[]; fields: number }>();
  for (const group of groups) {
    const [finding] = group;
    const property = finding?.definition === undefined ? undefined : declarationAt(context, finding.definition);
    const alias = isProperty(property) ? wordOf(context, property) : undefined;
    if (alias === undefined) continue;
    const key = `${alias.getSourceFile().getFilePath()}#${alias.getName()} ${group.map(({ fact, to }) => `${fact}: ${to ?? ""}`).join()}`;
    const known = byWord.get(key) ?? { alias, findings: [], fields: 0 };
    byWord.set(key, { ...known, findings: [...known.findings, ...group], fields: known.fields + 1 });
  }
  return [...byWord.values()].flatMap(({ alias, findings, fields }) => (fields < 2 && !findings.every(isOfValues) ? [] : wordStep(context, alias, findings)));
}

/** A word for an enumeration has its values, whoever lists them: fields whose rows list others do not let it change. */
function isOfValues({ values }: Finding): boolean {
  return [values?.from, values?.to].every((one) => one?.fact === "values" || one?.fact === "known");
}

function wordStep(context: Context, alias: TypeAliasDeclaration, findings: readonly Finding[]): readonly Step[] {
  const node = alias.getTypeNode();
  const [finding] = findings;
  const row = finding === undefined ? undefined : rowAt(context.editions.theirs, finding.document, finding.place.row);
  const isOpen = staysOpen(context, findings);
  const [from, to] = (["from", "to"] as const).map((side) =>
    withFacts(row?.facts ?? [], findings, side)
      .filter(isOfType)
      .map((fact) => (isOpen ? asKnown(fact) : fact)),
  );
  const changed = wordChanged(context, alias, from!, to!);
  if (node === undefined || changed === undefined || changed.text === node.getText()) return [];
  const file = fileOf(alias);
  const says = `the word ${alias.getName()}: ${node.getText()} → ${changed.text}`;
  return [
    {
      is: "step",
      findings,
      edits: [replacing(node, changed.text)],
      needs: changed.needs.map((need) => ({ ...need, file })),
      says,
      at: startOf(alias),
    },
  ];
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
