/** A thread that reads batches of definition files. It runs this very file. */
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { nodeDisk } from "../disk/node-disk.ts";
import type { ModuleReading } from "../read/reading.ts";
import { sourceFiles } from "./source-files.ts";

interface Batch {
  readonly root: string;
  readonly paths: readonly string[];
}

export interface ReaderThread {
  readonly read: (root: string, paths: readonly string[]) => Promise<readonly ModuleReading[]>;
  readonly stop: () => void;
}

/** Types live for a batch: with room for them, the collector leaves them alone meanwhile. A fifth of the time goes otherwise. */
const youngGeneration = 96;

export function startReader(): ReaderThread {
  const worker = new Worker(new URL(import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: youngGeneration } });
  return {
    read: (root, paths) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners();
        worker.once("error", reject);
        worker.once("message", resolve);
        worker.postMessage({ root, paths } satisfies Batch);
      }),
    stop: () => void worker.terminate(),
  };
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const { readModules } = await import("../read/modules.ts");
  const files = sourceFiles(new Map(), nodeDisk);
  port.on("message", ({ root, paths }: Batch) => {
    port.postMessage(readModules(root, paths.map((path) => `${root}/${path}`), files));
  });
}
