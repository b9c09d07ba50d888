/** Values in quotes, each of which is followed by what it means: `'on': Always on (default); 'off': Never;` */
import { sentenceEnd } from "../../documents/markdown/sentences.ts";
import type { FoundFact } from "../fact.ts";

export const mayQuote = /["'’”]:\s/;

export function quotedValues(text: string): readonly FoundFact[] {
  const explained = explainedInQuotes(text);
  if (explained === undefined) return [];
  const at = { index: explained.from, end: explained.to };
  const usual = explained.values.find(({ isDefault }) => isDefault);
  return [
    { fact: "values", value: explained.values.map(({ value }) => value), ...at },
    ...(usual === undefined ? [] : [{ fact: "default", value: usual.value, ...at } as const]),
  ];
}

/** What is explained, and from where to where. */
export function explainedInQuotes(text: string): { readonly values: readonly Item[]; readonly from: number; readonly to: number } | undefined {
  const start = begins.exec(text);
  if (start === null) return undefined;
  const values: Item[] = [];
  let to = start.index;
  for (item.lastIndex = to; ; to = item.lastIndex) {
    const [, value, within, last, mark] = item.exec(text) ?? [];
    const means = within ?? last;
    if (value === undefined || means === undefined) break;
    values.push({ value, means: means.replace(ofDefault, ""), isDefault: ofDefault.test(means), isListed: mark?.startsWith(";") !== false });
  }
  const isList = values.length > 1 || values[0]?.isListed === true;
  return isList && !values.some(({ means }) => isType.test(means)) ? { values, from: start.index, to } : undefined;
}

interface Item {
  readonly value: string;
  readonly means: string;
  readonly isDefault: boolean;
  /** A semicolon stands behind it. */
  readonly isListed: boolean;
}

const value = `[^"'‘’“”;:]+`;
const label = String.raw`["'‘“]${value}["'’”]:\s`;
const quoted = String.raw`["'‘“](${value})["'’”]:\s+`;
const begins = new RegExp(String.raw`(?<=^|[.;:]\s+)${quoted}`);

/** A meaning reaches to the semicolon before the next label; the last one to its own, or to the end of its sentence. */
const item = new RegExp(String.raw`${quoted}(?:((?:(?!${label})[^;])+);\s*(?=${label})|((?:(?!${sentenceEnd})[^;])+)(;\s*|\.?\s*$|(?=\.\s)))`, "iy");
const ofDefault = /\s*\((?:the )?default\)$/i;
/** As the fields of an object have them. */
const isType = /^(?:an? )?(?:string|number|integer|boolean|object|array|list|null)\b/i;
