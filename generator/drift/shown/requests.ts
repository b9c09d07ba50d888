/** A request in code whose path or method no definition has, or that is another one than its section is about. */
import type { RawFinding } from "../findings/raw-finding.ts";
import { urisOfDefinition } from "../subject/known-paths.ts";
import type { KnownUri } from "../subject/known-uri.ts";
import { asTemplateOf, pathLikeness, segmentsIn } from "../subject/shown-paths.ts";
import type { Subject } from "../subject/subject.ts";
import { methodOf, toldRequests } from "../subject/told-requests.ts";
import type { ShownScope } from "./scope.ts";
import type { ShownRequest } from "./shown-requests.ts";

/** None where it is as another edition shows it; undefined where definitions have it. */
export function unknownRequest(subject: Subject, scope: ShownScope, shown: ShownRequest): readonly RawFinding[] | undefined {
  const { method, uri, known } = shown;
  if (known.some(({ operations }) => operations.has(method) || method === "HEAD")) return undefined;
  if (scope.before?.some((one) => one.method === method && one.uri === uri) === true) return [];
  return known.length > 0 ? otherMethod(subject, scope, shown) : otherPath(subject, scope, shown);
}

/** In the place of the only request that the section is about, which it shows no more. */
export function anotherRequest(subject: Subject, scope: ShownScope, shown: ShownRequest): readonly RawFinding[] {
  const own = scope.ownRequest();
  const isOwn = ({ known, method }: ShownRequest): boolean => known.some(({ operations }) => operations.get(method) === own);
  if (own === undefined || shown.method === "HEAD" || scope.shown.some(isOwn) || scope.shown.find(({ method }) => method !== "HEAD") !== shown) return [];
  const isInstead = scope.before === undefined ? scope.shown.length === 1 : scope.lost().some(isOwn);
  const [method, uri] = [methodOf(own), urisOfDefinition(own)[0]];
  if (!isInstead || method === undefined || uri === undefined) return [];
  const { known, at, where } = shown;
  const path = asWritten(subject, uri, shown);
  const place = { section: subject.names.get(scope.section)! };
  const request = { place, document: at(where), definition: own.definition, by: own };
  const pathNow = asWritten(subject, known.find(({ operations }) => operations.has(shown.method))!.uri, shown);
  if (method !== shown.method) return [{ ...request, change: "renamed", fact: "row", from: `${method} ${path}`, to: `${shown.method} ${pathNow}` }];
  const values = { from: { fact: "path", value: path }, to: { fact: "path", value: pathNow } } as const;
  return [{ ...request, change: "changed", fact: "path", from: path, to: pathNow, values }];
}

/** That of a request that the section is about, else the only one that there is. */
function otherMethod(subject: Subject, scope: ShownScope, shown: ShownRequest): readonly RawFinding[] {
  const { method, known, behind, at } = shown;
  const shownMethods = new Set(scope.shown.map((one) => one.method));
  const isOpen = (one: string): boolean => !shownMethods.has(one);
  const uris = new Set(known.map(({ uri }) => uri));
  const definedRequests = toldRequests(subject, scope.section)
    .all.map(({ by }) => by)
    .filter((by) => urisOfDefinition(by).some((one) => uris.has(one)));
  const lost = scope
    .lost()
    .filter((one) => known.some((other) => one.known.includes(other)))
    .map((one) => one.method);
  const all = [...new Set(known.flatMap(({ operations }) => [...operations.keys()]))];
  const left = all.filter(isOpen);
  const from = [...lost, ...definedRequests.flatMap((by) => methodOf(by) ?? [])].find(isOpen) ?? (left.length === 1 ? left[0] : undefined);
  const by = known.flatMap(({ operations }) => (from === undefined ? [] : (operations.get(from) ?? []))).at(0);
  const place = { section: subject.names.get(scope.section)! };
  if (from === undefined || by === undefined) return [{ change: "added", place, fact: "row", to: `${method} ${behind}`, document: at(method) }];
  const values = { from: { fact: "methods", value: [from] }, to: { fact: "methods", value: [method] } } as const;
  return [{ change: "changed", place, fact: "methods", from, to: method, values, document: at(method), definition: by.definition, by }];
}

function otherPath(subject: Subject, scope: ShownScope, shown: ShownRequest): readonly RawFinding[] {
  const { method, behind, at, where } = shown;
  const place = { section: subject.names.get(scope.section)! };
  const old = pathBefore(subject, scope, shown);
  const isOfService = shown.isOwn || (scope.before !== undefined && subject.prefixes.bases.length === 0);
  if (old === undefined) return isOfService ? [{ change: "added", place, fact: "row", to: `${method} ${behind}`, document: at(where) }] : [];
  const from = asWritten(subject, old.uri, shown);
  const to = asTemplateOf(behind, from);
  const values = { from: { fact: "path", value: from }, to: { fact: "path", value: to } } as const;
  return [{ change: "changed", place, fact: "path", from, to, values, document: at(where), definition: old.at, by: old.by }];
}

/** What it was: as another edition shows it; else a request that the section is about and does not show, or one that is like it. */
function pathBefore(subject: Subject, scope: ShownScope, shown: ShownRequest): KnownUri | undefined {
  const lost = scope.lost().filter((one) => one.method === shown.method && one.known.length > 0);
  if (lost.length > 0)
    return mostAlike(
      shown,
      lost.map(({ known }) => known.find(({ operations }) => operations.has(shown.method)) ?? known[0]!),
    );
  const definedHere = new Set(toldRequests(subject, scope.section).all.map(({ by }) => by));
  const isShown = (uri: string): boolean => scope.shown.some((one) => one.method === shown.method && one.known[0]?.uri === uri);
  const open = subject.uris().filter(({ uri, operations }) => operations.has(shown.method) && !isShown(uri));
  const near = open.filter(({ uri }) => isNear(shown.uri, uri));
  if (near.length > 0) return mostAlike(shown, near);
  const here = open.filter(({ operations }) => definedHere.has(operations.get(shown.method)!));
  const asLong = (here.length > 0 ? here : shown.isOwn ? open : []).filter(({ uri }) => segmentsIn(uri).length === segmentsIn(shown.uri).length);
  return asLong.length === 1 ? asLong[0] : undefined;
}

function mostAlike({ uri }: ShownRequest, all: readonly KnownUri[]): KnownUri | undefined {
  return all.toSorted((one, other) => pathLikeness(uri, other.uri) - pathLikeness(uri, one.uri))[0];
}

/** They have a literal segment in common. */
function isNear(uri: string, template: string): boolean {
  const literals = segmentsIn(template).filter((segment) => /^[^{]/.test(segment));
  return segmentsIn(uri).some((segment) => literals.includes(segment));
}

/** With what stands before every URI, where the request has as much. */
function asWritten(
  {
    prefixes: {
      bases: [base = ""],
    },
  }: Subject,
  uri: string,
  { behind }: ShownRequest,
): string {
  const isWhole = behind.startsWith(`${base}/`) || segmentsIn(behind).length === segmentsIn(base + uri).length;
  return isWhole ? base + uri : uri;
}
