/** A key that is called otherwise, that came or that went: all that is written otherwise for that reason alone is one finding, on its row or its list of keys. */
import { asWord, literally } from "../../values/pattern.ts";
import type { Finding } from "./finding.ts";
import { toldWith } from "./told-with.ts";

export function underOneKey(findings: readonly Finding[]): readonly Finding[] {
  const ofKeys = findings.filter(isOfKey);
  const keys = findings.flatMap(keysIn).filter((key) => ofKeys.some((one) => one !== key.told && isFor(key, one)));
  return keys.reduce(underKey, findings);
}

/** What happened to a part of a key. */
interface KeyChange {
  readonly told: Finding;
  readonly from?: string;
  readonly to?: string;
}

/** The row of a field says more than a list of keys. */
function keysIn(told: Finding): readonly KeyChange[] {
  const { change, fact, from, to, values } = told;
  if (fact === "row" && change !== "moved" && change !== "changed")
    return [{ told, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
  if (fact !== "key" || values?.from?.fact !== "key" || values.to?.fact !== "key") return [];
  const [before, now] = [values.from.value, values.to.value];
  const [gone, come] = [before.filter((name) => !now.includes(name)), now.filter((name) => !before.includes(name))];
  if (gone.length > 1 || come.length > 1) return [];
  return [{ told, ...(gone.length === 0 ? {} : { from: gone[0]! }), ...(come.length === 0 ? {} : { to: come[0]! }) }];
}

function underKey(findings: readonly Finding[], key: KeyChange): readonly Finding[] {
  const told = findings.find(({ fingerprint }) => fingerprint === key.told.fingerprint);
  const others = findings.filter((one) => one !== told);
  if (told === undefined || !others.some((one) => isOfKey(one) && isFor(key, one))) return findings;
  return toldWith(
    findings,
    told,
    others.filter((one) => isFor(key, one)),
  );
}

function isOfKey({ fact, from = "", to = "" }: Finding): boolean {
  return fact === "key" || /\{[^{}]+\}/.test(from + to);
}

/** Whether nothing but the key tells one from the other: in a list of keys, in placeholders of paths, or as the type that a sentence gives it. */
function isFor({ from, to }: KeyChange, { change, fact, from: before, to: now }: Finding): boolean {
  if (fact === "member") return isTyped(before, from) && isTyped(now, to);
  if (before === undefined && from === undefined) return now?.includes(`{${to}}`) === true;
  if (now === undefined && to === undefined) return before?.includes(`{${from}}`) === true;
  if (change !== "changed" || before === undefined || now === undefined || before === now) return false;
  if (from === undefined ? !now.includes(to ?? "") : !before.includes(from)) return false;
  const inPlaceholders = fact === "key" ? (text: string): string => text : (text: string): string => `{${text}}`;
  if (from !== undefined && to !== undefined) return replaced(before, inPlaceholders(from), inPlaceholders(to)) === now;
  return to === undefined ? isWithout(before, inPlaceholders(from ?? ""), now) : isWithout(now, inPlaceholders(to), before);
}

/** A sentence may no longer be read where its name is another one. */
function isTyped(said: string | undefined, name: string | undefined): boolean {
  return said === undefined || (name !== undefined && said.startsWith(`${name} (`));
}

function replaced(text: string, from: string, to: string): string {
  return text.replace(new RegExp(from.startsWith("{") ? literally(from) : asWord(from), "gu"), () => to);
}

/** With the sign that parts it from its neighbour. */
function isWithout(text: string, part: string, rest: string): boolean {
  const pattern = part.startsWith("{") ? literally(part) : asWord(part);
  const before = new RegExp(String.raw`(?:, |[^\s{}/])${pattern}`, "u");
  const behind = new RegExp(String.raw`${pattern}(?:, |[^\s{}/])`, "u");
  return text.replace(before, "") === rest || text.replace(behind, "") === rest;
}
