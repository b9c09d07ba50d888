/**
 * A name that is another one now, or came: of a header, a segment of paths, a variable or a row. Wherever else it is written it is no news, nor is the word
 * that a credential has behind the header of another name.
 */
import { beginTogether } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { Finding } from "./finding.ts";
import { foldUnderHosts } from "./fold-findings.ts";

export function foldUnderName(findings: readonly Finding[]): readonly Finding[] {
  return [underNamed, underCome].reduce((host, fold) => fold(host), findings);
}

function underNamed(findings: readonly Finding[]): readonly Finding[] {
  const named = findings.filter(isNamed).toSorted((one, other) => rankOf(one) - rankOf(other));
  const called = groupBy(findings, callingOf);
  return underEach(findings, named, (host) => called.get(callingOf(host))!.filter((one) => isCalledLike(one, host)));
}

function underCome(findings: readonly Finding[]): readonly Finding[] {
  const mentions = groupBy(findings.filter(isSaid), ({ to }) => to);
  return underEach(findings, findings.filter(hasCome), (host) => mentions.get(host.to)!.filter((one) => hasComeWith(one, host)));
}

/** @param alikeOf those that tell the same name */
function underEach(findings: readonly Finding[], all: readonly Finding[], alikeOf: (host: Finding) => readonly Finding[]): readonly Finding[] {
  const ofCredentials = findings.filter(isOfCredential);
  const hosts = new Map<Finding, Finding>();
  for (const host of all) {
    if (hosts.has(host)) continue;
    const alike = alikeOf(host).filter((one) => one !== host && !hosts.has(one));
    const beside = ofCredentials.filter((one) => !hosts.has(one) && [host, ...alike].some((other) => isBeside(one, other)));
    for (const one of [...alike, ...beside]) hosts.set(one, host);
  }
  return foldUnderHosts(findings, (one) => hosts.get(one));
}

/** A sentence says less than a path or a row, and than an item. */
function rankOf(finding: Finding): number {
  return isSaid(finding) ? (finding.place.row === undefined ? 2 : 1) : 0;
}

/** Whether nothing but the name of what another finding tells is another one. */
export function isCalledLike(finding: Finding, host: Finding): boolean {
  const isOwnName = finding.fact === "row" && host.fact === "row" && finding.from === host.from;
  return namingIn(finding) !== undefined && callingOf(finding) === callingOf(host) && !isOwnName;
}

/** The same for all that tell one name; what a sentence mentions is told in small letters. */
function callingOf(finding: Finding): string {
  const { from, to } = namingIn(finding) ?? {};
  return JSON.stringify([from, to]).toLowerCase();
}

/** A word that no other one had the place of. */
function hasCome({ change, fact }: Finding): boolean {
  return change === "added" && fact === "mention";
}

/** The same word of one definition, which elsewhere took the place of others. */
function hasComeWith(finding: Finding, host: Finding): boolean {
  const [here, there] = [finding.definition, host.definition];
  const isSame = isSaid(finding) && finding.change === "changed" && finding.to === host.to;
  return hasCome(host) && isSame && here !== undefined && there !== undefined && beginTogether(here, there);
}

/** What tells of a name, and not only of words in a sentence. */
function isNamed(finding: Finding): boolean {
  const naming = finding.fact === "property" ? undefined : namingIn(finding);
  return naming !== undefined && (!isSaid(finding) || [naming.from, naming.to].some((name) => writtenAsName.test(name)));
}

function isSaid({ fact }: Finding): boolean {
  return fact === "mention";
}

/** No word of a sentence: `X-Token`, `max_age`, `{id}`. */
const writtenAsName = /[\p{L}\p{N}][-_]\p{L}|^[-_]\p{L}|\p{Ll}\p{Lu}/u;

interface Naming {
  readonly from: string;
  readonly to: string;
}

/** The one word that is another one, as often as it is written. */
const namingIn = memoizeByObject(({ change, fact, from = "", to = "" }: Finding): Naming | undefined => {
  if ((change !== "changed" && change !== "renamed") || !naming.has(fact)) return undefined;
  const [old, own] = [wordsOf(from), wordsOf(fact === "reference" ? lastSegments(to, from) : to)];
  const others = old.flatMap((word, index) => (word === own[index] ? [] : [{ from: word, to: own[index] ?? "" }]));
  const [first] = others;
  const isOne = first !== undefined && old.length === own.length && others.every((one) => one.from === first.from && one.to === first.to);
  return isOne && [first.from, first.to].every((name) => /\p{L}/u.test(name)) ? first : undefined;
});

const naming: ReadonlySet<Finding["fact"]> = new Set<Finding["fact"]>(["path", "reference", "row", "mention", "property"]);

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_.-]+|./gu) ?? [];
}

/** Definitions write a reference without the prefix of its path. */
function lastSegments(path: string, like: string): string {
  return `/${path
    .split("/")
    .slice(1 - like.split("/").length)
    .join("/")}`;
}

/** What is said of a credential. */
function isOfCredential({ fact, values }: Finding): boolean {
  const about = [values?.from, values?.to].find((one) => one !== undefined);
  return fact === "property" && about?.fact === "property" && about.value.name === "scheme-word";
}

/** Whether the header of a credential is called otherwise at the same place; what stands for the credential is no header. */
function isBeside({ place, definition }: Finding, host: Finding): boolean {
  const isThere = place.section === host.place.section && place.row === host.place.row;
  return (
    isSaid(host) &&
    !/^<.*>$/.test(host.from ?? "") &&
    isThere &&
    definition !== undefined &&
    host.definition !== undefined &&
    beginTogether(definition, host.definition)
  );
}
