/**
 * One run at a time writes an output folder. A run announces itself by a file that names its process, then looks for others: whoever sees
 * a live one withdraws and tries again. Two that announce at once both see each other, so never two go on; and since every file names
 * its own process, removing the file of one that is gone can never hit a live one, as taking over a shared lock file could.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import { DiskFault } from "../disk/disk.ts";
import { ignoreFaults } from "../disk/fault.ts";
import { isRunning, thisProcess, type ProcessName } from "../disk/process.ts";
import { removeIfEmpty } from "../disk/replace.ts";
import { shownPlace, workPlace, type Site } from "./site.ts";

/** A process of another machine cannot be asked, so its file counts for as long as a commit could possibly take. */
const FOREIGN_LIFETIME = 5 * 60_000;

/** Waits up to `patience` milliseconds for the outputs. The value gives them free again. */
export async function acquireLock(site: Site, patience: number): Promise<Outcome<() => void>> {
  const end = performance.now() + patience;
  for (;;) {
    const other = tryLock(site);
    if (other === undefined) return outcome(() => ignoreFaults(() => withdraw(site, lockName(thisProcess()))), []);
    if (performance.now() >= end) return failure([locked(site, other, patience)]);
    // Uneven, so that two that withdrew from each other do not meet again.
    await sleep(20 + Math.random() * 60);
  }
}

/** Undefined when the outputs are this run's; otherwise the name of the lock that they are held by. */
function tryLock(site: Site): string | undefined {
  const mine = lockName(thisProcess());
  if (!announce(site, mine)) return mine;
  const other = site.disk.entries(workPlace(site)).find(({ name }) => name !== mine && isLive(site, name, mine));
  if (other !== undefined) withdraw(site, mine);
  return other?.name;
}

/** False when this very process holds the lock, or the folder went away in between. */
function announce(site: Site, name: string): boolean {
  site.disk.makeFolder(workPlace(site));
  try {
    site.disk.create(workPlace(site, name));
    return true;
  } catch (error) {
    if (error instanceof DiskFault && (error.code === "EEXIST" || error.code === "ENOENT")) return false;
    throw error;
  }
}

function withdraw(site: Site, name: string): void {
  site.disk.removeTree(workPlace(site, name));
  removeIfEmpty(site.disk, workPlace(site));
}

/** Whether an entry of the work folder is the lock of a run at work. That of a process which is gone is removed. */
function isLive(site: Site, entry: string, mine: string): boolean {
  const holder = parseLockName(entry);
  if (holder === undefined) return false;
  if (isRunning(holder) ?? isRecent(site, entry, mine)) return true;
  site.disk.removeTree(workPlace(site, entry));
  return false;
}

/** Both times are the file system's own, so that no two clocks are compared. */
function isRecent(site: Site, entry: string, mine: string): boolean {
  const [theirs, ours] = [entry, mine].map((name) => site.disk.stat(workPlace(site, name))?.modified);
  return theirs !== undefined && ours !== undefined && ours - theirs < FOREIGN_LIFETIME;
}

function lockName({ pid, start, host }: ProcessName): string {
  return `lock-${pid}-${start}-${host}`;
}

function parseLockName(name: string): ProcessName | undefined {
  const [, pid, start, host] = /^lock-(\d+)-(\d+)-([A-Za-z0-9.]*)$/.exec(name) ?? [];
  return pid === undefined || start === undefined || host === undefined ? undefined : { pid: Number(pid), start, host };
}

function locked(site: Site, name: string, patience: number) {
  const holder = parseLockName(name);
  return report("output-locked", {
    holder: holder === undefined ? name : `process ${holder.pid} on ${holder.host}`,
    file: shownPlace(site, workPlace(site, name)),
    seconds: Math.round(patience / 1000),
  });
}
