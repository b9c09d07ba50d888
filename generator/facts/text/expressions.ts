/**
 * Regular expressions that values match: `matching ^[a-z]+$`, `pattern: ^\\d{4}$`. Their marks, from the beginning to the end of a value, tell them from words.
 */
import type { FoundFact } from "../fact.ts";

export const mayMatch = /\^/;

export function expressionsIn(text: string): readonly FoundFact[] {
  const match = expressionPattern.exec(text);
  const span = match?.indices?.[1];
  return span === undefined || !isExpression(match![1]!) ? [] : [{ fact: "pattern", value: match![1]!, index: match!.index, end: span[1] }];
}

/** A cell that holds nothing else. */
export function expressionAlone(text: string): string | undefined {
  return alone.test(text) && isExpression(text) ? text : undefined;
}

const expression = String.raw`\^\S+\$`;
const expressionPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}_-])(?:(?:must |has to |have to )?match(?:es|ing)?|patterns?|reg(?:ular )?ex(?:p|pression)?)(?:\s+(?:is|of|the|an?|with|pattern|reg(?:ular )?ex(?:p|pression)?))*\s*:?\s*/?(${expression})(?=/?(?:[\s.,;:)]|$))`,
  "diu",
);
const alone = new RegExp(`^${expression}$`, "u");

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, "u").source !== "";
  } catch {
    return false;
  }
}
