/**
 * Brings staged texts into place, or takes them back. Every step can be repeated, so whoever dies half-way is simply followed by somebody
 * who does it again. What goes is removed first: a file may make room for a folder, and a folder for a file.
 */
import { ignoreFaults } from "../disk/fault.ts";
import { removeEmptyFolders } from "../disk/replace.ts";
import type { OutputChange } from "./compare-outputs.ts";
import { readJournal, stageChanges, stageOldTexts, writeJournal, type Direction, type JournalStep } from "./journal.ts";
import { folderOf, outputPlace, stagePlace, workPlace, type Site } from "./site.ts";

/** Makes all changes or none. A fault leaves the old outputs; should even taking back fail, the next run does it. */
export function applyChanges(site: Site, changes: readonly OutputChange[]): void {
  try {
    const steps = stageChanges(site, changes);
    writeJournal(site, steps);
    follow(site, steps, "commit");
  } catch (error) {
    ignoreFaults(() => takeBack(site, changes));
    throw error;
  }
  ignoreFaults(() => clearStage(site));
}

/** Finishes what a run that died had decided, and clears away what it had not. */
export function recover(site: Site): void {
  for (const direction of ["undo", "commit"] as const) {
    const steps = readJournal(site, direction);
    if (steps !== undefined) follow(site, steps, direction);
    else site.disk.removeTree(workPlace(site, direction));
  }
  clearStage(site);
}

/** The staged texts go only when no journal speaks of them any more. */
function takeBack(site: Site, changes: readonly OutputChange[]): void {
  const steps = readJournal(site, "commit");
  if (steps !== undefined) {
    stageOldTexts(site, steps, changes);
    site.disk.rename(workPlace(site, "commit"), workPlace(site, "undo"));
    follow(site, steps, "undo");
  }
  clearStage(site);
}

/** Takes a journal's steps; with the last of them the journal goes. */
function follow(site: Site, steps: readonly JournalStep[], direction: Direction): void {
  const side = direction === "commit" ? "after" : "before";
  const [leaving, coming] = [steps.filter((step) => step[side] === undefined), steps.filter((step) => step[side] !== undefined)];
  for (const { path } of leaving.filter((step) => isDue(site, step, direction))) {
    if (site.disk.kind(outputPlace(site, path)) === "file") site.disk.remove(outputPlace(site, path));
  }
  for (const folder of foldersOf(leaving)) removeEmptyFolders(site.disk, site.out, outputPlace(site, folder));
  for (const folder of foldersOf(coming)) site.disk.makeFolder(outputPlace(site, folder));
  for (const step of coming) {
    if (isDue(site, step, direction)) site.disk.rename(stagePlace(site, step[side]!), outputPlace(site, step.path));
  }
  site.disk.remove(workPlace(site, direction));
}

/** Whether a step is still to be taken. A new text that is still staged was never put in place, and so needs no taking back. */
function isDue(site: Site, { path, after, before }: JournalStep, direction: Direction): boolean {
  const staged = (name: string | undefined) => name !== undefined && site.disk.kind(stagePlace(site, name)) === "file";
  if (direction === "commit") return after === undefined || staged(after);
  if (after === undefined) return staged(before) && site.disk.kind(outputPlace(site, path)) === undefined;
  return !staged(after) && (before === undefined || staged(before));
}

function foldersOf(steps: readonly JournalStep[]): ReadonlySet<string> {
  return new Set(steps.map(({ path }) => folderOf(path)));
}

function clearStage(site: Site): void {
  site.disk.removeTree(stagePlace(site));
}
