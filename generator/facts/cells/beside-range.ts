/**
 * Values that a row allows outside of the limits that it gives, which are no fact of their own: `1 to 100, or 0 for no limit`, `0..100; -1 means unknown`,
 * ``1-15, or `full` ``.
 */
import type { Scalar } from "../../model/shape.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import { valueOf, type Limits } from "../fact.ts";
import { isOfNumbers } from "../number-types.ts";
import type { StatedRow } from "../stated-section.ts";
import { withPlainNumbers } from "../text/plain-numbers.ts";
import { scalarOf } from "../text/values.ts";

/** Asked for with each thing that is made of a row. */
export const valuesBeside = memoizeByObject(({ row, facts }: Pick<StatedRow, "row" | "facts">): readonly (string | number)[] => {
  const [type = "", range] = [valueOf(facts, "type"), valueOf(facts, "range")];
  if (range === undefined || !isOfNumbers(type)) return [];
  const values = row.cells.map(({ raw }) => withPlainNumbers(raw)).flatMap((text) => [...valuesInstead(text, range), ...valuesExplained(text)]);
  return [...new Set(values)].filter((value) => typeof value === "string" || (isOutside(value, range) && (type !== "integer" || Number.isInteger(value))));
});

/** `1 to 100, or 0 for no limit`: in the clause of the limits. A word is a value where it is written as one. */
function valuesInstead(text: string, { minimum, maximum }: Limits): readonly (string | number)[] {
  const ofLimits = text.split(/[.;]\s|[()]/).filter((clause) => [minimum, maximum].some((limit) => limit !== undefined && hasNumber(clause, limit)));
  return ofLimits.flatMap((clause) => [...clause.matchAll(instead)].map(([, value]) => scalarOf(value!.replaceAll("`", "")))).filter(isValue);
}

/** `0 disables it`, `255 = unknown`: what a number means that begins its clause. */
function valuesExplained(text: string): readonly number[] {
  return [...text.matchAll(explained)].map(([, number]) => Number(number));
}

const number = String.raw`-?\d+(?:\.\d+)?`;
const instead = new RegExp(String.raw`\bor\s+(${number}|\x60[^\x60]+\x60|"[^"]+")(?=\s*(?:[.;,)]|$|[=(])|\s+(?:for|to|if|when|where|means|as)\b)`, "giu");
const means = String.raw`(?:means?|disables?|enables?|turns?|stands\s+for|indicates?|denotes?|selects?|switch(?:es)?|removes?|for|to|is(?!\s+(?:not|no|never|invalid|reserved|refused|rejected|forbidden|illegal|an?\s+error)\b))`;
const explained = new RegExp(
  String.raw`(?:^|[.;,(]\s*)(?:(?:use|set(?:\s+to)?|special\s+value|a\s+value\s+of)\s+)?\x60?(${number})\x60?(?:\s*=|\s+${means}\b)`,
  "giu",
);

function isValue(value: Scalar): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function isOutside(value: number, { minimum = -Infinity, maximum = Infinity }: Limits): boolean {
  return value < minimum || value > maximum;
}

function hasNumber(text: string, number: number): boolean {
  return [...text.matchAll(/-?\d+(?:\.\d+)?/g)].some(([one]) => Math.abs(Number(one)) === Math.abs(number));
}
