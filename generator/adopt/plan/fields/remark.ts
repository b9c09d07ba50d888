/** Sentences that came into the row of a field: the comment of the field says them. */
import type { Finding } from "../../../drift/findings/finding.ts";
import { addToComment, dropSentence, dropTags } from "../../edit/comments.ts";
import { declarationAt, isProperty, type PlanningContext } from "../../planning-context.ts";
import { stepOf, type Step } from "../../step.ts";
import { exampleIn, proseComment } from "../../words/prose.ts";
import { fieldLabel } from "./types.ts";

/** Undefined where the sentence is about something else. */
export function planRemark(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const { change, fact, place, definition, to } = finding;
  const node = definition === undefined ? undefined : declarationAt(context, definition);
  if (change !== "added" || fact !== "statement" || to === undefined || !isProperty(node) || place.row === undefined) return undefined;
  const beside = all.filter(
    (one) => one.change === "added" && one.fact === "statement" && one.definition?.file === definition!.file && one.definition.line === definition!.line,
  );
  const text = beside.map((one) => asSentence(one.to!)).join(" ");
  return {
    is: "step",
    findings: beside,
    edits: [addToComment(node, proseComment(text))],
    needs: [],
    says: `${fieldLabel(node)}: its comment says "${text}"`,
    at: definition!,
  };
}

/** One that went from the row: the comment that has it in the same words, or in a tag, says it no more. */
export function planRemarkGone(context: PlanningContext, finding: Finding): Step | undefined {
  const { change, fact, place, definition, from = "" } = finding;
  const node =
    change !== "removed" || fact !== "statement" || place.row === undefined || definition === undefined ? undefined : declarationAt(context, definition);
  if (!isProperty(node)) return undefined;
  const tag = /^deprecated\b/i.test(from) ? "deprecated" : exampleIn(from) === undefined ? undefined : "example";
  const edit = dropSentence(node, from) ?? (tag === undefined ? undefined : dropTags(node, tag));
  return edit === undefined
    ? undefined
    : { ...stepOf(finding), edits: [edit], says: `${fieldLabel(node)}: its comment no longer says "${from}"`, at: definition! };
}

/** `letters and digits only`, `Since: 3.1`: what stood behind a type or in a column of its own is a sentence among others. */
function asSentence(said: string): string {
  if (/^\p{Lu}[\p{L} ]{0,30}: \S*[^\s.!?]$/u.test(said)) return `${said}.`;
  return /^\p{Ll}+(?:[\s,;]|$)/u.test(said) && !/[.!?]$/.test(said) ? `${said[0]!.toUpperCase()}${said.slice(1)}.` : said;
}
