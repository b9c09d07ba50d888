/** A thread that reads files and makes fragments. It runs this very file. */
import { isMainThread, parentPort, Worker, type MessagePort } from "node:worker_threads";
import { nodeDisk } from "../../disk/node-disk.ts";
import { readDocument } from "../../documents/read.ts";
import type { Outline } from "../../link/outline.ts";
import type { ServiceDocument } from "../model.ts";
import { sourceFiles } from "../source-files.ts";
import { pack, unpack } from "./packed.ts";
import { makingOf, readFiles, type FragmentContext, type Fragments, type FragmentTask, type Making, type ReadFile } from "./work.ts";

/** A reading that was made in a thread, packed for the way and for later runs. */
export interface PackedFile {
  readonly outline: Outline;
  readonly dependencies: readonly string[];
  /** Reading it found nothing. */
  readonly clean: boolean;
  readonly packed: Uint8Array;
}

/** A document for a thread, which takes it apart itself: that is as fast as handing over what it says. */
export type DocumentFile = Pick<ServiceDocument, "path" | "text">;

/** The reading of a file that another thread has read, or an earlier run. */
export type PackedReading = readonly [file: string, packed: Uint8Array];

type Request =
  | { readonly is: "read"; readonly root: string; readonly paths: readonly string[] }
  | { readonly is: "prepare"; readonly context: FragmentContext; readonly document: DocumentFile; readonly readings: readonly PackedReading[] }
  | { readonly is: "make"; readonly tasks: readonly FragmentTask[] };

export interface WorkThread {
  readonly read: (root: string, paths: readonly string[]) => Promise<readonly PackedFile[]>;
  /** Before fragments are made: what they are put into, and what they follow from that the thread has not read itself. */
  readonly prepare: (context: FragmentContext, document: DocumentFile, readings: readonly PackedReading[]) => Promise<Making["root"]>;
  readonly make: (tasks: readonly FragmentTask[]) => Promise<readonly (Fragments | undefined)[]>;
  readonly stop: () => void;
}

/** Types live for a batch: with room for them, the collector leaves them alone meanwhile. A fifth of the time goes otherwise. */
const youngGeneration = 96;

export function startThread(): WorkThread {
  const thread = new Worker(new URL(import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: youngGeneration } });
  const ask = <Answer>(request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      thread.removeAllListeners();
      thread.once("error", reject);
      thread.once("message", resolve);
      thread.postMessage(request);
    });
  return {
    read: (root, paths) => ask({ is: "read", root, paths }),
    prepare: (context, document, readings) => ask({ is: "prepare", context, document, readings }),
    make: (tasks) => ask({ is: "make", tasks }),
    stop: () => void thread.terminate(),
  };
}

if (!isMainThread && parentPort !== null) answerOn(parentPort);

/** What was read is held packed: a few large pieces, which the collector need not walk through again and again. */
function answerOn(port: MessagePort): void {
  const files = sourceFiles(new Map(), nodeDisk);
  const packed = new Map<string, Uint8Array>();
  let making: Making | undefined;
  port.on("message", (request: Request) => {
    switch (request.is) {
      case "read": {
        const read = readFiles(files, request.root, request.paths).map(packedFile);
        for (const { outline, packed: bytes } of read) packed.set(outline.file, bytes);
        return port.postMessage(read);
      }
      case "prepare":
        for (const [file, bytes] of request.readings) packed.set(file, bytes);
        making = makingOf(request.context, readDocument(request.document.path, request.document.text), (file) => unpack(packed.get(file)!));
        return port.postMessage(making.root);
      case "make": {
        const made = request.tasks.map((task) => making?.make(task));
        return port.postMessage(made, made.flatMap((fragments) => fragments?.outputs.map(({ text }) => text.buffer as ArrayBuffer) ?? []));
      }
    }
  });
}

function packedFile({ outline, reading }: ReadFile): PackedFile {
  return { outline, dependencies: reading.dependencies, clean: reading.diagnostics.length === 0, packed: pack(reading) };
}
