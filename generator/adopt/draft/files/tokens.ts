/** Access tokens that a sentence tells of: by which flow of OAuth 2, or from which issuer of OpenID Connect. */
import { flowUrls } from "../../../model/oauth.ts";
import type { OAuthFlowName, OAuthUrlName } from "../../../model/service.ts";
import { literal, member, name, record, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";

export interface TokenSaid {
  readonly called: "oauth2" | "openid";
  readonly type: TypeSyntax;
}

export function tokenSaid(text: string): TokenSaid | undefined {
  const urls = text.match(/https?:\/\/[^\s"'`<>()]*[^\s"'`<>().,;:]/g) ?? [];
  if (/\b(?:OpenID Connect|OIDC)\b/i.test(text)) return { called: "openid", type: issuer(urls) };
  const flows = /\bOAuth ?2/i.test(text) ? flowNames.filter((flow) => words[flow].test(text)) : [];
  const [flow] = flows;
  return flow === undefined || flows.length > 1
    ? undefined
    : { called: "oauth2", type: name("OAuth2", record(member(flow, record(...addresses(flow, urls))))) };
}

function issuer(urls: readonly string[]): TypeSyntax {
  const found = urls.find((url) => /\/\.well-known\/openid-configuration$/.test(url));
  return found === undefined ? name("OpenIdConnect") : name("OpenIdConnect", literal(found));
}

const words: { readonly [Name in OAuthFlowName]: RegExp } = {
  authorizationCode: /\bauthori[sz]ation[ -]codes?\b/i,
  clientCredentials: /\bclient[ _-]credentials?\b/i,
  implicit: /\bimplicit (?:flow|grant)\b/i,
  password: /\b(?:password (?:flow|grant|credentials)|resource owner(?:'s)? password)\b/i,
};
const flowNames = Object.keys(words) as readonly OAuthFlowName[];

const paths: { readonly [Name in OAuthUrlName]?: RegExp } = { tokenUrl: /\btokens?$/i, authorizationUrl: /\bauth(?:ori[sz](?:e|ation))?$/i };

/** What the ends of addresses tell, each of one alone. */
function addresses(flow: OAuthFlowName, urls: readonly string[]): readonly MemberSyntax[] {
  return flowUrls[flow].flatMap((url) => {
    const found = urls.filter((one) => paths[url]?.test(one) === true);
    return found.length === 1 ? [member(url, literal(found[0]!))] : [];
  });
}
