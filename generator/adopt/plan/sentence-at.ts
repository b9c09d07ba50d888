/** The sentence of the other edition that a finding is in. */
import type { Sentence } from "../../documents/document.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import type { Context } from "../context.ts";
import { endOf, offsetOf, sectionAt } from "../edition/edition.ts";

export function sentenceAt({ editions: { theirs } }: Context, { document }: Finding): Sentence | undefined {
  const at = offsetOf(theirs, document);
  return sectionAt(theirs, document.line)?.section.sentences.find(
    (one) => offsetOf(theirs, one.at) <= at && at < Math.max(offsetOf(theirs, one.at) + 1, endOf(theirs, one)),
  );
}
