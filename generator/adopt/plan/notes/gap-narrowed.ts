/** What is not shown is only the rest of what was not, since something of it is shown now, or the reverse: the gap keeps its words and says which. */
import type { LiteralTypeNode } from "ts-morph";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { isOfRest } from "../../../facts/fact.ts";
import { replaceNode, startOf } from "../../edit/spans.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** Undefined where the finding is about something else. */
export function planGapNarrowed(context: PlanningContext, finding: Finding): Step | undefined {
  const { definition, values } = finding;
  const [from, to] = [values?.from, values?.to];
  if (finding.change !== "changed" || from?.fact !== "notShown" || to?.fact !== "notShown" || definition === undefined) return undefined;
  const node = declarationAt(context, definition);
  const gap = (node === undefined ? [] : literalTypesIn(node))
    .filter((one) => saysGap(one))
    .map((one) => ({ one, score: likeness(stemsOf(literalText(one)), stemsOf(from.value)) }))
    .sort((one, other) => other.score - one.score)[0]?.one;
  if (gap === undefined) return undefined;
  const text = isOfRest(to.value) ? ofRest(literalText(gap)) : ofAll(literalText(gap));
  return {
    ...stepOf(finding),
    edits: text === literalText(gap) ? [] : [replaceNode(gap, literalToken(text))],
    says: `not shown: ${literalText(gap)} → ${text}`,
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
