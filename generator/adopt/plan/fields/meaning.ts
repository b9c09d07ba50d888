/** What a value of a field means, where its row says it otherwise or no more: the item of the comment that tells of the value. */
import type { Finding } from "../../../drift/findings/finding.ts";
import { literalPattern } from "../../../values/pattern.ts";
import { codedItem } from "../../edit/comments.ts";
import { fileOf } from "../../edit/spans.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the finding is about something else, or the comment has no item for the value. */
export function planMeaning(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, fact, from = "", to = "", definition } = finding;
  const [, value, meaning] = /^([^\s:]+): (.+)$/su.exec(to) ?? [];
  const node =
    change !== "changed" || fact !== "values" || definition === undefined || value === undefined || !from.startsWith(`${value}: `)
      ? undefined
      : declarationAt(context, definition);
  const comment = isProperty(node) ? node.getJsDocs()[0] : undefined;
  const item = new RegExp(String.raw`(?<=^\s*\* - ${literalPattern(`\`${value}\``)}: ).*$`, "mu").exec(comment?.getText() ?? "");
  if (!isProperty(node) || comment === undefined || item === null) return undefined;
  const start = comment.getStart() + item.index;
  return {
    ...stepOf(finding),
    edits: [{ file: fileOf(node), start, end: start + item[0].length, text: /[.!?]$/.test(meaning!) ? meaning! : `${meaning}.` }],
    says: `${fieldLabel(node)}: what "${value}" means`,
    at: definition!,
  };
}

/** The value went, and its item with it, for that of another one or for none: undefined where the comment still tells of it, or nothing of the other one. */
export function planMeaningGone(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, fact, place, from = "", to = "", definition } = finding;
  const [value, other] = [from, to].map((said) => /^([^\s:]+): /u.exec(said)?.[1]);
  const isGone = change === "removed" || (change === "changed" && other !== undefined);
  const node =
    !isGone || fact !== "statement" || place.row === undefined || definition === undefined || value === undefined
      ? undefined
      : declarationAt(context, definition);
  const isMeant = isProperty(node) && node.getDescendants().some((one) => one.getKindName() === "StringLiteral" && one.getText().slice(1, -1) === value);
  if (!isProperty(node) || isMeant || codedItem(node, value!) !== undefined) return undefined;
  if (other !== undefined && codedItem(node, other) === undefined) return undefined;
  return { ...stepOf(finding), edits: [], says: `${fieldLabel(node)}: what "${value!}" means is said no more`, at: definition! };
}
