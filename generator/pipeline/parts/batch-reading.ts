/** Files read by the main thread and others beside it, batch by batch, and where their readings are. */
import { once } from "../../values/memoize.ts";
import type { KnownModule, ReadModule } from "./known-module.ts";
import { pack } from "./pack.ts";
import { batchesOf, type Batches, type ThreadWorker, type Worker } from "./worker.ts";

export interface BatchReading {
  /** The files in their order; paths are relative to the root. */
  readonly read: ReadAll<ReadModule>;
  /** The same, and leaves the readings with who has read them, unless everybody needs them. */
  readonly outline: ReadAll<KnownModule>;
  /** With their readings, by file: of who has read them, or read now. */
  readonly bring: (modules: readonly KnownModule[]) => Promise<ReadonlyMap<string, ReadModule>>;
  readonly readerOf: (file: string) => Worker | undefined;
  /** A file as it was read in this run, where it was. */
  readonly asRead: (module: KnownModule) => KnownModule;
}

export type ReadAll<Module> = (paths: readonly string[], onRead: (done: number) => void) => Promise<readonly Module[]>;

/** How a worker reads. */
type ReadMethod<Module> = (worker: Worker) => (batches: Batches<string>, onRead: (modules: readonly Module[]) => void) => Promise<void>;

interface Known {
  readonly by: Worker;
  readonly module: KnownModule;
}

/**
 * @param threads as there are any at the time
 * @param isOfThisDisk whether what a thread has read holds here
 */
export function batchReading(main: Worker, threads: readonly ThreadWorker[], isOfThisDisk: (module: KnownModule) => boolean): BatchReading {
  const known = new Map<string, Known>();
  const reading =
    <Module extends KnownModule>(methodOf: ReadMethod<Module>): ReadAll<Module> =>
    async (paths, onRead) => {
      if (paths.length === 0) return [];
      // The others are asked first: while the main thread works, it can ask nobody.
      const workers = [...threads, main];
      const batches = batchesOf(shrinking(topFirst(paths), workers.length));
      const read = new Map<string, Module>();
      const readBy = (worker: Worker, some: Batches<string>): Promise<void> =>
        methodOf(worker)(some, (modules) => {
          for (const module of modules) {
            read.set(module.file, module);
            known.set(module.file, { by: worker, module });
          }
          onRead(read.size);
        });
      await Promise.all(workers.map((worker) => readBy(worker, batches)));
      const again = paths.filter((path) => known.get(path)!.by !== main && !isOfThisDisk(read.get(path)!));
      if (again.length > 0) await readBy(main, batchesOf([again]));
      return paths.map((path) => read.get(path)!);
    };
  const read = reading((worker) => worker.read);
  const readerOf = (file: string): Worker | undefined => known.get(file)?.by;
  const asRead = (module: KnownModule): KnownModule => known.get(module.file)?.module ?? module;
  return {
    read,
    outline: reading((worker) => worker.outline),
    bring: async (wanted) => {
      const modules = wanted.map(asRead);
      const away = modules.filter((module) => module.reading === undefined);
      const unread = away.filter(({ file }) => readerOf(file) === undefined).map(({ file }) => file);
      const brought = await Promise.all(
        threads.map((worker) =>
          broughtBy(
            worker,
            away.filter(({ file }) => readerOf(file) === worker),
          ),
        ),
      );
      const there = [...brought.flat(), ...(await read(unread, () => {})), ...modules.flatMap(atHand)];
      return new Map(there.map((module) => [module.file, module]));
    },
    readerOf,
    asRead,
  };
}

async function broughtBy(worker: ThreadWorker, modules: readonly KnownModule[]): Promise<readonly ReadModule[]> {
  return modules.length === 0 ? [] : worker.bring(modules);
}

/** Whose reading is here already. */
function atHand({ reading, packed, ...module }: KnownModule): readonly ReadModule[] {
  return reading === undefined ? [] : [{ ...module, reading, packed: packed ?? once(() => pack(reading())) }];
}

/** So many files are read together: enough for what they share to weigh little, few enough for memory to stay flat. */
const batchSizes = { least: 30, most: 80 };

/** What others build on stands at the top and takes longest: begun last, it would keep one thread waiting for the other. */
function topFirst(paths: readonly string[]): readonly string[] {
  const depths = new Map(paths.map((path) => [path, path.split("/").length]));
  return paths.toSorted((one, other) => depths.get(one)! - depths.get(other)!);
}

/** Ever smaller ones, so that nobody waits long for who takes the last. */
function shrinking<One>(all: readonly One[], workerCount: number): readonly (readonly One[])[] {
  const batches: (readonly One[])[] = [];
  for (let from = 0; from < all.length; from += batches.at(-1)!.length) {
    const share = Math.ceil((all.length - from) / (2 * workerCount));
    batches.push(all.slice(from, from + Math.min(Math.max(share, batchSizes.least), batchSizes.most)));
  }
  return batches;
}
