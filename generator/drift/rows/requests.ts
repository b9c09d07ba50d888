/**
 * Requests that a table lists with the method first: its rows have names in common, so that operations name the section as their
 * source, and it tells of all of them together.
 */
import { matchPairs } from "../../documents/editions/match-pairs.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { isMethods } from "../../facts/cells/methods.ts";
import { valueOf } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { groupBy } from "../../values/group-by.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Claim } from "../subject/claims.ts";
import { givesPath, isKnownRequest, urisOfDefinition } from "../subject/known-paths.ts";
import { pathIndex } from "../subject/path-index.ts";
import { matchesTemplate, uriIn } from "../subject/paths.ts";
import { placeOfRow, standingRows, type RowStanding, type Subject } from "../subject/subject.ts";
import { methodOf, toldRequests } from "../subject/told-requests.ts";

interface Request {
  readonly method: string;
  readonly path: string;
  readonly uri: string;
  readonly standing: RowStanding;
}

export function requestDifferences(subject: Subject): readonly RawFinding[] {
  return subject.sections.flatMap((section) => {
    const stated = requestsIn(subject, section);
    return stated.length === 0 ? [] : differencesIn(subject, section, stated);
  });
}

function requestsIn({ prefixes }: Subject, section: StatedSection): readonly Request[] {
  return [...standingRows([section])].flatMap((standing): readonly Request[] => {
    const { row, block } = standing;
    const path = isMethods(row.row.name) && block.block.is === "table" ? valueOf(row.facts, "path") : undefined;
    const uri = path === undefined ? undefined : uriIn(path, prefixes);
    return path === undefined || uri === undefined ? [] : [{ method: row.row.name, path, uri, standing }];
  });
}

function differencesIn(subject: Subject, section: StatedSection, stated: readonly Request[]): readonly RawFinding[] {
  const { claims, placeholders } = subject;
  const definedRequests = toldRequests(subject, section.section);
  const described = definedRequests.all.filter(({ by }) => by.describes?.includes("/") === true);
  const telling = new Map(stated.map((one) => [one, [...definedRequests.of(one), ...described.filter(({ by }) => describesAt(by, one))]] as const));
  const there = new Set([...telling.values()].flat());
  const addedRequests = stated.filter((one) => telling.get(one)!.length === 0 && !isKnownRequest(subject, one.method, one.uri));
  // What several resources of a kind have is not gone where one of them has it no longer.
  const removedClaims = definedRequests.all.filter(
    (claim) =>
      urisOfDefinition(claim.by).length === 1 &&
      claim.place.row === undefined &&
      claims.of(claim.by).length === 1 &&
      !there.has(claim) &&
      !isSaid(section, claim.by),
  );
  const pairs = pairsOf(addedRequests, removedClaims, placeholders);
  // Operations that name the section and are told elsewhere are neither here nor gone: where none is here, most have to be like what came.
  if (there.size === 0 && (pairs.size === 0 || pairs.size * 2 < removedClaims.length)) return [];
  const paired = new Set(pairs.values());
  return [
    ...addedRequests.map((now) => differenceOf(subject, now, pairs.get(now))),
    ...removedClaims.filter((claim) => !paired.has(claim)).map((claim) => removed(subject, section, claim)),
  ];
}

/** An operation whose description gives the path as the document writes it, where its URI has other names. */
function describesAt(by: Defined, { method, path }: Request): boolean {
  return by.describes !== undefined && methodOf(by) === method && givesPath(by.describes, path);
}

/** What each is now: at the same URI, else by the same method at one that has segments in common or where no other one can be meant. */
function pairsOf(addedRequests: readonly Request[], removedClaims: readonly Claim[], placeholders: ReadonlySet<string>): ReadonlyMap<Request, Claim> {
  const same = atSameUri(addedRequests, removedClaims, placeholders);
  const [open, left] = leftOf(addedRequests, removedClaims, same);
  // A document of which so much is another one is another document.
  const alike =
    open.length * left.length > mostPairs
      ? new Map<Request, Claim>()
      : matchPairs(open, left, [({ method, uri }, { by }) => (methodOf(by) === method ? shared(uri, pathOf(by)) : 0)]);
  const alone = aloneAmong(...leftOf(open, left, alike));
  return new Map([...same, ...alike, ...alone]);
}

const mostPairs = 250_000;

function leftOf(
  addedRequests: readonly Request[],
  removedClaims: readonly Claim[],
  pairs: ReadonlyMap<Request, Claim>,
): readonly [come: readonly Request[], gone: readonly Claim[]] {
  const taken = new Set(pairs.values());
  return [addedRequests.filter((one) => !pairs.has(one)), removedClaims.filter((claim) => !taken.has(claim))];
}

function atSameUri(addedRequests: readonly Request[], removedClaims: readonly Claim[], placeholders: ReadonlySet<string>): ReadonlyMap<Request, Claim> {
  const goneAt = pathIndex(removedClaims, ({ by }) => [pathOf(by)], placeholders);
  const taken = new Set<Claim>();
  return new Map(
    addedRequests.flatMap((now): readonly (readonly [Request, Claim])[] => {
      const old = goneAt(now.uri).find((claim) => !taken.has(claim));
      if (old === undefined) return [];
      taken.add(old);
      return [[now, old]];
    }),
  );
}

/** The only ones of their method. */
function aloneAmong(addedRequests: readonly Request[], removedClaims: readonly Claim[]): readonly (readonly [Request, Claim])[] {
  const goneBy = groupBy(removedClaims, ({ by }) => methodOf(by));
  return [...groupBy(addedRequests, ({ method }) => method)].flatMap(([method, [now, ...others]]): readonly (readonly [Request, Claim])[] => {
    const [old, ...more] = goneBy.get(method) ?? [];
    return now === undefined || old === undefined || others.length + more.length > 0 ? [] : [[now, old]];
  });
}

/** How many of their segments are the same, from either end. */
function shared(uri: string, other: string): number {
  const [own, others] = [uri, other].map((one) => one.split("/").filter((segment) => segment !== ""));
  const asLong = own!.length === others!.length ? 0.5 : 0;
  const count =
    own!.filter((segment, index) => segment === others![index] && !segment.startsWith("{")).length +
    own!.toReversed().filter((segment, index) => segment === others!.toReversed()[index] && !segment.startsWith("{")).length;
  return count === 0 ? 0 : count + asLong;
}

/** Of an operation that stands at one URI. */
function pathOf({ facts }: Defined): string {
  return valueOf(facts, "path") ?? "";
}

/** As it is written. */
function requestOf(by: Defined): string {
  return `${methodOf(by)} ${pathOf(by)}`;
}

/** A sentence or the heading gives it as well. */
function isSaid({ section, prose }: StatedSection, by: Defined): boolean {
  const request = requestOf(by);
  return [section.heading, ...prose.map(({ text }) => text)].some((text) => text.includes(request));
}

function differenceOf({ names, placeholders }: Subject, { method, path, uri, standing }: Request, old: Claim | undefined): RawFinding {
  const place = placeOfRow(names.get(standing.section.section)!, standing.block.block, standing.row.row);
  const document = standing.row.row.at;
  if (old === undefined) return { change: "added", place, fact: "row", to: `${method} ${path}`, document };
  const { by, at: definition } = old;
  const then = pathOf(by);
  return matchesTemplate(uri, then, placeholders)
    ? {
        change: "changed",
        place,
        fact: "methods",
        from: methodOf(by)!,
        to: method,
        values: { from: { fact: "methods", value: [methodOf(by)!] }, to: { fact: "methods", value: [method] } },
        document,
        definition,
        by,
      }
    : {
        change: "changed",
        place,
        fact: "path",
        from: then,
        to: path,
        values: { from: { fact: "path", value: then }, to: { fact: "path", value: path } },
        document,
        definition,
        by,
      };
}

function removed({ names }: Subject, { section, blocks }: StatedSection, { by, at: definition }: Claim): RawFinding {
  const table = blocks.find(({ block, rows }) => block.is === "table" && rows.some(({ row }) => isMethods(row.name)));
  return {
    change: "removed",
    place: { section: names.get(section)! },
    fact: "row",
    from: requestOf(by),
    document: table?.block.at ?? section.at,
    definition,
    by,
  };
}
