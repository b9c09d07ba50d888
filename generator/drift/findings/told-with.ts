/** What follows from a finding is none of its own: its places are among those of the finding. */
import { elsewhere, type Finding } from "./finding.ts";
import { underHosts } from "./under-hosts.ts";

/** @param below what goes with `told`, which is one of the findings */
export function toldWith(findings: readonly Finding[], told: Finding, below: readonly Finding[]): readonly Finding[] {
  const gone = new Set(below);
  return below.length === 0 ? findings : toldUnder(findings, (one) => (gone.has(one) ? told : undefined));
}

/** @param hostOf the finding that another one follows from */
export function toldUnder(findings: readonly Finding[], hostOf: (finding: Finding) => Finding | undefined): readonly Finding[] {
  return underHosts(findings, hostOf, withPlacesOf);
}

function withPlacesOf(one: Finding, guests: readonly Finding[]): Finding {
  return guests.length === 0 ? one : { ...one, also: [...one.also, ...guests.flatMap((guest) => [elsewhere(guest), ...guest.also])] };
}
