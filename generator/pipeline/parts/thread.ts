/** A worker in a thread of its own. The thread runs this very file. */
import { deserialize, serialize } from "node:v8";
import { isMainThread, parentPort, Worker as Thread } from "node:worker_threads";
import { nodeDisk } from "../../disk/node-disk.ts";
import { readDocument } from "../../documents/read.ts";
import type { Outline } from "../../link/outline.ts";
import type { ModuleReading } from "../../read/reading.ts";
import type { ServiceDocument } from "../model.ts";
import { sourceFiles } from "../source-files.ts";
import { worker, type FragmentContext, type Fragments, type FragmentTask } from "./worker.ts";

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

type Request =
  | { readonly is: "read"; readonly root: string; readonly paths: readonly string[] }
  | { readonly is: "take"; readonly packed: readonly Uint8Array[] }
  | { readonly is: "fragments"; readonly context: FragmentContext; readonly document: DocumentFile; readonly tasks: readonly FragmentTask[] };

export interface WorkerThread {
  readonly read: (root: string, paths: readonly string[]) => Promise<readonly PackedFile[]>;
  readonly take: (packed: readonly Uint8Array[]) => Promise<void>;
  readonly fragments: (context: FragmentContext, document: DocumentFile, tasks: readonly FragmentTask[]) => Promise<readonly (Fragments | undefined)[]>;
  readonly stop: () => void;
}

/** Types live for a batch: with room for them, the collector leaves them alone meanwhile. A fifth of the time goes otherwise. */
const youngGeneration = 96;

export function startThread(): WorkerThread {
  const thread = new Thread(new URL(import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: youngGeneration } });
  const ask = <Answer>(request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      thread.removeAllListeners();
      thread.once("error", reject);
      thread.once("message", resolve);
      thread.postMessage(request);
    });
  return {
    read: (root, paths) => ask({ is: "read", root, paths }),
    take: (packed) => ask({ is: "take", packed }),
    fragments: (context, document, tasks) => ask({ is: "fragments", context, document, tasks }),
    stop: () => void thread.terminate(),
  };
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const { read, take, fragments } = worker(sourceFiles(new Map(), nodeDisk));
  const answer = (request: Request): unknown => {
    switch (request.is) {
      case "read":
        return read(request.root, request.paths).map(({ outline, reading }): PackedFile => {
          const { dependencies, diagnostics } = reading;
          return { outline, dependencies, clean: diagnostics.length === 0, packed: serialize(reading) };
        });
      case "take":
        return request.packed.forEach((one) => take(deserialize(one) as ModuleReading));
      case "fragments": {
        const document = readDocument(request.document.path, request.document.text);
        return document.ok ? fragments(request.context, document.value, request.tasks) : request.tasks.map(() => undefined);
      }
    }
  };
  port.on("message", (request: Request) => port.postMessage(answer(request)));
}
