/** The sentence of the other edition that a finding is in. */
import type { Sentence } from "../../documents/document.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import { offsetOf } from "../edition/line-spans.ts";
import { endOf } from "../edition/raw-text.ts";
import { sectionAt } from "../edition/section-at.ts";
import type { PlanningContext } from "../planning-context.ts";

export function sentenceAt({ editions: { theirs } }: PlanningContext, { document }: Finding): Sentence | undefined {
  const at = offsetOf(theirs, document);
  return sectionAt(theirs, document.line)?.section.sentences.find(
    (one) => offsetOf(theirs, one.at) <= at && at < Math.max(offsetOf(theirs, one.at) + 1, endOf(theirs, one)),
  );
}
