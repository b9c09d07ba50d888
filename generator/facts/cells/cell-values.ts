/** What a cell lists that allows values and nothing else: `1–16`, `1-16 chars`, `10, 100 or all`, `bit 0: mute, bit 1: freeze`. */
import type { Fact } from "../fact.ts";
import { bitsTold } from "../text/bits-told.ts";
import { listItems, scalarOf } from "../text/values.ts";

/** Undefined where the cell says it in words of its own. */
export function allowedValuesIn(text: string, usual: "range" | "length"): Fact | undefined {
  return bitsTold(text)[0] ?? limitsIn(text, usual) ?? valuesIn(text);
}

export function limitsIn(text: string, usual: "range" | "length"): Fact | undefined {
  if (!limits.test(text)) return undefined;
  const [first, second] = (text.replace(/(?<=\d)\s*(?:[-~‐‑‒–—−]|\.{2,3}|…)\s*(?=[-−+]?\d)/g, ", ").match(/[-−]?\d+(?:\.\d+)?/g) ?? []).map((number) =>
    Number(number.replace("−", "-")),
  );
  if (first === undefined) return undefined;
  const fact = /\d\s*(?:chars?|characters?)\b/i.test(text) ? "length" : usual;
  return { fact, value: second !== undefined && isPair.test(text) ? { minimum: first, maximum: second } : { maximum: first } };
}

const number = String.raw`[-−+]?\d+(?:\.\d+)?`;
const pair = String.raw`${number}\s*(?:[-~‐‑‒–—−,]|\.{2,3}|…|\bto\b)\s*${number}`;
const isPair = new RegExp(`^\\W{0,2}${pair}`);
/** Two numbers, or one that is the most; then at most a unit, and what a bracket adds. */
const limits = new RegExp(
  String.raw`^[[(]?(?:${pair}|(?:(?:at most|max(?:imum|\.)?|up to|≤|<=)\s*)?${number})[\])]?(?:\s*[\p{L}°%/]{1,12}){0,1}(?:\s*\([^()]*\))?\.?$`,
  "iu",
);

function valuesIn(text: string): Fact | undefined {
  const items = text.includes("|") ? text.split("|").map((item) => item.trim()) : listItems(text.replace(/(?<=\w)\s*\/\s*(?=\w)/g, ", "));
  const isList = items.length > 1 && items.every((item) => item.length <= 40 && !/[.:]\s|\s\S+\s\S+\s/.test(item) && !isDescription(item));
  return isList && !/^true\W+false$|^false\W+true$/i.test(text) ? { fact: "values", value: items.map(scalarOf) } : undefined;
}

/** `IPv4 address`, `RFC 3339 date`, `pattern ^[a-z]+$`: words that tell of values and are none. */
export function isDescription(item: string): boolean {
  return /\s/.test(item) && !/^["'“`]/.test(item) && describing.test(item);
}

const describing =
  /(?<![\p{L}\p{N}_-])(?:address(?:es)?|host\s?names?|names?|characters?|chars?|digits?|letters?|pattern|regex|date|time|timestamp|string|text|number|integer|value|list|multiples?|any|valid|format|notation|at (?:most|least)|up to|between|rfc \d+|iso \d+|to \d+)(?![\p{L}\p{N}_-])/iu;
