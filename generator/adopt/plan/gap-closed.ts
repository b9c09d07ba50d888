/** A list that was known in part, and of which the document now says that there is no more: its type holds these values and no other. */
import type { TypeReferenceNode } from "ts-morph";
import type { Finding } from "../../drift/finding.ts";
import { replacing } from "../edit/spans.ts";
import { declarationAt, isProperty, type Context } from "./context.ts";
import type { Step } from "./step.ts";
import { label } from "./types.ts";

/** Undefined where the finding is about something else, or several types could be meant. */
export function planGapClosed(context: Context, finding: Finding): Step | undefined {
  const node = finding.definition === undefined ? undefined : declarationAt(context, finding.definition);
  if (finding.fact !== "notShown" || finding.change !== "changed" || !isProperty(node) || !isWhole.test(finding.to ?? "")) return undefined;
  const open = node.getDescendants().filter((one): one is TypeReferenceNode => one.getKindName() === "TypeReference" && (one as TypeReferenceNode).getTypeName().getText() === "OpenEnum");
  const [only, ...others] = open;
  const known = only?.getTypeArguments()[0];
  if (only === undefined || known === undefined || others.length > 0) return undefined;
  return { is: "step", findings: [finding], edits: [replacing(only, known.getText())], needs: [], says: `${label(node)}: ${known.getText()}, and no other`, at: finding.definition! };
}

const isWhole = /\bno (?:other|further|more)\b|\bnone (?:other|but)\b|\bonly (?:these|those)\b|\b(?:list|set) is (?:complete|whole|full)\b/i;
