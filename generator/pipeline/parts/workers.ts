/** Who reads files and makes fragments: the main thread, and others beside it where there is enough to do. */
import { availableParallelism } from "node:os";
import type { Disk } from "../../disk/disk.ts";
import { nodeDisk } from "../../disk/node-disk.ts";
import type { SourcedPart } from "../../facts/definitions/sourced.ts";
import type { ServiceDocument } from "../model.ts";
import { startThread } from "../threads.ts";
import { batchReading, type BatchReading } from "./batch-reading.ts";
import type { ServiceFiles, ToldByAll } from "./defining.ts";
import type { FragmentContext, Fragments, FragmentTask } from "./fragment-work.ts";
import type { KnownModule, ReadModule } from "./known-module.ts";
import { mainWorker } from "./main-thread.ts";
import { batchesOf, type Batches, type IndexMaker, type PartHolder, type ThreadWorker, type Worker, type WorkerResult } from "./worker.ts";

export interface Workers extends Pick<BatchReading, "read" | "outline" | "bring"> {
  /** The document that fragments follow from; the sooner it is known, the better. */
  readonly open: (document: ServiceDocument) => Maker;
  /** Who tells the definitions of a service. @param count of its files */
  readonly tellers: (count: number) => Tellers;
  readonly stop: () => void;
}

/** All who tell the definitions of a service: this thread first, which says what is said of the service as a whole. */
export interface Tellers {
  readonly define: (files: ServiceFiles<KnownModule>, service: SourcedPart["service"]) => Promise<ToldByAll>;
  /** Of parts of a document, in the same order. */
  readonly holders: readonly PartHolder[];
}

/**
 * What fragments are put into, and those of each task in their order.
 * @param moduleOf any file that a task names
 */
export type Maker = (context: FragmentContext, tasks: readonly FragmentTask[], moduleOf: (file: string) => ReadModule) => Promise<MadeFragments>;

export interface MadeFragments extends Pick<WorkerResult, "root"> {
  /** Positions of sections of the document that were read, and from which nothing is lost. */
  readonly sound: ReadonlySet<number>;
  /** Undefined where a file has a finding. */
  readonly fragments: readonly (Fragments | undefined)[];
  /** Makes the search index beside this thread, where there is another. */
  readonly makeIndex: IndexMaker | undefined;
}

/** So many fragments are made in a turn: they share nothing. */
const batchSize = 10;

/** A thread takes longer to start than it saves with fewer files. */
const fewestForThreads = 60;

/** @param count of the files that there are to work on */
export function workersFor(count: number, root: string, texts: ReadonlyMap<string, string>, disk: Disk): Workers {
  const isWithinReach = disk === nodeDisk || disk.over?.base === nodeDisk;
  const threadsFor = (work: number): readonly ThreadWorker[] =>
    isWithinReach && isBuilt() && work >= fewestForThreads ? startThreads(root, disk === nodeDisk ? new Map() : texts, availableParallelism() - 1) : [];
  return workersOver(mainWorker(root, texts, disk), threadsFor(count), threadsFor, (module) => isOfThisDisk(module, root, texts, disk));
}

/** Threads see the system's disk: where it is not the one that is asked for, they know of that the texts that they were given. */
function isOfThisDisk({ file, dependencies, clean }: KnownModule, root: string, texts: ReadonlyMap<string, string>, { over }: Disk): boolean {
  if (over === undefined) return true;
  return clean && [file, ...dependencies].every((path) => texts.has(path) || !over.elsewhere(path.startsWith("/") ? path : `${root}/${path}`));
}

/** Threads run built files; the tool's own tests run its sources. */
function isBuilt(): boolean {
  return import.meta.url.endsWith(".js");
}

function startThreads(root: string, texts: ReadonlyMap<string, string>, count: number): readonly ThreadWorker[] {
  return Array.from({ length: count }, () => startThread(root, texts));
}

/**
 * Each makes the fragments of what it has read, and helps when it is done: the main thread, which has all readings at hand, the
 * others; these the main thread, which has more to do than fragments.
 * @param threadsFor how much work: where few files changed and much follows from them, nobody helped to read
 */
function workersOver(
  main: Worker,
  started: readonly ThreadWorker[],
  threadsFor: (work: number) => readonly ThreadWorker[],
  isOfThisDisk: (module: KnownModule) => boolean,
): Workers {
  // The others are asked first: while the main thread works, it can ask nobody.
  const threads = [...started];
  const workers: Worker[] = [...threads, main];
  const reading = batchReading(main, threads, isOfThisDisk);
  const startFor = (work: number): readonly ThreadWorker[] => {
    const late = threads.length === 0 ? threadsFor(work) : [];
    threads.push(...late);
    workers.unshift(...late);
    return late;
  };
  return {
    read: reading.read,
    outline: reading.outline,
    bring: reading.bring,
    open: (document) => {
      const opened = workers.map((worker) => worker.open(document));
      return async (context, tasks, moduleOf) => {
        const makers = [...startFor(tasks.length).map((worker) => worker.open(document)), ...opened];
        const shares = sharesOf(tasks, workers, reading.readerOf);
        const made = await Promise.all(
          makers.map((make, index) => make(context, workers[index] === main ? shares.toReversed() : [shares[index]!, shares.at(-1)!], moduleOf)),
        );
        return gatherFragments(tasks, made);
      };
    },
    tellers: (count) => {
      startFor(count);
      return { define: definer(main, threads, reading), holders: [main, ...threads].map(({ hold }) => hold) };
    },
    stop: () => workers.forEach((worker) => worker.stop()),
  };
}

/** To each what it has read, and an equal part of what nobody has. */
function sharesOf(tasks: readonly FragmentTask[], workers: readonly Worker[], readerOf: BatchReading["readerOf"]): readonly Batches<FragmentTask>[] {
  const unread = tasks.filter(({ file }) => readerOf(file) === undefined);
  return workers.map((worker, index) => {
    const own = tasks.filter(({ file }) => readerOf(file) === worker);
    return batchesOf(splitIntoBatches([...own, ...unread.filter((_, position) => position % workers.length === index)], batchSize));
  });
}

function gatherFragments(tasks: readonly FragmentTask[], made: readonly WorkerResult[]): MadeFragments {
  const byFile = new Map(made.flatMap(({ fragments }) => fragments));
  return {
    root: made[0]!.root,
    sound: new Set(made.flatMap(({ sound }) => sound)),
    fragments: tasks.map(({ file }) => byFile.get(file)),
    makeIndex: made.find(({ makeIndex }) => makeIndex !== undefined)?.makeIndex,
  };
}

/** Each tells of the files that it has read; what others have read, and these refer to, is brought to it. */
function definer(main: Worker, threads: readonly ThreadWorker[], { outline, bring, readerOf, asRead }: BatchReading): Tellers["define"] {
  return async ({ own: ofService, imported }, service) => {
    const { defineShare, definingShares, outlinesOf } = await import("./defining.ts");
    const tellers = [main, ...threads];
    const modules = new Map([...ofService, ...imported].map((module) => [module.file, asRead(module)]));
    const unread = [...modules.values()].filter(({ file, reading }) => reading === undefined && readerOf(file) === undefined);
    for (const module of await outline(
      unread.map(({ file }) => file),
      () => {},
    ))
      modules.set(module.file, module);
    const shares = definingShares(outlinesOf({ own: ofService, imported }), tellers.length, (file) => indexOf(tellers, readerOf(file)));
    const [own, ...others] = shares;
    const needed = new Set(
      shares.flatMap(({ files, lenders }, index) => [...files.map(({ file }) => file), ...lenders].filter((file) => readerOf(file) !== tellers[index])),
    );
    const brought = await bring([...needed].map((file) => modules.get(file)!));
    const telling = threads.map(({ define }, index) => define(others[index]!, (file) => brought.get(file)!));
    const first = defineShare(own!, (file) => (brought.get(file) ?? modules.get(file))!.reading!(), service);
    return { told: [first.told, ...(await Promise.all(telling))], first };
  };
}

function indexOf(tellers: readonly Worker[], worker: Worker | undefined): number | undefined {
  return worker === undefined ? undefined : tellers.indexOf(worker);
}

function splitIntoBatches<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}
