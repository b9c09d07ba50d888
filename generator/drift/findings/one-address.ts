/**
 * A service that has another address: all paths that begin otherwise for that reason alone are one finding, on the address, and so is the version that a segment
 * of it tells, wherever else it is told.
 */
import { pathBehindAddress } from "../subject/paths.ts";
import type { Finding } from "./finding.ts";
import { foldInto } from "./fold-findings.ts";

export function foldUnderAddress(findings: readonly Finding[]): readonly Finding[] {
  const [[address, base] = []] = findings.flatMap((one) => {
    const found = baseIn(one);
    return found === undefined ? [] : [[one, found] as const];
  });
  if (address === undefined || base === undefined) return findings;
  return foldInto(
    findings,
    address,
    findings.filter((one) => one !== address && isBelow(one, base)),
  );
}

interface Base {
  readonly from: string;
  readonly to: string;
}

/** The path of an address as it was and as it is: `{host}/api/v1/<path>` and `{host}/v2/<path>` differ in `/api/v1` and `/v2`. */
function baseIn({ change, fact, from = "", to = "" }: Finding): Base | undefined {
  const [old, own] = [from, to].map((written) => (pathBehindAddress(written) ?? endingInVersion(written))?.split("/"));
  if (change !== "changed" || fact !== "path" || old === undefined || own === undefined) return undefined;
  const shared = sharedAtEnd(old, own);
  const [before, now] = [old, own].map((segments) => segments.slice(0, segments.length - shared).join("/"));
  return before === now ? undefined : { from: before!, to: now! };
}

function sharedAtEnd(old: readonly string[], own: readonly string[]): number {
  const last = old.toReversed().findIndex((segment, index) => segment !== own.at(-1 - index));
  return last === -1 ? old.length : last;
}

/** `/api/v1`: a path that ends so is one that others begin with. */
function endingInVersion(path: string): string | undefined {
  return /^\/.*\/v\d+(?:\.\d+)*$/.test(path) ? path : undefined;
}

/** A reference of the definitions has no address. */
function isBelow({ change, fact, from = "", to = "" }: Finding, base: Base): boolean {
  if (change === "changed" && fact === "mention") return isVersion(from, base.from) && isVersion(to, base.to);
  if (change !== "changed" || (fact !== "path" && fact !== "reference") || !to.startsWith(`${base.to}/`)) return false;
  const rest = to.slice(base.to.length);
  return from === base.from + rest || (fact === "reference" && rest.endsWith(from));
}

/** `v7`, `7`: as the last segment of an address has it. */
function isVersion(text: string, address: string): boolean {
  const segment = address.slice(address.lastIndexOf("/") + 1);
  return /^v?\d+(?:\.\d+)*$/.test(segment) && (text === segment || `v${text}` === segment);
}
