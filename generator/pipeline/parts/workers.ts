/** Who reads files and makes fragments: the main thread, and others beside it where there is enough to do. */
import { availableParallelism } from "node:os";
import type { Disk } from "../../disk/disk.ts";
import { nodeDisk } from "../../disk/node-disk.ts";
import type { SourcedPart } from "../../facts/definitions/sourced.ts";
import type { ServiceDocument } from "../model.ts";
import { startThread } from "../threads.ts";
import type { ServiceFiles, ToldByAll } from "./defining.ts";
import { batchesOf, type Batches, type Hand, type HandMade, type IndexMaker, type PartHolder, type ReadModule, type ThreadHand } from "./hand.ts";
import { ownHand } from "./here.ts";
import type { FragmentContext, Fragments, FragmentTask } from "./work.ts";

export interface Workers {
  /** The files in their order; paths are relative to the root. */
  readonly read: (paths: readonly string[], onRead: (done: number) => void) => Promise<readonly ReadModule[]>;
  /** The document that fragments follow from; the sooner it is known, the better. */
  readonly open: (document: ServiceDocument) => Maker;
  /** What all tell of the definitions of the files, once these have been read: this thread first, which says what is said of the service as a whole. */
  readonly define: (files: ServiceFiles<ReadModule>, service: SourcedPart["service"]) => Promise<ToldByAll>;
  /** Of parts of a document, in the same order. */
  readonly holders: readonly PartHolder[];
  readonly stop: () => void;
}

/**
 * What fragments are put into, and those of each task in their order.
 * @param moduleOf any file that a task names
 */
export type Maker = (context: FragmentContext, tasks: readonly FragmentTask[], moduleOf: (file: string) => ReadModule) => Promise<Made>;

export interface Made extends Pick<HandMade, "root"> {
  /** Positions of sections of the document that were read, and from which nothing is lost. */
  readonly sound: ReadonlySet<number>;
  /** Undefined where a file has a finding. */
  readonly fragments: readonly (Fragments | undefined)[];
  /** Makes the search index beside this thread, where there is another. */
  readonly makeIndex: IndexMaker | undefined;
}

/** So many files are read together: enough for what they share to weigh little, few enough for memory to stay flat. */
const batchSizes = { least: 30, most: 80 };

/** So many fragments are made in a turn: they share nothing. */
const turnSize = 10;

/** A thread takes longer to start than it saves with fewer files. */
const fewest = 60;

/** @param count of the files that there are to work on */
export function workersFor(count: number, root: string, texts: ReadonlyMap<string, string>, disk: Disk): Workers {
  const isWithinReach = disk === nodeDisk || disk.over?.base === nodeDisk;
  const threadsFor = (work: number): readonly ThreadHand[] =>
    isWithinReach && isBuilt() && work >= fewest ? startThreads(root, disk === nodeDisk ? new Map() : texts, availableParallelism() - 1) : [];
  return together(ownHand(root, texts, disk), threadsFor(count), threadsFor, (module) => isOfThisDisk(module, root, texts, disk));
}

/** Threads see the system's disk: where it is not the one that is asked for, they know of that the texts that they were given. */
function isOfThisDisk({ file, dependencies, clean }: ReadModule, root: string, texts: ReadonlyMap<string, string>, { over }: Disk): boolean {
  if (over === undefined) return true;
  return clean && [file, ...dependencies].every((path) => texts.has(path) || !over.elsewhere(path.startsWith("/") ? path : `${root}/${path}`));
}

/** Threads run built files; the tool's own tests run its sources. */
function isBuilt(): boolean {
  return import.meta.url.endsWith(".js");
}

function startThreads(root: string, texts: ReadonlyMap<string, string>, count: number): readonly ThreadHand[] {
  return Array.from({ length: count }, () => startThread(root, texts));
}

/**
 * Each makes the fragments of what it has read, and helps when it is done: the main thread, which has all readings at hand, the
 * others; these the main thread, which has more to do than fragments.
 * @param threadsFor how much work: where few files changed and much follows from them, nobody helped to read
 */
function together(main: Hand, started: readonly ThreadHand[], threadsFor: (work: number) => readonly ThreadHand[], isOfThisDisk: (module: ReadModule) => boolean): Workers {
  // The others are asked first: while the main thread works, it can ask nobody.
  const threads = [...started];
  const hands: Hand[] = [...threads, main];
  const reader = new Map<string, Hand>();
  const sharesOf = (tasks: readonly FragmentTask[]): readonly Batches<FragmentTask>[] => {
    const others = tasks.filter(({ file }) => !reader.has(file));
    return hands.map((hand, index) => {
      const own = tasks.filter(({ file }) => reader.get(file) === hand);
      return batchesOf(inBatches([...own, ...others.filter((_, position) => position % hands.length === index)], turnSize));
    });
  };
  return {
    read: async (paths, onRead) => {
      const batches = batchesOf(shrinking(topFirst(paths), hands.length));
      const read = new Map<string, ReadModule>();
      const readBy = (hand: Hand, some: Batches<string>): Promise<void> =>
        hand.read(some, (modules) => {
          for (const module of modules) {
            read.set(module.file, module);
            reader.set(module.file, hand);
          }
          onRead(read.size);
        });
      await Promise.all(hands.map((hand) => readBy(hand, batches)));
      const again = paths.filter((path) => reader.get(path) !== main && !isOfThisDisk(read.get(path)!));
      if (again.length > 0) await readBy(main, batchesOf([again]));
      return paths.map((path) => read.get(path)!);
    },
    open: (document) => {
      const opened = hands.map((hand) => hand.open(document));
      return async (context, tasks, moduleOf) => {
        const late = threads.length === 0 ? threadsFor(tasks.length) : [];
        hands.unshift(...late);
        const makers = [...late.map((hand) => hand.open(document)), ...opened];
        const shares = sharesOf(tasks);
        const made = await Promise.all(makers.map((make, index) => make(context, hands[index] === main ? shares.toReversed() : [shares[index]!, shares.at(-1)!], moduleOf)));
        const byFile = new Map(made.flatMap(({ fragments }) => fragments));
        return { root: made[0]!.root, sound: new Set(made.flatMap(({ sound }) => sound)), fragments: tasks.map(({ file }) => byFile.get(file)), makeIndex: made.find(({ makeIndex }) => makeIndex !== undefined)?.makeIndex };
      };
    },
    define: async ({ own: ofService, imported }, service) => {
      const { definedIn, definingShares, outlinesOf } = await import("./defining.ts");
      const late = threads.length === 0 ? threadsFor(ofService.length) : [];
      threads.push(...late);
      hands.unshift(...late);
      const tellers = [main, ...threads];
      const modules = new Map([...ofService, ...imported].map((module) => [module.file, module]));
      const moduleOf = (file: string): ReadModule => modules.get(file)!;
      const [own, ...others] = definingShares(outlinesOf({ own: ofService, imported }), tellers.length, (file) => (reader.has(file) ? tellers.indexOf(reader.get(file)!) : undefined));
      const telling = threads.map(({ define }, index) => define(others[index]!, moduleOf));
      const first = definedIn(own!, (file) => moduleOf(file).reading(), service);
      return { told: [first.told, ...(await Promise.all(telling))], first };
    },
    get holders() {
      return [main, ...threads].map(({ hold }) => hold);
    },
    stop: () => hands.forEach((hand) => hand.stop()),
  };
}

/** What others build on stands at the top and takes longest: begun last, it would keep one thread waiting for the other. */
function topFirst(paths: readonly string[]): readonly string[] {
  const depths = new Map(paths.map((path) => [path, path.split("/").length]));
  return paths.toSorted((one, other) => depths.get(one)! - depths.get(other)!);
}

/** Ever smaller ones, so that nobody waits long for who takes the last. */
function shrinking<One>(all: readonly One[], hands: number): readonly (readonly One[])[] {
  const batches: (readonly One[])[] = [];
  for (let from = 0; from < all.length; from += batches.at(-1)!.length) {
    const share = Math.ceil((all.length - from) / (2 * hands));
    batches.push(all.slice(from, from + Math.min(Math.max(share, batchSizes.least), batchSizes.most)));
  }
  return batches;
}

function inBatches<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}
