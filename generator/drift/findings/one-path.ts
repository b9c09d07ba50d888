/**
 * A path that is another one now is one finding: a reference to it, which definitions write without their prefix, is a further place, and so is a sentence that
 * tells the one segment in which it differs.
 */
import type { Finding } from "./finding.ts";
import { foldUnderHosts } from "./fold-findings.ts";

export function foldReferences(findings: readonly Finding[]): readonly Finding[] {
  const paths = findings.filter(({ change, fact }) => change === "changed" && fact === "path");
  return foldUnderHosts(findings, (one) => {
    if (isChangedReference(one)) return paths.find((path) => isReference(one, path));
    return isChangedSegment(one) ? paths.find((path) => isSegment(one, path)) : undefined;
  });
}

function isChangedReference({ change, fact, from = "" }: Finding): boolean {
  return change === "changed" && fact === "reference" && from !== "";
}

function isReference({ from = "", to = "" }: Finding, path: Finding): boolean {
  const prefix = path.from!.slice(0, path.from!.length - from.length);
  return path.from === prefix + from && path.to === prefix + to;
}

/** `{a}+{b}`: as a sentence tells the parts of a key. */
function isChangedSegment({ change, fact, from = "" }: Finding): boolean {
  return change === "changed" && fact === "mention" && /\{[^{}]+\}/.test(from);
}

function isSegment({ from, to }: Finding, path: Finding): boolean {
  const [before, now] = [path.from!, path.to!].map((written) => written.split("/"));
  return before!.includes(from!) && before!.map((segment) => (segment === from ? to : segment)).join("/") === now!.join("/");
}
