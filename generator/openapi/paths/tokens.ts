/** Access tokens. OpenAPI asks where they are obtained, which a document may not say: then it is told how they are sent, and what is known besides. */
import { isCompleteFlow } from "../../model/oauth.ts";
import type { OAuthFlow } from "../../model/service.ts";
import type { FlowExtension, SecurityScheme } from "../document.ts";
import { withSentences } from "../text/markdown.ts";

export function oauthScheme(flows: readonly OAuthFlow[], description: string): SecurityScheme {
  const complete = flows.filter(isCompleteFlow);
  const rest = flows.filter((flow) => !isCompleteFlow(flow));
  if (complete.length === 0)
    return sentScheme(
      { by: "oauth2", ...(rest.length > 0 && { flows: named(rest, saidOf) }) },
      description,
      "It is an access token of OAuth 2; the document does not say where it is obtained.",
    );
  return {
    type: "oauth2",
    ...(description !== "" && { description }),
    // OpenAPI asks for scopes, also where there are none.
    flows: named(complete, (flow) => ({ ...saidOf(flow), scopes: scopesOf(flow) })) as Extract<SecurityScheme, { type: "oauth2" }>["flows"],
    ...(rest.length > 0 && { "x-access-token": { by: "oauth2", flows: named(rest, saidOf) } }),
  };
}

export function openIdScheme(url: string | undefined, description: string): SecurityScheme {
  if (url === undefined)
    return sentScheme({ by: "openIdConnect" }, description, "It is an access token of an issuer of OpenID Connect; the document does not say where that is.");
  return { type: "openIdConnect", ...(description !== "" && { description }), openIdConnectUrl: url };
}

function sentScheme(token: NonNullable<SecurityScheme["x-access-token"]>, description: string, says: string): SecurityScheme {
  return { type: "http", scheme: "bearer", description: withSentences(description, [says]), "x-access-token": token };
}

function named(flows: readonly OAuthFlow[], extensionOf: (flow: OAuthFlow) => FlowExtension): { [flow: string]: FlowExtension } {
  return Object.fromEntries(flows.map((flow) => [flow.name, extensionOf(flow)]));
}

function saidOf(flow: OAuthFlow): FlowExtension {
  return { ...flow.urls, ...(flow.scopes.length > 0 && { scopes: scopesOf(flow) }) };
}

function scopesOf({ scopes }: OAuthFlow): { [scope: string]: string } {
  return Object.fromEntries(scopes.map(({ name, says }) => [name, says]));
}
