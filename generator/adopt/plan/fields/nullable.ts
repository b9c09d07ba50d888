/** A cell that says of a type that it may be null, and did not before, or did and no longer does. */
import type { UnionTypeNode } from "ts-morph";
import type { Row } from "../../../documents/document.ts";
import { findPlace } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { declarationAt, isProperty, type Context } from "../../context.ts";
import { replacing } from "../../edit/spans.ts";
import { rowAt } from "../../edition/edition.ts";
import type { Step } from "../../step.ts";
import { label } from "./types.ts";

/** Undefined where the finding is about something else, or the type is as the cell says already. */
export function planNullable(context: Context, finding: Finding): Step | undefined {
  const { ours, theirs } = context.editions;
  const { change, fact, from, to, definition, document, place } = finding;
  const isCome = change === "added" && to === "null";
  if (fact !== "mention" || definition === undefined || !(isCome || (change === "removed" && from === "null"))) return undefined;
  const property = declarationAt(context, definition);
  const [old, now] = [findPlace(ours.contents, place), rowAt(theirs, document, place.row)?.row];
  const before = old.ok ? old.value.row : undefined;
  if (!isProperty(property) || before === undefined || now === undefined || isNullable(before) === isNullable(now)) return undefined;
  const node = property.getTypeNodeOrThrow();
  const members = node.getKindName() === "UnionType" ? (node as UnionTypeNode).getTypeNodes().map((one) => one.getText()) : [node.getText()];
  if (members.includes("null") === isCome) return undefined;
  const others = members.filter((one) => one !== "null");
  const [only, ...more] = others;
  const text = isCome ? [...others.map((one) => (one.includes(" & ") && !isBracketed(one) ? `(${one})` : one)), "null"].join(" | ") : more.length === 0 && isBracketed(only!) ? only!.slice(1, -1) : others.join(" | ");
  return { is: "step", findings: [finding], edits: [replacing(node, text)], needs: [], says: `${label(property)}: ${node.getText()} → ${text}`, at: definition };
}

function isBracketed(type: string): boolean {
  return /^\([^()]*\)$/.test(type);
}

/** `date or null`, `null | string`: as one of its types, and not what it means. */
function isNullable({ cells }: Row): boolean {
  return cells.some(({ text }) => /^(?:[\w ()]+(?:\bor\b|[|/,])\s*null|null\s*(?:\bor\b|[|/,])[\w ()]+)$/i.test(text.trim()));
}
