/** What the main thread does itself. */
import type { Disk } from "../../disk/disk.ts";
import { absoluteFile } from "../../read/reading-context.ts";
import { hashOfJson } from "../../values/hash.ts";
import { once } from "../../values/memoize.ts";
import { hearOthers } from "../../values/steps.ts";
import { sourceFiles } from "../project/source-files.ts";
import type { Fragments, ReadFile } from "./fragment-work.ts";
import { soundnessOf, type KnownModule, type ReadModule } from "./known-module.ts";
import { pack } from "./pack.ts";
import { takeBatches, type Batches, type Holder, type PartHolder, type Worker } from "./worker.ts";

/** @param texts of files that are known already, by path relative to the root */
export function mainWorker(root: string, texts: ReadonlyMap<string, string>, disk: Disk): Worker {
  // A run that finds nothing to do goes without.
  const work = once(() => import("./fragment-work.ts"));
  const files = once(() => sourceFiles(new Map([...texts].map(([path, text]) => [absoluteFile(root, path), text])), disk));
  const reading =
    <Module>(toModule: (read: ReadFile) => Module) =>
    async (batches: Batches<string>, onRead: (modules: readonly Module[]) => void): Promise<void> => {
      const { readFiles } = await work();
      for (const paths of takeBatches(batches)) {
        onRead(readFiles(files(), root, paths).map(toModule));
        await hearOthers();
      }
    };
  return {
    read: reading(moduleOf),
    outline: reading(knownOf),
    open:
      ({ open }) =>
      async (context, batches, moduleOf) => {
        const { makingOf } = await work();
        const { root, make, sound } = makingOf(context, open(), (file) => moduleOf(file).reading());
        const fragments: (readonly [string, Fragments | undefined])[] = [];
        for (const some of batches) {
          for (const tasks of takeBatches(some)) {
            for (const task of tasks) fragments.push([task.file, make(task)]);
            await hearOthers();
          }
        }
        return { root, fragments, sound: sound() };
      },
    hold: holdPartHere,
    stop: () => {},
  };
}

/** Nobody else is at work meanwhile: what the document says is read as the comparison asks for it. */
export const holdInMainThread: Holder = (document) => async (definitions, before) => {
  const { holdingOf } = await import("./holding.ts");
  return holdingOf(document).compare(definitions, before);
};

const holdPartHere: PartHolder = (document, wording) => ({
  compare: holdInMainThread(document, wording),
  named: async (definitions, frame, positions) => {
    const { holdingOf } = await import("./holding.ts");
    const { share, sound } = holdingOf(document);
    const { rows, counted } = share(definitions, frame, positions);
    return {
      rows,
      counted: async (others) => {
        const { counts, compared } = counted(others);
        return { counts, compared: async (habits) => ({ found: compared(habits), sound: sound() }) };
      },
    };
  },
});

function knownOf({ outline, reading }: ReadFile): KnownModule & Pick<ReadModule, "reading"> {
  const { file, dependencies } = reading;
  return { file, dependencies, outline, outlined: hashOfJson(outline), ...soundnessOf(reading), reading: () => reading };
}

function moduleOf(read: ReadFile): ReadModule {
  return { ...knownOf(read), packed: once(() => pack(read.reading)) };
}
