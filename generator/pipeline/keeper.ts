/** Keeps what a run read and made of a service's files for later runs. Only bundles in which something is new are written. */
import type { Disk } from "../disk/disk.ts";
import { once, valueAt } from "../values/remembered.ts";
import type { Project } from "./contract.ts";
import { keepClaims } from "./kept-claims.ts";
import { keepPages } from "./kept-pages.ts";
import { isFresh, keepAgreed, type Kept, type KeptFiles, type KeptReading, type ToKeep } from "./kept.ts";
import type { ReadModule } from "./parts/hand.ts";
import type { ServiceFolder } from "./services.ts";
import { bundleOf, shelfOf, writeOne } from "./shelf.ts";

/** What there is to keep of a run. */
export interface Keeping {
  readonly project: Project;
  readonly service: ServiceFolder;
  readonly read: readonly ReadModule[];
  readonly before: KeptFiles;
  readonly hashOf: (path: string) => string | undefined;
  readonly disk: Disk;
}

export interface Keeper {
  /** Before the files: what is kept of these leads to the readings. */
  readonly readings: () => void;
  readonly files: (made: ToKeep) => void;
}

export const keepsNothing: Keeper = { readings: () => {}, files: () => {} };

/** Nothing is kept of a run that found something: a finding can stand in another file than its cause. */
export function keeperOf(keeping: Keeping): Keeper {
  const { project, service, read, before, hashOf, disk } = keeping;
  if (read.some(({ clean }) => !clean)) return keepsNothing;
  const shelf = shelfOf(project, service, disk);
  const inBundles = once(() => byBundle(read));
  const anew = once(() => bundlesReadAnew(keeping));
  return {
    readings: () => {
      for (const number of anew()) writeOne<KeptReading>(shelf, "readings", number, (inBundles().get(number) ?? []).map((one) => [one.file, { hash: hashOf(one.file) ?? "", packed: one.packed() }]));
    },
    files: (made) => {
      const there = new Set(read.map(({ file }) => file));
      const isThere = (file: string): boolean => there.has(file);
      keepPages(shelf, made, isThere);
      keepClaims(shelf, made, isThere);
      const kept = new Map(read.map((one) => [one.file, keptOf(one, keeping, made)]));
      const changed = new Set([...anew(), ...[...made.fragments.keys()].map(bundleOf)]);
      for (const number of changed) {
        writeOne<Kept>(shelf, "files", number, (inBundles().get(number) ?? []).map(({ file }) => [file, kept.get(file)!]));
      }
      if (made.groups.size > 0) writeOne(shelf, "groups", 0, [...new Map([...before.groups, ...made.groups])]);
      keepAgreed(shelf, kept, made.agreed);
    },
  };
}

/** The modules of each bundle, in their order. */
function byBundle(read: readonly ReadModule[]): ReadonlyMap<number, readonly ReadModule[]> {
  const inBundles = new Map<number, ReadModule[]>();
  for (const module of read) valueAt(inBundles, bundleOf(module.file), () => []).push(module);
  return inBundles;
}

/** The bundles in which a file was read anew, or is gone. */
function bundlesReadAnew({ read, before, hashOf }: Keeping): ReadonlySet<number> {
  const there = new Set(read.map(({ file }) => file));
  const gone = [...before.files.keys()].filter((file) => !there.has(file));
  const anew = read.filter(({ file }) => !isFresh(before.files.get(file), file, hashOf)).map(({ file }) => file);
  return new Set([...anew, ...gone].map(bundleOf));
}

function keptOf({ file, dependencies, outline, outlined }: ReadModule, { before, hashOf }: Keeping, { fragments }: ToKeep): Kept {
  const known = before.files.get(file);
  const made = fragments.get(file) ?? (isFresh(known, file, hashOf) ? known?.fragments : undefined);
  const hashes = dependencies.map((path) => [path, hashOf(path)] as const);
  return { hash: hashOf(file) ?? "", dependencies: hashes, outline, outlined, ...(made === undefined ? {} : { fragments: made }) };
}
