/** A thread that reads files and makes fragments, as who asks it sees it. It is started before what reads and makes is loaded here. */
import { Worker } from "node:worker_threads";
import { commonDefinitions, type DefinitionFiles } from "../drift/definitions/definition-files.ts";
import { declaringFile } from "../model/declaring-file.ts";
import { conversationWith, type Conversation } from "./parts/conversation.ts";
import type { FragmentContext, FragmentTask } from "./parts/fragment-work.ts";
import type { PartFound } from "./parts/holding.ts";
import type { KnownModule, ReadModule } from "./parts/known-module.ts";
import type { GivenDefinitions, MakingEnd, OutlinedFile, PackedReading, ThreadRequest } from "./parts/messages.ts";
import { unpack } from "./parts/pack.ts";
import type { Batches, CountedPart, NamedPart, ThreadWorker, WorkerResult } from "./parts/worker.ts";

/** Where it lies from here, and from the part of the bundle that this is built into: these are as deep. */
const program = new URL("../pipeline/parts/thread.js", import.meta.url);

/** Types live for a batch: with room for them, the collector leaves them alone meanwhile. A fifth of the time goes otherwise. */
const youngGeneration = 96;

/** @param texts of files that the disk has otherwise, by path relative to the root */
export function startThread(root: string, texts: ReadonlyMap<string, string>): ThreadWorker {
  const known = new Map([...texts].map(([path, text]) => [`${root}/${path}`, text]));
  const thread = new Worker(program, { workerData: known, resourceLimits: { maxYoungGenerationSizeMb: youngGeneration } });
  const conversation = conversationWith(thread);
  const { ask, answer } = conversation;
  const stop = (): void => void thread.terminate();
  const own = new Set<string>();
  const reading =
    <Module>(packs: boolean, toModule: (file: OutlinedFile) => Module) =>
    (batches: Batches<string>, onRead: (modules: readonly Module[]) => void): Promise<void> =>
      ask([{ is: "read", root, batches, packs }], (files: readonly OutlinedFile[]) => {
        for (const { outline } of files) own.add(outline.file);
        onRead(files.map(toModule));
      });
  return {
    read: reading(true, (file) => withReading(knownOf(file), file.packed!)),
    outline: reading(false, (file) => (file.packed === undefined ? knownOf(file) : withReading(knownOf(file), file.packed))),
    bring: async (files) => {
      const packed = await answer<readonly Uint8Array[]>({ is: "bring", files: files.map(({ file }) => file) });
      return files.map((module, index) => withReading(module, packed[index]!));
    },
    open: openedBy(conversation, own),
    define: (share, moduleOf) => {
      const needed = [...share.files.map(({ file }) => file), ...share.lenders].filter((file) => !own.has(file));
      return answer({ is: "define", share, readings: packedBy(moduleOf, needed) });
    },
    hold: heldBy(conversation, stop),
    stop,
  };
}

/** @param own files that the thread has read */
function openedBy({ send, ask, answer }: Conversation, own: ReadonlySet<string>): ThreadWorker["open"] {
  return ({ path, text }) => {
    send({ is: "open", document: { path, text } });
    return async (context, batches, moduleOf) => {
      const fragments: WorkerResult["fragments"][number][] = [];
      const end = await ask<WorkerResult["fragments"], MakingEnd>(makeRequests(context, batches, own, moduleOf), (some) => fragments.push(...some));
      return { ...end, fragments, makeIndex: (pages) => answer({ is: "index", pages }) };
    };
  };
}

/** @param stop when all is found that is its part: nobody asks it any more, and the main thread has the processors to itself */
function heldBy({ send, answer }: Conversation, stop: () => void): ThreadWorker["hold"] {
  const compared: CountedPart["compared"] = async (habits) => {
    const found = await answer<PartFound>({ is: "find", habits });
    stop();
    return found;
  };
  const counted: NamedPart["counted"] = async (others) => ({ counts: await answer<CountedPart["counts"]>({ is: "count", others }), compared });
  return ({ path, text }, wording, part) => {
    send({ is: "hold", document: { path, text }, wording });
    return {
      compare: (definitions, before) => answer({ is: "compare", ...givenDefinitions(definitions, part), before }),
      named: async (definitions, frame, positions) => ({
        rows: await answer<NamedPart["rows"]>({ is: "name", ...givenDefinitions(definitions, part), frame, positions }),
        counted,
      }),
    };
  };
}

/**
 * Each is made when the one before it has been sent.
 * @param own files that the thread has read
 */
function* makeRequests(
  context: FragmentContext,
  [first, ...others]: readonly Batches<FragmentTask>[],
  own: ReadonlySet<string>,
  moduleOf: (file: string) => ReadModule,
): Iterable<ThreadRequest> {
  const packed = (files: readonly string[]): readonly PackedReading[] => packedBy(moduleOf, files);
  const needed = filesOf([first!]).filter((file) => !own.has(file));
  yield { is: "make", context, readings: packed(needed), batches: first! };
  const files = new Set([...own, ...needed]);
  yield { is: "help", readings: packed(filesOf(others).filter((file) => !files.has(file))), batches: others };
}

function packedBy(moduleOf: (file: string) => ReadModule, files: readonly string[]): readonly PackedReading[] {
  return files.map((file) => [file, moduleOf(file).packed()]);
}

/** All files that the tasks of batches follow from, each once. */
function filesOf(batches: readonly Batches<FragmentTask>[]): readonly string[] {
  const tasks = batches.flatMap(({ all }) => all.flat());
  const lenders = tasks.flatMap(({ lent }) => lent.map(declaringFile));
  return [...new Set([...tasks.flatMap(({ file, before, after }) => [file, ...before, ...after]), ...lenders])];
}

/** @param part the thread's own, which it needs no texts of */
function givenDefinitions(definitions: DefinitionFiles, part: number): GivenDefinitions {
  const { marks, textOf, toldBy } = definitions;
  return {
    definitions: commonDefinitions(definitions),
    texts: new Map([...marks.files.keys()].flatMap((file) => (toldBy(file) === part ? [] : [[file, textOf(file)]]))),
  };
}

function knownOf({ outline, outlined, dependencies, clean, warnings }: OutlinedFile): KnownModule {
  return { file: outline.file, dependencies, outline, outlined, clean, warnings };
}

/** Unpacked when it is asked for: most readings never leave their thread. */
function withReading(module: KnownModule, packed: Uint8Array): ReadModule {
  return { ...module, reading: () => unpack(packed), packed: () => packed };
}
