/** Who reads files and makes fragments: the main thread, or several threads where there is enough to do. */
import { availableParallelism } from "node:os";
import type { Disk } from "../../disk/disk.ts";
import { nodeDisk } from "../../disk/node-disk.ts";
import type { Outline } from "../../link/outline.ts";
import { declaringFile } from "../../model/declaring-file.ts";
import type { ModuleReading } from "../../read/reading.ts";
import type { ServiceDocument } from "../model.ts";
import { sourceFiles } from "../source-files.ts";
import { pack, unpack } from "./packed.ts";
import type { PackedFile, PackedReading, WorkThread } from "./thread.ts";
import type { FragmentContext, Fragments, FragmentTask, Making } from "./work.ts";

/** What is known of a file that was read, in this run or an earlier one. */
export interface ReadModule {
  readonly file: string;
  readonly dependencies: readonly string[];
  readonly outline: Outline;
  /** Reading it found nothing. */
  readonly clean: boolean;
  readonly reading: () => ModuleReading;
  /** The reading as bytes, for another thread or another run. */
  readonly packed: () => Uint8Array;
}

export interface Workers {
  /** The files in their order; paths are relative to the root. */
  readonly read: (paths: readonly string[], onRead: (done: number) => void) => Promise<readonly ReadModule[]>;
  /**
   * What fragments are put into, and those of each task in their order.
   * @param moduleOf any file that a task names
   */
  readonly make: (context: FragmentContext, document: ServiceDocument, tasks: readonly FragmentTask[], moduleOf: (file: string) => ReadModule) => Promise<Made>;
  readonly stop: () => void;
}

export interface Made extends Pick<Making, "root"> {
  /** Undefined where a file has a finding. */
  readonly fragments: readonly (Fragments | undefined)[];
}

/** So many files are read together: enough for what they share to weigh little, few enough for memory to stay flat. */
const batchSize = 80;

/** A thread takes longer to start than it saves with fewer files. */
const fewest = 60;

/** @param count of the files that there are to work on */
export async function workersFor(count: number, root: string, texts: ReadonlyMap<string, string>, disk: Disk): Promise<Workers> {
  const threads = disk === nodeDisk && isBuilt() && count >= fewest ? availableParallelism() : 1;
  return threads > 1 ? inThreads(root, threads) : here(root, texts, disk);
}

/** Threads run built files; the tool's own tests run its sources. */
function isBuilt(): boolean {
  return import.meta.url.endsWith(".js");
}

async function here(root: string, texts: ReadonlyMap<string, string>, disk: Disk): Promise<Workers> {
  const { makingOf, readFiles } = await import("./work.ts");
  const files = sourceFiles(new Map([...texts].map(([path, text]) => [`${root}/${path}`, text])), disk);
  return {
    read: async (paths, onRead) => {
      const all: ReadModule[] = [];
      for (const batch of inBatches(paths, batchSize)) {
        for (const { outline, reading } of readFiles(files, root, batch)) {
          const { file, dependencies, diagnostics } = reading;
          all.push({ file, dependencies, outline, clean: diagnostics.length === 0, reading: () => reading, packed: () => pack(reading) });
        }
        onRead(all.length);
      }
      return all;
    },
    make: async (context, { contents }, tasks, moduleOf) => {
      const { root, make } = makingOf(context, contents(), (file) => moduleOf(file).reading());
      return { root, fragments: tasks.map(make) };
    },
    stop: () => {},
  };
}

/** Each thread takes the next batch when it is done with one, and makes the fragments of what it has read. */
async function inThreads(root: string, count: number): Promise<Workers> {
  const { startThread } = await import("./thread.ts");
  const threads = Array.from({ length: count }, startThread);
  const reader = new Map<string, WorkThread>();
  return {
    read: async (paths, onRead) => {
      const batches = inBatches(topFirst(paths), evenSize(paths.length, count));
      const read = new Map<string, ReadModule>();
      let next = 0;
      let done = 0;
      await Promise.all(
        threads.map(async (thread) => {
          for (let index = next++; index < batches.length; index = next++) {
            const batch = batches[index]!;
            for (const file of await thread.read(root, batch)) {
              read.set(file.outline.file, unpacked(file));
              reader.set(file.outline.file, thread);
            }
            onRead((done += batch.length));
          }
        }),
      );
      return paths.map((path) => read.get(path)!);
    },
    make: async (context, { path, text }, tasks, moduleOf) => {
      const others = tasks.filter(({ file }) => !reader.has(file));
      const made = new Map<string, Fragments | undefined>();
      const roots = await Promise.all(
        threads.map(async (thread, index) => {
          const own = tasks.filter(({ file }) => reader.get(file) === thread);
          const given = others.filter((_, position) => position % count === index);
          const readings = filesOf([...own, ...given]).filter((file) => reader.get(file) !== thread).map((file): PackedReading => [file, moduleOf(file).packed()]);
          const root = await thread.prepare(context, { path, text }, readings);
          for (const batch of inBatches([...own, ...given], batchSize)) {
            const fragments = await thread.make(batch);
            batch.forEach(({ file }, position) => made.set(file, fragments[position]));
          }
          return root;
        }),
      );
      return { root: roots[0], fragments: tasks.map(({ file }) => made.get(file)) };
    },
    stop: () => threads.forEach((thread) => thread.stop()),
  };
}

/** All files that tasks follow from, each once. */
function filesOf(tasks: readonly FragmentTask[]): readonly string[] {
  const lenders = tasks.flatMap(({ lent }) => lent.map(declaringFile));
  return [...new Set([...tasks.flatMap(({ file, before, after }) => [file, ...before, ...after]), ...lenders])];
}

/** Unpacked when it is asked for: most readings never leave their thread. */
function unpacked({ outline, dependencies, clean, packed }: PackedFile): ReadModule {
  return { file: outline.file, dependencies, outline, clean, reading: () => unpack(packed), packed: () => packed };
}

/** What others build on stands at the top and takes longest: begun last, it would keep one thread waiting for the other. */
function topFirst(paths: readonly string[]): readonly string[] {
  const depths = new Map(paths.map((path) => [path, path.split("/").length]));
  return paths.toSorted((one, other) => depths.get(one)! - depths.get(other)!);
}

/** As many batches for each thread, none larger than it may be. */
function evenSize(count: number, threads: number): number {
  return Math.ceil(count / (Math.ceil(count / (batchSize * threads)) * threads));
}

function inBatches<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}
