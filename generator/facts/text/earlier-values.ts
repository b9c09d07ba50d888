/** What brackets behind a value tell of earlier versions: `1 (corrected in 3.2)`, `1 (0 before release 3.1)`. It holds no longer, or says only when it came. */
import { matchesOf } from "./matches.ts";

const version = String.raw`(?:(?:version|release|edition|revision)s? |v)?\d[\w.]*`;
const earlier = String.raw`(?:earlier|previous|former|older) (?:versions?|releases?|editions?|revisions?)`;
const became = String.raw`(?:corrected|changed|fixed|updated|revised|amended|raised|lowered|increased|reduced) (?:in|since|with|from|as of) (?:${version}|this (?:version|release|edition))`;
const was = String.raw`(?:was|were|formerly|previously|originally)\b[^()]{1,40}`;
const before = String.raw`[^()]{1,30} (?:(?:before|until|up to) ${version}|(?:in|before) ${earlier})`;

const inBrackets = new RegExp(String.raw`\((?:${became}|${was}|${before})\)`, "giu");

/** The stretches of a text that tell it. */
export function earlierValuesIn(text: string): readonly { readonly index: number; readonly end: number }[] {
  if (!text.includes("(")) return [];
  return matchesOf(inBrackets, text).map(({ index, 0: match }) => ({ index, end: index + match.length }));
}

/** Whether words tell it, with brackets around them or without. */
export function isOfEarlierValues(words: string | undefined): boolean {
  return words !== undefined && earlierValuesIn(words.startsWith("(") ? words : `(${words})`).length > 0;
}
