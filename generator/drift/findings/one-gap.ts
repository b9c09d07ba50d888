/** A gap that narrows: what is told of its matter now, and what of it is still not shown, stand side by side and are one finding. */
import type { Finding } from "./finding.ts";
import { toldWith } from "./told-with.ts";

export function narrowedOnce(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(isOfGap).reduce(withRest, findings);
}

function isOfGap({ change, fact, from }: Finding): boolean {
  return change === "changed" && fact === "notShown" && from !== undefined;
}

function withRest(findings: readonly Finding[], told: Finding): readonly Finding[] {
  return toldWith(
    findings,
    told,
    findings.filter((one) => isRest(one, told)),
  );
}

/** Beside a sentence that says what was not shown, another gap; beside the gap that is left of it, the sentence that says the rest. */
function isRest({ change, fact, place, document }: Finding, { place: own, document: at, values }: Finding): boolean {
  const isNarrower = values?.to?.fact === "notShown";
  return (
    change === "added" &&
    fact === (isNarrower ? "statement" : "notShown") &&
    place.section === own.section &&
    place.block === own.block &&
    place.row === own.row &&
    document.line === at.line
  );
}
