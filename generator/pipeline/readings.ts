/**
 * The readings of a service's files. A reading is kept with the hashes of all that it depends on, and read again only
 * when one of them changed; what is kept never changes what comes out.
 */
import { deserialize, serialize } from "node:v8";
import type { Disk } from "../disk/disk.ts";
import { byCodePoint } from "../disk/order.ts";
import { readText } from "../disk/read-text.ts";
import type { ModuleReading } from "../read/reading.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import { hashOfText, type Inputs } from "./inputs.ts";
import { readFiles } from "./read-files.ts";

export interface Readings {
  /** In the order of the definition files. */
  readonly modules: readonly ModuleReading[];
  /** Those of files outside the service's folder that they import, in the order of their paths. */
  readonly imported: readonly ModuleReading[];
  /** Every file that the readings depend on, with its hash. */
  readonly hashes: ReadonlyMap<string, string | undefined>;
}

export interface ReadingOptions {
  readonly disk: Disk;
  /** Whether readings of earlier runs may be used, and this one's kept. */
  readonly cached: boolean;
  readonly onRead: (done: number, total: number) => void;
}

export async function readingsOf(project: Project, inputs: Inputs, options: ReadingOptions): Promise<Readings> {
  const { disk, cached } = options;
  const hashes = hashesOf(project, inputs, disk);
  const folder = `${project.root}/${project.cache}`;
  const bundle = `readings-${inputs.service.folder}`;
  const kept = cached ? keptIn(readBundle(folder, bundle, disk)) : new Map<string, Kept>();
  const read = async (paths: readonly string[]): Promise<readonly One[]> => readOrKept(project, inputs, paths, kept, hashes, options);
  const own = await read(inputs.definitions);
  const imported = await read(importedBy(own, inputs));
  if (cached) keep([...own, ...imported], kept, hashes, (value) => writeBundle(folder, bundle, value, disk));
  const modules = own.map(({ reading }) => reading);
  for (const { dependencies } of modules) dependencies.forEach((path) => hashes.get(path));
  return { modules, imported: imported.map(({ reading }) => reading), hashes: hashes.known };
}

/** A reading as it is kept: cloned, so that what it shares within itself is shared again. */
interface Kept {
  readonly hash: string;
  readonly dependencies: readonly (readonly [path: string, hash: string | undefined])[];
  readonly reading: Uint8Array;
}

interface One {
  readonly reading: ModuleReading;
  /** Where it was not read anew. */
  readonly kept?: Kept;
}

interface Bundle {
  readonly fingerprint: string;
  readonly kept: ReadonlyMap<string, Kept>;
}

function keptIn(bundle: unknown): ReadonlyMap<string, Kept> {
  const { fingerprint: by, kept } = (bundle ?? {}) as Partial<Bundle>;
  return by === fingerprint() && kept !== undefined ? kept : new Map();
}

async function readOrKept(
  project: Project,
  inputs: Inputs,
  paths: readonly string[],
  kept: ReadonlyMap<string, Kept>,
  hashes: Hashes,
  { disk, onRead }: ReadingOptions,
): Promise<readonly One[]> {
  const stale = paths.filter((path) => !isFresh(kept.get(path), path, hashes));
  const read = await readFiles(project.root, stale, inputs.texts, disk, onRead);
  return paths.map((path) => {
    const reading = read.get(path);
    if (reading !== undefined) return { reading };
    const one = kept.get(path)!;
    return { reading: deserialize(one.reading) as ModuleReading, kept: one };
  });
}

function isFresh(kept: Kept | undefined, path: string, hashes: Hashes): boolean {
  return kept !== undefined && kept.hash === hashes.get(path) && kept.dependencies.every(([file, hash]) => hashes.get(file) === hash);
}

function importedBy(own: readonly One[], { definitions }: Inputs): readonly string[] {
  const outside = new Set(own.flatMap(({ reading }) => reading.dependencies));
  for (const path of definitions) outside.delete(path);
  return [...outside].filter((path) => path.endsWith(".ts")).sort(byCodePoint);
}

/** Nothing is kept of a run that found something: a finding can stand in another file than its cause. */
function keep(all: readonly One[], before: ReadonlyMap<string, Kept>, hashes: Hashes, write: (bundle: Bundle) => void): void {
  const unchanged = all.every(({ kept }) => kept !== undefined) && all.length === before.size;
  if (unchanged || all.some(({ reading }) => reading.diagnostics.length > 0)) return;
  const entries = all.map(({ reading, kept }): [string, Kept] => [reading.file, kept ?? keptOf(reading, hashes)]);
  write({ fingerprint: fingerprint(), kept: new Map(entries) });
}

function keptOf(reading: ModuleReading, hashes: Hashes): Kept {
  return {
    hash: hashes.get(reading.file) ?? "",
    dependencies: reading.dependencies.map((path) => [path, hashes.get(path)] as const),
    reading: serialize(reading),
  };
}

interface Hashes {
  readonly get: (path: string) => string | undefined;
  readonly known: ReadonlyMap<string, string | undefined>;
}

/** Hashes by path; files outside the service's folder are read when they are asked for. */
function hashesOf(project: Project, inputs: Inputs, disk: Disk): Hashes {
  const known = new Map<string, string | undefined>([...inputs.texts].map(([path, text]) => [path, hashOfText(text)]));
  const get = (path: string): string | undefined => {
    if (!known.has(path)) {
      const text = readText(path.startsWith("/") ? path : `${project.root}/${path}`, { disk });
      known.set(path, text.ok ? hashOfText(text.value) : undefined);
    }
    return known.get(path);
  };
  return { get, known };
}
