/** A key that is called otherwise, that came or that went: all that is written otherwise for that reason alone is one finding, on its row or its list of keys. */
import { groupBy } from "../../values/group-by.ts";
import { literalPattern, wordPattern } from "../../values/pattern.ts";
import type { Finding } from "./finding.ts";
import { foldInto } from "./fold-findings.ts";

export function foldUnderKey(findings: readonly Finding[]): readonly Finding[] {
  const ofKeys = findings.filter(isOfKey);
  const keys = [...findings.flatMap(keysIn), ...renamedTogether(findings)].filter((key) => ofKeys.some((one) => one !== key.told && isFor(key, one)));
  return keys.reduce(underKey, findings);
}

/** What happened to parts of a key. */
interface KeyChange {
  readonly told: Finding;
  /** What each part is called now that is called otherwise, or that another one has the place of. */
  readonly called?: ReadonlyMap<string, string>;
  readonly come?: string;
  readonly gone?: string;
}

/** The row of a field says more than a list of keys. */
function keysIn(told: Finding): readonly KeyChange[] {
  const { change, fact, from, to, values } = told;
  if (fact === "row" && change !== "moved" && change !== "changed") return [keyChange(told, from, to)];
  if (fact !== "key" || values?.from?.fact !== "key" || values.to?.fact !== "key") return [];
  const [before, now] = [values.from.value, values.to.value];
  if (before.length === now.length) return [{ told, called: new Map(before.map((name, index) => [name, now[index]!])) }];
  const [gone, come] = [before.filter((name) => !now.includes(name)), now.filter((name) => !before.includes(name))];
  return gone.length + come.length === 1 ? [keyChange(told, gone[0], come[0])] : [];
}

function keyChange(told: Finding, from: string | undefined, to: string | undefined): KeyChange {
  if (from === undefined) return to === undefined ? { told } : { told, come: to };
  return to === undefined ? { told, gone: from } : { told, called: new Map([[from, to]]) };
}

/** Several fields of one table that are called otherwise can all be parts of one key. */
function renamedTogether(findings: readonly Finding[]): readonly KeyChange[] {
  const renamed = findings.filter(({ change, fact, from, to }) => change === "renamed" && fact === "row" && from !== undefined && to !== undefined);
  return [...groupBy(renamed, ({ place: { section, block } }) => JSON.stringify([section, block])).values()]
    .filter((rows) => rows.length > 1)
    .map((rows) => ({ told: rows[0]!, called: new Map(rows.map(({ from, to }) => [from!, to!])) }));
}

function underKey(findings: readonly Finding[], key: KeyChange): readonly Finding[] {
  const told = findings.find(({ fingerprint }) => fingerprint === key.told.fingerprint);
  const others = findings.filter((one) => one !== told);
  if (told === undefined || !others.some((one) => isOfKey(one) && isFor(key, one))) return findings;
  return foldInto(
    findings,
    told,
    others.filter((one) => isFor(key, one)),
  );
}

function isOfKey({ fact, from = "", to = "" }: Finding): boolean {
  return fact === "key" || /\{[^{}]+\}/.test(from + to);
}

/** Whether nothing but the key tells one from the other: in a list of keys, in placeholders of paths, or as the type that a sentence gives it. */
function isFor({ called, come, gone }: KeyChange, { change, fact, from: before, to: now }: Finding): boolean {
  if (fact === "member")
    return (called === undefined ? [[gone, come]] : [...called]).some(([from, to]) => from !== to && isTyped(before, from) && isTyped(now, to));
  if (before === undefined) return come !== undefined && now?.includes(`{${come}}`) === true;
  if (now === undefined) return gone !== undefined && before.includes(`{${gone}}`);
  if (change !== "changed" || before === now) return false;
  const written = fact === "key" ? (name: string): string => name : (name: string): string => `{${name}}`;
  if (called !== undefined) return replaced(before, new Map([...called].map(([from, to]) => [written(from), written(to)]))) === now;
  if (gone !== undefined) return before.includes(gone) && isWithout(before, written(gone), now);
  return come !== undefined && now.includes(come) && isWithout(now, written(come), before);
}

/** A sentence may no longer be read where its name is another one. */
function isTyped(said: string | undefined, name: string | undefined): boolean {
  return said === undefined || (name !== undefined && said.startsWith(`${name} (`));
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
