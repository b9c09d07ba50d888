/** An entry of notes that has a sentence of our edition word by word: where that is worded otherwise now, so is the entry. */
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { replaceNode } from "../../edit/spans.ts";
import { sectionAt } from "../../edition/section-at.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";
import { sentenceAt } from "../sentence-at.ts";
import { literalText, literalTypesIn } from "../uris.ts";

/** @returns nothing where no entry has the sentence, or nobody can tell which one it was */
export function entriesInNewWords(context: PlanningContext, finding: Finding): readonly Edit[] {
  const { theirs, pairs } = context.editions;
  const section = sectionAt(theirs, finding.document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const now = sentenceAt(context, finding);
  if (section === undefined || own === undefined || now === undefined) return [];
  const kept = new Set(section.section.sentences.map(({ text }) => text));
  const removed = own.section.sentences.filter(({ text }) => !kept.has(text) && likeness(stemsOf(text), stemsOf(now.text)) >= 0.5);
  const [before, ...others] = removed;
  if (before === undefined || others.length > 0) return [];
  const files = [...context.texts].filter(([, text]) => text.includes(before.text)).flatMap(([path]) => context.opened.open(path) ?? []);
  const entries = files.flatMap((file) => literalTypesIn(file).filter((one) => literalText(one) === before.text));
  return entries.map((one) => replaceNode(one, literalToken(now.text)));
}
