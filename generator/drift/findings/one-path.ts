/** A path that is another one now is one finding: a reference to it, which definitions write without their prefix, is a further place. */
import { elsewhere, type Finding } from "./finding.ts";

export function withReferences(findings: readonly Finding[]): readonly Finding[] {
  const paths = findings.filter(({ change, fact }) => change === "changed" && fact === "path");
  const hosts = new Map(findings.map((one) => [one, paths.find((path) => isReference(one, path))] as const));
  return findings
    .filter((one) => hosts.get(one) === undefined)
    .map((one) => {
      const guests = findings.filter((other) => hosts.get(other) === one);
      return guests.length === 0 ? one : { ...one, also: [...one.also, ...guests.flatMap((guest) => [elsewhere(guest), ...guest.also])] };
    });
}

function isReference({ change, fact, from = "", to = "" }: Finding, path: Finding): boolean {
  const prefix = path.from!.slice(0, path.from!.length - from.length);
  return change === "changed" && fact === "reference" && from !== "" && path.from === prefix + from && path.to === prefix + to;
}
