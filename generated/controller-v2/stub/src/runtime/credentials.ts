/** Who may come in: the credentials that the stub was told of, and those it gave out itself, which are limited and expire. */
import type { CredentialData } from "./data.ts";
import { entryOf } from "./objects.ts";
import { carrierOf, presented, type Presented, type Presenting } from "./presented.ts";
import { identifierOf } from "./random.ts";
import { Refusal } from "./refusal.ts";

export interface CredentialOptions {
  /** By the name of the scheme: what stands after its word, and for Basic `user:password`. One out of the seed where none is given. */
  readonly accepted?: { readonly [scheme: string]: readonly string[] };
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
  readonly #schemes: readonly CredentialData[];
  readonly #options: CredentialOptions;
  readonly #seed: number;
  readonly #accepted: ReadonlyMap<string, ReadonlySet<string>>;
  /** What stands before the credential. */
  readonly #prefixes: ReadonlyMap<CredentialData, string>;
  #opened = new Map<string, Opened>();
  #count = 0;

  constructor(schemes: readonly CredentialData[], options: CredentialOptions, seed: number) {
    requireKnown(schemes, options);
    this.parameters = schemes.flatMap((scheme) => (scheme.is === "query" ? [scheme.parameter] : []));
    this.#options = options;
    this.#seed = seed;
    this.#schemes = schemes.map((scheme) => (scheme.is === "header" ? { ...scheme, word: entryOf(options.words, scheme.name) ?? scheme.word } : scheme));
    this.#prefixes = new Map(this.#schemes.map((scheme) => [scheme, prefixOf(scheme)]));
    this.#accepted = new Map(schemes.map((scheme) => [scheme.name, new Set(entryOf(options.accepted, scheme.name) ?? [initial(scheme, seed)])]));
  }

  /** The header of a scheme, the first where none is named, with a credential that is accepted. */
  header(scheme?: string, credential?: string): { readonly [name: string]: string } {
    const found = this.#named(scheme);
    if (found === undefined || found.is === "query") return {};
    const text = credential ?? this.#acceptedOf(found);
    if (found.is === "cookie") return { Cookie: `${found.parameter}=${text}` };
    return { [carrierOf(found)]: prefixOf(found) + (found.is === "basic" ? base64(text) : text) };
  }

  /** The query of a scheme likewise, as it stands in a URL: empty where a request carries the credential elsewhere. */
  query(scheme?: string, credential?: string): string {
    const found = this.#named(scheme);
    return found?.is === "query" ? `${encodeURIComponent(found.parameter)}=${encodeURIComponent(credential ?? this.#acceptedOf(found))}` : "";
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

  /** Throws where none of the schemes is met. */
  admit(request: Presenting, now: number): void {
    if (this.#schemes.length === 0) return;
    const facts: string[] = [];
    for (const scheme of this.#schemes) {
      const fact = this.#missing(scheme, presented(scheme, request), now);
      if (fact === undefined) return;
      facts.push(fact);
    }
    throw this.refusal([...new Set(facts)].join(", or "));
  }

  refusal(fact: string): Refusal {
    const challenges = this.#schemes.map((scheme) => prefixOf(scheme).trim() || encodeURIComponent(carrierOf(scheme)));
    const [first] = this.#schemes;
    return new Refusal("unauthenticated", { field: first === undefined ? "" : carrierOf(first), fact }, { "www-authenticate": challenges.join(", ") });
  }

  dump(): { readonly opened: readonly Opened[]; readonly count: number } {
    return { opened: [...this.#opened.values()], count: this.#count };
  }

  restore({ opened, count }: { readonly opened: readonly Opened[]; readonly count: number }): void {
    this.#opened = new Map(opened.map((one) => [one.credential, one]));
    this.#count = count;
  }

  #named(scheme: string | undefined): CredentialData | undefined {
    return this.#schemes.find(({ name }) => scheme === undefined || name === scheme);
  }

  #acceptedOf({ name }: CredentialData): string {
    return [...this.#accepted.get(name)!][0] ?? "";
  }

  #missing(scheme: CredentialData, value: Presented, now: number): string | undefined {
    if (typeof value !== "string") return "is missing";
    const word = this.#prefixes.get(scheme)!;
    if (!value.startsWith(word) && value.slice(0, word.length).toLowerCase() !== word.toLowerCase()) return `must be ${JSON.stringify(word.trim())} and a credential`;
    const credential = scheme.is === "basic" ? fromBase64(value.slice(word.length)) : value.slice(word.length);
    if (this.#accepted.get(scheme.name)!.has(credential)) return undefined;
    this.#expire(now);
    const opened = this.#opened.get(credential);
    if (opened === undefined || opened.scheme !== scheme.name) return "has a credential that is not, or no longer, accepted";
    this.#opened.set(credential, { ...opened, used: now });
    return undefined;
  }

  #expire(now: number): void {
    const { idle } = this.#options;
    if (idle === undefined) return;
    for (const { credential, used } of this.#opened.values()) if (now - used > idle * 1000) this.#opened.delete(credential);
  }
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

/** Nothing that is accepted where it is no base64 of UTF-8. */
function fromBase64(text: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  } catch {
    return "";
  }
}
