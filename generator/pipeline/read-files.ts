/**
 * Reads definition files in batches, so that no more than a batch is in memory as a program, and in several threads where
 * there is enough to read. What is read does not depend on either.
 */
import { availableParallelism } from "node:os";
import type { Disk } from "../disk/disk.ts";
import { nodeDisk } from "../disk/node-disk.ts";
import type { ModuleReading } from "../read/reading.ts";
import { sourceFiles } from "./source-files.ts";

/** So many files share one program: enough for the shared ones to weigh little, few enough for memory to stay flat. */
const batchSize = 160;

/** A thread takes longer to start than it saves with fewer files. */
const smallestBatch = 30;

/** Readings by path, in the order of the paths. Paths are relative to the root, texts already read by the same paths. */
export async function readFiles(
  root: string,
  paths: readonly string[],
  texts: ReadonlyMap<string, string>,
  disk: Disk,
  onRead: (done: number, total: number) => void,
): Promise<ReadonlyMap<string, ModuleReading>> {
  if (paths.length === 0) return new Map();
  const batches = inBatches(paths);
  const threads = disk === nodeDisk && isBuilt() ? Math.min(availableParallelism(), batches.length) : 1;
  const readings = threads > 1 ? await inThreads(root, batches, threads, onRead) : await here(root, batches, texts, disk, onRead);
  return new Map(readings.map((reading, index) => [paths[index]!, reading]));
}

function inBatches(paths: readonly string[]): readonly (readonly string[])[] {
  const count = Math.max(Math.ceil(paths.length / batchSize), Math.min(availableParallelism(), Math.floor(paths.length / smallestBatch)), 1);
  const size = Math.ceil(paths.length / count);
  return Array.from({ length: count }, (_, index) => paths.slice(index * size, (index + 1) * size)).filter((batch) => batch.length > 0);
}

/** Threads run built files; the tool's own tests run its sources. */
function isBuilt(): boolean {
  return import.meta.url.endsWith(".js");
}

async function here(
  root: string,
  batches: readonly (readonly string[])[],
  texts: ReadonlyMap<string, string>,
  disk: Disk,
  onRead: (done: number, total: number) => void,
): Promise<readonly ModuleReading[]> {
  const { readModules } = await import("../read/modules.ts");
  const files = sourceFiles(new Map([...texts].map(([path, text]) => [`${root}/${path}`, text])), disk);
  const total = batches.flat().length;
  const readings: ModuleReading[] = [];
  for (const batch of batches) {
    readings.push(...readModules(root, batch.map((path) => `${root}/${path}`), files));
    onRead(readings.length, total);
  }
  return readings;
}

/** Each thread takes the next batch when it is done with one. */
async function inThreads(
  root: string,
  batches: readonly (readonly string[])[],
  threads: number,
  onRead: (done: number, total: number) => void,
): Promise<readonly ModuleReading[]> {
  const { startReader } = await import("./reader-thread.ts");
  const readings: (readonly ModuleReading[])[] = [];
  const total = batches.flat().length;
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    const reader = startReader();
    try {
      for (let index = next++; index < batches.length; index = next++) {
        readings[index] = await reader.read(root, batches[index]!);
        done += batches[index]!.length;
        onRead(done, total);
      }
    } finally {
      reader.stop();
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
  return readings.flat();
}
