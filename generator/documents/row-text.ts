/** What the cells of a row say, one after the other: rows that say the same are one row that stands twice. */
import type { Row } from "./document.ts";

export function rowText({ cells }: Row): string {
  return cells.map(({ text }) => text).join("\n");
}
