/** Keeps what a run read of a service's files for later runs. Only bundles in which something is new are written. */
import type { Disk } from "../disk/disk.ts";
import type { Project } from "./contract.ts";
import { isFresh, type Kept, type KeptFiles, type KeptReading } from "./kept.ts";
import type { ReadModule } from "./parts/hand.ts";
import type { ServiceFolder } from "./services.ts";
import { byBundle, bundleOf, shelfOf, writeOne } from "./shelf.ts";

/** What there is to keep of a run. */
export interface Keeping {
  readonly project: Project;
  readonly service: ServiceFolder;
  readonly read: readonly ReadModule[];
  readonly before: KeptFiles;
  readonly hashOf: (path: string) => string | undefined;
  readonly disk: Disk;
}

/** Nothing is kept of a run that found something: a finding can stand in another file than its cause. */
export function keepFiles(keeping: Keeping): void {
  const { project, service, read, hashOf, disk } = keeping;
  if (read.some(({ clean }) => !clean)) return;
  const shelf = shelfOf(project, service, disk);
  const inBundles = byBundle(read.map((one) => [one.file, one] as const));
  // The readings come first: what is kept of the files leads to them.
  for (const number of bundlesReadAnew(keeping)) {
    const own = inBundles.get(number) ?? [];
    writeOne<KeptReading>(shelf, "readings", number, own.map(([file, one]) => [file, { hash: hashOf(file) ?? "", packed: one.packed() }]));
    writeOne<Kept>(shelf, "files", number, own.map(([file, one]) => [file, keptOf(one, hashOf)]));
  }
}

/** The bundles in which a file was read anew, or is gone. */
function bundlesReadAnew({ read, before, hashOf }: Keeping): ReadonlySet<number> {
  const there = new Set(read.map(({ file }) => file));
  const gone = [...before.files.keys()].filter((file) => !there.has(file));
  const anew = read.filter(({ file }) => !isFresh(before.files.get(file), file, hashOf)).map(({ file }) => file);
  return new Set([...anew, ...gone].map(bundleOf));
}

function keptOf({ file, dependencies, outline, outlined }: ReadModule, hashOf: Keeping["hashOf"]): Kept {
  return { hash: hashOf(file) ?? "", dependencies: dependencies.map((path) => [path, hashOf(path)] as const), outline, outlined };
}
