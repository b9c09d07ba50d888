/**
 * What runs keep of the files of a service: what each means to the others and the fragments that were made of it, and apart
 * from these the readings, which few runs need. In several bundles each, so that a change of one file rewrites one.
 */
import type { Disk } from "../disk/disk.ts";
import type { Outline } from "../link/outline.ts";
import type { IntactFile } from "../plan/output.ts";
import { hashOf } from "../values/hash.ts";
import { valueAt } from "../values/remembered.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Fragments } from "./parts/work.ts";
import type { ReadModule } from "./parts/workers.ts";
import type { ServiceFolder } from "./services.ts";

export interface Kept {
  readonly hash: string;
  readonly dependencies: readonly (readonly [path: string, hash: string | undefined])[];
  readonly outline: Outline;
  readonly fragments?: KeptFragments;
}

/** Of the outputs that are a file's alone, the hashes are kept: their texts are where they were written. */
export interface KeptFragments extends Omit<Fragments, "outputs"> {
  /** Of all that they follow from, but the document. */
  readonly key: string;
  /** The hash of the document that they were made with. */
  readonly document: string;
  readonly outputs: readonly IntactFile[];
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
  /** By name. */
  readonly groups: ReadonlyMap<string, KeptGroup>;
}

export const nothingMade: ToKeep = { fragments: new Map(), groups: new Map() };

/** A reading with the hash of its file, cloned by itself, so that what it shares within itself is shared again. */
interface KeptReading {
  readonly hash: string;
  readonly packed: Uint8Array;
}

export interface KeptFiles {
  readonly files: ReadonlyMap<string, Kept>;
  readonly groups: ReadonlyMap<string, KeptGroup>;
  /** The reading of a file as bytes. @throws LostReading */
  readonly packed: (path: string, hash: string) => Uint8Array;
}

/** A reading that was kept is not there any more, or is broken: somebody cleared a part of the cache. */
export class LostReading extends Error {
  override readonly name = "LostReading";
}

export const nothingKept: KeptFiles = { files: new Map(), groups: new Map(), packed: lost };

function lost(path: string): never {
  throw new LostReading(path);
}

const bundles = 16;

type Part = "files" | "readings" | "groups";

interface Bundle<One> {
  readonly fingerprint: string;
  readonly kept: ReadonlyMap<string, One>;
}

/** Where a service's bundles are. */
interface Shelf {
  readonly folder: string;
  readonly service: string;
  readonly disk: Disk;
}

function shelfOf({ root, cache }: Project, service: ServiceFolder, disk: Disk): Shelf {
  return { folder: `${root}/${cache}`, service: service.folder, disk };
}

export function keptFiles(project: Project, service: ServiceFolder, disk: Disk): KeptFiles {
  const shelf = shelfOf(project, service, disk);
  const readings = new Map<number, ReadonlyMap<string, KeptReading>>();
  const readingsIn = (number: number): ReadonlyMap<string, KeptReading> => {
    const known = readings.get(number) ?? readOne<KeptReading>(shelf, "readings", number);
    readings.set(number, known);
    return known;
  };
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

/** What there is to keep of a run. Nothing is, of one that found something: a finding can stand in another file than its cause. */
export interface Keeping {
  readonly project: Project;
  readonly service: ServiceFolder;
  readonly read: readonly ReadModule[];
  readonly before: KeptFiles;
  readonly hashOf: (path: string) => string | undefined;
  readonly disk: Disk;
}

/** Before the files: what is kept of these leads to the readings. */
export function keepReadings(keeping: Keeping): void {
  const { project, service, read, hashOf, disk } = keeping;
  const inBundle = byBundle(read);
  for (const number of readAnew(keeping)) {
    const entries = inBundle(number).map((one) => [one.file, { hash: hashOf(one.file), packed: one.packed() }] as const);
    writeOne(shelfOf(project, service, disk), "readings", number, entries);
  }
}

export function keepFiles(keeping: Keeping, made: ToKeep): void {
  const { project, service, read, before, disk } = keeping;
  if (!areClean(keeping)) return;
  const shelf = shelfOf(project, service, disk);
  const inBundle = byBundle(read);
  for (const number of new Set([...readAnew(keeping), ...bundlesOf([...made.fragments.keys()])])) {
    writeOne(shelf, "files", number, inBundle(number).map((one) => [one.file, keptOf(one, keeping, made)]));
  }
  if (made.groups.size > 0) writeOne(shelf, "groups", 0, [...new Map([...before.groups, ...made.groups])]);
}

function areClean({ read }: Keeping): boolean {
  return read.every(({ clean }) => clean);
}

/** The bundles in which a file was read anew, or is gone. */
function readAnew(keeping: Keeping): ReadonlySet<number> {
  const { read, before, hashOf } = keeping;
  const isRead = ({ file }: ReadModule): boolean => !isFresh(before.files.get(file), file, hashOf);
  return areClean(keeping) ? bundlesOf([...read.filter(isRead).map(({ file }) => file), ...goneFrom(before, read)]) : new Set();
}

function goneFrom({ files }: KeptFiles, read: readonly ReadModule[]): readonly string[] {
  const there = new Set(read.map(({ file }) => file));
  return [...files.keys()].filter((path) => !there.has(path));
}

function keptOf({ file, dependencies, outline }: ReadModule, { before, hashOf }: Keeping, { fragments }: ToKeep): Kept {
  const known = before.files.get(file);
  const made = fragments.get(file) ?? (isFresh(known, file, hashOf) ? known?.fragments : undefined);
  const hashes = dependencies.map((path) => [path, hashOf(path)] as const);
  return { hash: hashOf(file) ?? "", dependencies: hashes, outline, ...(made === undefined ? {} : { fragments: made }) };
}

function bundlesOf(paths: readonly string[]): Set<number> {
  return new Set(paths.map(bundleOf));
}

/** The modules of a bundle, in their order. */
function byBundle(read: readonly ReadModule[]): (number: number) => readonly ReadModule[] {
  const found = new Map<number, ReadModule[]>();
  for (const module of read) valueAt(found, bundleOf(module.file), () => []).push(module);
  return (number) => found.get(number) ?? [];
}

/** The same for a path in every run. */
function bundleOf(path: string): number {
  return Number.parseInt(hashOf(path).slice(0, 4), 16) % bundles;
}

function readOne<One>({ folder, service, disk }: Shelf, part: Part, number: number): ReadonlyMap<string, One> {
  const { fingerprint: by, kept } = (readBundle(folder, nameOf(service, part, number), disk) ?? {}) as Partial<Bundle<One>>;
  return by === fingerprint() && kept !== undefined ? kept : new Map();
}

function writeOne<One>({ folder, service, disk }: Shelf, part: Part, number: number, entries: readonly (readonly [path: string, One])[]): void {
  writeBundle(folder, nameOf(service, part, number), { fingerprint: fingerprint(), kept: new Map(entries) } satisfies Bundle<One>, disk);
}

function nameOf(service: string, part: Part, number: number): string {
  return JSON.stringify([part, service, number]);
}
