/** Values each of which is followed by what it means: `Permitted values: OPEN: Anybody may enter. CLOSED: Nobody may.` */

import type { Scalar } from "../../model/shape.ts";
import { literalPattern } from "../../values/pattern.ts";

export interface Explained {
  readonly values: readonly { readonly value: string; readonly means: string }[];
  /** Where the last value ends. */
  readonly end: number;
  /** Where the sentence about it ends. */
  readonly to: number;
}

/** Those from a place on that the first of them stands at; undefined where no second one is explained. */
export function explainedFrom(text: string, start: number): Explained | undefined {
  const [first] = start < 0 ? [] : (labelled.exec(text.slice(start)) ?? []);
  if (first === undefined) return undefined;
  const labels = [{ value: first.slice(0, -1), index: start, from: start + first.length }];
  for (const match of text.matchAll(next)) {
    if (match.index < start) continue;
    if (ofField.test(match[1]!) || labels.some(({ value }) => value === match[1])) break;
    labels.push({ value: match[1]!, index: match.index + 1, from: match.index + match[0].length });
  }
  if (labels.length < 2) return undefined;
  const last = labels.at(-1)!;
  const to = last.from + (/[.;](?:\s|$)/.exec(text.slice(last.from))?.index ?? text.length - last.from);
  const values = labels.map(({ value, from }, position) => ({
    value,
    means: text
      .slice(from, labels[position + 1]?.index ?? to)
      .trim()
      .replace(/[.;]$/, ""),
  }));
  return { values, end: last.from - 1, to };
}

/** `slow (one at a time), fast (all at once)`: values of a list, each with its meaning in brackets; undefined where one has none. */
export function explainedInBrackets(text: string, from: number, values: readonly Scalar[]): Omit<Explained, "end"> | undefined {
  return explainedBehind(text, from, values, (value) => String.raw`[\x60"'“]?${value}[\x60"'”]?\s+\(([^()]*\p{L}\s+\p{L}[^()]*)\)`);
}

/** `0=off, 1=on`: numbers of a list, each with its meaning behind the sign; undefined where one has none. */
export function explainedBySigns(text: string, from: number, values: readonly Scalar[]): Omit<Explained, "end"> | undefined {
  return explainedBehind(text, from, values, (value) => String.raw`${value}=(\p{L}[\p{L}\p{N}_-]*)`);
}

/** @param patternOf a value with its meaning, by the pattern of the value */
function explainedBehind(text: string, from: number, values: readonly Scalar[], patternOf: (value: string) => string): Omit<Explained, "end"> | undefined {
  let to = from;
  const explained = values.flatMap((value) => {
    const found = new RegExp(String.raw`(?<![\p{L}\p{N}_-])${patternOf(literalPattern(String(value)))}`, "u").exec(text.slice(to));
    if (found === null) return [];
    to += found.index + found[0].length;
    return [{ value: String(value), means: found[1]!.trim() }];
  });
  return explained.length < 2 || explained.length < values.length ? undefined : { values: explained, to };
}

const word = String.raw`["'“‘]?[\p{L}\p{N}_][\p{L}\p{N}_.-]*["'”’]?`;
const labelled = new RegExp(`^${word}:(?=\\s+\\S)`, "u");
const next = new RegExp(`[.;]\\s+(${word}):(?=\\s+\\S)`, "gu");

/** Labels of what is said of the field itself. */
const ofField = /^(?:default|defaults|note|notes|example|examples|format|length|max|maximum|min|minimum|range|reference|see|type|unit|units|values|warning)$/i;
