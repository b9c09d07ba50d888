/** Values in quotes, each of which is followed by what it means: `'on': Always on (default); 'off': Never;` */
import type { Found } from "../fact.ts";

export const mayQuote = /["'’”]:\s/;

export function quotedValues(text: string): readonly Found[] {
  const start = begins.exec(text);
  if (start === null) return [];
  const items: Item[] = [];
  let end = start.index;
  for (item.lastIndex = end; ; end = item.lastIndex) {
    const [, value, means, mark] = item.exec(text) ?? [];
    if (value === undefined) break;
    items.push({ value, means: means!, isListed: mark!.startsWith(";") });
  }
  const isList = items.length > 1 || items[0]?.isListed === true;
  if (!isList || items.some(({ means }) => isType.test(means))) return [];
  const at = { index: start.index, end };
  const usual = items.find(({ means }) => isDefault.test(means));
  return [{ fact: "values", value: items.map(({ value }) => value), ...at }, ...(usual === undefined ? [] : [{ fact: "default", value: usual.value, ...at } as const])];
}

interface Item {
  readonly value: string;
  readonly means: string;
  /** A semicolon stands behind it. */
  readonly isListed: boolean;
}

const quoted = String.raw`["'‘“]([^"'‘’“”;:]+)["'’”]:\s+`;
const begins = new RegExp(String.raw`(?<=^|[.;:]\s+)${quoted}`);
/** A meaning reaches to the semicolon; the last one to the end of its sentence. */
const item = new RegExp(String.raw`${quoted}((?:(?!\.(?:\s|$))[^;])+)(;\s*|\.?\s*$|(?=\.\s))`, "y");
const isDefault = /\((?:the )?default\)$/i;
/** As the fields of an object have them. */
const isType = /^(?:an? )?(?:string|number|integer|boolean|object|array|list|null)\b/i;
