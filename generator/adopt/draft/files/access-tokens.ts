/** Access tokens that a sentence tells of: by which flow of OAuth 2, or from which issuer of OpenID Connect. */
import { flowUrls } from "../../../model/oauth.ts";
import type { OAuthFlowName, OAuthUrlName } from "../../../model/service.ts";
import { literalType, member, recordType, typeReference, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";

export interface TokenSaid {
  readonly called: "oauth2" | "openid";
  readonly type: TypeSyntax;
}

/** The other sentences of its section tell the flow where this one names none. */
export function tokenSaid(text: string, { sentences, scopes }: SectionTexts): TokenSaid | undefined {
  if (/\b(?:OpenID Connect|OIDC)\b/i.test(text)) return { called: "openid", type: issuer(urlsIn(text)) };
  if (!/\bOAuth ?2/i.test(text)) return undefined;
  const own = flowsIn(text);
  const all = own.length > 0 ? text : sentences.join(" ");
  const [flow, ...others] = own.length > 0 ? own : flowsIn(all);
  if (flow === undefined || others.length > 0) return undefined;
  const listed = scopes.map(([scope, means]) => member(scope, literalType(means)));
  const facts = [...addresses(flow, urlsIn(all)), ...(listed.length === 0 ? [] : [member("scopes", recordType(...listed))])];
  return { called: "oauth2", type: typeReference("OAuth2", recordType(member(flow, recordType(...facts)))) };
}

/** What a section says beside a sentence. */
export interface SectionTexts {
  readonly sentences: readonly string[];
  /** Those that it lists, with what they allow. */
  readonly scopes: readonly (readonly [scope: string, means: string])[];
}

function urlsIn(text: string): readonly string[] {
  return text.match(/https?:\/\/[^\s"'`<>()]*[^\s"'`<>().,;:]/g) ?? [];
}

function flowsIn(text: string): readonly OAuthFlowName[] {
  return flowNames.filter((flow) => words[flow].test(text));
}

function issuer(urls: readonly string[]): TypeSyntax {
  const found = urls.find((url) => /\/\.well-known\/openid-configuration$/.test(url));
  return found === undefined ? typeReference("OpenIdConnect") : typeReference("OpenIdConnect", literalType(found));
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
    return found.length === 1 ? [member(url, literalType(found[0]!))] : [];
  });
}
