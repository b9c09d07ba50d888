/** A thread that reads files and makes fragments. It runs this very file. */
import { isMainThread, parentPort, Worker, workerData, type MessagePort } from "node:worker_threads";
import { nodeDisk } from "../../disk/node-disk.ts";
import { openDocument } from "../../documents/read.ts";
import type { Outline } from "../../link/outline.ts";
import { declaringFile } from "../../model/declaring-file.ts";
import type { ServiceDocument } from "../model.ts";
import { sourceFiles } from "../source-files.ts";
import { turns, type Batches, type Hand, type HandMade, type ReadModule } from "./hand.ts";
import { pack, unpack } from "./packed.ts";
import { makingOf, readFiles, type FragmentContext, type Fragments, type FragmentTask, type ReadFile } from "./work.ts";

/** A reading that was made in a thread, packed for the way and for later runs. */
interface PackedFile {
  readonly outline: Outline;
  readonly dependencies: readonly string[];
  /** Reading it found nothing. */
  readonly clean: boolean;
  readonly packed: Uint8Array;
}

/** A document for a thread, which takes it apart itself: that is as fast as handing over what it says. */
type DocumentFile = Pick<ServiceDocument, "path" | "text">;

/** The reading of a file that somebody else has read, or an earlier run. */
type PackedReading = readonly [file: string, packed: Uint8Array];

interface ReadRequest {
  readonly is: "read";
  readonly root: string;
  readonly batches: Batches<string>;
}

interface MakeRequest {
  readonly is: "make";
  readonly context: FragmentContext;
  readonly document: DocumentFile;
  /** What the fragments follow from that the thread has not read itself. */
  readonly readings: readonly PackedReading[];
  readonly batches: readonly Batches<FragmentTask>[];
}

/** One of several answers, or the last one. */
type Reply = { readonly is: "part"; readonly part: unknown } | { readonly is: "end"; readonly end: unknown };

/** Types live for a batch: with room for them, the collector leaves them alone meanwhile. A fifth of the time goes otherwise. */
const youngGeneration = 96;

/** @param texts of files that the disk has otherwise, by path relative to the root */
export function startThread(root: string, texts: ReadonlyMap<string, string>): Hand {
  const known = new Map([...texts].map(([path, text]) => [`${root}/${path}`, text]));
  const thread = new Worker(new URL(import.meta.url), { workerData: known, resourceLimits: { maxYoungGenerationSizeMb: youngGeneration } });
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
function unpacked({ outline, dependencies, clean, packed }: PackedFile): ReadModule {
  return { file: outline.file, dependencies, outline, clean, reading: () => unpack(packed), packed: () => packed };
}

if (!isMainThread && parentPort !== null) answerOn(parentPort);

/** What was read is held packed: a few large pieces, which the collector need not walk through again and again. */
function answerOn(port: MessagePort): void {
  const files = sourceFiles(workerData as ReadonlyMap<string, string>, nodeDisk);
  const packed = new Map<string, Uint8Array>();
  const tell = (reply: Reply, handedOver: readonly ArrayBuffer[] = []): void => port.postMessage(reply, handedOver);
  port.on("message", (request: ReadRequest | MakeRequest) => {
    if (request.is === "read") {
      for (const paths of turns(request.batches)) {
        const read = readFiles(files, request.root, paths).map(packedFile);
        for (const { outline, packed: bytes } of read) packed.set(outline.file, bytes);
        tell({ is: "part", part: read });
      }
      return tell({ is: "end", end: undefined });
    }
    const { context, document, readings, batches } = request;
    for (const [file, bytes] of readings) packed.set(file, bytes);
    const { root, make, sound } = makingOf(context, openDocument(document.path, document.text), (file) => unpack(packed.get(file)!));
    for (const some of batches) {
      for (const tasks of turns(some)) {
        const made = tasks.map((task) => [task.file, make(task)] as const);
        tell({ is: "part", part: made }, made.flatMap(([, fragments]) => (fragments === undefined ? [] : bytesOf(fragments))));
      }
    }
    return tell({ is: "end", end: { root, sound: sound() } satisfies Omit<HandMade, "fragments"> });
  });
}

/** All texts of a file's fragments: handed over, none is copied. */
function bytesOf({ outputs, documents }: Fragments): readonly ArrayBuffer[] {
  const entries = Object.values(documents).flatMap(({ entries }) => Object.values(entries).flatMap(({ paths, schemas }) => [paths, schemas]));
  return [...outputs.map(({ text }) => text), ...entries].map(({ buffer }) => buffer as ArrayBuffer);
}

function packedFile({ outline, reading }: ReadFile): PackedFile {
  return { outline, dependencies: reading.dependencies, clean: reading.diagnostics.length === 0, packed: pack(reading) };
}
