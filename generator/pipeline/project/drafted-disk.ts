/** The disk as it will be once the files of a drafted service are written. */
import { posix } from "node:path";
import type { Disk } from "../../disk/disk.ts";
import { overlayDisk, pathBelow } from "../../disk/overlay-disk.ts";
import { treeDisk } from "../../git/tree-disk.ts";
import type { Project } from "../../contract.ts";
import type { ServiceFolder } from "./services.ts";

/** @param texts all files of the service, by path relative to the root */
export function draftedDisk({ root }: Project, { folder }: ServiceFolder, texts: ReadonlyMap<string, string>, disk: Disk): Disk {
  // Definitions can lie above the root, and who follows an import asks for the plain path.
  const at = posix.join(root, folder);
  const contents = new Map([...texts].map(([path, text]) => [path.slice(folder.length + 1), Buffer.from(text)]));
  const blobs = new Map([...contents].map(([path, { length }]) => [path, { kind: "file" as const, hash: path, size: length }]));
  const files = treeDisk({ blobs, read: (paths) => paths.map((path) => contents.get(path)!) }, () => false);
  return overlayDisk(disk, (path) => {
    const rest = pathBelow(at, posix.normalize(path));
    return rest === undefined ? undefined : { disk: files, path: rest === "" ? "/" : rest, back: (real) => at + real };
  });
}
