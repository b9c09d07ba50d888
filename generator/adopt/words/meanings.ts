/** What each value means, as a list of Markdown: `'on': lit; 'off': dark`. */
import type { Scalar } from "../../model/shape.ts";

/** A list of its own lines where the sentence tells the meanings of some of the values and nothing else; undefined otherwise. */
export function meaningsListed(sentence: string, values: readonly Scalar[]): string | undefined {
  const known = new Set(values.map(String));
  const clauses = sentence.split(/;\s+/).map((clause) => meaning.exec(clause.trim())?.slice(1));
  const meanings = clauses.flatMap((one) => (one === undefined || !known.has(one[0]!) ? [] : [{ value: one[0]!, means: one[1]! }]));
  if (meanings.length < 2 || meanings.length < clauses.length || meanings.some(({ value }) => value.includes("`"))) return undefined;
  const [last] = meanings.slice(-1);
  const isEnd = meanings.filter(({ means }) => means.endsWith(".")).length === 1 && last!.means.endsWith(".");
  return meanings.map(({ value, means }) => meaningLine({ value, means: isEnd && means === last!.means ? means.slice(0, -1) : means })).join("\n");
}

export function meaningLine({ value, means }: { readonly value: string; readonly means: string }): string {
  return `- \`${value}\`: ${means}`;
}

/** The value, in quotes or without, and behind a colon what it means. */
const meaning = /^["'“‘`]?([^"'“”‘’`\s:]+)["'”’`]?\s*:\s+(\S.*)$/su;
