/**
 * A name that is another one now, or came: of a header, a segment of paths, a variable or a row. Wherever else it is written it is no news, nor is the word
 * that a credential has behind the header of another name.
 */
import { beginTogether } from "../../diagnostics/diagnostic.ts";
import type { Finding } from "./finding.ts";
import { toldWith } from "./told-with.ts";

export function underOneName(findings: readonly Finding[]): readonly Finding[] {
  const named = findings.filter(isNamed).toSorted((one, other) => rankOf(one) - rankOf(other));
  return [...named, ...findings.filter(hasCome)].reduce(underName, findings);
}

/** A sentence says less than a path or a row, and than an item. */
function rankOf(finding: Finding): number {
  return isSaid(finding) ? (finding.place.row === undefined ? 2 : 1) : 0;
}

function underName(findings: readonly Finding[], { fingerprint }: Finding): readonly Finding[] {
  const told = findings.find((one) => one.fingerprint === fingerprint);
  if (told === undefined) return findings;
  const alike = findings.filter((one) => one !== told && (isCalledLike(one, told) || hasComeWith(one, told)));
  const isBeside = (finding: Finding): boolean => [told, ...alike].some((one) => isOfCredential(finding, one));
  return toldWith(findings, told, [...alike, ...findings.filter(isBeside)]);
}

/** Whether nothing but the name of what another finding tells is another one. */
export function isCalledLike(finding: Finding, told: Finding): boolean {
  const [own, naming] = [namingIn(finding), namingIn(told)];
  const isOwnName = finding.fact === "row" && told.fact === "row" && finding.from === told.from;
  return own !== undefined && own.from === naming?.from && own.to === naming.to && !isOwnName;
}

/** A word that no other one had the place of. */
function hasCome({ change, fact }: Finding): boolean {
  return change === "added" && fact === "mention";
}

/** The same word of one definition, which elsewhere took the place of others. */
function hasComeWith(finding: Finding, told: Finding): boolean {
  const [here, there] = [finding.definition, told.definition];
  const isSame = isSaid(finding) && finding.change === "changed" && finding.to === told.to;
  return hasCome(told) && isSame && here !== undefined && there !== undefined && beginTogether(here, there);
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
function namingIn({ change, fact, from = "", to = "" }: Finding): Naming | undefined {
  if ((change !== "changed" && change !== "renamed") || !naming.has(fact)) return undefined;
  const [old, own] = [wordsOf(from), wordsOf(fact === "reference" ? lastSegments(to, from) : to)];
  const others = old.flatMap((word, index) => (word === own[index] ? [] : [{ from: word, to: own[index] ?? "" }]));
  const [first] = others;
  const isOne = first !== undefined && old.length === own.length && others.every((one) => one.from === first.from && one.to === first.to);
  return isOne && [first.from, first.to].every((name) => /\p{L}/u.test(name)) ? first : undefined;
}

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

/** What is said of a credential where its header is called otherwise. */
function isOfCredential({ fact, values, place, definition }: Finding, told: Finding): boolean {
  const about = [values?.from, values?.to].find((one) => one !== undefined);
  const isOfWord = fact === "property" && about?.fact === "property" && about.value.name === "scheme-word";
  const isThere = place.section === told.place.section && place.row === told.place.row;
  return isOfWord && isSaid(told) && isThere && definition !== undefined && told.definition !== undefined && beginTogether(definition, told.definition);
}
