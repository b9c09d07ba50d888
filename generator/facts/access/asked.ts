/** What a text asks of a caller, as far as it says it. */
import type { Needed, Way } from "../../model/way.ts";

/** Of the scheme, if the text names one, with the scopes that it names; no scopes where it says that there are none. */
export interface AskedCredential {
  readonly scheme?: string;
  readonly scopes?: readonly string[];
}

/** What is asked for together; where it is empty, nothing. */
export type AskedWay = readonly AskedCredential[];

/** Each of the ways suffices. */
export type Asked = readonly AskedWay[];

export const nothingAsked: Asked = [[]];

/** Some credential, whatever it is. */
export const somethingAsked: Asked = [[{}]];

/** Ways of definitions, of which an empty list asks for nothing. */
function asAsked(ways: readonly Way[]): readonly Way[] {
  return ways.length === 0 ? [[]] : ways;
}

/** What two texts ask for together, of which one can tell the scopes of what the other names. */
export function combineAsked(one: Asked, other: Asked, bearing: readonly string[]): Asked {
  if (asksForScopesOnly(other))
    return one.some((way) => way.some((credential) => bears(credential, bearing)))
      ? one.map((way) => withScopes(way, scopesIn(other), bearing))
      : joined(one, other);
  return asksForScopesOnly(one) ? combineAsked(other, one, bearing) : joined(one, other);
}

function joined(one: Asked, other: Asked): Asked {
  if (asksForSomething(one)) return other;
  return asksForSomething(other) ? one : one.flatMap((way) => other.map((more) => mergeSchemes([...way, ...more])));
}

/** It names neither a scheme nor scopes. */
export function asksForSomething(asked: Asked): boolean {
  return asked.every((way) => way.length > 0 && way.every(({ scheme, scopes }) => scheme === undefined && scopes === undefined));
}

/** It names no scheme. */
export function asksForScopesOnly(asked: Asked): boolean {
  return asked.every((way) => way.length > 0 && way.every(({ scheme, scopes }) => scheme === undefined && scopes !== undefined));
}

export function scopesIn(asked: Asked): readonly string[] {
  return [...new Set(asked.flatMap((way) => way.flatMap(({ scopes = [] }) => scopes)))];
}

function bears({ scheme }: AskedCredential, bearing: readonly string[]): boolean {
  return scheme !== undefined && bearing.includes(scheme);
}

function withScopes(way: AskedWay, scopes: readonly string[], bearing: readonly string[]): AskedWay {
  return way.map((credential) =>
    bears(credential, bearing) ? { ...credential, scopes: [...new Set([...(credential.scopes ?? []), ...scopes])] } : credential,
  );
}

/** Each scheme once. */
export function mergeSchemes(way: AskedWay): AskedWay {
  const all = new Map<string, AskedCredential>();
  for (const one of way) {
    const key = one.scheme ?? "";
    const scopes = [...(all.get(key)?.scopes ?? []), ...(one.scopes ?? [])];
    const isSaid = one.scopes !== undefined || all.get(key)?.scopes !== undefined;
    all.set(key, { ...one, ...(isSaid ? { scopes: [...new Set(scopes)] } : {}) });
  }
  return [...all.values()];
}

/** Whether a text asks for what definitions do. @param isPart whether other texts can tell the scopes that it leaves out */
export function isAsked(asked: Asked, ways: readonly Way[], isPart = false): boolean {
  const known = asAsked(ways);
  const fits = (askedWay: AskedWay, way: Way): boolean => isAskedWay(askedWay, way, isPart);
  return asked.every((askedWay) => known.some((way) => fits(askedWay, way))) && known.every((way) => asked.some((askedWay) => fits(askedWay, way)));
}

function isAskedWay(askedWay: AskedWay, way: Way, isPart: boolean): boolean {
  if (askedWay.length === 0 || way.length === 0) return askedWay.length === way.length;
  if (askedWay.some(({ scheme }) => scheme === undefined)) return askedWay.every((credential) => way.some((needed) => isAskedOf(credential, needed, true)));
  return askedWay.length === way.length && askedWay.every((credential) => way.some((needed) => isAskedOf(credential, needed, isPart)));
}

function isAskedOf({ scheme, scopes }: AskedCredential, needed: Needed, isPart: boolean): boolean {
  if (scheme !== undefined && scheme !== needed.scheme) return false;
  return scopes === undefined
    ? isPart || needed.scopes.length === 0
    : scopes.length === needed.scopes.length && scopes.every((scope) => needed.scopes.includes(scope));
}

/**
 * As definitions say it: scopes belong to the scheme that has such, and stand with what is asked for beside it now. Undefined where
 * it is left open which scheme is meant.
 * @param known what is asked for now
 */
export function waysAsked(asked: Asked, known: readonly Way[], schemeOf: (scopes: readonly string[]) => string | undefined): readonly Way[] | undefined {
  if (asked.every((way) => way.length === 0)) return [];
  const scheme = asksForScopesOnly(asked) ? schemeOf(scopesIn(asked)) : undefined;
  const beside = scheme === undefined || asked.length > 1 ? [] : known.filter((way) => way.some((needed) => needed.scheme === scheme));
  if (beside.length > 0) return beside.map((way) => way.map((needed) => (needed.scheme === scheme ? { scheme, scopes: scopesIn(asked) } : needed)));
  const ways = asked.map((way) => way.map(({ scheme: own, scopes = [] }) => ({ scheme: own ?? (scopes.length === 0 ? undefined : schemeOf(scopes)), scopes })));
  return ways.every((way) => way.every((needed): needed is Needed => needed.scheme !== undefined)) ? (ways as readonly Way[]) : undefined;
}
