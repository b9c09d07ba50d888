/** What follows from a finding is none of its own: its places are among those of the finding. */
import { elsewhere, type Finding } from "./finding.ts";

/** @param below what goes with `told`, which is one of the findings */
export function toldWith(findings: readonly Finding[], told: Finding, below: readonly Finding[]): readonly Finding[] {
  if (below.length === 0) return findings;
  const gone = new Set(below);
  const also = [...told.also, ...below.flatMap((one) => [elsewhere(one), ...one.also])];
  return findings.filter((one) => !gone.has(one)).map((one) => (one === told ? { ...told, also } : one));
}
