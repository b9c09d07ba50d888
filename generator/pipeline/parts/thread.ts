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

/** A file that the thread has read, or one that it is given. */
export interface PackedTask extends Pick<FragmentTask, "lent"> {
  readonly file: string;
  readonly packed?: Uint8Array;
}

type Request =
  | { readonly is: "read"; readonly root: string; readonly paths: readonly string[] }
  | { readonly is: "fragments"; readonly context: FragmentContext; readonly document: DocumentFile; readonly tasks: readonly PackedTask[] };

export interface WorkerThread {
  readonly read: (root: string, paths: readonly string[]) => Promise<readonly PackedFile[]>;
  readonly fragments: (context: FragmentContext, document: DocumentFile, tasks: readonly PackedTask[]) => Promise<readonly (Fragments | undefined)[]>;
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
    fragments: (context, document, tasks) => ask({ is: "fragments", context, document, tasks }),
    stop: () => void thread.terminate(),
  };
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const { read, fragments } = worker(sourceFiles(new Map(), nodeDisk));
  // Packed, what was read is a few large pieces, which the collector need not walk through again and again.
  const packed = new Map<string, Uint8Array>();
  const readAll = ({ root, paths }: Extract<Request, { is: "read" }>): readonly PackedFile[] =>
    read(root, paths).map(({ outline, reading }) => {
      const bytes = serialize(reading);
      packed.set(reading.file, bytes);
      return { outline, dependencies: reading.dependencies, clean: reading.diagnostics.length === 0, packed: bytes };
    });
  const makeAll = ({ context, document, tasks }: Extract<Request, { is: "fragments" }>): readonly (Fragments | undefined)[] => {
    const contents = readDocument(document.path, document.text);
    const unpacked = tasks.map(({ file, lent, packed: given }) => ({ lent, reading: () => deserialize(given ?? packed.get(file)!) as ModuleReading }));
    return contents.ok ? fragments(context, contents.value, unpacked) : tasks.map(() => undefined);
  };
  const answer = (request: Request): unknown => (request.is === "read" ? readAll(request) : makeAll(request));
  port.on("message", (request: Request) => port.postMessage(answer(request)));
}
