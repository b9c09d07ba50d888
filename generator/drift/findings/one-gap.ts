/** A gap that narrows: what is told of its matter now, and what of it is still not shown, stand side by side and are one finding. */
import { groupBy } from "../../values/group-by.ts";
import type { Finding } from "./finding.ts";
import { foldUnderHosts } from "./fold-findings.ts";

export function foldNarrowedGaps(findings: readonly Finding[]): readonly Finding[] {
  const gaps = groupBy(findings.filter(isOfGap), ({ document: { line } }) => line);
  return foldUnderHosts(findings, (one) => gaps.get(one.document.line)?.find((gap) => isRest(one, gap)));
}

function isOfGap({ change, fact, from }: Finding): boolean {
  return change === "changed" && fact === "notShown" && from !== undefined;
}

/** Beside a sentence that says what was not shown, another gap; beside the gap that is left of it, the sentence that says the rest. */
function isRest({ change, fact, place }: Finding, { place: own, values }: Finding): boolean {
  const isNarrower = values?.to?.fact === "notShown";
  return (
    change === "added" &&
    fact === (isNarrower ? "statement" : "notShown") &&
    place.section === own.section &&
    place.block === own.block &&
    place.row === own.row
  );
}
