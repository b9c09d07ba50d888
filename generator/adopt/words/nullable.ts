/** A type that can be null where its row says so. */
import type { Row } from "../../documents/document.ts";
import { saysNull } from "../../facts/cells/nullable.ts";

export function nullableAs(row: Row, type: string): string {
  if (!saysNull(row) || /\bnull\b/.test(type)) return type;
  return `${type.includes(" & ") ? `(${type})` : type} | null`;
}
