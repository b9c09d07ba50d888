/**
 * How documents call the credentials of a service: by the names of its schemes, by what carries them, by what such schemes are called everywhere, and in words
 * of their own.
 */
import type { SecurityScheme } from "../../model/service.ts";
import { literalPattern, notWithinWord } from "../../values/pattern.ts";
import { groupBy } from "../../values/group-by.ts";
import type { Wording } from "../wording.ts";

export type CredentialScheme = Pick<SecurityScheme, "name" | "how">;

export type CredentialMention = { readonly index: number; readonly end: number } &
  /** Undefined where several schemes are called so. */
  ({ readonly is: "scheme"; readonly scheme: string | undefined } | { readonly is: "scope"; readonly scope: string } | { readonly is: "none" });

export interface Vocabulary {
  /** The schemes that have scopes. */
  readonly bearing: readonly string[];
  /** @param isCell whether nothing but credentials stands there: any name is one, and any word that it needs none */
  readonly mentionsIn: (text: string, isCell: boolean) => readonly CredentialMention[];
  /** The scheme of which these are scopes. */
  readonly schemeOf: (scopes: readonly string[]) => string | undefined;
}

export function vocabularyOf(schemes: readonly CredentialScheme[], { credentials = {} }: Pick<Wording, "credentials">): Vocabulary {
  const called = schemes.flatMap((scheme) => wordsFor(scheme, credentials[scheme.name] ?? []));
  const scopes = new Map(schemes.flatMap(({ name, how }) => scopesOf(how).map((scope) => [scope, name] as const)));
  const listing = schemes.filter(({ how }) => scopesOf(how).length > 0);
  const bearing = (listing.length > 0 ? listing : schemes.filter(({ how }) => how.is === "oauth2" || how.is === "openid")).map(({ name }) => name);
  const inProse = finder(
    called.filter(({ isPlain }) => !isPlain),
    credentials.none ?? [],
  );
  const inCells = finder(called, [...(credentials.none ?? []), ...noneInCells]);
  const knownScope =
    scopes.size === 0 ? undefined : new RegExp(notWithinWord(`(?:${[...scopes.keys()].toSorted(byLength).map(literalPattern).join("|")})`, "_-:."), "gu");
  return {
    bearing,
    mentionsIn: (text, isCell) => {
      const ofScopes = [...(knownScope === undefined ? [] : text.matchAll(knownScope)), ...text.matchAll(likeScope), ...text.matchAll(calledScope)];
      const scopeMentions = ofScopes.map(({ 0: scope, index }): CredentialMention => ({ is: "scope", scope, index, end: index + scope.length }));
      return withoutOverlaps([...scopeMentions, ...(isCell ? inCells : inProse)(text)]);
    },
    schemeOf: (some) => {
      const owners = new Set(some.flatMap((scope) => scopes.get(scope) ?? []));
      return owners.size === 1 ? [...owners][0] : bearing.length === 1 ? bearing[0] : undefined;
    },
  };
}

function scopesOf(how: SecurityScheme["how"]): readonly string[] {
  return how.is === "oauth2" ? how.flows.flatMap((flow) => flow.scopes.map(({ name }) => name)) : [];
}

/** `devices:write`, with a part on either side. */
const likeScope = /(?<![\p{L}\p{N}_/:.-])\p{L}[\p{L}\p{N}_.-]*(?::[\p{L}\p{N}_*.-]*[\p{L}\p{N}_*])+(?![\p{L}\p{N}_/-])/gu;

const noneInCells = [
  "none",
  "no",
  "nothing",
  "not needed",
  "not required",
  "public",
  "open",
  "anonymous",
  "anyone",
  "anybody",
  "everyone",
  "everybody",
  "no auth",
  "no authentication",
  "no authorization",
  "no credential",
  "unauthenticated",
];

/** What the word stands before, or behind where it is no plain word: `the scope admin`, `the things.write scope`. */
const calledScope = new RegExp(
  String.raw`(?<=\bscopes?:?\s+["'“]?)(?!(?:of|for|is|are|must|required|needed|and|or|with|to|in|that|which|listed|below|above|as|can|from|by|on|the|an?|it|its|this|if)\b)\p{L}[\p{L}\p{N}_.:*/-]*[\p{L}\p{N}_*]` +
    String.raw`|(?<![\p{L}\p{N}_/:.-])\p{L}[\p{L}\p{N}-]*(?:[._][\p{L}\p{N}*-]+)+(?=["'”]?\s+scope\b)`,
  "giu",
);

interface Called {
  readonly words: string;
  readonly scheme: string;
  /** How sure it is: what the service itself says comes before what many others call so. */
  readonly rank: number;
  /** A name that means something else in a sentence. */
  readonly isPlain?: true;
}

function wordsFor({ name, how }: CredentialScheme, own: readonly string[]): readonly Called[] {
  const called = name.replace(/(?<=[a-z\d])(?=[A-Z])|[_-]+/g, " ");
  const as = (rank: number, words: readonly string[]): readonly Called[] =>
    words.filter((one) => one !== "").map((one) => ({ words: one, scheme: name, rank }));
  return [
    ...as(0, own),
    { words: called, scheme: name, rank: 0, ...(ofCredentials.test(called) ? {} : { isPlain: true }) },
    ...as(1, carriersOf(how)),
    ...as(2, usualWords(name, how)),
  ];
}

const ofCredentials = /\b(?:keys?|tokens?|sessions?|cookies?|basic|bearer|oauth2?|openid|oidc|certificates?|passwords?|credentials?|secrets?|jwts?|login)\b/i;

function carriersOf(how: SecurityScheme["how"]): readonly string[] {
  switch (how.is) {
    case "header":
      return how.header === "Authorization"
        ? [`${how.word ?? ""} ${credentialWords(how.credential)}`.trim(), ...(how.word === undefined ? [] : [`${how.word} token`, `${how.word} scheme`])]
        : [how.header];
    case "query":
      return [`parameter ${how.parameter}`];
    case "cookie":
      return [how.cookie];
    default:
      return [];
  }
}

/** `<ACCESS_CODE>` */
function credentialWords(written: string): string {
  return written
    .replace(/[<>{}$]/g, "")
    .replaceAll("_", " ")
    .toLowerCase();
}

function usualWords(name: string, how: SecurityScheme["how"]): readonly string[] {
  const words = how.is === "header" ? `${name} ${how.header} ${how.credential}` : how.is === "query" ? `${name} ${how.parameter}` : name;
  const isCalled = (word: RegExp): boolean => word.test(words);
  switch (how.is) {
    case "basic":
      return [
        "basic",
        "basic auth",
        "basic authentication",
        "HTTP basic",
        "HTTP basic authentication",
        "user name and password",
        "username and password",
        "username/password",
      ];
    case "bearer":
      return tokens;
    case "oauth2":
      return [...tokens, "OAuth", "OAuth2", "OAuth 2", "OAuth 2.0", "OAuth token", "OAuth2 token"];
    case "openid":
      return [...tokens, "OpenID Connect", "OIDC", "ID token"];
    case "certificate":
      return ["certificate", "client certificate", "mutual TLS", "mTLS"];
    case "cookie":
      return ["cookie"];
    default:
      return [...(isCalled(/key/i) ? ["key", "API key", "access key"] : []), ...(isCalled(/token/i) ? ["token", "access token", "API token"] : [])];
  }
}

const tokens = ["token", "access token", "bearer token", "bearer", "JWT", "bearer authentication"];

function finder(called: readonly Called[], none: readonly string[]): (text: string) => readonly CredentialMention[] {
  const byWords = groupBy(called, ({ words }) => words.toLowerCase());
  const nothing = new Set(none.map((words) => words.toLowerCase()));
  const all = [...byWords.keys(), ...nothing].toSorted(byLength);
  if (all.length === 0) return () => [];
  const pattern = new RegExp(notWithinWord(`(?:${all.map((words) => literalPattern(words).replace(/ /g, String.raw`[\s-]+`)).join("|")})s?`), "giu");
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }): readonly CredentialMention[] => {
      const word = found.toLowerCase().replace(/[\s-]+/g, " ");
      const words = [word, word.replace(/s$/, "")].map((one) => all.find((other) => other.replace(/[\s-]+/g, " ") === one)).find((one) => one !== undefined);
      if (words === undefined) return [];
      const place = { index, end: index + found.length };
      if (nothing.has(words)) return [{ is: "none", ...place }];
      return [{ is: "scheme", scheme: schemeCalled(byWords.get(words)!), ...place }];
    });
}

function schemeCalled(called: readonly Called[]): string | undefined {
  const rank = Math.min(...called.map((one) => one.rank));
  const schemes = new Set(called.filter((one) => one.rank === rank).map(({ scheme }) => scheme));
  return schemes.size === 1 ? [...schemes][0] : undefined;
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}

/** In the order of the text, each place once. */
function withoutOverlaps(mentions: readonly CredentialMention[]): readonly CredentialMention[] {
  let end = 0;
  return mentions
    .toSorted((one, other) => one.index - other.index || other.end - one.end)
    .filter((one) => {
      if (one.index < end) return false;
      end = one.end;
      return true;
    });
}
