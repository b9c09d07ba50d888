/** What carries a credential has a name that HTTP allows, and nothing else does what it does; what leads to one has an address. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { carriedBy } from "../model/carried.ts";
import type { SecurityScheme } from "../model/service.ts";
import { token } from "./headers.ts";
import { firstPlaceNote, type GatheredService } from "./rule.ts";

export function credentialsAreCarried(service: GatheredService): readonly Diagnostic[] {
  return [...(service.security ?? []).flatMap((scheme) => [...wrongNames(scheme), ...wrongAddresses(scheme)]), ...saidTwice(service)];
}

function wrongNames(scheme: SecurityScheme): readonly Diagnostic[] {
  const carried = carriedBy(scheme);
  if (carried.in === "connection") return [];
  const { in: place, name } = carried;
  const at = scheme.origin.definition;
  if (place === "query") return name === "" ? [report("no-name", { what: "A query parameter" }, at)] : [];
  if (token.test(name)) return [];
  return [place === "header" ? report("no-header-name", { name }, at) : report("no-cookie-name", { name }, at)];
}

/** Where tokens are obtained can be said as a path on the server of the document. */
function wrongAddresses({ how, origin }: SecurityScheme): readonly Diagnostic[] {
  const addresses = how.is === "oauth2" ? how.flows.flatMap(({ urls }) => Object.values(urls)) : how.is === "openid" ? [how.url ?? "/"] : [];
  return addresses
    .filter((url) => /\s/.test(url) || url === "" || !URL.canParse(url, "https://service.example"))
    .map((url) => report("no-address", { url }, origin.definition));
}

/** Who gives the credential once would be asked for it with each call. */
function saidTwice({ security = [], operations }: GatheredService): readonly Diagnostic[] {
  const carrying = new Map(security.flatMap(({ how, origin }) => (how.is === "query" ? [[how.parameter, origin.definition] as const] : [])));
  if (carrying.size === 0) return [];
  return operations.flatMap(({ query }) =>
    query.flatMap(({ name, origin }) =>
      carrying.has(name) ? [report("parameter-is-credential", { name }, origin.definition, firstPlaceNote(carrying.get(name)!))] : [],
    ),
  );
}
