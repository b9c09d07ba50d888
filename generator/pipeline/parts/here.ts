/** What the main thread does itself. */
import type { Disk } from "../../disk/disk.ts";
import { absoluteFile } from "../../read/source.ts";
import { hashOfJson } from "../../values/hash.ts";
import { once } from "../../values/remembered.ts";
import { othersHeard } from "../../values/steps.ts";
import { pack } from "../kept/packed.ts";
import { sourceFiles } from "../project/source-files.ts";
import { soundnessOf, turns, type Hand, type Holder, type PartHolder, type ReadModule } from "./hand.ts";
import type { Fragments, ReadFile } from "./work.ts";

/** @param texts of files that are known already, by path relative to the root */
export function ownHand(root: string, texts: ReadonlyMap<string, string>, disk: Disk): Hand {
  // A run that finds nothing to do goes without.
  const work = once(() => import("./work.ts"));
  const files = once(() => sourceFiles(new Map([...texts].map(([path, text]) => [absoluteFile(root, path), text])), disk));
  return {
    read: async (batches, onRead) => {
      const { readFiles } = await work();
      for (const paths of turns(batches)) {
        onRead(readFiles(files(), root, paths).map(moduleOf));
        await othersHeard();
      }
    },
    open: ({ open }) => async (context, batches, moduleOf) => {
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

function moduleOf({ outline, reading }: ReadFile): ReadModule {
  const { file, dependencies } = reading;
  return { file, dependencies, outline, outlined: hashOfJson(outline), ...soundnessOf(reading), reading: () => reading, packed: once(() => pack(reading)) };
}
