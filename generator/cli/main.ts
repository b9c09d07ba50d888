#!/usr/bin/env node
/** The tool at a terminal: the only file that knows the process. Whatever is large is loaded when it is used. */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { nodeDisk } from "../disk/node-disk.ts";
import type { Library } from "../pipeline/contract.ts";
import { defectNote } from "./defect.ts";
import { exit } from "./exit.ts";
import { run } from "./run.ts";

// A run is short: what the V8 of Node 20 optimises early costs more than it saves, a quarter of the time with 500 definitions.
// Later ones wait longer by themselves, and know no such flag.
if (process.versions.v8.startsWith("11.")) {
  setFlagsFromString("--interrupt-budget=600000");
  // So does what it puts into each other: 5 % of the time with 500 and with 2,000 definitions.
  setFlagsFromString("--no-turbo-inlining");
}

// Adopting holds one state of the definitions against the next. Left to itself, V8 lets as much garbage gather beside them as they take.
if (process.argv[2] === "adopt") setFlagsFromString("--heap-growing-percent=60");

const library: Library = {
  generate: async (...request) => (await import("../index.ts")).generate(...request),
  check: async (...request) => (await import("../index.ts")).check(...request),
  explain: async (...request) => (await import("../index.ts")).explain(...request),
  diff: async (...request) => (await import("../index.ts")).diff(...request),
  drift: async (...request) => (await import("../index.ts")).drift(...request),
  adopt: async (...request) => (await import("../index.ts")).adopt(...request),
};

/** The first signal ends the tool in an orderly way, a second one at once. */
const interruption = new AbortController();
process.once("SIGINT", () => interruption.abort(exit.interrupted));
process.once("SIGTERM", () => interruption.abort(exit.terminated));

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

const { version } = createRequire(import.meta.url)("../../package.json") as { version: string };

process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  disk: nodeDisk,
  library,
  readLiteral: async (file, text) => (await import("../read/literal.ts")).readLiteral(file, text),
  startWatcher: async () => (await import("../disk/watch.ts")).startWatcher(),
  loadModule: async (path) => import(pathToFileURL(path).href),
  interruption: interruption.signal,
  version,
});
if (interruption.signal.aborted) process.exit();
