/** What is not shown is only the rest of what was not, since something of it is shown now, or the reverse: the gap keeps its words and says which. */
import type { LiteralTypeNode } from "ts-morph";
import { likeness, stemsOf } from "../../../documents/editions/words.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { isOfRest } from "../../../facts/fact.ts";
import { declarationAt, type Context } from "../../context.ts";
import { replacing, startOf } from "../../edit/spans.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";
import { literals, textOf } from "../uris.ts";

/** Undefined where the finding is about something else. */
export function planGapNarrowed(context: Context, finding: Finding): Step | undefined {
  const { definition, values } = finding;
  const [from, to] = [values?.from, values?.to];
  if (finding.change !== "changed" || from?.fact !== "notShown" || to?.fact !== "notShown" || definition === undefined) return undefined;
  const node = declarationAt(context, definition);
  const gap = (node === undefined ? [] : literals(node))
    .filter((one) => saysGap(one))
    .map((one) => ({ one, score: likeness(stemsOf(textOf(one)), stemsOf(from.value)) }))
    .sort((one, other) => other.score - one.score)[0]?.one;
  if (gap === undefined) return undefined;
  const text = isOfRest(to.value) ? ofRest(textOf(gap)) : ofAll(textOf(gap));
  return {
    ...stepOf(finding),
    edits: text === textOf(gap) ? [] : [replacing(gap, literalToken(text))],
    says: `not shown: ${textOf(gap)} → ${text}`,
    at: startOf(gap),
  };
}

function saysGap(one: LiteralTypeNode): boolean {
  return /^(?:NotShown|OpenEnum|Partly)<|^notShown:/.test(one.getParent()?.getText() ?? "");
}

function ofRest(text: string): string {
  return isOfRest(text) ? text : text.replace(/^(the )?/, "$1other ");
}

function ofAll(text: string): string {
  return text.replace(/^(the )?(?:other|further|remaining|more|additional) /, "$1");
}
