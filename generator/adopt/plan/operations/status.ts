/** The status of an answer that is another one now, where operations of its place say it by `Status` or `Failures`; or that came for those that had none. */
import type { Node, TypeLiteralNode, TypeReferenceNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { nameOf } from "../../edit/members.ts";
import { fileOf, insertBehind, replaceNode, startOf } from "../../edit/spans.ts";
import { rowAt, type PlacedRow } from "../../edition/row-lookup.ts";
import { declarationAt, targetAt, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { endpointOf, kindOfOperation, knownOperationsAt, referenceIn } from "../known-operations.ts";
import { surveyed } from "../surveyed.ts";

/** Undefined where no operation has the status. */
export function planStatus(context: PlanningContext, finding: Finding): Step | undefined {
  const isOther = finding.fact === "mention" && finding.change === "changed";
  return isOther ? planOther(context, finding, finding.place) : undefined;
}

/** The same where the row of a table is called by it, and no failure has that for a source. */
export function planStatusRenamed(context: PlanningContext, finding: Finding): Step | undefined {
  return planOther(context, finding, { ...finding.place, ...(finding.from === undefined ? {} : { row: finding.from }) });
}

function planOther(context: PlanningContext, finding: Finding, place: Finding["place"]): Step | undefined {
  const { from = "", to = "" } = finding;
  if (!isStatus(from) || !isStatus(to)) return undefined;
  const edits = statusesAt(context, { place })
    .filter((node) => node.getText() === from)
    .map((node) => replaceNode(node, to));
  return edits.length === 0
    ? undefined
    : {
        ...stepOf(finding),
        edits,
        says: `status: ${from} → ${to}`,
        ...(finding.definition === undefined ? {} : { at: finding.definition }),
      };
}

/**
 * A row of one method that tells with which status it succeeds: the operations that are made of it say it. Undefined where they have one, or where the number
 * is not that of an answer.
 */
export function planStatusAdded(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, fact, place, document, to = "" } = finding;
  const row = fact === "mention" && change === "added" && /^2\d\d$/.test(to) ? rowAt(context.editions.theirs, document, place.row) : undefined;
  const isAnswer = row?.row.cells.some(({ text }) => new RegExp(`(?:^|\\bstatus(?: code)? |\\()${to}\\b`, "i").test(text)) === true;
  return row === undefined || !isAnswer ? undefined : statusStep(context, finding, row, to);
}

/** The operations of a row succeed with a status; undefined where it has several methods, or they have a status already. */
export function statusStep(context: PlanningContext, finding: Finding, row: PlacedRow, status: string): Step | undefined {
  const endpoint = endpointOf(surveyed(context.editions.theirs.stated), row);
  const known = endpoint?.methods.length === 1 ? knownOperationsAt(context, row, endpoint) : [];
  const [first] = known;
  if (first === undefined || known.some(({ property }) => statusesIn(property).length > 0)) return undefined;
  return {
    ...stepOf(finding),
    edits: known.map(({ property }) => insertBehind(referenceIn(property)!, ` & Status<${status}>`)),
    needs: [...new Set(known.map(({ property }) => fileOf(property)))].map((file) => ({ file, name: "Status", from: "specwright/http" })),
    says: `${known.map(({ property }) => `${nameOf(property)} of ${kindOfOperation(property).getName()}`).join(", ")}: the status is ${status}`,
    at: startOf(first.property),
  };
}

export function isStatus(text: string): boolean {
  return /^[1-5]\d\d$/.test(text);
}

/** The statuses of the operations that the place of a finding tells of, as numbers in the definitions. */
export function statusesAt(context: PlanningContext, { place }: Pick<Finding, "place">): readonly Node[] {
  const target = targetAt(context, place);
  const operations = new Set((target === undefined ? [] : context.behaving(target)).flatMap(({ at }) => declarationAt(context, at) ?? []));
  return [...operations].flatMap(statusesIn);
}

function statusesIn(operation: Node): readonly Node[] {
  return operation.getDescendants().filter(isReference).flatMap(statusesOf);
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
