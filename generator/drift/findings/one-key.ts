/** A key that is called otherwise, that came or that went: all that is written otherwise for that reason alone is one finding, on its row or its list of keys. */
import { groupBy } from "../../values/group-by.ts";
import { literalPattern, wordPattern } from "../../values/pattern.ts";
import type { Finding } from "./finding.ts";
import { foldInto } from "./fold-findings.ts";

export function foldUnderKey(findings: readonly Finding[]): readonly Finding[] {
  const ofKeys = findings.filter(isOfKey);
  const keys = [...findings.flatMap(keysIn), ...renamedTogether(findings)].filter((key) => ofKeys.some((one) => one !== key.host && isFor(key, one)));
  return keys.reduce(underKey, findings);
}

/** What happened to parts of a key. */
interface KeyChange {
  readonly host: Finding;
  /** What each part is called now that is called otherwise, or that another one has the place of. */
  readonly called?: ReadonlyMap<string, string>;
  readonly added?: string;
  readonly removed?: string;
}

/** The row of a field says more than a list of keys. */
function keysIn(host: Finding): readonly KeyChange[] {
  const { change, fact, from, to, values } = host;
  if (fact === "row" && change !== "moved" && change !== "changed") return [keyChange(host, from, to)];
  if (fact !== "key" || values?.from?.fact !== "key" || values.to?.fact !== "key") return [];
  const [before, now] = [values.from.value, values.to.value];
  if (before.length === now.length) return [{ host, called: new Map(before.map((name, index) => [name, now[index]!])) }];
  const [removed, added] = [before.filter((name) => !now.includes(name)), now.filter((name) => !before.includes(name))];
  return removed.length + added.length === 1 ? [keyChange(host, removed[0], added[0])] : [];
}

function keyChange(host: Finding, from: string | undefined, to: string | undefined): KeyChange {
  if (from === undefined) return to === undefined ? { host } : { host, added: to };
  return to === undefined ? { host, removed: from } : { host, called: new Map([[from, to]]) };
}

/** Several fields of one table that are called otherwise can all be parts of one key. */
function renamedTogether(findings: readonly Finding[]): readonly KeyChange[] {
  const renamed = findings.filter(({ change, fact, from, to }) => change === "renamed" && fact === "row" && from !== undefined && to !== undefined);
  return [...groupBy(renamed, ({ place: { section, block } }) => JSON.stringify([section, block])).values()]
    .filter((rows) => rows.length > 1)
    .map((rows) => ({ host: rows[0]!, called: new Map(rows.map(({ from, to }) => [from!, to!])) }));
}

function underKey(findings: readonly Finding[], key: KeyChange): readonly Finding[] {
  const host = findings.find(({ fingerprint }) => fingerprint === key.host.fingerprint);
  const others = findings.filter((one) => one !== host);
  if (host === undefined || !others.some((one) => isOfKey(one) && isFor(key, one))) return findings;
  return foldInto(
    findings,
    host,
    others.filter((one) => isFor(key, one)),
  );
}

function isOfKey({ fact, from = "", to = "" }: Finding): boolean {
  return fact === "key" || /\{[^{}]+\}/.test(from + to);
}

/** Whether nothing but the key tells one from the other: in a list of keys, in placeholders of paths, or as the type that a sentence gives it. */
function isFor({ called, added, removed }: KeyChange, { change, fact, from: before, to: now }: Finding): boolean {
  if (fact === "member")
    return (called === undefined ? [[removed, added]] : [...called]).some(([from, to]) => from !== to && isTyped(before, from) && isTyped(now, to));
  if (before === undefined) return added !== undefined && now?.includes(`{${added}}`) === true;
  if (now === undefined) return removed !== undefined && before.includes(`{${removed}}`);
  if (change !== "changed" || before === now) return false;
  const written = fact === "key" ? (name: string): string => name : (name: string): string => `{${name}}`;
  if (called !== undefined) return replaced(before, new Map([...called].map(([from, to]) => [written(from), written(to)]))) === now;
  if (removed !== undefined) return before.includes(removed) && isWithout(before, written(removed), now);
  return added !== undefined && now.includes(added) && isWithout(now, written(added), before);
}

/** A sentence may no longer be read where its name is another one. */
function isTyped(text: string | undefined, name: string | undefined): boolean {
  return text === undefined || (name !== undefined && text.startsWith(`${name} (`));
}

/** All at once: two parts can have changed their places. */
function replaced(text: string, called: ReadonlyMap<string, string>): string {
  return text.replace(new RegExp([...called.keys()].map(pattern).join("|"), "gu"), (name) => called.get(name)!);
}

/** With the sign that parts it from its neighbour. */
function isWithout(text: string, part: string, rest: string): boolean {
  const before = new RegExp(String.raw`(?:, |[^\s{}/])${pattern(part)}`, "u");
  const behind = new RegExp(String.raw`${pattern(part)}(?:, |[^\s{}/])`, "u");
  return text.replace(before, "") === rest || text.replace(behind, "") === rest;
}

function pattern(part: string): string {
  return part.startsWith("{") ? literalPattern(part) : wordPattern(part);
}
