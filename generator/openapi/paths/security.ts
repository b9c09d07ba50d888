/** Ways to authenticate, and what requests need of them. */
import { accessTo, type Secured } from "../../model/access.ts";
import { showCredential } from "../../model/carried.ts";
import { isCompleteFlow } from "../../model/oauth.ts";
import type { Operation } from "../../model/operation.ts";
import type { SecurityScheme } from "../../model/service.ts";
import type { Way } from "../../model/way.ts";
import type { EmitContext } from "../context.ts";
import type { Dialect } from "../dialect.ts";
import type * as OpenApi from "../document.ts";
import { setOwn } from "../own-properties.ts";
import { inlineCode, withSentences } from "../text/markdown.ts";
import { sourcesOf } from "../text/source.ts";
import { oauthScheme, openIdScheme } from "./tokens.ts";

/** What a request has to meet: one of the entries, and nothing of what a version has no word for. */
export function requirementsOf(ways: readonly Way[], { secured: { security = [] }, dialect }: Pick<EmitContext, "secured" | "dialect">): OpenApi.Requirement[] {
  const known = new Map(security.filter((scheme) => isKnown(scheme, dialect)).map((scheme) => [scheme.name, scheme]));
  return ways.map((way) => {
    const needed: OpenApi.Requirement = {};
    for (const { scheme, scopes } of way) if (known.has(scheme)) setOwn(needed, scheme, takesScopes(known.get(scheme)!, dialect) ? [...scopes] : []);
    return needed;
  });
}

/** Until 3.1 the entries of a scheme that is told as no issuer of tokens are empty. */
function takesScopes({ how }: SecurityScheme, { knowsRoles }: Dialect): boolean {
  return knowsRoles || (how.is === "oauth2" && how.flows.some(isCompleteFlow)) || (how.is === "openid" && how.url !== undefined);
}

/** What one operation for all of them asks for: any of what one of them does. Undefined where none says so. */
export function sharedAccess(operations: readonly Pick<Operation, "access">[], secured: Secured): readonly Way[] | undefined {
  if (operations.every(({ access }) => access === undefined)) return undefined;
  const all = operations.flatMap((operation) => [accessTo(operation, secured)].filter((ways) => ways !== undefined));
  if (all.every((ways) => ways.length === 0)) return [];
  return distinct(all.flatMap((ways) => (ways.length === 0 ? [[]] : ways)));
}

function distinct(ways: readonly Way[]): readonly Way[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}

/** Of ways to authenticate that a version has no word for. */
export function certificateNotes(schemes: readonly SecurityScheme[], { dialect }: Pick<EmitContext, "dialect">): OpenApi.CertificateNote[] {
  return schemes
    .filter((scheme) => !isKnown(scheme, dialect))
    .map(({ name, description, origin }) => ({ name, ...(description !== "" && { description }), source: sourcesOf(origin) }));
}

function isKnown({ how }: SecurityScheme, { knowsCertificates }: Dialect): boolean {
  return how.is !== "certificate" || knowsCertificates;
}

export function securitySchemes(schemes: readonly SecurityScheme[], { dialect }: Pick<EmitContext, "dialect">): { [name: string]: OpenApi.SecurityScheme } {
  const named: { [name: string]: OpenApi.SecurityScheme } = {};
  for (const scheme of schemes.filter((one) => isKnown(one, dialect)))
    setOwn(named, scheme.name, { ...schemeOf(scheme), "x-source": sourcesOf(scheme.origin) });
  return named;
}

function schemeOf({ how, description }: SecurityScheme): OpenApi.SecurityScheme {
  const described = description === "" ? {} : { description };
  switch (how.is) {
    case "basic":
    case "bearer":
      return { type: "http", scheme: how.is, ...described };
    case "header":
      return headerScheme(how, description);
    case "query":
      return { type: "apiKey", in: "query", name: how.parameter, ...described };
    case "cookie":
      return { type: "apiKey", in: "cookie", name: how.cookie, ...described };
    case "oauth2":
      return oauthScheme(how.flows, description);
    case "openid":
      return openIdScheme(how.url, description);
    case "certificate":
      return { type: "mutualTLS", ...described };
  }
}

/**
 * A scheme word of the service's own stands in an API key's description and extension: as an `http` scheme clients
 * drop it, mock servers reject it and documentation hides it.
 */
function headerScheme(how: Extract<SecurityScheme["how"], { readonly is: "header" }>, description: string): OpenApi.SecurityScheme {
  const { header, word, credential } = how;
  return {
    type: "apiKey",
    in: "header",
    name: header,
    description: withSentences(description, [`The value of the header is ${inlineCode(showCredential(credential, { how }).value)}.`]),
    "x-credential": { header, ...(word === undefined ? {} : { word }), credential },
  };
}
