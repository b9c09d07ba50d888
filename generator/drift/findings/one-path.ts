/** A path that is another one now is one finding: a reference to it, which definitions write without their prefix, is a further place. */
import type { Finding } from "./finding.ts";
import { foldUnderHosts } from "./fold-findings.ts";

export function foldReferences(findings: readonly Finding[]): readonly Finding[] {
  const paths = findings.filter(({ change, fact }) => change === "changed" && fact === "path");
  return foldUnderHosts(findings, (one) => (isChangedReference(one) ? paths.find((path) => isReference(one, path)) : undefined));
}

function isChangedReference({ change, fact, from = "" }: Finding): boolean {
  return change === "changed" && fact === "reference" && from !== "";
}

function isReference({ from = "", to = "" }: Finding, path: Finding): boolean {
  const prefix = path.from!.slice(0, path.from!.length - from.length);
  return path.from === prefix + from && path.to === prefix + to;
}
