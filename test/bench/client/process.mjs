/** Commands as whole processes, and what is made of several runs. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** What is longer than this counts as not to be had. */
const longest = 300_000;

export const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** Runs a script with this Node: what it printed, and its seconds. */
export function node(args, cwd, flags = []) {
  const started = performance.now();
  const { status, signal, error, stdout, stderr } = spawnSync(process.execPath, [...flags, ...args], { cwd, encoding: "utf8", timeout: longest, maxBuffer: 2 ** 28, env: { ...process.env, REDOCLY_TELEMETRY: "off" } });
  // Some end well when they are told to.
  if (error?.code === "ETIMEDOUT") throw new Error(`over ${longest / 60_000} min`);
  if (status !== 0) throw new Error(`${args.join(" ")} exited with ${status ?? signal}\n${stdout}${stderr}`);
  return { stdout, seconds: (performance.now() - started) / 1000 };
}

/** Several values of a measure, as many as half a minute has room for: one at least, three at most. */
export function several(measure) {
  const started = performance.now();
  const values = [measure(0)];
  while (values.length < 3 && performance.now() - started < 30_000) values.push(measure(values.length));
  return values;
}

export const compilers = { 5.9: "typescript", "7.0": "typescript-7" };

/** The compiler of a version, as a script. */
export const tsc = (version) => join(dirname(require.resolve(`${compilers[version]}/package.json`)), "bin", "tsc");

/** The script behind a command of an installed package. */
export function commandOf(folder, name, bin) {
  const manifest = join(folder, "node_modules", name, "package.json");
  const { bin: bins } = require(manifest);
  return join(dirname(manifest), typeof bins === "string" ? bins : bins[bin]);
}
