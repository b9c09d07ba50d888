/** One run of the command as a whole process, on a synthetic project: nothing kept, or one definition changed. */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { definitionPath } from "./synthetic.mjs";

export const here = fileURLToPath(new URL(".", import.meta.url));
export const command = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
export const runs = 3;
const usage = pathToFileURL(join(here, "usage.mjs")).href;

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
export function median(folder, args, before = () => {}) {
  const measured = Array.from({ length: runs }, (_, run) => {
    before(run);
    return measure(folder, args);
  });
  const middle = (name) => measured.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(runs / 2)];
  return { wall: middle("wall"), cpu: middle("cpu"), memory: middle("memory") };
}

/**
 * Nothing made, nothing kept. What there is moves aside until the folder goes: while files have just been removed, ext4 takes ten times
 * as long for each new one, which nobody meets who generates for the first time.
 */
export function clear(folder) {
  const aside = join(folder, ".cleared", randomUUID());
  mkdirSync(aside, { recursive: true });
  for (const name of [".specwright", "generated"]) if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
}

export function change(folder, run) {
  const file = definitionPath(folder, 7);
  writeFileSync(file, readFileSync(file, "utf8").replace(/Field 0 of kind 7[^*]*\*/, `Field 0 of kind 7, edition ${run}. *`));
}
