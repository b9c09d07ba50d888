/** A row that says of its field that it can be null, and did not before, or did and no longer does. */
import type { UnionTypeNode } from "ts-morph";
import { findPlace } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { saysNull } from "../../../facts/cells/nullable.ts";
import { replaceNode } from "../../edit/spans.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the finding is about something else, or the type is as the row says already. */
export function planNullable(context: PlanningContext, finding: Finding): Step | undefined {
  const { ours, theirs } = context.editions;
  const { change, fact, from = "", to = "", definition, document, place } = finding;
  if ((fact !== "mention" && fact !== "statement") || definition === undefined || !/\bnull(?:able)?\b/i.test(from + to)) return undefined;
  const property = declarationAt(context, definition);
  const [before, now] = [findPlace(ours.contents, place)?.row, rowAt(theirs, document, place.row)?.row];
  if (!isProperty(property) || before === undefined || now === undefined || (change !== "added" && change !== "removed")) return undefined;
  const isNull = saysNull(now);
  if (saysNull(before) === isNull) return undefined;
  const node = property.getTypeNodeOrThrow();
  const members = node.getKindName() === "UnionType" ? (node as UnionTypeNode).getTypeNodes().map((one) => one.getText()) : [node.getText()];
  if (members.includes("null") === isNull) return undefined;
  const others = members.filter((one) => one !== "null");
  const [only, ...more] = others;
  const text = isNull
    ? [...others.map((one) => (one.includes(" & ") && !isBracketed(one) ? `(${one})` : one)), "null"].join(" | ")
    : more.length === 0 && isBracketed(only!)
      ? only!.slice(1, -1)
      : others.join(" | ");
  return { ...stepOf(finding), edits: [replaceNode(node, text)], says: `${fieldLabel(property)}: ${node.getText()} → ${text}`, at: definition };
}

function isBracketed(type: string): boolean {
  return /^\([^()]*\)$/.test(type);
}
