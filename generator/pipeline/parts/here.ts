/** What the main thread does itself. */
import type { Disk } from "../../disk/disk.ts";
import { absoluteFile } from "../../read/source.ts";
import { hashOfJson } from "../../values/hash.ts";
import { once } from "../../values/remembered.ts";
import { othersHeard } from "../../values/steps.ts";
import { sourceFiles } from "../project/source-files.ts";
import { turns, type Batches, type Hand, type Holder, type PartHolder } from "./hand.ts";
import { soundnessOf, type KnownModule, type ReadModule } from "./known-module.ts";
import { pack } from "./packed.ts";
import type { Fragments, ReadFile } from "./work.ts";

/** @param texts of files that are known already, by path relative to the root */
export function ownHand(root: string, texts: ReadonlyMap<string, string>, disk: Disk): Hand {
  // A run that finds nothing to do goes without.
  const work = once(() => import("./work.ts"));
  const files = once(() => sourceFiles(new Map([...texts].map(([path, text]) => [absoluteFile(root, path), text])), disk));
  const reading =
    <Module>(made: (read: ReadFile) => Module) =>
    async (batches: Batches<string>, onRead: (modules: readonly Module[]) => void): Promise<void> => {
      const { readFiles } = await work();
      for (const paths of turns(batches)) {
        onRead(readFiles(files(), root, paths).map(made));
        await othersHeard();
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
          for (const tasks of turns(some)) {
            for (const task of tasks) fragments.push([task.file, make(task)]);
            await othersHeard();
          }
        }
        return { root, fragments, sound: sound() };
      },
    hold: holdPartHere,
    stop: () => {},
  };
}

/** Nobody else is at work meanwhile: what the document says is read as the comparison asks for it. */
export const holdHere: Holder = (document) => async (definitions, before) => {
  const { holdingOf } = await import("./holding.ts");
  return holdingOf(document).compare(definitions, before);
};

const holdPartHere: PartHolder = (document, wording) => ({
  compare: holdHere(document, wording),
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
