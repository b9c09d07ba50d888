/** Which rows of a section are fields of its own. */
import type { StatedBlock, StatedRow, StatedSection } from "../../facts/stated.ts";

/** The rows of fields that are nested in no other one. */
export function ownRows(section: StatedSection): readonly StatedRow[] {
  return section.blocks.filter(isOwn).flatMap(({ rows }) => rows.filter(({ facts }) => facts.some(({ fact }) => fact === "type")));
}

function isOwn({ block }: StatedBlock): boolean {
  return block.path === undefined && block.is !== "cell";
}
