/** Findings as people are told them: what follows from one of them is none of its own. Adopting takes them one by one. */
import type { Finding } from "./finding.ts";
import { foldRowsOfField } from "./rows-of-field.ts";
import { foldNarrowedGaps } from "./one-gap.ts";
import { foldUnderAddress } from "./one-address.ts";
import { foldUnderName } from "./one-name.ts";
import { foldUnderKey } from "./one-key.ts";
import { foldReferences } from "./one-path.ts";
import { foldPathsOfSections } from "./one-section.ts";

export function withoutConsequences(findings: readonly Finding[]): readonly Finding[] {
  return [foldUnderAddress, foldReferences, foldUnderKey, foldUnderName, foldRowsOfField, foldNarrowedGaps, foldPathsOfSections].reduce(
    (folded, fold) => fold(folded),
    findings,
  );
}
