/**
 * What a generated client costs those who use it, beside plain `fetch` and beside the clients that others generate for the
 * same API: the time of type checks, the size of what is shipped and the CPU time of a call, each for a program that makes
 * one call; and the time to generate it. The others are installed into a temporary folder.
 *
 *     npm run bench:client [-- 10 100]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { command, generation } from "./client/generation.mjs";
import { compilers, node } from "./client/process.mjs";
import { bundled, called, checked } from "./client/program.mjs";
import { installPeers, prepared, ways } from "./client/ways.mjs";
import { writeSynthetic } from "./synthetic.mjs";

const row = (cells) => console.log(`| ${cells.join(" | ")} |`);
const number = (value, digits = 2) => value.toFixed(digits);

/** One way, as a row; what cannot be had is said in its place. */
async function measured(way, size, folders) {
  const program = join(folders.project, `program-${way.name.replaceAll(" ", "-")}`);
  try {
    const seconds = prepared(way, folders, program);
    const checks = Object.keys(compilers).map((version) => checked(program, version));
    const { gzipped, minified } = await bundled(program);
    const { microseconds, ratio } = called(program, join(folders.project, "program-plain-fetch"));
    const cells = checks.map(({ seconds: time, instantiations }) => `${number(time)} s, ${instantiations}`);
    row([size, way.name, seconds === undefined ? "" : `${number(seconds)} s`, ...cells, `${gzipped} B (${minified} B)`, `${number(microseconds, 1)} µs, ${number(ratio)} ×`]);
  } catch (error) {
    row([size, way.name, String(error.message).split("\n").slice(0, 2).join(" "), ...Array(4).fill("")]);
  }
}

/** All ways, on an API of this size; generating by its own row. */
async function compared(size, installed) {
  const project = mkdtempSync(join(tmpdir(), "specwright-bench-client-"));
  try {
    writeSynthetic(project, size);
    const { cold, nothing, changed, written } = generation(project);
    node([command, "generate", "--quiet", "--only", "openapi-3.1"], project);
    const folders = { project, installed, api: join(project, "generated", "device", "openapi.json") };
    for (const way of ways) await measured(way, size, folders);
    return [size, `${number(cold)} s`, `${number(nothing)} s`, `${number(changed)} s`, written];
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2).map(Number);
const installed = mkdtempSync(join(tmpdir(), "specwright-bench-peers-"));
try {
  installPeers(installed);
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, medians\n`);
  row(["kinds", "client", "generated in", ...Object.keys(compilers).map((version) => `type check ${version}: time, instantiations`), "gzipped (minified)", "CPU of a call"]);
  row(["---:", "---", "---:", "---:", "---:", "---:", "---:"]);
  const generations = [];
  for (const size of asked.length > 0 ? asked : [10, 100, 500, 2000]) generations.push(await compared(size, installed));
  console.log();
  row(["kinds", "generated cold", "nothing changed", "one changed", "files written for it"]);
  row(["---:", "---:", "---:", "---:", "---:"]);
  for (const cells of generations) row(cells);
} finally {
  rmSync(installed, { recursive: true, force: true });
}
