/** The status of an answer that is another one now, where operations of its place say it by `Status` or `Failures`. */
import type { Node, TypeLiteralNode, TypeReferenceNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { declarationAt, targetAt, type Context } from "../../context.ts";
import { replacing } from "../../edit/spans.ts";
import type { Step } from "../../step.ts";

/** Undefined where no operation has the status. */
export function planStatus(context: Context, finding: Finding): Step | undefined {
  const { change, fact, from = "", to = "" } = finding;
  if (fact !== "mention" || change !== "changed" || !isStatus(from) || !isStatus(to)) return undefined;
  const edits = statusesAt(context, finding).filter((node) => node.getText() === from).map((node) => replacing(node, to));
  return edits.length === 0 ? undefined : { is: "step", findings: [finding], edits, needs: [], says: `status: ${from} → ${to}`, ...(finding.definition === undefined ? {} : { at: finding.definition }) };
}

export function isStatus(text: string): boolean {
  return /^[1-5]\d\d$/.test(text);
}

/** The statuses of the operations that the place of a finding tells of, as numbers in the definitions. */
export function statusesAt(context: Context, { place }: Pick<Finding, "place">): readonly Node[] {
  const target = targetAt(context, place);
  const operations = new Set((target === undefined ? [] : context.behaving(target)).flatMap(({ at }) => declarationAt(context, at) ?? []));
  return [...operations].flatMap((operation) => operation.getDescendants().filter(isReference).flatMap(statusesOf));
}

function statusesOf(reference: TypeReferenceNode): readonly Node[] {
  const [argument] = reference.getTypeArguments();
  const word = reference.getTypeName().getText();
  if (argument === undefined || (word !== "Status" && word !== "Failures")) return [];
  if (word === "Status") return [argument];
  return argument.getKindName() === "TypeLiteral" ? (argument as TypeLiteralNode).getProperties().map((answer) => answer.getNameNode()) : [];
}

function isReference(node: Node): node is TypeReferenceNode {
  return node.getKindName() === "TypeReference";
}
