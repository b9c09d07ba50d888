/** What adopting does about findings: a step with its edits, or why there is none. */
import type { Position } from "../diagnostics/diagnostic.ts";
import type { Finding } from "../drift/findings/finding.ts";
import type { NeededImport } from "./edit/imports.ts";
import type { Edit } from "./edit/opened-files.ts";

export interface Step {
  readonly is: "step";
  /** The findings that it settles. */
  readonly findings: readonly Finding[];
  readonly edits: readonly Edit[];
  /** Its edits are those of our edition as well. */
  readonly bringsDocument?: true;
  /** In our edition the whole passage becomes the other edition's. */
  readonly takesPassage?: true;
  /** Whole files that come, by path. */
  readonly files?: ReadonlyMap<string, string>;
  /** Files that go. */
  readonly removes?: readonly string[];
  /** Names that a file needs for its edits. */
  readonly needs: readonly (NeededImport & { readonly file: string })[];
  /** In the words of a person: `"weight" of Books is Range<0, 7>`. */
  readonly says: string;
  /** Where it changes the definitions, as they stand now. */
  readonly at?: Position;
  /** What of it is a guess, to be looked through. */
  readonly guesses?: readonly string[];
  /** Why the definitions do not say what our edition says from now on, or say it in words alone: somebody has to write it there. */
  readonly leaves?: string;
}

/** A step for one finding, which needs no names unless it says so. */
export function stepOf(finding: Finding): Pick<Step, "is" | "findings" | "needs"> {
  return { is: "step", findings: [finding], needs: [] };
}

export interface Unplaced {
  readonly is: "unplaced";
  readonly findings: readonly Finding[];
  /** Why the definitions cannot take it, in a sentence. */
  readonly why: string;
}

export type Planned = Step | Unplaced;

export function unplaced(finding: Finding, why: string): Unplaced {
  return { is: "unplaced", findings: [finding], why };
}
