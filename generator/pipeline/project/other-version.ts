/**
 * Another version of the tool where the editor finds `specwright/words`: definitions are read with this tool's own words,
 * so that the editor and the generator could disagree.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Disk } from "../../disk/disk.ts";
import { readText } from "../../disk/read-text.ts";
import type { Project } from "../../contract.ts";
import { version } from "../fingerprint.ts";

/** The finding, at the package that is in the way. */
export function otherVersion({ root, definitions }: Project, disk: Disk): readonly Diagnostic[] {
  for (let folder = `${root}/${definitions}`; folder.length >= root.length; folder = folder.slice(0, folder.lastIndexOf("/"))) {
    const file = `${folder}/node_modules/specwright/package.json`;
    if (disk.stat(file)?.kind !== "file") continue;
    const found = versionIn(file, disk);
    return found === version ? [] : [report("other-version", { found, version, file: file.slice(root.length + 1) })];
  }
  return [];
}

function versionIn(file: string, disk: Disk): string {
  const text = readText(file, { disk });
  const match = text.ok ? /"version"\s*:\s*"([^"]*)"/.exec(text.value) : null;
  return match?.[1] ?? "unknown";
}
