/**
 * What runs kept of the files of a service: what each means to the others and the fragments that were made of it, and apart
 * from these the readings, which few runs need.
 */
import type { Disk } from "../disk/disk.ts";
import type { Outline } from "../link/outline.ts";
import type { IntactFile } from "../plan/output.ts";
import { remembered } from "../values/remembered.ts";
import type { PageName, PageTexts } from "../views/docs/known-page.ts";
import type { Project } from "./contract.ts";
import type { Fragments } from "./parts/work.ts";
import type { ServiceFolder } from "./services.ts";
import { bundleOf, bundles, readOne, shelfOf, writeOne } from "./shelf.ts";

export interface Kept {
  readonly hash: string;
  readonly dependencies: readonly (readonly [path: string, hash: string | undefined])[];
  readonly outline: Outline;
  readonly fragments?: KeptFragments;
}

/** Of the outputs that are a file's alone, the hashes are kept: their texts are where they were written. Those of its page lie apart. */
export interface KeptFragments extends Omit<Fragments, "outputs" | "page"> {
  /** Of all that they follow from, but the document. */
  readonly key: string;
  /** The hash of the document that they were made with. */
  readonly document: string;
  readonly outputs: readonly IntactFile[];
  readonly page?: PageName;
}

/** The outputs of a group that are made once for the service. */
export interface KeptGroup {
  /** Of all that they follow from. */
  readonly key: string;
  readonly outputs: readonly IntactFile[];
}

/** What a run made that later ones can use. */
export interface ToKeep {
  /** The fragments that were made anew, by file. */
  readonly fragments: ReadonlyMap<string, KeptFragments>;
  /** The texts of their pages, by file. */
  readonly pages: ReadonlyMap<string, PageTexts>;
  /** By name. */
  readonly groups: ReadonlyMap<string, KeptGroup>;
}

export const nothingMade: ToKeep = { fragments: new Map(), pages: new Map(), groups: new Map() };

/** A reading with the hash of its file, cloned by itself, so that what it shares within itself is shared again. */
export interface KeptReading {
  readonly hash: string;
  readonly packed: Uint8Array;
}

export interface KeptFiles {
  readonly files: ReadonlyMap<string, Kept>;
  readonly groups: ReadonlyMap<string, KeptGroup>;
  /** The reading of a file as bytes. @throws LostPiece */
  readonly packed: (path: string, hash: string) => Uint8Array;
}

/** Something that was kept is not there any more, or is broken: somebody cleared a part of the cache. */
export class LostPiece extends Error {
  override readonly name = "LostPiece";
}

export const nothingKept: KeptFiles = { files: new Map(), groups: new Map(), packed: lost };

function lost(path: string): never {
  throw new LostPiece(path);
}

export function keptFiles(project: Project, service: ServiceFolder, disk: Disk): KeptFiles {
  const shelf = shelfOf(project, service, disk);
  const readingsIn = remembered((number: number) => readOne<KeptReading>(shelf, "readings", number));
  const files = Array.from({ length: bundles }, (_, number) => [...readOne<Kept>(shelf, "files", number)]);
  return {
    files: new Map(files.flat()),
    groups: readOne<KeptGroup>(shelf, "groups", 0),
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
