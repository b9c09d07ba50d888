/** What is not shown, in a sentence that says otherwise now of what: the definitions say it as the document does. */
import type { LiteralTypeNode } from "ts-morph";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { gapsAmong, type StatedFact } from "../../../facts/fact.ts";
import { lowerFirst } from "../../draft/conventions.ts";
import { replaceNode, startOf } from "../../edit/spans.ts";
import type { Edition } from "../../edition/edition.ts";
import { factsIn } from "../../edition/facts-in.ts";
import { offsetOf } from "../../edition/line-spans.ts";
import { endOf } from "../../edition/raw-text.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** Undefined where a word changed in another sentence, or several gaps of the file could be meant. */
export function planGapReworded(context: PlanningContext, finding: Finding): Step | undefined {
  const {
    editions: { ours, theirs },
  } = context;
  const from = finding.values?.from as StatedFact | undefined;
  const isOfOthers = from?.at !== undefined && from.at.file !== ours.file;
  const sentence = finding.fact === "mention" && finding.change !== "added" && finding.place.row === undefined ? sentenceAt(context, finding) : undefined;
  if (isOfOthers || sentence === undefined || finding.definition === undefined) return undefined;
  const [wanted, ...others] = gapsAmong(factsIn(theirs, sentence));
  const [had] = from?.at === undefined ? gapsWider(context, finding, wanted) : gapsAround(ours, from);
  const [gap, ...rivals] = had === undefined ? [] : gapsLike(context, finding.definition.file, had);
  if (wanted === undefined || others.length > 0 || gap === undefined || rivals.length > 0) return undefined;
  return {
    ...stepOf(finding),
    edits: [replaceNode(gap, literalToken(lowerFirst(wanted)))],
    says: `not shown: ${literalText(gap)} → ${lowerFirst(wanted)}`,
    at: startOf(gap),
  };
}

/** What the sentence of our edition does not show in which a word stands. */
function gapsAround(edition: Edition, { at }: StatedFact): readonly string[] {
  const offset = offsetOf(edition, at);
  const sentence = sectionAt(edition, at.line)?.section.sentences.find((one) => offsetOf(edition, one.at) <= offset && offset < endOf(edition, one));
  return sentence === undefined ? [] : gapsAmong(factsIn(edition, sentence));
}

/** What our section does not show beside the rest, with the word that went: `lids and locks`, where that is `locks` now. */
function gapsWider({ editions: { ours, theirs, pairs } }: PlanningContext, { document, from = "" }: Finding, wanted = ""): readonly string[] {
  const section = sectionAt(theirs, document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const stems = [...stemsOf(`${wanted} ${from}`)];
  const gaps = own?.section.sentences.flatMap((one) => gapsAmong(factsIn(ours, one))) ?? [];
  return gaps.filter((gap) => stems.every((stem) => stemsOf(gap).has(stem)));
}

/** The gaps of a file that say nearly the same. */
function gapsLike({ opened }: PlanningContext, file: string, gap: string): readonly LiteralTypeNode[] {
  const source = opened.open(file);
  const all = source === undefined ? [] : literalTypesIn(source).filter((one) => /^(?:NotShown<|notShown:)/.test(one.getParent()?.getText() ?? ""));
  return all.filter((one) => likeness(stemsOf(literalText(one)), stemsOf(gap)) >= 0.8);
}
