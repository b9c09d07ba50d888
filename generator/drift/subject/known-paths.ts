/** A path that the document writes, against the URIs of the definitions. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Fact } from "../../facts/fact.ts";
import { getOrInsert, memoizeByObject } from "../../values/memoize.ts";
import { literalPattern } from "../../values/pattern.ts";
import type { Claim } from "./claims.ts";
import type { KnownUri, ToldUri } from "./known-uri.ts";
import { pathIndex } from "./path-index.ts";
import { matchesTemplate, uriIn, type Prefixes } from "./paths.ts";
import type { Subject } from "./subject.ts";

interface Difference {
  readonly from?: Fact;
  readonly at?: Position;
  readonly by?: Defined;
}

/** Where a path stands. */
export interface PathPlace {
  /** Where these have no URIs, any of the service's will do. */
  readonly claims: readonly Claim[];
  /** The paths beside it. */
  readonly beside: () => readonly string[];
  /** Whether another edition tells what stood there before. */
  readonly isCompared: boolean;
  /** What stood there before and does no more. */
  readonly lost?: readonly string[];
}

/** Without `from` where it is new and takes no other's place; where another edition is compared, that tells what is new. */
export function pathDifference(subject: Subject, path: string, place: PathPlace): Difference | undefined {
  const { prefixes, uris, placeholders } = subject;
  const uri = uriIn(path, prefixes);
  if (uri === undefined) return undefined;
  const server = serverOf(path, place.claims);
  if (server !== undefined)
    return { from: { fact: "path", value: nearestOf(path, place.lost ?? [], (one) => one) ?? server.uri }, at: server.at, by: server.by };
  if (place.claims.some(({ by }) => toldBy(by).some((text) => givesPath(text, path)))) return undefined;
  const local = place.claims.flatMap(({ by, at }) => urisOfDefinition(by).map((one): ToldUri => ({ uri: one, at, by })));
  if (local.some((one) => matchesTemplate(uri, one.uri, placeholders)) || isExample(subject, uri)) return undefined;
  if (isOfValue(path, uri, subject, place) || isShortForOther(subject, uri, place, local)) return undefined;
  if ((local.length === 0 || isOfOthers(subject, place, local)) && (isKnownPath(subject, uri) || isBeginning(subject, uri))) return undefined;
  return replacedBy(subject, uri, place, local.length > 0 ? local : uris().filter((one) => isNear(uri, one.uri)));
}

/** `/rows/7`, where there is `/rows/{row}` */
function isExample(subject: Subject, uri: string): boolean {
  const template = uri.replace(/(?<=\/)\d+(?=\/|$)/g, "{}");
  return template !== uri && isKnownPath(subject, template);
}

/** `as with POST /rows`, where there is `/api/v1/rows`: a sentence about something else leaves out what all paths begin with. */
function isShortForOther({ uris }: Subject, uri: string, { isCompared }: PathPlace, local: readonly ToldUri[]): boolean {
  const isEndOf = (one: ToldUri): boolean => one.uri !== uri && one.uri.endsWith(uri);
  return !isCompared && uri.startsWith("/") && uri.length > 1 && local.length > 0 && !local.some(isEndOf) && uris().some(isEndOf);
}

/** `The /rows requests`, where there are `/rows/add` and `/rows/list` */
function isBeginning({ uris }: Subject, uri: string): boolean {
  return uris().some((one) => one.uri.startsWith(`${uri}/`));
}

/** Whether all that is known to stand there does: what stands there as well may point to another place. */
function isOfOthers({ prefixes, placeholders }: Subject, { beside, isCompared }: PathPlace, local: readonly ToldUri[]): boolean {
  const paths = isCompared ? [] : beside().map((path) => uriIn(path, prefixes) ?? path);
  return local.every(({ uri }) => paths.some((path) => matchesTemplate(path, uri, placeholders)));
}

/** Whether any definition has a URI that a written one can stand for. */
export function isKnownPath({ uris, placeholders }: Pick<Subject, "uris" | "placeholders">, uri: string): boolean {
  return written(uris()).has(uri) || at(uris())(placeholders)(uri).length > 0;
}

/** Whether any definition has such a request. */
export function isKnownRequest({ uris, placeholders }: Pick<Subject, "uris" | "placeholders">, method: string, uri: string): boolean {
  return requests(uris()).has(`${method} ${uri}`) || at(uris())(placeholders)(uri).some(({ operations }) => operations.has(method));
}

const at = memoizeByObject((known: readonly KnownUri[]) =>
  memoizeByObject((placeholders: ReadonlySet<string>) => pathIndex(known, ({ uri }) => [uri], placeholders)),
);

/** Most are written as the definitions write them. */
const requests = memoizeByObject(
  (known: readonly KnownUri[]): ReadonlySet<string> =>
    new Set(known.flatMap(({ uri, operations }) => [...operations.keys()].map((method) => `${method} ${uri}`))),
);

/** `(such as /photos/large)`: in the row of a field, a path with nothing in common with those of the service is one that the value has. */
function isOfValue(path: string, uri: string, { prefixes: { servers, bases }, uris }: Subject, { claims }: PathPlace): boolean {
  if (claims.length === 0 || !claims.every(({ by }) => by.is === "field")) return false;
  return ![...servers, ...bases].some((prefix) => path.startsWith(`${prefix}/`)) && !uris().some((one) => isNear(uri, one.uri));
}

/** @param known URIs that it can be a new name of */
function replacedBy(
  { prefixes, placeholders }: Subject,
  uri: string,
  { claims, beside, lost = [], isCompared }: PathPlace,
  known: readonly ToldUri[],
): Difference | undefined {
  const isMeant = (paths: readonly string[], one: ToldUri): boolean =>
    paths.some((path) => matchesTemplate(uriIn(path, prefixes) ?? path, one.uri, placeholders));
  const old = nearestOf(uri, lost, (path) => uriIn(path, prefixes) ?? path);
  const own = claims.find(({ by }) => by.is === "server") ?? claims[0];
  if (old !== undefined) return { from: { fact: "path", value: old }, ...whoSays(known.find((one) => isMeant([old], one)) ?? own) };
  if (isCompared) return undefined;
  const others = beside();
  const nearest = nearestOf(
    uri,
    known.filter((one) => !isMeant(others, one)),
    (one) => one.uri,
  );
  return { ...(nearest === undefined ? {} : { from: { fact: "path", value: inDocument(nearest.uri, prefixes) } }), ...whoSays(nearest ?? own) };
}

function whoSays(one: Pick<ToldUri, "at" | "by"> | undefined): Pick<Difference, "at" | "by"> {
  return one === undefined ? {} : { at: one.at, by: one.by };
}

/** Most paths are written as the definitions write them. */
const written = memoizeByObject((known: readonly KnownUri[]): ReadonlySet<string> => new Set(known.map(({ uri }) => uri)));

/** What definitions tell in sentences: statements, and the descriptions of operations. */
function toldBy({ is, says, describes }: Defined): readonly string[] {
  return is === "statement" ? says : is === "operation" && describes !== undefined ? [describes] : [];
}

/** As a word of its own: what gives a path as the document does says it. */
export function givesPath(text: string, path: string): boolean {
  return text.includes(path) && new RegExp(`(?<![\\w/{}<>-])${literalPattern(path)}(?![\\w/{}<>-])`).test(text);
}

/** The server whose address a path is: one that begins with the address's variable, or ends in words for any path. */
function serverOf(path: string, claims: readonly Claim[]): ToldUri | undefined {
  const [server] = claims.flatMap(({ by, at }) =>
    by.is === "server" ? by.facts.flatMap((fact) => (fact.fact === "path" ? [{ uri: fact.value, at, by }] : [])) : [],
  );
  return server !== undefined && (path.startsWith("{") || /^[^<{]*\/<[^<>]*>$/.test(path)) ? server : undefined;
}

/** Whether one can be a new name of the other: they have a literal segment in common, or begin their first alike. */
function isNear(uri: string, other: string): boolean {
  const [literals, others] = [uri, other].map((one) => one.split("/").filter((segment) => /^[^{<]/.test(segment)));
  return (
    literals!.some((segment) => others!.includes(segment)) || (literals![0] !== undefined && others![0] !== undefined && common(literals![0], others![0]) >= 3)
  );
}

/** All that the definitions have, each once. */
export function urisIn(defined: readonly Defined[]): readonly KnownUri[] {
  const uris = new Map<string, ToldUri & { readonly operations: Map<string, Defined> }>();
  for (const by of defined) {
    // One declaration can make the requests of all kinds: each of these has the methods of all.
    const methods = new Set(methodsOf(by));
    for (const uri of urisOfDefinition(by)) {
      const { operations } = getOrInsert(uris, uri, () => ({ uri, at: by.definition, by, operations: new Map() }));
      for (const method of methods) operations.set(method, operations.get(method) ?? by);
    }
  }
  return [...uris.values()];
}

function methodsOf({ is, facts }: Defined): readonly string[] {
  return is === "operation" ? facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : [])) : [];
}

export function urisOfDefinition({ is, facts }: Defined): readonly string[] {
  return is === "server" ? [] : facts.flatMap((fact) => (fact.fact === "path" ? [fact.value] : []));
}

/** As the document writes URIs. */
function inDocument(uri: string, { bases: [base = ""] }: Prefixes): string {
  return base + uri;
}

/** The one whose URI has most of its beginning and of its end in common. */
function nearestOf<One>(uri: string, known: readonly One[], uriOf: (one: One) => string): One | undefined {
  let best: One | undefined;
  let most = -1;
  for (const one of known) {
    const other = uriOf(one);
    const shared = common(uri, other) + common(reversed(uri), reversed(other)) - Math.abs(uri.length - other.length);
    if (shared > most || best === undefined) [best, most] = [one, shared];
  }
  return best;
}

function common(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}
