/** The difference of two texts for a reader's eyes: unified, and short whatever the texts are. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";

const MOST_LINES = 60;
/** Texts further apart than this many lines are not worth the time that comparing them takes. */
const MOST_EDITS = 500;

/** From what stands on the disk to what the run would write. */
export function unifiedDiff(path: string, before: Buffer, after: Buffer): string {
  const [left, right] = [before, after].map((bytes) => bytes.toString("utf8")) as [string, string];
  const options = { context: 3, maxEditLength: MOST_EDITS, headerOptions: FILE_HEADERS_ONLY };
  const patch = createTwoFilesPatch(path, path, left, right, "on disk", "generated", options);
  if (patch === undefined) return `${path}: the two texts have little in common; no diff is shown.\n`;
  const lines = patch.split("\n");
  if (lines.length <= MOST_LINES) return patch;
  return `${lines.slice(0, MOST_LINES).join("\n")}\n… and ${lines.length - MOST_LINES} more lines\n`;
}
