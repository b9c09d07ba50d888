/**
 * Waits for changes of files. Each folder has a watch of its own, since watching a whole tree is not dependable on every system;
 * `follow` takes in the folders that came since. A change during a run is kept for the next `next`.
 */
import { watch, type FSWatcher } from "node:fs";
import { basename, dirname } from "node:path";
import { DiskFault } from "./disk.ts";
import { nodeDisk } from "./node-disk.ts";

/** A folder with all below it, or only the files of these names in it. */
export interface WatchedPlace {
  readonly folder: string;
  readonly names?: readonly string[];
}

export interface Watcher {
  /** Watches these places, and no others. */
  follow(places: readonly WatchedPlace[]): void;
  /** The paths that changed since the last call, sorted, once there are any; undefined when the signal ends the wait. */
  next(signal: AbortSignal): Promise<readonly string[] | undefined>;
  close(): void;
}

/** An editor writes a file in several steps, and a checkout many files; what comes within this time belongs together. In milliseconds. */
const settling = 60;

export function startWatcher(): Watcher {
  const watches = new Map<string, FSWatcher>();
  let wanted: ReadonlyMap<string, Wanted> = new Map();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let settled = (): void => {};

  const shut = (folder: string): void => {
    watches.get(folder)?.close();
    watches.delete(folder);
  };
  const note = (path: string): void => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      settled();
    }, settling);
  };
  const open = (folder: string): void => {
    const seen = (event: string, name: string | null): void => {
      if (event === "rename") replacedIn(folder, name, watches.keys()).forEach(shut);
      if (name === null || wanted.get(folder)?.(name) === true) note(name === null ? folder : `${folder}/${name}`);
    };
    const opened = attempt(folder, () => watch(folder, seen));
    opened.on("error", () => {
      shut(folder);
      note(folder);
    });
    watches.set(folder, opened);
  };

  return {
    follow(places) {
      wanted = wantedIn(places);
      [...watches.keys()].filter((folder) => !wanted.has(folder)).forEach(shut);
      [...wanted.keys()].filter((folder) => !watches.has(folder)).forEach(open);
    },
    async next(signal) {
      const waiting = changed.size === 0 || timer !== undefined;
      if (waiting)
        await untilAborted(signal, (resolve) => {
          settled = resolve;
        });
      const paths = [...changed].sort();
      changed = new Set();
      return signal.aborted ? undefined : paths;
    },
    close() {
      clearTimeout(timer);
      [...watches.keys()].forEach(shut);
    },
  };
}

/** Waits for `resolve` to be called, or for the signal. */
async function untilAborted(signal: AbortSignal, listen: (resolve: () => void) => void): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    listen(resolve);
    signal.onabort = () => resolve();
  });
}

/** The watched folders that a name stood for: a folder that is made anew under its old name is another one to the system. */
function replacedIn(folder: string, name: string | null, watched: Iterable<string>): readonly string[] {
  const itself = name === basename(folder) ? [folder] : [];
  const below = `${folder}/${name ?? ""}`;
  return [...itself, ...[...watched].filter((other) => other === below || other.startsWith(`${below}/`))];
}

/** Which names count in a folder. */
type Wanted = (name: string) => boolean;

function wantedIn(places: readonly WatchedPlace[]): ReadonlyMap<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const { folder, names } of places) {
    const counts: Wanted = names === undefined ? isSource : (name) => names.includes(name);
    for (const each of names === undefined ? tree(folder) : [folder]) wanted.set(each, either(wanted.get(each), counts));
  }
  return wanted;
}

function either(one: Wanted | undefined, other: Wanted): Wanted {
  return one === undefined ? other : (name) => one(name) || other(name);
}

/** A folder and those below it; where it is gone, the nearest folder above it, in which it may come back. */
function tree(folder: string): readonly string[] {
  if (nodeDisk.stat(folder)?.kind !== "folder") return dirname(folder) === folder ? [] : [existing(dirname(folder))];
  const below = nodeDisk.entries(folder).filter((entry) => entry.kind === "folder" && isSource(entry.name));
  return [folder, ...below.flatMap((entry) => tree(`${folder}/${entry.name}`))];
}

function existing(folder: string): string {
  return nodeDisk.stat(folder)?.kind === "folder" || dirname(folder) === folder ? folder : existing(dirname(folder));
}

/** Neither hidden, nor the backup of an editor, nor somebody else's package. */
function isSource(name: string): boolean {
  return !name.startsWith(".") && !name.endsWith("~") && name !== "node_modules";
}

/** Systems allow a number of watches, and report it as a full disk. */
function attempt(folder: string, act: () => FSWatcher): FSWatcher {
  try {
    return act();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new DiskFault(code === "ENOSPC" ? "EMFILE" : code, "watch", folder);
  }
}
