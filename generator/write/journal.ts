/**
 * The journal of a commit: each file that changes, with the names under which its new and its old text are staged.
 * The run is decided the moment the journal has its name: before that nothing has changed, after that a run that died is
 * finished by the next one. `undo` is the same journal read backwards; which of the two names it has is the direction.
 */
import type { OutputChange } from "./compare-outputs.ts";
import { leadsThroughLink } from "./obstacles.ts";
import { unsafeReason } from "../values/path-rules.ts";
import { stagePlace, workPlace, type Site } from "./site.ts";

/** One file: the names of its staged texts. No `after`: it is removed. No `before`: it did not exist. */
export interface JournalStep {
  readonly path: string;
  readonly after?: string;
  readonly before?: string;
}

export type Direction = "commit" | "undo";

/**
 * Puts the new texts beside the outputs. What the disk cannot hold is found out here, with every output untouched.
 * They are not forced onto the medium: a computer that loses its power may leave empty files, and those are simply generated again.
 */
export function stageChanges(site: Site, changes: readonly OutputChange[]): readonly JournalStep[] {
  site.disk.makeFolder(stagePlace(site));
  return changes.map(({ path, before, after }, index) => {
    if (after !== undefined) site.disk.write(stagePlace(site, `after-${index}`), after);
    return { path, ...(after && { after: `after-${index}` }), ...(before && { before: `before-${index}` }) };
  });
}

/** Puts the old texts there as well. Needed only to take back, so it costs a run that succeeds nothing. */
export function stageOldTexts(site: Site, steps: readonly JournalStep[], changes: readonly OutputChange[]): void {
  for (const [index, { before }] of steps.entries()) {
    if (before !== undefined) site.disk.write(stagePlace(site, before), changes[index]!.before!);
  }
}

/** Decides the run. Written among the staged texts first, so that half a journal is cleared away with them. */
export function writeJournal(site: Site, steps: readonly JournalStep[]): void {
  site.disk.write(stagePlace(site, "journal"), JSON.stringify({ version: 1, steps }), true);
  site.disk.syncFolder(stagePlace(site));
  site.disk.rename(stagePlace(site, "journal"), workPlace(site, "commit"));
  site.disk.syncFolder(workPlace(site));
}

/** The journal that a run left behind, if any. One that is no journal, or names what is not to be touched, is none. */
export function readJournal(site: Site, direction: Direction): readonly JournalStep[] | undefined {
  const place = workPlace(site, direction);
  if (site.disk.kind(place) !== "file") return undefined;
  const steps = parseSteps(site.disk.read(place).toString("utf8"));
  return steps?.every(({ path }) => !leadsThroughLink(site, path)) ? steps : undefined;
}

function parseSteps(text: string): readonly JournalStep[] | undefined {
  try {
    const journal: unknown = JSON.parse(text);
    return isJournal(journal) ? journal.steps : undefined;
  } catch {
    return undefined;
  }
}

function isJournal(value: unknown): value is { steps: readonly JournalStep[] } {
  return isRecord(value) && value["version"] === 1 && Array.isArray(value["steps"]) && value["steps"].every(isStep);
}

function isStep(value: unknown): value is JournalStep {
  return (
    isRecord(value) &&
    typeof value["path"] === "string" &&
    unsafeReason(value["path"]) === undefined &&
    isStaged(value["after"], "after") &&
    isStaged(value["before"], "before")
  );
}

function isStaged(value: unknown, side: "after" | "before"): boolean {
  return value === undefined || (typeof value === "string" && new RegExp(`^${side}-\\d+$`).test(value));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
