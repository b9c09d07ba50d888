/** A thread that reads files and makes fragments, as who asks it sees it. It is started before what reads and makes is loaded here. */
import { Worker } from "node:worker_threads";
import { declaringFile } from "../model/declaring-file.ts";
import type { Hand, HandMade, ReadModule } from "./parts/hand.ts";
import type { MakeRequest, PackedFile, PackedReading, ReadRequest, Reply } from "./parts/messages.ts";
import { unpack } from "./parts/packed.ts";
import type { FragmentTask } from "./parts/work.ts";

/** Where it lies from here, and from the part of the bundle that this is built into: these are as deep. */
const program = new URL("../pipeline/parts/thread.js", import.meta.url);

/** Types live for a batch: with room for them, the collector leaves them alone meanwhile. A fifth of the time goes otherwise. */
const youngGeneration = 96;

/** @param texts of files that the disk has otherwise, by path relative to the root */
export function startThread(root: string, texts: ReadonlyMap<string, string>): Hand {
  const known = new Map([...texts].map(([path, text]) => [`${root}/${path}`, text]));
  const thread = new Worker(program, { workerData: known, resourceLimits: { maxYoungGenerationSizeMb: youngGeneration } });
  const own = new Set<string>();
  const ask = <Part, End>(request: ReadRequest | MakeRequest, onPart: (part: Part) => void): Promise<End> =>
    new Promise((resolve, reject) => {
      thread.removeAllListeners();
      thread.once("error", reject);
      thread.on("message", (reply: Reply) => (reply.is === "part" ? onPart(reply.part as Part) : resolve(reply.end as End)));
      thread.postMessage(request);
    });
  return {
    read: (batches, onRead) =>
      ask({ is: "read", root, batches }, (files: readonly PackedFile[]) => {
        for (const { outline } of files) own.add(outline.file);
        onRead(files.map(unpacked));
      }),
    make: async (context, { path, text }, batches, moduleOf) => {
      const tasks = batches.flatMap(({ all }) => all.flat());
      const readings = filesOf(tasks).filter((file) => !own.has(file)).map((file): PackedReading => [file, moduleOf(file).packed()]);
      const fragments: HandMade["fragments"][number][] = [];
      const made = await ask<HandMade["fragments"], Omit<HandMade, "fragments">>({ is: "make", context, document: { path, text }, readings, batches }, (some) => fragments.push(...some));
      return { ...made, fragments };
    },
    stop: () => void thread.terminate(),
  };
}

/** All files that tasks follow from, each once. */
function filesOf(tasks: readonly FragmentTask[]): readonly string[] {
  const lenders = tasks.flatMap(({ lent }) => lent.map(declaringFile));
  return [...new Set([...tasks.flatMap(({ file, before, after }) => [file, ...before, ...after]), ...lenders])];
}

/** Unpacked when it is asked for: most readings never leave their thread. */
function unpacked({ outline, outlined, dependencies, clean, packed }: PackedFile): ReadModule {
  return { file: outline.file, dependencies, outline, outlined, clean, reading: () => unpack(packed), packed: () => packed };
}
