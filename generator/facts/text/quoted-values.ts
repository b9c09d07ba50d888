/** Values in quotes, each of which is followed by what it means: `'on': Always on (default); 'off': Never;` */
import type { Found } from "../fact.ts";

export const mayQuote = /["'’”]:\s/;

export function quotedValues(text: string): readonly Found[] {
  const told = explainedInQuotes(text);
  if (told === undefined) return [];
  const at = { index: told.from, end: told.to };
  const usual = told.values.find(({ isDefault }) => isDefault);
  return [
    { fact: "values", value: told.values.map(({ value }) => value), ...at },
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
    const [, value, means, mark] = item.exec(text) ?? [];
    if (value === undefined) break;
    values.push({ value, means: means!.replace(ofDefault, ""), isDefault: ofDefault.test(means!), isListed: mark!.startsWith(";") });
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

const quoted = String.raw`["'‘“]([^"'‘’“”;:]+)["'’”]:\s+`;
const begins = new RegExp(String.raw`(?<=^|[.;:]\s+)${quoted}`);
/** A meaning reaches to the semicolon; the last one to the end of its sentence. */
const item = new RegExp(String.raw`${quoted}((?:(?!\.(?:\s|$))[^;])+)(;\s*|\.?\s*$|(?=\.\s))`, "y");
const ofDefault = /\s*\((?:the )?default\)$/i;
/** As the fields of an object have them. */
const isType = /^(?:an? )?(?:string|number|integer|boolean|object|array|list|null)\b/i;
