/**
 * The readings of a service's files. A reading is kept with the hashes of all that it depends on, and read again only
 * when one of them changed; what is kept never changes what comes out.
 */
import type { Project } from "../contract.ts";
import type { Disk } from "../disk/disk.ts";
import { readText } from "../disk/read-text.ts";
import type { ModuleReading } from "../read/reading.ts";
import { byCodePoint } from "../values/by-code-point.ts";
import { hashOf } from "../values/hash.ts";
import { noSteps, type Steps } from "../values/steps.ts";
import { forgetFiles, isFreshFile, keepingFiles, keptFiles, LostPiece, nothingKept, type KeptFile, type KeptFiles } from "./kept/kept-files.ts";
import type { ReadAll } from "./parts/batch-reading.ts";
import type { KnownModule, ReadModule } from "./parts/known-module.ts";
import { unpack } from "./parts/pack.ts";
import { workersFor, type Workers } from "./parts/workers.ts";
import type { Inputs } from "./project/inputs.ts";

export interface Readings<Module extends KnownModule = ReadModule> {
  /** In the order of the definition files. */
  readonly own: readonly Module[];
  /** Those of files outside the service's folder that they import, in the order of their paths. */
  readonly imported: readonly Module[];
  /** Every file that the readings depend on, with its hash. */
  readonly hashes: ReadonlyMap<string, string | undefined>;
  /** Those who read the files, and can make something of them. */
  readonly workers: Workers;
  /** Whether a file is still what an earlier run has read. */
  readonly isFresh: (file: string) => boolean;
  /** Keeps the readings for later runs, step by step; once. */
  readonly keeping: Steps;
}

export interface ReadingOptions {
  readonly disk: Disk;
  /** Whether readings of earlier runs may be used, and this one's kept. */
  readonly cached: boolean;
  /** Whether there is as much to do with files that are known from earlier runs as with others. */
  readonly withAll?: boolean;
  readonly onRead: (done: number, total: number) => void;
}

/** Makes something of the readings of a service's files. */
export function withReadings<Made>(project: Project, inputs: Inputs, options: ReadingOptions, make: (readings: Readings) => Promise<Made>): Promise<Made> {
  return withFiles(project, inputs, { ...options, ...whole }, make);
}

/** Makes something of a service's files that needs few of their readings: these stay with who has read them, and are kept where they were. */
export function withOutlines<Made>(
  project: Project,
  inputs: Inputs,
  options: ReadingOptions,
  make: (readings: Readings<KnownModule>) => Promise<Made>,
): Promise<Made> {
  return withFiles(project, inputs, { ...options, ...outlined }, make);
}

/** How much of files there is to know. */
interface Extent<Module> {
  readonly suffices: (kept: KeptFile) => boolean;
  readonly read: (workers: Workers) => ReadAll<Module>;
  /** A file that has not changed. */
  readonly known: (file: string, before: KeptFiles) => Module;
}

const whole: Extent<ReadModule> = { suffices: ({ isPacked }) => isPacked, read: ({ read }) => read, known: moduleOf };

const outlined: Extent<KnownModule> = {
  suffices: () => true,
  read: ({ outline }) => outline,
  known: (file, before) => (before.files.get(file)!.isPacked ? moduleOf(file, before) : knownOf(file, before)),
};

async function withFiles<Module extends KnownModule, Made>(
  project: Project,
  inputs: Inputs,
  options: ReadingOptions & Extent<Module>,
  make: (readings: Readings<Module>) => Promise<Made>,
): Promise<Made> {
  const readings = await readingsOf(project, inputs, options);
  try {
    return await make(readings);
  } catch (error) {
    if (!(error instanceof LostPiece)) throw error;
  } finally {
    readings.workers.stop();
  }
  forgetFiles(project, inputs.service, options.disk);
  return withFiles(project, inputs, options, make);
}

async function readingsOf<Module extends KnownModule>(
  project: Project,
  inputs: Inputs,
  { disk, cached, withAll = false, onRead, suffices, read: readWith, known }: ReadingOptions & Extent<Module>,
): Promise<Readings<Module>> {
  const hashes = hashesOf(project, inputs, disk);
  const before = cached ? keptFiles(project, inputs.service, disk) : nothingKept;
  const isStale = (path: string): boolean => {
    const kept = before.files.get(path);
    return kept === undefined || !suffices(kept) || !isFreshFile(kept, path, hashes.get);
  };
  const stale = inputs.definitions.filter(isStale);
  const workers = workersFor(withAll ? inputs.definitions.length : stale.length, project.root, inputs.texts, disk);
  const read = async (paths: readonly string[]): Promise<readonly Module[]> => {
    const wanted = paths.filter(isStale);
    const anew = new Map((await readWith(workers)(wanted, (done) => onRead(done, wanted.length))).map((one) => [one.file, one]));
    return paths.map((path) => anew.get(path) ?? known(path, before));
  };
  const own = await read(inputs.definitions);
  const imported = await read(importedBy(own, inputs));
  const all = [...own, ...imported];
  for (const { dependencies } of all) dependencies.forEach((path) => hashes.get(path));
  const keeping = cached ? keepingFiles({ project, service: inputs.service, read: all, before, isStale, hashOf: hashes.get, disk }) : noSteps;
  return { own, imported, hashes: hashes.known, workers, isFresh: (file) => !isStale(file), keeping };
}

export function modulesIn(read: readonly ReadModule[]): readonly ModuleReading[] {
  return read.map(({ reading }) => reading());
}

function knownOf(file: string, { files }: KeptFiles): KnownModule {
  const { dependencies, outline, outlined, warnings } = files.get(file)!;
  return { file, dependencies: dependencies.map(([path]) => path), outline, outlined, clean: true, warnings };
}

/** What was kept of the reading is unpacked when it is asked for. */
function moduleOf(file: string, before: KeptFiles): ReadModule {
  const bytes = (): Uint8Array => before.packed(file, before.files.get(file)!.hash);
  return { ...knownOf(file, before), reading: () => unpack(bytes()), packed: bytes };
}

function importedBy(own: readonly KnownModule[], { definitions }: Inputs): readonly string[] {
  const outside = new Set(own.flatMap(({ dependencies }) => dependencies));
  for (const path of definitions) outside.delete(path);
  return [...outside].filter((path) => path.endsWith(".ts")).sort(byCodePoint);
}

interface Hashes {
  readonly get: (path: string) => string | undefined;
  readonly known: ReadonlyMap<string, string | undefined>;
}

/** Hashes by path; files outside the service's folder are read when they are asked for. */
function hashesOf(project: Project, inputs: Inputs, disk: Disk): Hashes {
  const known = new Map<string, string | undefined>([...inputs.texts].map(([path, text]) => [path, hashOf(text)]));
  const get = (path: string): string | undefined => {
    if (!known.has(path)) {
      const text = readText(path.startsWith("/") ? path : `${project.root}/${path}`, { disk });
      known.set(path, text.ok ? hashOf(text.value) : undefined);
    }
    return known.get(path);
  };
  return { get, known };
}
