/** The change logs of services: `changes.md` beside the definitions of each, with a section for each version. */
import { entryOf } from "../changes/entry.ts";
import { withEntry } from "../changes/change-log.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { settleNow } from "../disk/fault.ts";
import { readText } from "../disk/read-text.ts";
import { replaceFile } from "../disk/replace.ts";
import type { ServiceDiff } from "../diff/finding.ts";
import type { Project } from "./contract.ts";

/** A service of the new version, and what has been found about it. */
export interface Compared {
  readonly folder: string;
  readonly diff: ServiceDiff;
}

/** The paths of the logs that were written: those of services in which something has changed. What is accepted is a change as well. */
export function writeChangeLogs({ root }: Project, compared: readonly Compared[], version: string, disk: Disk): Outcome<readonly string[]> {
  const written: string[] = [];
  for (const { folder, diff } of compared) {
    const findings = [...diff.findings, ...diff.accepted.map(({ finding }) => finding)];
    if (findings.length === 0) continue;
    const path = `${folder}/changes.md`;
    if (path.startsWith("../")) return failure([report("path-outside-root", { option: "definitions", path: folder })]);
    const log = disk.stat(`${root}/${path}`) === undefined ? outcome("", []) : readText(`${root}/${path}`, { disk, shown: path });
    if (!log.ok) return log;
    const text = withEntry(log.value, version, entryOf(findings));
    const done = settleNow(() => outcome(text === log.value || replaceFile(disk, `${root}/${path}`, text), []), () => path);
    if (!done.ok) return done;
    written.push(path);
  }
  return outcome(written, []);
}
