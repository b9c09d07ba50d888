/** A word in the row of a field that is another one now, and is no value of its type: the comment of the field has it as well. */
import type { Row } from "../../../documents/document.ts";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import { findPlace } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { replaceWords } from "../../edit/comments.ts";
import { nameOf } from "../../edit/members.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { isCredential } from "../../words/credentials.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where more than the word changed, or the comment has it not just once. */
export function planCommentWord(context: PlanningContext, finding: Finding): Step | undefined {
  const { fact, place, definition, from = "", to = "" } = finding;
  const node = definition === undefined ? undefined : declarationAt(context, definition);
  if (fact !== "mention" || place.row === undefined || !isProperty(node) || isCredential(node.getTypeNode()?.getText() ?? "")) return undefined;
  const edits = areWords(from, to) && isWordAlone(context, finding) ? replaceWords(node, from, to) : [];
  if (edits.length !== 1) return undefined;
  return {
    ...stepOf(finding),
    edits,
    says: `${fieldLabel(node)}: its comment says ${to} for ${from}`,
    at: definition!,
    guesses: [`that the comment of ${nameOf(node)} is right with "${to}" in the place of "${from}"`],
  };
}

/** Names in braces side by side are one word; of more or fewer of them a comment says something else. */
function areWords(from: string, to: string): boolean {
  return [from, to].every((text) => /^(?:\p{L}[\p{L}\p{N}+#_-]*|\{\S+\})$/u.test(text)) && from.split("{").length === to.split("{").length;
}

/** Beside the word both editions of the row are of the same words; their numbers are facts of their own. */
function isWordAlone({ editions: { ours, theirs } }: PlanningContext, { place, document, from = "", to = "" }: Finding): boolean {
  const [own, other] = [findPlace(ours.contents, place)?.row, rowAt(theirs, document, place.row)?.row];
  if (own === undefined || other === undefined) return false;
  const [before, now] = [textOf(own), textOf(other).replace(new RegExp(wordPattern(to), "gu"), () => from)].map(
    (text) => new Set([...stemsOf(text)].filter((stem) => !/^\d+$/.test(stem))),
  );
  return before!.size === now!.size && likeness(before!, now!) === 1;
}

function textOf({ cells }: Row): string {
  return cells.map(({ text }) => text).join(" ");
}
