/**
 * What stands in the way of the outputs. Every output goes through real folders only: a link on the way could lead out of
 * the output folder, or make two paths one file. Nothing here is overcome by force.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk, FileKind } from "../disk/disk.ts";
import { listFiles } from "../disk/list.ts";
import type { Expectation } from "./expectation.ts";
import { folderOf, outputPlace, shownPlace, WORK, type Site } from "./site.ts";

const NAMES = { file: "a file", folder: "a folder", link: "a symbolic link", other: "no regular file" } satisfies Record<FileKind, string>;

/** One finding per obstacle, however many outputs it stops. */
export function obstacles(site: Site, { wanted, stale }: Expectation): readonly Diagnostic[] {
  const root = site.disk.stat(site.out);
  if (root !== undefined && root.kind !== "folder") return [report("output-folder-is-file", { path: site.shown })];
  const folders = new Map<string, FileKind | undefined>([[WORK, site.disk.kind(outputPlace(site, WORK))]]);
  for (const path of [...wanted.keys(), ...stale.keys()]) foldersAbove(site.disk, site.out, folderOf(path), folders);
  return [
    ...[...folders].flatMap(([path, kind]) => (kind === undefined || kind === "folder" || stale.has(path) ? [] : [inTheWay(site, path, kind, "a folder")])),
    ...[...wanted.keys()].flatMap((path) => fileObstacle(site, path, stale)),
    ...[...stale.keys()].flatMap((path) => (site.disk.kind(outputPlace(site, path)) === "link" ? [inTheWay(site, path, "link", "a generated file")] : [])),
  ];
}

/** Whether a path leads through anything but real folders. */
export function leadsThroughLink(site: Site, path: string): boolean {
  const folders = new Map<string, FileKind | undefined>();
  foldersAbove(site.disk, site.out, folderOf(path), folders);
  return [...folders.values()].includes("link");
}

/** Looks at a folder and all above it, each once. */
function foldersAbove(disk: Disk, out: string, folder: string, seen: Map<string, FileKind | undefined>): void {
  if (folder === "" || seen.has(folder)) return;
  foldersAbove(disk, out, folderOf(folder), seen);
  const above = folderOf(folder);
  // Behind a link or below nothing there is nothing to look at: the obstacle, if any, is further up.
  const reachable = above === "" || seen.get(above) === "folder";
  seen.set(folder, reachable ? disk.kind(`${out}/${folder}`) : undefined);
}

function fileObstacle(site: Site, path: string, stale: ReadonlyMap<string, unknown>): Diagnostic[] {
  const kind = site.disk.kind(outputPlace(site, path));
  if (kind === undefined || kind === "file" || (kind === "folder" && empties(site, path, stale))) return [];
  return [inTheWay(site, path, kind, "a generated file")];
}

/** Whether a folder goes because all that it holds is stale. */
function empties(site: Site, folder: string, stale: ReadonlyMap<string, unknown>): boolean {
  const files = listFiles(outputPlace(site, folder), { disk: site.disk });
  return files.ok && files.value.length > 0 && files.value.every((file) => stale.has(`${folder}/${file}`));
}

function inTheWay(site: Site, path: string, kind: FileKind, need: string): Diagnostic {
  return report("in-the-way", { path: shownPlace(site, outputPlace(site, path)), what: NAMES[kind], need });
}
