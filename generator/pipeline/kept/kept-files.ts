/**
 * What runs kept of the files of a service: what each means to the others, and apart from that the readings, which few runs
 * need. It is the same whatever outputs are asked for.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Disk } from "../../disk/disk.ts";
import type { ModuleOutline } from "../../link/outline.ts";
import { memoize } from "../../values/memoize.ts";
import type { Project } from "../../contract.ts";
import type { KnownModule } from "../parts/known-module.ts";
import type { ServiceFolder } from "../project/services.ts";
import { bundleCount, bundleOf, byBundle, readShelfBundle, shelfOf, writeShelfBundle } from "./shelf.ts";

export interface KeptFile {
  readonly hash: string;
  readonly dependencies: readonly (readonly [path: string, hash: string | undefined])[];
  readonly outline: ModuleOutline;
  /** The hash of the outline. */
  readonly outlined: string;
  readonly warnings: readonly Diagnostic[];
  /** Whether its reading was kept as well. */
  readonly isPacked: boolean;
}

/** A reading with the hash of its file, cloned by itself, so that what it shares within itself is shared again. */
export interface KeptReading {
  readonly hash: string;
  readonly packed: Uint8Array;
}

export interface KeptFiles {
  readonly files: ReadonlyMap<string, KeptFile>;
  /** The reading of a file as bytes. @throws LostPiece */
  readonly packed: (path: string, hash: string) => Uint8Array;
}

/** Something that was kept is not there any more, or is broken: somebody cleared a part of the cache. */
export class LostPiece extends Error {
  override readonly name = "LostPiece";
}

export const nothingKept: KeptFiles = { files: new Map(), packed: throwLost };

/** @throws LostPiece */
export function throwLost(path: string | undefined): never {
  throw new LostPiece(path);
}

export function keptFiles(project: Project, service: ServiceFolder, disk: Disk): KeptFiles {
  const shelf = shelfOf(project, service, disk);
  const readingsIn = memoize((number: number) => readShelfBundle<KeptReading>(shelf, "readings", number));
  const files = Array.from({ length: bundleCount }, (_, number) => [...readShelfBundle<KeptFile>(shelf, "files", number)]);
  return {
    files: new Map(files.flat()),
    packed: (path, hash) => {
      const reading = readingsIn(bundleOf(path)).get(path);
      return reading?.hash === hash ? reading.packed : throwLost(path);
    },
  };
}

/** Nothing of the service is kept any more. */
export function forgetFiles(project: Project, service: ServiceFolder, disk: Disk): void {
  const shelf = shelfOf(project, service, disk);
  for (let number = 0; number < bundleCount; number += 1) writeShelfBundle(shelf, "files", number, []);
}

export function isFreshFile(kept: KeptFile | undefined, path: string, hashOf: (path: string) => string | undefined): boolean {
  return kept !== undefined && kept.hash === hashOf(path) && kept.dependencies.every(([file, hash]) => hashOf(file) === hash);
}

/** What there is to keep of a run. */
export interface Keeping {
  readonly project: Project;
  readonly service: ServiceFolder;
  readonly read: readonly KnownModule[];
  readonly before: KeptFiles;
  /** Whether what was kept of a file before does not do. */
  readonly isStale: (file: string) => boolean;
  readonly hashOf: (path: string) => string | undefined;
  readonly disk: Disk;
}

/**
 * Bundle by bundle. Only those in which something is new are written, and nothing of a run that found an error: a finding can stand in another file than its
 * cause.
 */
export function* keepingFiles(keeping: Keeping): Generator<unknown> {
  const { project, service, read, hashOf, disk } = keeping;
  if (read.some(({ clean }) => !clean)) return;
  const shelf = shelfOf(project, service, disk);
  const inBundles = byBundle(read.map((one) => [one.file, one] as const));
  // The readings come first: what is kept of the files leads to them.
  for (const number of bundlesReadAnew(keeping)) {
    const own = inBundles.get(number) ?? [];
    writeShelfBundle<KeptReading>(
      shelf,
      "readings",
      number,
      own.flatMap(([file, { packed }]) => (packed === undefined ? [] : [[file, { hash: hashOf(file) ?? "", packed: packed() }]])),
    );
    writeShelfBundle<KeptFile>(
      shelf,
      "files",
      number,
      own.map(([file, one]) => [file, keptOf(one, hashOf)]),
    );
    yield;
  }
}

/** The bundles in which a file was read anew, or is gone. */
function bundlesReadAnew({ read, before, isStale }: Keeping): ReadonlySet<number> {
  const there = new Set(read.map(({ file }) => file));
  const gone = [...before.files.keys()].filter((file) => !there.has(file));
  const anew = read.map(({ file }) => file).filter(isStale);
  return new Set([...anew, ...gone].map(bundleOf));
}

function keptOf({ file, dependencies, outline, outlined, warnings, packed }: KnownModule, hashOf: Keeping["hashOf"]): KeptFile {
  return {
    hash: hashOf(file) ?? "",
    dependencies: dependencies.map((path) => [path, hashOf(path)] as const),
    outline,
    outlined,
    warnings,
    isPacked: packed !== undefined,
  };
}
