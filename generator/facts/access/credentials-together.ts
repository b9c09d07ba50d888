/** Credentials that stand beside each other in a text, as ways in: `a key, or a token with the scope devices:read`. */
import { mergeSchemes, type Asked, type AskedCredential, type AskedWay } from "./asked.ts";
import type { CredentialMention, Vocabulary } from "./vocabulary.ts";

/** Undefined where one of them can be of several schemes. */
export function askedTogether(text: string, mentions: readonly CredentialMention[], { bearing }: Vocabulary): Asked | undefined {
  if (mentions.length === 0 || mentions.some((one) => one.is === "scheme" && one.scheme === undefined)) return undefined;
  const links = linksIn(text, mentions);
  const ways: AskedWay[] = [];
  let way: AskedWay = [];
  mentions.forEach((mention, position) => {
    const isOr = position > 0 && links[position - 1] === "or";
    if (isOr && mention.is === "scope" && way.some(({ scopes }) => scopes !== undefined)) {
      ways.push(way);
      way = way.map((credential) => (credential.scopes === undefined ? credential : { ...credential, scopes: [mention.scope] }));
      return;
    }
    if (isOr) {
      ways.push(way);
      way = [];
    }
    way = mention.is === "none" ? [] : mention.is === "scope" ? withScope(way, mention.scope, bearing) : withScheme(way, mention.scheme!, bearing);
  });
  return [...ways, way].map(mergeSchemes);
}

/** A comma is what the next word between two of them is. */
function linksIn(text: string, mentions: readonly CredentialMention[]): readonly ("and" | "or")[] {
  const between = mentions.slice(1).map(({ index }, position) => linkIn(text.slice(mentions[position]!.end, index)));
  return between.map((link, position) => link ?? between.slice(position).find((one) => one !== undefined) ?? "and");
}

function linkIn(between: string): "and" | "or" | undefined {
  if (/\bor\b|[/|;]|\balternatively\b/i.test(between)) return "or";
  return /^\s*,\s*(?:an?\s+|the\s+)?$/i.test(between) ? undefined : "and";
}

/** Scopes belong to the credential before them that has such. */
function withScope(way: AskedWay, scope: string, bearing: readonly string[]): AskedWay {
  const at = way.findLastIndex(({ scheme }) => scheme === undefined || bearing.includes(scheme));
  if (at === -1) return [...way, { scopes: [scope] }];
  return way.map((credential, index) => (index === at ? { ...credential, scopes: [...(credential.scopes ?? []), scope] } : credential));
}

function withScheme(way: AskedWay, scheme: string, bearing: readonly string[]): AskedWay {
  const at = bearing.includes(scheme) ? way.findIndex((one) => one.scheme === undefined) : -1;
  const own: AskedCredential = at === -1 ? { scheme } : { ...way[at]!, scheme };
  return at === -1 ? [...way, own] : way.map((credential, index) => (index === at ? own : credential));
}
