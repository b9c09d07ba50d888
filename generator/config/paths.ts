/** Paths as they are shown and stored: relative, with `/` on every system. */
import { isAbsolute, relative, sep } from "node:path";

/** The path of a file or folder from a folder; `.` for the folder itself. */
export function pathFrom(folder: string, path: string): string {
  const from = relative(folder, path);
  return from === "" ? "." : from.split(sep).join("/");
}

/** Whether a path that `pathFrom` made leads out of the folder; another drive of Windows does. */
export function leadsOut(path: string): boolean {
  return path === ".." || path.startsWith("../") || isAbsolute(path);
}

/** Whether one of two absolute paths holds the other, or is it. */
export function overlap(one: string, other: string): boolean {
  return !leadsOut(pathFrom(one, other)) || !leadsOut(pathFrom(other, one));
}
