/**
 * What runs kept of the files of a service: what each means to the others, and apart from that the readings, which few runs
 * need. It is the same whatever outputs are asked for.
 */
import type { Disk } from "../disk/disk.ts";
import type { Outline } from "../link/outline.ts";
import { remembered } from "../values/remembered.ts";
import type { Project } from "./contract.ts";
import type { ServiceFolder } from "./services.ts";
import { bundleOf, bundles, readOne, shelfOf, writeOne } from "./shelf.ts";

export interface Kept {
  readonly hash: string;
  readonly dependencies: readonly (readonly [path: string, hash: string | undefined])[];
  readonly outline: Outline;
  /** The hash of the outline. */
  readonly outlined: string;
}

/** A reading with the hash of its file, cloned by itself, so that what it shares within itself is shared again. */
export interface KeptReading {
  readonly hash: string;
  readonly packed: Uint8Array;
}

export interface KeptFiles {
  readonly files: ReadonlyMap<string, Kept>;
  /** The reading of a file as bytes. @throws LostPiece */
  readonly packed: (path: string, hash: string) => Uint8Array;
}

/** Something that was kept is not there any more, or is broken: somebody cleared a part of the cache. */
export class LostPiece extends Error {
  override readonly name = "LostPiece";
}

export const nothingKept: KeptFiles = { files: new Map(), packed: lost };

function lost(path: string): never {
  throw new LostPiece(path);
}

export function keptFiles(project: Project, service: ServiceFolder, disk: Disk): KeptFiles {
  const shelf = shelfOf(project, service, disk);
  const readingsIn = remembered((number: number) => readOne<KeptReading>(shelf, "readings", number));
  const files = Array.from({ length: bundles }, (_, number) => [...readOne<Kept>(shelf, "files", number)]);
  return {
    files: new Map(files.flat()),
    packed: (path, hash) => {
      const reading = readingsIn(bundleOf(path)).get(path);
      return reading?.hash === hash ? reading.packed : lost(path);
    },
  };
}

/** Nothing of the service is kept any more. */
export function forgetFiles(project: Project, service: ServiceFolder, disk: Disk): void {
  const shelf = shelfOf(project, service, disk);
  for (let number = 0; number < bundles; number += 1) writeOne(shelf, "files", number, []);
}

export function isFresh(kept: Kept | undefined, path: string, hashOf: (path: string) => string | undefined): boolean {
  return kept !== undefined && kept.hash === hashOf(path) && kept.dependencies.every(([file, hash]) => hashOf(file) === hash);
}
