/** Facts of several fields that share a word of the service and change alike: the change of the word. */
import type { TypeAliasDeclaration } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Fact } from "../../../facts/fact.ts";
import { fileOf, replaceNode, startOf } from "../../edit/spans.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import type { Step } from "../../step.ts";
import { changeWord, fieldsSaying } from "../../words/choose-type.ts";
import { wordOf } from "../../words/own-word.ts";
import { isOfType } from "../../words/says.ts";
import { asKnownValues, staysOpen, withFacts } from "./facts-put-back.ts";

/** Where several fields of one word change alike, the word may: that is tried before any of them changes by itself. */
export function planWords(context: PlanningContext, groups: readonly (readonly Finding[])[], all: readonly Finding[]): readonly Step[] {
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
  return [...byWord.values()].flatMap(({ alias, findings, fields }) =>
    fields < 2 && !findings.every(isOfValues) ? [] : wordStep(context, alias, findings, all),
  );
}

/** A word for an enumeration has its values, whoever lists them: fields whose rows list others do not let it change. */
function isOfValues({ values }: Finding): boolean {
  return [values?.from, values?.to].every((one) => one?.fact === "values" || one?.fact === "known");
}

function wordStep(context: PlanningContext, alias: TypeAliasDeclaration, findings: readonly Finding[], all: readonly Finding[]): readonly Step[] {
  const node = alias.getTypeNode();
  const [finding] = findings;
  const row = finding === undefined ? undefined : rowAt(context.editions.theirs, finding.document, finding.place.row);
  const [before, now] = (["from", "to"] as const).map((side) => withFacts(row?.facts ?? [], findings, side)) as [readonly Fact[], readonly Fact[]];
  if (staysElsewhere(context, alias, before, all)) return [];
  const isOpen = staysOpen(context, findings);
  const ofType = (facts: readonly Fact[]): readonly Fact[] => facts.filter(isOfType).map((fact) => (isOpen ? asKnownValues(fact) : fact));
  const changed = changeWord(context, alias, ofType(before), ofType(now));
  if (node === undefined || changed === undefined || changed.text === node.getText()) return [];
  const file = fileOf(alias);
  const says = `the word ${alias.getName()}: ${node.getText()} → ${changed.text}`;
  return [
    {
      is: "step",
      findings,
      edits: [replaceNode(node, changed.text)],
      needs: changed.needs.map((need) => ({ ...need, file })),
      says,
      at: startOf(alias),
    },
  ];
}

/** So many of those fields are looked at: it takes long where few of many that say the same are of the word. */
const most = 40;

/** Whether there is a field of the word whose row says what theirs said, and of which nothing is found: it would say something else than its row. */
function staysElsewhere(context: PlanningContext, alias: TypeAliasDeclaration, before: readonly Fact[], findings: readonly Finding[]): boolean {
  const found = new Set(findings.flatMap(({ definition }) => (definition === undefined ? [] : [`${definition.file}:${definition.line}`])));
  const others = fieldsSaying(context, before).filter(({ file, line }) => !found.has(`${file}:${line}`));
  return others.slice(0, most).some((at) => {
    const property = declarationAt(context, at);
    return isProperty(property) && property.getTypeNode()?.getText() === alias.getName() && wordOf(context, property) === alias;
  });
}
