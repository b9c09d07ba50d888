/**
 * Builds the tool: its code in a few files, which start in half the time of one file per module, and its types beside them.
 * Everything that is loaded late stays a file of its own; packages stay where npm put them.
 *
 *     node generator/build.mjs [folder]
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { quickCode } from "./quick-code/quick-code.mjs";

const sources = dirname(fileURLToPath(import.meta.url));
const folder = resolve(process.argv[2] ?? join(sources, "../dist"));
const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");

/** The command, the library, and what runs in threads. */
const entries = ["cli/main.ts", "index.ts", "pipeline/parts/thread.ts"];

rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, "-p", sources, "--emitDeclarationOnly", "--outDir", folder], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

await build({
  absWorkingDir: sources,
  entryPoints: entries,
  outdir: folder,
  outbase: sources,
  // As deep as the sources lie: what is found beside a module is found beside its part of the bundle as well.
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  splitting: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node20.19",
  plugins: [quickCode],
  inject: [join(sources, "quick-code/flat-mapped.mjs")],
  // Node has them all; without this, such a pattern is made anew wherever it stands in a function.
  supported: { "regexp-unicode-property-escapes": true },
  logLevel: "warning",
});
