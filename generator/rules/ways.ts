/** What operations ask of their callers is what the service has: its ways to authenticate, and the scopes of their tokens. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { report } from "../diagnostics/report.ts";
import { carriedBy, type Carried } from "../model/carried.ts";
import type { SecurityScheme, Service } from "../model/service.ts";
import type { Needed, Way } from "../model/way.ts";
import type { GatheredService } from "./rule.ts";

type Root = Pick<Service, "security" | "access" | "origin">;

export function usualAccessIsKnown({ security = [], access = [], origin }: Root): readonly Diagnostic[] {
  return unknownIn(access, security, origin.definition);
}

export function accessIsKnown({ security = [], operations }: GatheredService): readonly Diagnostic[] {
  return operations.flatMap(({ access = [], origin }) => unknownIn(access, security, origin.definition));
}

function unknownIn(ways: readonly Way[], security: readonly SecurityScheme[], at: Position): readonly Diagnostic[] {
  return [...ways.flat().flatMap((needed) => unknownNeed(needed, security, at)), ...ways.flatMap((way) => meeting(way, security, at))];
}

function unknownNeed(needed: Needed, security: readonly SecurityScheme[], at: Position): readonly Diagnostic[] {
  const scheme = security.find(({ name }) => name === needed.scheme);
  if (scheme !== undefined) return wrongScopes(needed, scheme, at);
  const known = security.map(({ name }) => name);
  return [report("unknown-scheme", { scheme: needed.scheme, known, nearest: nearest(needed.scheme, known) }, at)];
}

/** Cookies are told apart by their names, headers and parameters are there once. */
function meeting(way: Way, security: readonly SecurityScheme[], at: Position): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return way.flatMap(({ scheme }) => {
    const how = security.find(({ name }) => name === scheme);
    const carrier = how === undefined ? undefined : carrierOf(carriedBy(how));
    const other = carrier === undefined ? undefined : first.get(carrier.toLowerCase());
    if (carrier !== undefined && other === undefined) first.set(carrier.toLowerCase(), scheme);
    return carrier === undefined || other === undefined ? [] : [report("carried-together", { scheme, other, carrier }, at)];
  });
}

function carrierOf(carried: Carried): string | undefined {
  return carried.in === "connection" ? undefined : `the ${{ header: "header", query: "parameter", cookie: "cookie" }[carried.in]} "${carried.name}"`;
}

/** Flows that name no scopes leave open which there are. */
function wrongScopes({ scheme, scopes }: Needed, { how }: SecurityScheme, at: Position): readonly Diagnostic[] {
  if (how.is !== "oauth2" && how.is !== "openid") return scopes.length === 0 ? [] : [report("scopes-of-no-token", { scheme }, at)];
  const known = how.is === "oauth2" ? [...new Set(how.flows.flatMap((flow) => flow.scopes.map(({ name }) => name)))] : [];
  if (known.length === 0) return [];
  return scopes.filter((scope) => !known.includes(scope)).map((scope) => report("unknown-scope", { scope, scheme, known, nearest: nearest(scope, known) }, at));
}
