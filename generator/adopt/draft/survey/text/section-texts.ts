/** The texts of a section that say something by themselves. */
import type { StatedSection } from "../../../../facts/stated-section.ts";

/** Sentences, items, and rows of two cells. */
export function sectionTexts({ prose, blocks }: StatedSection): readonly string[] {
  const rows = blocks
    .filter(({ block }) => block.is === "list" || block.columns.length === 2)
    .flatMap((block) => block.rows.map(({ row }) => row.cells.map(({ text }) => text).join(": ")));
  return [...prose.map(({ text }) => text), ...rows];
}
