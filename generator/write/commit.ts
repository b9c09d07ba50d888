/**
 * Brings planned outputs onto the disk: all of them or none, and each file always whole.
 * Nothing of a person's is overwritten unasked, nothing outside the output folder is touched, and what is up to date keeps its time.
 */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { catchFaults } from "../disk/fault.ts";
import { nodeDisk } from "../disk/node-disk.ts";
import type { OutputPlan } from "../plan/output.ts";
import { applyChanges, recover } from "./apply.ts";
import { compareOutputs, compareOutputsAtRest, type Comparison } from "./compare-outputs.ts";
import { encodePlan, type EncodedPlan } from "./encode.ts";
import { diffsOf, outOfDateFindings, refusals, refusedChanges } from "./findings.ts";
import { acquireLock } from "./lock.ts";
import { pathFindings } from "./path-findings.ts";
import { shownPlace, workPlace, type Site } from "./site.ts";
import { writeReport, type WriteReport } from "./write-report.ts";

/** Write; or write nothing and say what is out of date (check) or what would happen (dry-run). */
export type CommitMode = { readonly is: "write"; readonly force: boolean } | { readonly is: "check" } | { readonly is: "dry-run"; readonly force?: boolean };

export interface CommitOptions {
  readonly disk?: Disk;
  /** The output folder as the reader of a diagnostic knows it, where that is not `out` itself. */
  readonly shown?: string;
  /** How long to wait for another run, in milliseconds. */
  readonly patience?: number;
}

/**
 * Makes the output folder hold what the plans say. In check mode each file that is out of date is a warning, and the report carries its diff;
 * in the other modes a file that a person edited is an error unless `force` is given.
 */
export async function commitPlans(out: string, plans: readonly OutputPlan[], mode: CommitMode, options: CommitOptions = {}): Promise<Outcome<WriteReport>> {
  const { disk = nodeDisk, patience = 10_000 } = options;
  const folder = withoutSlash(out);
  const site = { disk, out: folder, shown: withoutSlash(options.shown ?? folder) };
  const unsafe = pathFindings(plans);
  if (unsafe.length > 0) return failure(unsafe);
  const encoded = plans.map(encodePlan);
  return catchFaults(
    () => (mode.is === "write" ? write(site, encoded, mode.force, patience) : preview(site, encoded, mode)),
    (place) => shownPlace(site, place),
  );
}

async function preview(site: Site, plans: readonly EncodedPlan[], mode: Exclude<CommitMode, { is: "write" }>): Promise<Outcome<WriteReport>> {
  const compared = compareOutputs(site, plans);
  if (!compared.ok) return compared;
  const comparison = compared.value;
  if (mode.is === "dry-run" && mode.force !== true && refusedChanges(comparison).length > 0) return failure(await refusals(site, refusedChanges(comparison)));
  const findings = mode.is === "check" ? outOfDateFindings(site, comparison) : [];
  // What is out of date is an error, and all that is known of it is told.
  return { ok: true, value: writeReport(comparison, await diffsOf(site, comparison.changes)), diagnostics: findings };
}

async function write(site: Site, plans: readonly EncodedPlan[], force: boolean, patience: number): Promise<Outcome<WriteReport>> {
  // Nothing to do and nobody at work: not even a lock is written, so a folder that cannot be written is no obstacle.
  if (site.disk.kind(workPlace(site)) !== "folder") {
    const atRest = compareOutputsAtRest(site, plans);
    if (!atRest.ok) return atRest;
    if (atRest.value?.changes.length === 0) return outcome(writeReport(atRest.value), []);
  }
  const lock = await acquireLock(site, patience);
  if (!lock.ok) return lock;
  const compared = underLock(site, plans, force, lock.value);
  if (!compared.ok) return compared;
  const blocked = force ? [] : refusedChanges(compared.value);
  return blocked.length > 0 ? failure(await refusals(site, blocked)) : outcome(writeReport(compared.value), []);
}

/** Without a pause from here to the release: whatever happens in between, it happens within this one process. */
function underLock(site: Site, plans: readonly EncodedPlan[], force: boolean, release: () => void): Outcome<Comparison> {
  try {
    recover(site);
    const compared = compareOutputs(site, plans);
    if (compared.ok && compared.value.changes.length > 0 && (force || refusedChanges(compared.value).length === 0)) applyChanges(site, compared.value.changes);
    return compared;
  } finally {
    release();
  }
}

function withoutSlash(folder: string): string {
  return folder.replace(/(?<=.)\/+$/, "") || ".";
}
