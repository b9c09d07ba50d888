/** A default that is found to have gone, while a sentence that came into its row may give it in words that are not understood. */
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import { findPlace } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { statedSentences } from "../../../facts/text/stated-sentences.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { rowAt } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";

/** The sentence; undefined where there is none, so that the default went. */
export function defaultRestated({ editions: { ours, theirs } }: PlanningContext, findings: readonly Finding[]): string | undefined {
  const finding = findings.find(({ change, fact }) => change === "removed" && fact === "default");
  const row = finding === undefined ? undefined : rowAt(theirs, finding.document, finding.place.row);
  if (finding === undefined || row === undefined) return undefined;
  const found = findPlace(ours.contents, finding.place);
  const known = (found?.row?.cells ?? []).map(({ text }) => stemsOf(text));
  const isValue = new RegExp(wordPattern(finding.from ?? ""), "u");
  const sentences = row.cells.filter(({ column }) => column !== row.block.named).flatMap(statedSentences);
  const added = sentences.filter(
    ({ text, facts }) => facts.every(({ fact }) => fact === "mention") && known.every((stems) => likeness(stems, stemsOf(text)) < 0.8),
  );
  return added.map(({ text }) => text).find((text) => isValue.test(text) || leavingOut.test(text));
}

const leavingOut =
  /\b(?:omitted|left out|absent|missing|unless|defaults?|otherwise|not (?:given|set|specified|present|provided|supplied|sent|configured)|without (?:it|one|a value))\b/i;
