/** Types that can be null, as they are written. */
import type { Row } from "../../documents/document.ts";
import { saysNull } from "../../facts/cells/nullable.ts";

/** Can be null where its row says so. */
export function nullableAs(row: Row, type: string): string {
  return saysNull(row) && !/\bnull\b/.test(type) ? withNull(type) : type;
}

export function withNull(text: string): string {
  if (hasNull(text)) return text;
  return text.includes(" & ") ? `(${text}) | null` : `${text} | null`;
}

export function hasNull(text: string): boolean {
  return /\|\s*null\b/.test(text);
}
