/** A service that has another address: all paths that begin otherwise for that reason alone are one finding, on the address. */
import { pathBehindAddress } from "../subject/paths.ts";
import { elsewhere, type Finding } from "./finding.ts";

export function underOneAddress(findings: readonly Finding[]): readonly Finding[] {
  const [[address, base] = []] = findings.flatMap((one) => {
    const found = baseIn(one);
    return found === undefined ? [] : [[one, found] as const];
  });
  if (address === undefined || base === undefined) return findings;
  const below = new Set(findings.filter((one) => one !== address && isBelow(one, base)));
  const also = [...address.also, ...[...below].flatMap((one) => [elsewhere(one), ...one.also])];
  return findings.filter((one) => !below.has(one)).map((one) => (one === address ? { ...address, also } : one));
}

interface Base {
  readonly from: string;
  readonly to: string;
}

/** The path of an address as it was and as it is: `{host}/api/v1/<path>` and `{host}/api/v2/<path>` differ in `/api/v1` and `/api/v2`. */
function baseIn({ change, fact, from = "", to = "" }: Finding): Base | undefined {
  const [old, own] = [from, to].map((written) => pathBehindAddress(written)?.split("/"));
  if (change !== "changed" || fact !== "path" || old === undefined || own === undefined || old.length !== own.length) return undefined;
  const last = old.findLastIndex((segment, index) => segment !== own[index]);
  return last === -1 ? undefined : { from: old.slice(0, last + 1).join("/"), to: own.slice(0, last + 1).join("/") };
}

/** A reference of the definitions has no address. */
function isBelow({ change, fact, from = "", to = "" }: Finding, base: Base): boolean {
  if (change !== "changed" || (fact !== "path" && fact !== "reference") || !to.startsWith(`${base.to}/`)) return false;
  const rest = to.slice(base.to.length);
  return from === base.from + rest || (fact === "reference" && rest.endsWith(from));
}
