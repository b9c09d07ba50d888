/** What was known in part, and of which the document now says that there is no more: a type holds its values and no other, an interface its fields. */
import type { ExpressionWithTypeArguments, InterfaceDeclaration, TypeReferenceNode } from "ts-morph";
import { likeness, stemsOf } from "../../../documents/editions/words.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { declarationAt, isProperty, type Context } from "../../context.ts";
import { fileOf, replacing } from "../../edit/spans.ts";
import type { Step } from "../../step.ts";
import { label } from "./types.ts";

/** Undefined where the finding is about something else, or several types could be meant. */
export function planGapClosed(context: Context, finding: Finding): Step | undefined {
  const node = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  if (finding.fact === "notShown" && finding.change === "removed") return planFieldsClosed(context, finding);
  if (finding.fact !== "notShown" || finding.change !== "changed" || !isWhole.test(finding.to ?? "")) return undefined;
  const open = !isProperty(node) ? [] : node.getDescendants().filter((one): one is TypeReferenceNode => one.getKindName() === "TypeReference" && (one as TypeReferenceNode).getTypeName().getText() === "OpenEnum");
  const [only, ...others] = open;
  const known = only?.getTypeArguments()[0];
  if (!isProperty(node) || only === undefined || known === undefined || others.length > 0) return planFieldsClosed(context, finding);
  return { is: "step", findings: [finding], edits: [replacing(only, known.getText())], needs: [], says: `${label(node)}: ${known.getText()}, and no other`, at: finding.definition! };
}

function planFieldsClosed(context: Context, finding: Finding): Step | undefined {
  const only = partlyShown(context, finding);
  if (only === undefined) return undefined;
  const bases = only.getExtends();
  const kept = bases.filter((one) => one !== partly(only)).map((one) => one.getText());
  const clause = bases[0]!.getParentOrThrow();
  const start = kept.length === 0 ? clause.getPos() : clause.getStart();
  return { is: "step", findings: [finding], edits: [{ file: fileOf(only), start, end: clause.getEnd(), text: kept.length === 0 ? "" : `extends ${kept.join(", ")}` }], needs: [], says: `${only.getName()}: its fields, and no other`, at: { file: fileOf(only), line: only.getStartLineNumber(), column: 1, length: 0 } };
}

/** The one interface that says so of its fields, in the file of the definition. */
export function partlyShown({ opened }: Context, { definition, from = "" }: Finding): InterfaceDeclaration | undefined {
  const file = definition === undefined ? undefined : opened.open(definition.file);
  const [only, ...others] = file?.getInterfaces().filter((one) => partly(one) !== undefined && likeness(stemsOf(from), stemsOf(partly(one)!.getText())) >= 0.3) ?? [];
  return others.length > 0 ? undefined : only;
}

function partly(one: InterfaceDeclaration): ExpressionWithTypeArguments | undefined {
  return one.getExtends().find((base) => /^Says<\{\s*notShown:[^{};]*;?\s*\}>$/.test(base.getText()));
}

const isWhole = /\bno (?:other|further|more)\b|\bnone (?:other|but)\b|\bonly (?:these|those)\b|\b(?:list|set) is (?:complete|whole|full)\b/i;
