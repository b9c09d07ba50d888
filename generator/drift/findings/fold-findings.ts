/** What follows from a finding is none of its own: its places are among those of the finding. */
import { placeOnly, type Finding } from "./finding.ts";
import { groupUnderHosts } from "./group-under-hosts.ts";

/** @param below what goes with `host`, which is one of the findings */
export function foldInto(findings: readonly Finding[], host: Finding, below: readonly Finding[]): readonly Finding[] {
  const removed = new Set(below);
  return below.length === 0 ? findings : foldUnderHosts(findings, (one) => (removed.has(one) ? host : undefined));
}

/** @param hostOf the finding that another one follows from */
export function foldUnderHosts(findings: readonly Finding[], hostOf: (finding: Finding) => Finding | undefined): readonly Finding[] {
  return groupUnderHosts(findings, hostOf, withPlacesOf);
}

function withPlacesOf(one: Finding, guests: readonly Finding[]): Finding {
  return guests.length === 0 ? one : { ...one, also: [...one.also, ...guests.flatMap((guest) => [placeOnly(guest), ...guest.also])] };
}
