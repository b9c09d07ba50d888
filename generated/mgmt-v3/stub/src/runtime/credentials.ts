/** Who may come in: the credentials that the stub was told of, and those it gave out itself, which are limited and expire. */
import type { CredentialData, ServiceData, Ways } from "./data.ts";
import { entryOf } from "./objects.ts";
import { carrierOf, presented, type Presented, type Presenting } from "./presented.ts";
import { identifierOf } from "./random.ts";
import { Refusal } from "./refusal.ts";
import { usualWays, withoutCertificates } from "./ways.ts";

export interface CredentialOptions {
  /**
   * By the name of the scheme: what stands after its word, for Basic `user:password`, and of certificates their SHA-256 fingerprints. One
   * out of the seed where none is given, and any certificate.
   */
  readonly accepted?: { readonly [scheme: string]: readonly string[] };
  /** The scopes that a token has, by the token; all where none are given. */
  readonly scopes?: { readonly [credential: string]: readonly string[] };
  /** The word of a scheme, in place of the document's. */
  readonly words?: { readonly [scheme: string]: string };
  /** How many that the stub gave out can be open at once, and after how many seconds without a request one ends. */
  readonly limit?: number;
  readonly idle?: number;
}

export interface Opened {
  readonly scheme: string;
  readonly credential: string;
  readonly used: number;
}

export class Credentials {
  /** Parameters of the query that carry one. */
  readonly parameters: readonly string[];
  /** What is asked of a request that no operation says it of. */
  readonly usual: Ways;
  readonly #schemes: readonly CredentialData[];
  readonly #options: CredentialOptions;
  readonly #seed: number;
  readonly #accepted: ReadonlyMap<string, ReadonlySet<string>>;
  /** What stands before the credential. */
  readonly #prefixes: ReadonlyMap<CredentialData, string>;
  #opened = new Map<string, Opened>();
  #count = 0;

  constructor(service: Pick<ServiceData, "credentials" | "access">, options: CredentialOptions, seed: number) {
    const { credentials: schemes } = service;
    requireKnown(schemes, options);
    this.usual = usualWays(service);
    this.parameters = schemes.flatMap((scheme) => (scheme.is === "query" ? [scheme.parameter] : []));
    this.#options = options;
    this.#seed = seed;
    this.#schemes = schemes.map((scheme) => (scheme.is === "header" ? { ...scheme, word: entryOf(options.words, scheme.name) ?? scheme.word } : scheme));
    this.#prefixes = new Map(this.#schemes.map((scheme) => [scheme, prefixOf(scheme)]));
    this.#accepted = new Map(schemes.map((scheme) => [scheme.name, new Set(entryOf(options.accepted, scheme.name) ?? [initial(scheme, seed)])]));
  }

  /** The headers of a scheme, or of the first of ways, with credentials that are accepted. */
  headers(asked: string | Ways = this.usual, credential?: string): { readonly [name: string]: string } {
    const cookies: string[] = [];
    const headers: { [name: string]: string } = {};
    for (const scheme of this.#asked(asked)) {
      const text = credential ?? this.#acceptedOf(scheme);
      if (scheme.is === "cookie") cookies.push(`${scheme.parameter}=${text}`);
      else if (scheme.is === "basic" || scheme.is === "header") headers[carrierOf(scheme)] = prefixOf(scheme) + (scheme.is === "basic" ? base64(text) : text);
    }
    return cookies.length === 0 ? headers : { ...headers, Cookie: cookies.join("; ") };
  }

  /** The query of them likewise, as it stands in a URL: empty where a request carries them elsewhere. */
  query(asked: string | Ways = this.usual, credential?: string): string {
    const carried = this.#asked(asked).flatMap((scheme) => (scheme.is === "query" ? [`${encodeURIComponent(scheme.parameter)}=${encodeURIComponent(credential ?? this.#acceptedOf(scheme))}`] : []));
    return carried.join("&");
  }

  /** Whether a client is asked for its certificate. */
  get askForCertificates(): boolean {
    return this.#schemes.some(({ is }) => is === "certificate");
  }

  /** A new credential of a scheme that has words of its own; nothing where as many as allowed are open. */
  open(scheme: string, now: number): string | undefined {
    this.#expire(now);
    if (this.#opened.size >= (this.#options.limit ?? Infinity)) return undefined;
    const credential = identifierOf(`${scheme}#${(this.#count += 1)}`, this.#seed);
    this.#opened.set(credential, { scheme, credential, used: now });
    return credential;
  }

  close(credential: string): void {
    this.#opened.delete(credential);
  }

  /** Throws where none of the ways is met. */
  admit(request: Presenting, now: number, asked: Ways = this.usual): void {
    const ways = request.certificate === undefined ? withoutCertificates(asked, this.#schemes) : asked;
    if (ways.length === 0) return;
    const missing: Missing[] = [];
    for (const way of ways) {
      const found = this.#firstMissing(way, request, now);
      if (found === undefined) return;
      missing.push(found);
    }
    const tried = missing.filter(({ fact }) => fact === NOT_ACCEPTED);
    const told = tried.length > 0 ? tried : missing;
    throw missing.find(({ scopes }) => scopes !== undefined)?.scopes ?? this.refusal([...new Set(told.map(({ fact }) => fact))].join(", or "), told[0]!.scheme, ways);
  }

  refusal(fact: string, first = this.#asked(this.usual)[0], ways = this.usual): Refusal {
    const challenges = new Set(ways.flat().flatMap(({ scheme }) => this.#named(scheme)).map((scheme) => prefixOf(scheme).trim() || encodeURIComponent(carrierOf(scheme))));
    return new Refusal("unauthenticated", { field: first === undefined ? "" : carrierOf(first), fact }, { "www-authenticate": [...challenges].join(", ") });
  }

  dump(): { readonly opened: readonly Opened[]; readonly count: number } {
    return { opened: [...this.#opened.values()], count: this.#count };
  }

  restore({ opened, count }: { readonly opened: readonly Opened[]; readonly count: number }): void {
    this.#opened = new Map(opened.map((one) => [one.credential, one]));
    this.#count = count;
  }

  #named(name: string): readonly CredentialData[] {
    return this.#schemes.filter((scheme) => scheme.name === name);
  }

  #asked(asked: string | Ways): readonly CredentialData[] {
    return typeof asked === "string" ? this.#named(asked) : (asked[0] ?? []).flatMap(({ scheme }) => this.#named(scheme));
  }

  #acceptedOf({ name }: CredentialData): string {
    return [...this.#accepted.get(name)!][0] ?? "";
  }

  /** What is needed besides is told when this is there. */
  #firstMissing(way: Ways[number], request: Presenting, now: number): Missing | undefined {
    for (const { scheme: name, scopes = [] } of way) {
      for (const scheme of this.#named(name)) {
        const value = presented(scheme, request);
        const fact = this.#missing(scheme, value, now);
        if (fact !== undefined) return { scheme, fact };
        const lacking = this.#lacking(scheme, value as string, scopes);
        if (lacking.length > 0) return { scheme, fact: "", scopes: insufficient(scheme, lacking, scopes) };
      }
    }
    return undefined;
  }

  #lacking(scheme: CredentialData, value: string, scopes: readonly string[]): readonly string[] {
    const granted = entryOf(this.#options.scopes, behind(this.#prefixes.get(scheme)!, value));
    return granted === undefined ? [] : scopes.filter((scope) => !granted.includes(scope));
  }

  #missing(scheme: CredentialData, value: Presented, now: number): string | undefined {
    if (typeof value !== "string") return "is missing";
    if (scheme.is === "certificate" && entryOf(this.#options.accepted, scheme.name) === undefined) return undefined;
    const word = this.#prefixes.get(scheme)!;
    if (!value.startsWith(word) && value.slice(0, word.length).toLowerCase() !== word.toLowerCase()) return `must be ${JSON.stringify(word.trim())} and a credential`;
    const shown = behind(word, value);
    const credential = scheme.is === "basic" ? fromBase64(shown) : shown;
    if (this.#accepted.get(scheme.name)!.has(credential)) return undefined;
    this.#expire(now);
    const opened = this.#opened.get(credential);
    if (opened === undefined || opened.scheme !== scheme.name) return NOT_ACCEPTED;
    this.#opened.set(credential, { ...opened, used: now });
    return undefined;
  }

  #expire(now: number): void {
    const { idle } = this.#options;
    if (idle === undefined) return;
    for (const { credential, used } of this.#opened.values()) if (now - used > idle * 1000) this.#opened.delete(credential);
  }
}

/** Said alone where it is said: the caller has chosen this way, and lacks what others ask for without fault. */
const NOT_ACCEPTED = "has a credential that is not, or no longer, accepted";

interface Missing {
  readonly scheme: CredentialData;
  readonly fact: string;
  /** Who calls is known, and may not do this. */
  readonly scopes?: Refusal;
}

/** RFC 6750, section 3.1. */
function insufficient(scheme: CredentialData, lacking: readonly string[], scopes: readonly string[]): Refusal {
  const fact = `has a token without the ${lacking.length === 1 ? "scope" : "scopes"} ${lacking.join(" ")}`;
  return new Refusal("forbidden", { field: carrierOf(scheme), fact }, { "www-authenticate": `${prefixOf(scheme).trim()} error="insufficient_scope", scope="${scopes.join(" ")}"` });
}

/** A name that no scheme has would have nothing accepted, and say nothing of it. */
function requireKnown(schemes: readonly CredentialData[], { accepted, words }: CredentialOptions): void {
  const names = schemes.map(({ name }) => name);
  const unknown = Object.keys({ ...accepted, ...words }).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new Error(`The service has no scheme ${JSON.stringify(unknown)} of authentication: ${names.length === 0 ? "it asks for no credential" : `it has ${names.map((name) => JSON.stringify(name)).join(", ")}`}.`);
}

function initial(scheme: CredentialData, seed: number): string {
  const chance = identifierOf(scheme.name, seed);
  return scheme.is === "basic" ? `stub:${chance}` : chance;
}

function prefixOf(scheme: CredentialData): string {
  if (scheme.is === "basic") return "Basic ";
  return scheme.is !== "header" || scheme.word === "" ? "" : `${scheme.word} `;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** What stands behind a word, after one space or more (RFC 9110, section 11.4); all where there is no word. */
function behind(prefix: string, value: string): string {
  return prefix === "" ? value : value.slice(prefix.length).replace(/^ +/, "");
}

/** Nothing that is accepted where it is no base64 of UTF-8. */
function fromBase64(text: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  } catch {
    return "";
  }
}
