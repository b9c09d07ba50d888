/**
 * Lists the files below a folder in one fixed order, each once and under its own name.
 * A link is not followed: what it leads to inside the folder is listed anyway. One that leads out, nowhere or in a circle is a finding.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "./disk.ts";
import { catchFaultsSync } from "./fault.ts";
import { nodeDisk } from "./node-disk.ts";
import { byCodePoint } from "../values/by-code-point.ts";

export interface ListOptions {
  readonly disk?: Disk;
  /** The folder as the reader of a diagnostic knows it. */
  readonly shown?: string;
  /** Names of files and folders that are passed over, wherever they stand. */
  readonly skip?: (name: string) => boolean;
}

/** The paths of all files below a folder, relative to it, with `/`, by code point. */
export function listFiles(folder: string, { disk = nodeDisk, shown = folder, skip = () => false }: ListOptions = {}): Outcome<readonly string[]> {
  return catchFaultsSync(
    () => {
      const files: string[] = [];
      const found: Diagnostic[] = [];
      const root = disk.realPath(folder);
      visit("");
      return outcome(files.sort(byCodePoint), found);

      function visit(below: string): void {
        for (const { name, kind } of disk.entries(folder + below)) {
          const path = `${below}/${name}`;
          if (skip(name)) continue;
          if (kind === "file") files.push(path.slice(1));
          else if (kind === "folder") visit(path);
          else if (kind === "link") found.push(...linkFinding(path));
        }
      }

      function linkFinding(path: string): Diagnostic[] {
        const holes = { path: shown + path, folder: shown };
        if (disk.stat(folder + path) === undefined) return [report("link-dangling", holes)];
        const real = disk.realPath(folder + path);
        if (!within(root, real)) return [report("link-leads-out", holes)];
        return within(real, root + path) ? [report("link-loop", holes)] : [];
      }
    },
    (path) => shown + path.slice(folder.length),
  );
}

function within(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith("/") ? root : `${root}/`);
}
