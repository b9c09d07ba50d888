/** A word before a credential that the document no longer gives, while it gives the credential: the header holds that alone. */
import type { Finding } from "../../../drift/findings/finding.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { commentText } from "../../edit/comments.ts";
import { nameOf } from "../../edit/members.ts";
import { replaceNode } from "../../edit/spans.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";
import { isCredential } from "../../words/credentials.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** Undefined where the finding is about something else, or the sentence still has the word. */
export function planSchemeWordGone(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, definition, from = "" } = finding;
  const property = change !== "removed" || from === "" || definition === undefined ? undefined : declarationAt(context, definition);
  if (!isProperty(property) || !isCredential(property.getTypeNode()?.getText() ?? "")) return undefined;
  const [, word, credential] = literalTypesIn(property);
  const sentence = sentenceAt(context, finding)?.text ?? "";
  const isWord = new RegExp(wordPattern(from), "u");
  if (word === undefined || credential === undefined || literalText(word) !== from || !sentence.includes(literalText(credential)) || isWord.test(sentence))
    return undefined;
  const said = isWord.test(commentText(property)) ? [`that the comment of ${nameOf(property)} still holds, which says "${from}"`] : [];
  return {
    ...stepOf(finding),
    edits: [replaceNode(word, literalToken(""))],
    says: `${nameOf(property)}: the header holds ${literalText(credential)} alone`,
    at: definition!,
    ...(said.length === 0 ? {} : { guesses: said }),
  };
}
