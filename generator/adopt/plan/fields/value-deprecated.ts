/** One of the values of a field that its row calls deprecated, `low (deprecated), high`: the comment of the field says it, since no type can. */
import type { PropertySignature } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { addToComment } from "../../edit/comments.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { literalText, literalTypesIn } from "../uris.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the word is said of something else. */
export function planValueDeprecated(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, fact, definition, document, place, to = "" } = finding;
  const isMeant = change === "added" && fact === "mention" && /^(?:deprecated|obsolete)$/i.test(to) && definition !== undefined;
  const node = isMeant ? declarationAt(context, definition) : undefined;
  const row = isProperty(node) ? rowAt(context.editions.theirs, document, place.row)?.row : undefined;
  const value = isProperty(node) ? valueCalled(to, node, row?.cells.map(({ text }) => text).join("\n") ?? "") : undefined;
  if (!isProperty(node) || value === undefined) return undefined;
  const text = `\`${value}\` is ${to.toLowerCase()}.`;
  return { ...stepOf(finding), edits: [addToComment(node, { text })], says: `${fieldLabel(node)}: its comment says "${text}"`, at: definition! };
}

/** In brackets behind the value, or in what the row says that it means. */
function valueCalled(word: string, field: PropertySignature, said: string): string | undefined {
  const values = [...new Set(literalTypesIn(field).map(literalText))];
  return values.find((value) => new RegExp(String.raw`${wordPattern(value)}["'\u0060]?(?:\s*\([^()]*|:[^.\n]*)\b${word}\b`, "iu").test(said));
}
