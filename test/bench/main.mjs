/**
 * What a run of the generator costs as a whole process: wall time, CPU time and peak memory, beside an empty Node. Five
 * situations: nothing kept, with OpenAPI 3.1 alone and with all outputs; nothing changed; one definition changed.
 *
 *     npm run bench [-- 10 100]
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { definitionPath, writeSynthetic } from "./synthetic.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const command = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const usage = pathToFileURL(join(here, "usage.mjs")).href;
const runs = 3;

/** One process: seconds of wall and CPU time, and its peak memory in MB. */
function measure(folder, args) {
  const report = join(tmpdir(), `specwright-usage-${process.pid}.json`);
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, ["--import", usage, ...args], {
    cwd: folder,
    env: { ...process.env, SPECWRIGHT_BENCH_USAGE: report },
    encoding: "utf8",
  });
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${args.join(" ")} exited with ${status}\n${stdout}${stderr}`);
  return { wall, ...JSON.parse(readFileSync(report, "utf8")) };
}

/** The median of each figure over several runs, each after `before`. */
function median(folder, args, before = () => {}) {
  const measured = Array.from({ length: runs }, (_, run) => {
    before(run);
    return measure(folder, args);
  });
  const middle = (name) => measured.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(runs / 2)];
  return { wall: middle("wall"), cpu: middle("cpu"), memory: middle("memory") };
}

function clear(folder) {
  for (const name of [".specwright", "generated"]) rmSync(join(folder, name), { recursive: true, force: true });
}

function change(folder, run) {
  const file = definitionPath(folder, 7);
  writeFileSync(file, readFileSync(file, "utf8").replace(/Field 0 of kind 7[^*]*\*/, `Field 0 of kind 7, edition ${run}. *`));
}

function rowsOf(size) {
  const folder = mkdtempSync(join(tmpdir(), "specwright-bench-"));
  try {
    writeSynthetic(folder, size);
    const only = [command, "generate", "--quiet", "--only", "openapi-3.1"];
    const all = [command, "generate", "--quiet"];
    const rows = [
      ["cold, OpenAPI 3.1", median(folder, only, () => clear(folder))],
      ["nothing changed, OpenAPI 3.1", median(folder, only)],
      ["one changed, OpenAPI 3.1", median(folder, only, (run) => change(folder, run))],
      ["cold, all outputs", median(folder, all, () => clear(folder))],
      ["nothing changed, all outputs", median(folder, all)],
      ["one changed, all outputs", median(folder, all, (run) => change(folder, run + runs))],
    ];
    return rows.map(([situation, figures]) => ({ size, situation, ...figures }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function line({ size, situation, wall, cpu, memory }) {
  const cells = [String(size).padStart(6), situation.padEnd(30), wall.toFixed(2).padStart(8), cpu.toFixed(2).padStart(8), memory.toFixed(0).padStart(8)];
  return `| ${cells.join(" | ")} |`;
}

const sizes = process.argv.slice(2).map(Number);
execFileSync(process.execPath, [command, "--version"]);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, median of ${runs} runs\n`);
console.log("|  kinds | situation                      |  wall, s |   CPU, s | peak, MB |");
console.log("|-------:|--------------------------------|---------:|---------:|---------:|");
console.log(line({ size: 0, situation: "node -e 0", ...median(here, ["-e", "0"]) }));
for (const size of sizes.length > 0 ? sizes : [10, 100, 500, 2000]) for (const row of rowsOf(size)) console.log(line(row));
