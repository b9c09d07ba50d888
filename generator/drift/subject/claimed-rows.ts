/** The rows of a section of which definitions speak. */
import type { StatedSection } from "../../facts/stated-section.ts";
import type { Claim } from "./claims.ts";
import { standingRows, type RowStanding, type Subject } from "./subject.ts";

/** A row with the definitions that claim it. */
export interface ClaimedRow extends RowStanding {
  readonly claims: readonly Claim[];
}

export function claimedRows({ claims }: Subject, section: StatedSection): readonly ClaimedRow[] {
  const rows: ClaimedRow[] = [];
  for (const { block, row } of standingRows([section])) {
    const own = claims.on(row.row);
    if (own.length > 0) rows.push({ section, block, row, claims: own });
  }
  return rows;
}

export function hasNotes(roles: ReadonlyMap<string, string>): boolean {
  return [...roles.values()].includes("notes");
}
