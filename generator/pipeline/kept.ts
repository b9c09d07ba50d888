/**
 * What runs kept of the files of a service: what each means to the others and the fragments that were made of it, and apart
 * from these the readings, which few runs need.
 */
import type { Disk } from "../disk/disk.ts";
import type { Outline } from "../link/outline.ts";
import type { IntactFile } from "../plan/output.ts";
import type { Claims } from "../plan/part.ts";
import { hashOfJson } from "../values/hash.ts";
import { remembered } from "../values/remembered.ts";
import type { PageName, PageTexts } from "../views/docs/known-page.ts";
import type { Project } from "./contract.ts";
import type { Fragments, FragmentTask } from "./parts/work.ts";
import type { ServiceFolder } from "./services.ts";
import { bundleOf, bundles, readOne, shelfOf, writeOne, type Shelf } from "./shelf.ts";

export interface Kept {
  readonly hash: string;
  readonly dependencies: readonly (readonly [path: string, hash: string | undefined])[];
  readonly outline: Outline;
  /** The hash of the outline. */
  readonly outlined: string;
  readonly fragments?: KeptFragments;
}

/** Of the outputs that are a file's alone, the hashes are kept: their texts are where they were written. Those of its page lie apart, and so do its claims. */
export interface KeptFragments extends Omit<Fragments, "outputs" | "page" | keyof Claims> {
  /** Of all that they follow from, but the document. */
  readonly key: string;
  /** The hash of the document that they were made with. */
  readonly document: string;
  readonly outputs: readonly IntactFile[];
  readonly page?: PageName;
  /** The hash of its claims. */
  readonly claimed: string;
  readonly among: Among;
}

/** The other files that a file's fragments follow from. */
export type Among = Omit<FragmentTask, "file" | "sources">;

/** The outputs of a group that are made once for the service. */
export interface KeptGroup {
  /** Of all that they follow from. */
  readonly key: string;
  readonly outputs: readonly IntactFile[];
}

/** What a run found of all files together, by hashes of what it follows from: as long as they are the same, nobody need look again. */
export interface Agreed {
  /** Of all files and what they are to each other, by which the keys of fragments were found. */
  readonly surroundings: string;
  /** Of the claims, no two of which are the same. */
  readonly claimed: string;
}

/** What a run made that later ones can use. */
export interface ToKeep {
  /** The fragments that were made anew, by file. */
  readonly fragments: ReadonlyMap<string, KeptFragments>;
  /** The texts of their pages, by file. */
  readonly pages: ReadonlyMap<string, PageTexts>;
  /** Their claims, by file. */
  readonly claims: ReadonlyMap<string, Claims>;
  readonly agreed?: Agreed;
  /** By name. */
  readonly groups: ReadonlyMap<string, KeptGroup>;
}

export const nothingMade: ToKeep = { fragments: new Map(), pages: new Map(), claims: new Map(), groups: new Map() };

/** A reading with the hash of its file, cloned by itself, so that what it shares within itself is shared again. */
export interface KeptReading {
  readonly hash: string;
  readonly packed: Uint8Array;
}

export interface KeptFiles {
  readonly files: ReadonlyMap<string, Kept>;
  readonly groups: ReadonlyMap<string, KeptGroup>;
  /** Undefined where the files are not those that it was found of. */
  readonly agreed: Agreed | undefined;
  /** The reading of a file as bytes. @throws LostPiece */
  readonly packed: (path: string, hash: string) => Uint8Array;
}

/** Something that was kept is not there any more, or is broken: somebody cleared a part of the cache. */
export class LostPiece extends Error {
  override readonly name = "LostPiece";
}

export const nothingKept: KeptFiles = { files: new Map(), groups: new Map(), agreed: undefined, packed: lost };

function lost(path: string): never {
  throw new LostPiece(path);
}

export function keptFiles(project: Project, service: ServiceFolder, disk: Disk): KeptFiles {
  const shelf = shelfOf(project, service, disk);
  const readingsIn = remembered((number: number) => readOne<KeptReading>(shelf, "readings", number));
  const files = new Map(Array.from({ length: bundles }, (_, number) => [...readOne<Kept>(shelf, "files", number)]).flat());
  return {
    files,
    groups: readOne<KeptGroup>(shelf, "groups", 0),
    agreed: readOne<Agreed>(shelf, "agreed", 0).get(stateOf(files)),
    packed: (path, hash) => {
      const reading = readingsIn(bundleOf(path)).get(path);
      return reading?.hash === hash ? reading.packed : lost(path);
    },
  };
}

/** Keeps what was found of all files, under their state: it holds for no other. */
export function keepAgreed(shelf: Shelf, files: ReadonlyMap<string, Kept>, agreed: Agreed | undefined): void {
  writeOne<Agreed>(shelf, "agreed", 0, agreed === undefined ? [] : [[stateOf(files), agreed]]);
}

/** The hash of what is kept of files, and of what their fragments follow from. */
function stateOf(files: ReadonlyMap<string, Kept>): string {
  return hashOfJson([...files].map(([file, { hash, fragments }]) => [file, hash, fragments?.key] as const).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Nothing of the service is kept any more. */
export function forgetFiles(project: Project, service: ServiceFolder, disk: Disk): void {
  const shelf = shelfOf(project, service, disk);
  for (let number = 0; number < bundles; number += 1) writeOne(shelf, "files", number, []);
}

export function isFresh(kept: Kept | undefined, path: string, hashOf: (path: string) => string | undefined): boolean {
  return kept !== undefined && kept.hash === hashOf(path) && kept.dependencies.every(([file, hash]) => hashOf(file) === hash);
}
