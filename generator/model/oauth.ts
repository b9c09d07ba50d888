/** What OAuth 2 asks of its flows. */
import type { OAuthFlow, OAuthFlowName, OAuthUrlName } from "./service.ts";

/** The addresses without which a flow leads to no token. */
export const flowUrls: { readonly [Name in OAuthFlowName]: readonly OAuthUrlName[] } = {
  authorizationCode: ["authorizationUrl", "tokenUrl"],
  clientCredentials: ["tokenUrl"],
  implicit: ["authorizationUrl"],
  password: ["tokenUrl"],
};

/** Whether the document gives all addresses of a flow. */
export function isCompleteFlow({ name, urls }: OAuthFlow): boolean {
  return flowUrls[name].every((url) => urls[url] !== undefined);
}
