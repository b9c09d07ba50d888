/** Disks that are not like this machine's: they fail at one operation, or from one on as if the process had died, or ignore case. */
import { DiskFault, type Disk } from "../../../../generator/disk/disk.ts";
import { nodeDisk } from "../../../../generator/disk/node-disk.ts";

/** Does not wait for the medium: a process that dies takes nothing along that the system has already been given. */
export const quickDisk: Disk = { ...nodeDisk, write: (path, text) => nodeDisk.write(path, text), syncFolder: () => undefined };

/** A disk that asks before each operation that changes something. */
export function watchedDisk(before: (operation: keyof Disk, path: string, to?: string) => void): Disk {
  const watched = <Args extends [string, ...unknown[]], Result>(name: keyof Disk, act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      before(name, args[0], name === "rename" ? String(args[1]) : undefined);
      return act(...args);
    };
  return {
    ...quickDisk,
    create: watched("create", quickDisk.create),
    write: watched("write", quickDisk.write),
    rename: watched("rename", quickDisk.rename),
    remove: watched("remove", quickDisk.remove),
    makeFolder: watched("makeFolder", quickDisk.makeFolder),
    removeFolder: watched("removeFolder", quickDisk.removeFolder),
    removeTree: watched("removeTree", quickDisk.removeTree),
    syncFolder: watched("syncFolder", quickDisk.syncFolder),
  };
}

/** A disk that ignores case below a folder, as those of other systems do. */
export function caselessDisk(folder: string): Disk {
  const fold = (argument: unknown) => typeof argument === "string" && argument.startsWith(folder) ? folder + argument.slice(folder.length).toLowerCase() : argument;
  const folded = <Args extends unknown[], Result>(act: (...args: Args) => Result) => (...args: Args): Result => act(...(args.map(fold) as Args));
  return { ...quickDisk, kind: folded(nodeDisk.kind), read: folded(nodeDisk.read), rename: folded(nodeDisk.rename), remove: folded(nodeDisk.remove), makeFolder: folded(nodeDisk.makeFolder) };
}

/** Fails the operation with this number, from 0; the others work. */
export function failingAt(number: number, code: string): Disk {
  return faulty((count) => (count === number ? code : undefined));
}

/** Works up to the operation with this number; from there on nothing does, as for a process that is gone. A write may have got half-way. */
export function dyingAt(number: number): Disk {
  return faulty((count) => (count >= number ? "EIO" : undefined), number);
}

/** Fails one operation, and dies a few operations later, while what was done is taken back. */
export function failingThenDying(number: number, later: number): Disk {
  return faulty((count) => (count === number || count >= number + later ? "EIO" : undefined), number + later);
}

function faulty(codeOf: (count: number) => string | undefined, halfWritten?: number): Disk {
  let count = -1;
  return watchedDisk((operation, path) => {
    count += 1;
    const code = codeOf(count);
    if (count === halfWritten && operation === "write") nodeDisk.write(path, "half");
    if (code !== undefined) throw new DiskFault(code, operation, path);
  });
}

/** How many operations that change something a run takes. */
export async function countOperations(run: (disk: Disk) => Promise<unknown>): Promise<number> {
  let count = 0;
  await run(watchedDisk(() => void (count += 1)));
  return count;
}
