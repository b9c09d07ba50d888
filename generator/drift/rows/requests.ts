/**
 * Requests that a table lists with the method first: its rows have names in common, so that operations name the section as their
 * source, and it tells of all of them together.
 */
import type { Defined } from "../../facts/definitions/defined.ts";
import { isMethods } from "../../facts/cells/methods.ts";
import { valueOf } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated.ts";
import { once } from "../../values/remembered.ts";
import type { Raw } from "../findings/raw.ts";
import type { Claim } from "../subject/claims.ts";
import { isKnown, urisOf } from "../subject/known-paths.ts";
import { means, uriIn } from "../subject/paths.ts";
import { claimsWithin, placeOf, rowsOf, type Standing, type Subject } from "../subject/subject.ts";

interface Request {
  readonly method: string;
  readonly path: string;
  readonly uri: string;
  readonly standing: Standing;
}

export function requestDifferences(subject: Subject): readonly Raw[] {
  // Few sections have a request that is not told there.
  const operations = once(() => subject.defined.filter(({ is }) => is === "operation"));
  return subject.sections.flatMap((section) => {
    const stated = requestsIn(subject, section);
    return stated.length === 0 ? [] : differencesIn(subject, section, stated, operations);
  });
}

function requestsIn({ prefixes }: Subject, section: StatedSection): readonly Request[] {
  return [...rowsOf([section])].flatMap((standing): readonly Request[] => {
    const { row, block } = standing;
    const path = isMethods(row.row.name) && block.block.is === "table" ? valueOf(row.facts, "path") : undefined;
    const uri = path === undefined ? undefined : uriIn(path, prefixes);
    return path === undefined || uri === undefined ? [] : [{ method: row.row.name, path, uri, standing }];
  });
}

/** @param operations those of other sections as well */
function differencesIn(subject: Subject, section: StatedSection, stated: readonly Request[], operations: () => readonly Defined[]): readonly Raw[] {
  const { claims, placeholders } = subject;
  const isOf = ({ method, uri }: Request, by: Defined): boolean => methodOf(by) === method && urisOf(by).some((path) => means(uri, path, placeholders));
  const told = claimsWithin(claims, section.section).filter(({ by }) => by.is === "operation");
  // Whose operations name other places is not told here.
  if (!told.some(({ by }) => stated.some((one) => isOf(one, by)))) return [];
  // Where the whole document is not compared, only the files that name this section are at hand: of a URI that others give they may tell more.
  const isOfOthers = ({ uri }: Request): boolean => !told.some(({ by }) => urisOf(by).some((path) => means(uri, path, placeholders))) && isKnown(subject, uri);
  const come = stated.filter((one) => !told.some(({ by }) => isOf(one, by)) && !operations().some((by) => isOf(one, by)) && !isOfOthers(one));
  // What several resources of a kind have is not gone where one of them has it no longer.
  const gone = told.filter((claim) => urisOf(claim.by).length === 1 && claim.place.row === undefined && claims.of(claim.by).length === 1 && !stated.some((one) => isOf(one, claim.by)) && !isSaid(section, claim.by));
  const pairs = come.map((now) => ({ now, old: partnerOf(now, gone, placeholders) }));
  const paired = new Set(pairs.map(({ old }) => old));
  return [...pairs.map(({ now, old }) => differenceOf(subject, now, old)), ...gone.filter((claim) => !paired.has(claim)).map((claim) => removed(subject, section, claim))];
}

function methodOf({ facts }: Defined): string | undefined {
  return valueOf(facts, "methods")?.[0];
}

/** As it is written: of an operation that stands at one URI. */
function requestOf(by: Defined): string {
  return `${methodOf(by)} ${valueOf(by.facts, "path")}`;
}

/** A sentence or the heading gives it as well. */
function isSaid({ section, prose }: StatedSection, by: Defined): boolean {
  const request = requestOf(by);
  return [section.heading, ...prose.map(({ text }) => text)].some((text) => text.includes(request));
}

/** The one that it is now: at the same URI, else by the same method where no other one can be meant. */
function partnerOf(now: Request, gone: readonly Claim[], placeholders: ReadonlySet<string>): Claim | undefined {
  const there = gone.find(({ by }) => means(now.uri, valueOf(by.facts, "path") ?? "", placeholders));
  const alike = gone.filter(({ by }) => methodOf(by) === now.method);
  return there ?? (alike.length === 1 ? alike[0] : undefined);
}

function differenceOf({ names, placeholders }: Subject, { method, path, uri, standing }: Request, old: Claim | undefined): Raw {
  const place = placeOf(names.get(standing.section.section)!, standing.block.block, standing.row.row);
  const document = standing.row.row.at;
  if (old === undefined) return { change: "added", place, fact: "row", to: `${method} ${path}`, document };
  const { by, at: definition } = old;
  const then = valueOf(by.facts, "path")!;
  return means(uri, then, placeholders)
    ? { change: "changed", place, fact: "methods", from: methodOf(by)!, to: method, values: { from: { fact: "methods", value: [methodOf(by)!] }, to: { fact: "methods", value: [method] } }, document, definition, by }
    : { change: "changed", place, fact: "path", from: then, to: path, values: { from: { fact: "path", value: then }, to: { fact: "path", value: path } }, document, definition, by };
}

function removed({ names }: Subject, { section, blocks }: StatedSection, { by, at: definition }: Claim): Raw {
  const table = blocks.find(({ block, rows }) => block.is === "table" && rows.some(({ row }) => isMethods(row.name)));
  return { change: "removed", place: { section: names.get(section)! }, fact: "row", from: requestOf(by), document: table?.block.at ?? section.at, definition, by };
}
