/** The change logs of services: `changes.md` beside the definitions of each, with a section for each version. */
import { readChangeLog, withEntry, type LoggedVersion } from "../../changes/change-log.ts";
import { logEntry } from "../../changes/log-entry.ts";
import { failure, outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { report } from "../../diagnostics/report.ts";
import type { ServiceDiff } from "../../diff/finding.ts";
import type { Disk } from "../../disk/disk.ts";
import { catchFaultsSync } from "../../disk/fault.ts";
import { readText } from "../../disk/read-text.ts";
import { replaceFile } from "../../disk/replace.ts";
import { hashOf } from "../../values/hash.ts";
import type { Project } from "../../contract.ts";
import type { ServiceFolder } from "./services.ts";

/** The change log of a service, as its docs show it. */
export interface ChangeLog {
  /** Relative to the root. */
  readonly path: string;
  /** Undefined where there is none. */
  readonly hash: string | undefined;
  readonly versions: readonly LoggedVersion[];
}

export function changeLogOf({ root }: Project, { folder }: ServiceFolder, disk: Disk): Outcome<ChangeLog> {
  const path = logIn(folder);
  if (disk.stat(`${root}/${path}`) === undefined) return outcome({ path, hash: undefined, versions: [] }, []);
  const text = readText(`${root}/${path}`, { disk, shown: path });
  return text.ok ? outcome({ path, hash: hashOf(text.value), versions: readChangeLog(text.value) }, text.diagnostics) : text;
}

function logIn(folder: string): string {
  return `${folder}/changes.md`;
}

/** A service of the new version, and what has been found about it. */
export interface ComparedService {
  readonly folder: string;
  readonly diff: ServiceDiff;
}

/** The paths of the logs that were written: those of services in which something has changed. What is accepted is a change as well. */
export function writeChangeLogs({ root }: Project, compared: readonly ComparedService[], version: string, disk: Disk): Outcome<readonly string[]> {
  const written: string[] = [];
  for (const { folder, diff } of compared) {
    const findings = [...diff.findings, ...diff.accepted.map(({ finding }) => finding)];
    if (findings.length === 0) continue;
    const path = logIn(folder);
    if (path.startsWith("../")) return failure([report("path-outside-root", { option: "definitions", path: folder })]);
    const log = disk.stat(`${root}/${path}`) === undefined ? outcome("", []) : readText(`${root}/${path}`, { disk, shown: path });
    if (!log.ok) return log;
    const text = withEntry(log.value, version, logEntry(findings));
    const done = catchFaultsSync(
      () => outcome(text === log.value || replaceFile(disk, `${root}/${path}`, text), []),
      () => path,
    );
    if (!done.ok) return done;
    written.push(path);
  }
  return outcome(written, []);
}
