/** A service that has another address: all paths that begin otherwise for that reason alone are one finding, on the address. */
import type { Elsewhere, Finding } from "./finding.ts";

export function underOneAddress(findings: readonly Finding[]): readonly Finding[] {
  const address = findings.find((one) => baseIn(one) !== undefined);
  const base = address === undefined ? undefined : baseIn(address)!;
  if (address === undefined || base === undefined) return findings;
  const below = findings.filter((one) => one !== address && isBelow(one, base));
  const also = below.flatMap((one): readonly Elsewhere[] => [elsewhere(one), ...one.also]);
  return findings.filter((one) => !below.includes(one)).map((one) => (one === address ? { ...address, also: [...address.also, ...also] } : one));
}

interface Base {
  readonly from: string;
  readonly to: string;
}

/** The path of an address as it was and as it is: `{host}/api/v1/<path>` and `{host}/api/v2/<path>` differ in `/api/v1` and `/api/v2`. */
function baseIn({ change, fact, from = "", to = "" }: Finding): Base | undefined {
  const [old, own] = [ofAddress.exec(from)?.[1]?.split("/"), ofAddress.exec(to)?.[1]?.split("/")];
  if (change !== "changed" || fact !== "path" || old === undefined || own === undefined || old.length !== own.length) return undefined;
  const last = old.findLastIndex((segment, index) => segment !== own[index]);
  return last === -1 ? undefined : { from: old.slice(0, last + 1).join("/"), to: own.slice(0, last + 1).join("/") };
}

/** Behind a variable or a host. */
const ofAddress = /^(?:\{[^{}/]*\}|[a-z][a-z0-9+.-]*:\/\/[^/]*)(\/.*)$/i;

/** A reference of the definitions has no address. */
function isBelow({ change, fact, from = "", to = "" }: Finding, base: Base): boolean {
  if (change !== "changed" || (fact !== "path" && fact !== "reference") || !to.startsWith(`${base.to}/`)) return false;
  const rest = to.slice(base.to.length);
  return from === base.from + rest || (fact === "reference" && rest.endsWith(from));
}

function elsewhere({ document, place, definition }: Finding): Elsewhere {
  return { document, place, ...(definition === undefined ? {} : { definition }) };
}
