/** Replaces one file in one step: a reader sees the old text or the new one, never a part. */
import { DiskFault, type Disk } from "./disk.ts";
import { ignoreFaults } from "./fault.ts";

/** Writes a file beside its place, then puts it there. What fails leaves the old file and no trace. */
export function replaceFile(disk: Disk, path: string, text: string | Uint8Array): void {
  const beside = `${path}.${process.pid}.part`;
  try {
    disk.write(beside, text, false);
    disk.rename(beside, path);
  } catch (error) {
    ignoreFaults(() => disk.removeTree(beside));
    throw error;
  }
}

/** Removes a folder and those above it, up to but without `top`, as long as they are empty. */
export function removeEmptyFolders(disk: Disk, top: string, folder: string): void {
  for (let at = folder; at.length > top.length && at.startsWith(`${top}/`); at = at.slice(0, at.lastIndexOf("/"))) {
    if (!removeIfEmpty(disk, at)) return;
  }
}

/** Whether the folder is gone afterwards. */
export function removeIfEmpty(disk: Disk, folder: string): boolean {
  try {
    disk.removeFolder(folder);
    return true;
  } catch (error) {
    if (!(error instanceof DiskFault)) throw error;
    if (error.code === "ENOENT") return true;
    if (error.code === "ENOTEMPTY" || error.code === "EEXIST" || error.code === "ENOTDIR") return false;
    throw error;
  }
}
