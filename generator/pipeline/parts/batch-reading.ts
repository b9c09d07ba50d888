/** Files read by the main thread and others beside it, batch by batch, and where their readings are. */
import { once } from "../../values/memoize.ts";
import { batchesOf, type Batches, type Hand, type ThreadHand } from "./hand.ts";
import type { KnownModule, ReadModule } from "./known-module.ts";
import { pack } from "./pack.ts";

export interface BatchReading {
  /** The files in their order; paths are relative to the root. */
  readonly read: ReadAll<ReadModule>;
  /** The same, and leaves the readings with who has read them, unless everybody needs them. */
  readonly outline: ReadAll<KnownModule>;
  /** With their readings, by file: of who has read them, or read now. */
  readonly bring: (modules: readonly KnownModule[]) => Promise<ReadonlyMap<string, ReadModule>>;
  readonly readerOf: (file: string) => Hand | undefined;
  /** A file as it was read in this run, where it was. */
  readonly asRead: (module: KnownModule) => KnownModule;
}

export type ReadAll<Module> = (paths: readonly string[], onRead: (done: number) => void) => Promise<readonly Module[]>;

/** How a hand reads. */
type Way<Module> = (hand: Hand) => (batches: Batches<string>, onRead: (modules: readonly Module[]) => void) => Promise<void>;

interface Known {
  readonly by: Hand;
  readonly module: KnownModule;
}

/**
 * @param threads as there are any at the time
 * @param isOfThisDisk whether what a thread has read holds here
 */
export function batchReading(main: Hand, threads: readonly ThreadHand[], isOfThisDisk: (module: KnownModule) => boolean): BatchReading {
  const known = new Map<string, Known>();
  const reading =
    <Module extends KnownModule>(way: Way<Module>): ReadAll<Module> =>
    async (paths, onRead) => {
      if (paths.length === 0) return [];
      // The others are asked first: while the main thread works, it can ask nobody.
      const hands = [...threads, main];
      const batches = batchesOf(shrinking(topFirst(paths), hands.length));
      const read = new Map<string, Module>();
      const readBy = (hand: Hand, some: Batches<string>): Promise<void> =>
        way(hand)(some, (modules) => {
          for (const module of modules) {
            read.set(module.file, module);
            known.set(module.file, { by: hand, module });
          }
          onRead(read.size);
        });
      await Promise.all(hands.map((hand) => readBy(hand, batches)));
      const again = paths.filter((path) => known.get(path)!.by !== main && !isOfThisDisk(read.get(path)!));
      if (again.length > 0) await readBy(main, batchesOf([again]));
      return paths.map((path) => read.get(path)!);
    };
  const read = reading((hand) => hand.read);
  const readerOf = (file: string): Hand | undefined => known.get(file)?.by;
  const asRead = (module: KnownModule): KnownModule => known.get(module.file)?.module ?? module;
  return {
    read,
    outline: reading((hand) => hand.outline),
    bring: async (wanted) => {
      const modules = wanted.map(asRead);
      const away = modules.filter((module) => module.reading === undefined);
      const unread = away.filter(({ file }) => readerOf(file) === undefined).map(({ file }) => file);
      const brought = await Promise.all(
        threads.map((hand) =>
          broughtBy(
            hand,
            away.filter(({ file }) => readerOf(file) === hand),
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

async function broughtBy(hand: ThreadHand, modules: readonly KnownModule[]): Promise<readonly ReadModule[]> {
  return modules.length === 0 ? [] : hand.bring(modules);
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
function shrinking<One>(all: readonly One[], hands: number): readonly (readonly One[])[] {
  const batches: (readonly One[])[] = [];
  for (let from = 0; from < all.length; from += batches.at(-1)!.length) {
    const share = Math.ceil((all.length - from) / (2 * hands));
    batches.push(all.slice(from, from + Math.min(Math.max(share, batchSizes.least), batchSizes.most)));
  }
  return batches;
}
