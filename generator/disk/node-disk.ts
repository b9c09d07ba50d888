/** The disk of this machine, over node:fs. Synchronous: for thousands of small files that is the quicker way. */
import * as fs from "node:fs";
import { dirname } from "node:path";
import { DiskFault, type Disk, type FileKind } from "./disk.ts";
import { byCodePoint } from "../values/by-code-point.ts";

export const nodeDisk: Disk = {
  kind: (path) =>
    attempt("look at", path, () => {
      const stat = absent(() => fs.lstatSync(path, { throwIfNoEntry: false }));
      return stat && kindOf(stat);
    }),
  stat: (path) =>
    attempt("look at", path, () => {
      const stat = absent(() => fs.statSync(path, { throwIfNoEntry: false }));
      return stat && { kind: kindOf(stat), size: stat.size, modified: stat.mtimeMs };
    }),
  realPath: (path) => attempt("resolve", path, () => fs.realpathSync(path).replaceAll("\\", "/")),
  read: (path) => attempt("read", path, () => fs.readFileSync(path)),
  entries: (folder) =>
    attempt("list", folder, () =>
      fs
        .readdirSync(folder, { withFileTypes: true })
        .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
        .sort((left, right) => byCodePoint(left.name, right.name)),
    ),
  create: (path) => attempt("create", path, () => fs.closeSync(fs.openSync(path, "wx"))),
  write: (path, text, durable = false) => attempt("write", path, () => fs.writeFileSync(path, text, { flush: durable })),
  rename: (from, to) => attempt("replace", to, () => fs.renameSync(from, to)),
  remove: (path) => attempt("remove", path, () => fs.unlinkSync(path)),
  makeFolder: (path) => attempt("create", path, () => makeFolder(path)),
  removeFolder: (path) => attempt("remove", path, () => fs.rmdirSync(path)),
  removeTree: (path) => attempt("remove", path, () => fs.rmSync(path, { recursive: true, force: true })),
  syncFolder: (path) => attempt("write", path, () => syncFolder(path)),
};

/** Gives a refusal of the system the form that the tool knows. */
function attempt<Result>(operation: string, path: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error && "code" in error && typeof error.code === "string") throw new DiskFault(error.code, operation, path);
    throw error;
  }
}

/** Below a file there is nothing: the system calls that an error, here it is an absence. */
function absent<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return undefined;
    throw error;
  }
}

function kindOf(stat: Pick<fs.Stats, "isFile" | "isDirectory" | "isSymbolicLink">): FileKind {
  if (stat.isFile()) return "file";
  if (stat.isDirectory()) return "folder";
  return stat.isSymbolicLink() ? "link" : "other";
}

/**
 * With those above it that are missing. Node's own way says of a file system that is mounted read-only that the folder does not exist,
 * and where a folder above refuses with that very reason, as `/proc` does, it tries for ever.
 */
function makeFolder(path: string): void {
  if (makeOne(path)) return;
  makeFolder(dirname(path));
  if (!makeOne(path)) fs.mkdirSync(path);
}

/** Whether it is there now; false where the folder above is missing. Another process may make it meanwhile, and may remove it again: then it is tried anew. */
function makeOne(path: string, tries = 10): boolean {
  try {
    fs.mkdirSync(path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return true;
    if (code === "ENOENT" && dirname(path) !== path) return false;
    if (code === "EEXIST" && tries > 1 && fs.lstatSync(path, { throwIfNoEntry: false }) === undefined) return makeOne(path, tries - 1);
    throw error;
  }
}

/** Windows cannot open a folder to flush it, and needs no such call. */
function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = fs.openSync(path, "r");
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}
