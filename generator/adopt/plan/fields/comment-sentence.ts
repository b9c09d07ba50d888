/** A sentence in the row of something that says otherwise what no value and no type says: the comment says the sentence in the place of its own. */
import { beginsWithin } from "../../../diagnostics/diagnostic.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { statedSentences } from "../../../facts/text/stated-sentences.ts";
import { addToComment, replaceSentence } from "../../edit/comments.ts";
import { nameOf } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import { declarationAt, isProperty, type DeclarationNode, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { isCredential } from "../../words/credentials.ts";
import { isMethod } from "../../words/methods.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the words are a value that clients see, or the comment says nothing of them and is not of the row alone. */
export function planCommentSentence(context: PlanningContext, finding: Finding): Step | undefined {
  const { fact, place, definition, from = "", to = "" } = finding;
  const node = definition === undefined ? undefined : declarationAt(context, definition);
  if (fact !== "mention" || place.row === undefined || node === undefined || isSeen(node, from, to)) return undefined;
  const row = rowAt(context.editions.theirs, finding.document, place.row);
  const sentence = row?.cells
    .filter(({ role }) => role !== "type")
    .flatMap(statedSentences)
    .find(({ at, facts }) => beginsWithin(finding.document, at) && facts.every((one) => one.fact === "mention"))?.text;
  // What a value means is told with the value.
  const edit = sentence === undefined || !isSentence.test(sentence) || sentence.startsWith(`${to}:`) ? undefined : said(node, finding, sentence);
  if (edit === undefined) return undefined;
  const called = isProperty(node) ? fieldLabel(node) : node.getName();
  return {
    ...stepOf(finding),
    edits: [edit],
    says: `${called}: its comment says "${sentence}"`,
    at: definition!,
    guesses: [`that the comment of ${called} is right with the sentence as the document has it: "${sentence}"`],
  };
}

/** Words by which clients and services understand each other are no matter of a comment. */
function isSeen(node: DeclarationNode, from: string, to: string): boolean {
  return [from, to].some((word) => isMethod(word) || /^[1-5]\d\d$/.test(word)) || (isProperty(node) && isCredential(node.getTypeNode()?.getText() ?? ""));
}

const isSentence = /\p{L}[ ,:].*\p{L}{2}/u;

function said(node: DeclarationNode, { place, from }: Finding, sentence: string): Edit | undefined {
  return replaceSentence(node, from, sentence) ?? (isProperty(node) && nameOf(node) === place.row ? addToComment(node, { text: sentence }) : undefined);
}
