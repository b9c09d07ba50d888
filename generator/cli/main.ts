#!/usr/bin/env node
/** The tool at a terminal: the only file that knows the process. Whatever is large is loaded when it is used. */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { nodeDisk } from "../disk/node-disk.ts";
import type { Library } from "../contract.ts";
import { defectNote, noFolderNote } from "./defect.ts";
import { v8FlagsFor } from "./v8-flags.ts";
import { exit } from "./exit.ts";
import { run } from "./run.ts";

for (const flag of v8FlagsFor(process.versions.v8, process.argv[2])) setFlagsFromString(flag);

const library: Library = {
  generate: async (...request) => (await import("../index.ts")).generate(...request),
  check: async (...request) => (await import("../index.ts")).check(...request),
  explain: async (...request) => (await import("../index.ts")).explain(...request),
  diff: async (...request) => (await import("../index.ts")).diff(...request),
  drift: async (...request) => (await import("../index.ts")).drift(...request),
  adopt: async (...request) => (await import("../index.ts")).adopt(...request),
};

/**
 * A signal ends the tool as it ends any program, whatever it is busy with: outputs are put in place whole. What lasts until one comes asks to hear the first,
 * and ends in an orderly way; a second one ends it at once.
 */
const interruption = new AbortController();

function listening(): AbortSignal {
  process.once("SIGINT", () => interruption.abort(exit.interrupted));
  process.once("SIGTERM", () => interruption.abort(exit.terminated));
  return interruption.signal;
}

/** A reader that has seen enough (`| head`) is no failure. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

process.on("uncaughtException", (error) => {
  process.stderr.write(defectNote(error, process.env));
  process.exit(exit.findings);
});

function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    process.stderr.write(noFolderNote);
    process.exit(exit.usage);
  }
}

const { version } = createRequire(import.meta.url)("../../package.json") as { version: string };

process.exitCode = await run(process.argv.slice(2), {
  cwd: currentFolder(),
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  disk: nodeDisk,
  library,
  readLiteral: async (file, text) => (await import("../read/nodes/literal.ts")).readLiteral(file, text),
  startWatcher: async () => (await import("../disk/watch.ts")).startWatcher(),
  loadModule: async (path) => import(pathToFileURL(path).href),
  interruption: listening,
  version,
});
if (interruption.signal.aborted) process.exit();
