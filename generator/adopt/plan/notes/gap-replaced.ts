/** One gap in the place of another: its entry stays where it is. A clause that the sentence states before its gap is a statement beside it. */
import type { PropertySignature, TypeLiteralNode } from "ts-morph";
import { formatPlace } from "../../../documents/places/place.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { clauseBefore, type StatedFact } from "../../../facts/fact.ts";
import { nameOf, propertyOf, renameMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { replaceNode, startOf } from "../../edit/spans.ts";
import type { Edition } from "../../edition/edition.ts";
import { offsetOf } from "../../edition/line-spans.ts";
import { endOf } from "../../edition/raw-text.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { stepOf, type Step } from "../../step.ts";
import { freeName, slug } from "../../words/entry-names.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literalText, literalTypesIn } from "../uris.ts";
import { addEntries, noteEntry, recordAround, removeEntry } from "./entries.ts";
import { gapText } from "./statement-added.ts";
import { gapInstead } from "./statement-replaced.ts";

/** Undefined where something else takes its place, or it is no gap of one entry. */
export function planGapReplaced(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const found = gapInstead(context, finding, all);
  return found === undefined ? undefined : replaced(context, finding, found.entry, found.told);
}

function replaced(context: PlanningContext, finding: Finding, entry: PropertySignature, replacement: Finding): Step | undefined {
  const record = recordAround(entry);
  const [gap, ...others] = literalTypesIn(entry);
  const added = replacement.values?.to?.fact === "notShown" ? replacement.values.to.value : undefined;
  if (record === undefined || nameOf(record) !== "notShown" || gap === undefined || others.length > 0 || added === undefined) return undefined;
  const facts = record.getParent() as TypeLiteralNode;
  const text = gapText(added, finding.place).replace(/^any /, "");
  const taken = new Set((entry.getParent() as TypeLiteralNode).getProperties().map(nameOf));
  const named = freeName(slug(text), taken);
  const clause = clauseBefore(sentenceAt(context, replacement)?.text ?? "", added);
  const removed = clauseGone(context.editions.ours, finding, facts);
  return {
    ...stepOf(finding),
    edits: [
      renameMember(entry, named),
      replaceNode(gap, literalToken(text)),
      ...(clause === undefined ? [] : addEntries(facts, "statements", [noteEntry(facts, "statements", `${clause}.`, formatPlace(finding.place))])),
      ...removed,
    ],
    says: `notShown: ${nameOf(entry)} → ${named}${clause === undefined ? "" : "; a statement added"}${removed.length === 0 ? "" : "; a statement removed"}`,
    at: startOf(entry),
  };
}

/** The statement that our sentence was made of besides. */
function clauseGone(ours: Edition, { values }: Finding, facts: TypeLiteralNode): readonly Edit[] {
  const from = values?.from as StatedFact<"notShown"> | undefined;
  const offset = from?.at === undefined || from.at.file !== ours.file ? undefined : offsetOf(ours, from.at);
  const sentence =
    offset === undefined
      ? undefined
      : sectionAt(ours, from!.at.line)?.section.sentences.find((one) => offsetOf(ours, one.at) <= offset && offset <= endOf(ours, one));
  const clause = sentence === undefined ? undefined : clauseBefore(sentence.text, from!.value);
  const statements = propertyOf(facts, "statements")?.getTypeNode();
  const entries = statements?.getKindName() === "TypeLiteral" ? (statements as TypeLiteralNode).getProperties() : [];
  const own = clause === undefined ? undefined : entries.find((one) => literalTypesIn(one).some((text) => literalText(text) === `${clause}.`));
  return own === undefined ? [] : [removeEntry(own, recordAround(own)!)];
}
