/** Where access tokens are obtained, and for what. */
import { isCompleteFlow } from "../../model/oauth.ts";
import type { OAuthFlow, OAuthFlowName, OAuthUrlName, SecurityScheme } from "../../model/service.ts";
import type { Emit, Optional } from "../emit/value.ts";
import type { PageWriter } from "./page-writer.ts";

export interface TokenView {
  /** The document does not say where one is obtained. */
  readonly silent: boolean;
  readonly issuer: Optional;
  readonly flows: readonly FlowView[];
}

export interface FlowView {
  readonly name: Emit;
  readonly addresses: readonly { readonly what: Emit; readonly url: Emit }[];
  readonly scopes: readonly { readonly name: Emit; readonly says: Optional }[];
}

/** False of what is no such token. */
export function tokenView({ how }: Pick<SecurityScheme, "how">, writer: PageWriter): TokenView | false {
  if (how.is === "openid") return { silent: how.url === undefined, issuer: how.url !== undefined && writer.code(how.url), flows: [] };
  return how.is === "oauth2" && { silent: !how.flows.some(isCompleteFlow), issuer: false, flows: how.flows.map((flow) => flowView(flow, writer)) };
}

function flowView({ name, urls, scopes }: OAuthFlow, writer: PageWriter): FlowView {
  const stated = Object.entries(urls) as readonly (readonly [OAuthUrlName, string])[];
  return {
    name: writer.text(flowWords[name]),
    addresses: stated.map(([url, address]) => ({ what: writer.text(urlWords[url]), url: writer.code(address) })),
    scopes: scopes.map((scope) => ({ name: writer.code(scope.name), says: scope.says !== "" && writer.text(scope.says) })),
  };
}

const flowWords: { readonly [Name in OAuthFlowName]: string } = {
  authorizationCode: "authorization code",
  clientCredentials: "client credentials",
  implicit: "implicit",
  password: "password of the user",
};

const urlWords: { readonly [Name in OAuthUrlName]: string } = {
  authorizationUrl: "The user allows it",
  tokenUrl: "Tokens are given out",
  refreshUrl: "Tokens are renewed",
};
