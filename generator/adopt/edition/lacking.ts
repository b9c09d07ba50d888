/** What our own edition lacks although definitions say it and the other edition has it: nothing is found between those two, and our edition alone follows. */
import { findPlace } from "../../documents/places/find.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import { describeFinding } from "../describe-finding.ts";
import type { Step } from "../step.ts";
import type { Editions } from "./editions.ts";
import { editsForFinding } from "./edits-for-finding.ts";

/** @param besides what our own edition says otherwise than the definitions */
export function lackingSteps(editions: Editions, besides: readonly Finding[]): readonly Step[] {
  if (editions.ours.file === editions.theirs.file) return [];
  return besides.flatMap((finding) => {
    const found = asTheyHaveIt(editions, finding);
    return found === undefined || editsForFinding(found, editions).length === 0
      ? []
      : [
          {
            is: "step" as const,
            findings: [found],
            edits: [],
            needs: [],
            says: `${describeFinding(found)}: in our own edition as well`,
            at: found.document,
          },
        ];
  });
}

/** Of a row that is gone here, or says something else here, where it stands there. */
function asTheyHaveIt({ theirs }: Editions, finding: Finding): Finding | undefined {
  const { change, fact, place, from } = finding;
  const isGone = change === "removed" && fact === "row";
  const found = place.row !== undefined && (isGone || change === "changed") ? findPlace(theirs.contents, place) : undefined;
  if (found?.row === undefined) return undefined;
  const at = { ...finding, document: found.row.at, also: [] };
  return isGone ? { ...at, change: "added", ...(from === undefined ? {} : { to: from }) } : at;
}
