/** A disk of which some paths show what another disk holds: the files of another version, in the places of this one's. */
import { DiskFault, type Disk } from "./disk.ts";

/** Where a path is really looked up. */
export interface LocatedPath {
  readonly disk: Disk;
  readonly path: string;
  /** The path here of one there, where it has one. */
  readonly back: (path: string) => string | undefined;
}

/** What is located elsewhere cannot be written; every other path is the base's own. */
export function overlayDisk(base: Disk, locate: (path: string) => LocatedPath | undefined): Disk {
  const looking =
    <Result>(ask: (disk: Disk, path: string) => Result) =>
    (path: string): Result => {
      const located = locate(path);
      return located === undefined ? ask(base, path) : ask(located.disk, located.path);
    };
  const writing = (operation: string, path: string): Disk => {
    if (locate(path) !== undefined) throw new DiskFault("EROFS", operation, path);
    return base;
  };
  return {
    kind: looking((disk, path) => disk.kind(path)),
    stat: looking((disk, path) => disk.stat(path)),
    read: looking((disk, path) => disk.read(path)),
    entries: looking((disk, path) => disk.entries(path)),
    realPath: (path) => {
      const located = locate(path);
      if (located === undefined) return base.realPath(path);
      const real = located.disk.realPath(located.path);
      return located.back(real) ?? real;
    },
    create: (path) => writing("create", path).create(path),
    write: (path, text, durable) => writing("write", path).write(path, text, durable),
    rename: (from, to) => writing("replace", to).rename(from, to),
    remove: (path) => writing("remove", path).remove(path),
    makeFolder: (path) => writing("create", path).makeFolder(path),
    removeFolder: (path) => writing("remove", path).removeFolder(path),
    removeTree: (path) => writing("remove", path).removeTree(path),
    syncFolder: (path) => writing("write", path).syncFolder(path),
    over: { base, elsewhere: (path) => locate(path) !== undefined },
  };
}

/** What follows a folder in a path, beginning with `/`; empty for the folder itself, undefined outside of it. */
export function pathBelow(folder: string, path: string): string | undefined {
  if (path === folder) return "";
  const start = folder.endsWith("/") ? folder : `${folder}/`;
  return path.startsWith(start) ? path.slice(start.length - 1) : undefined;
}
