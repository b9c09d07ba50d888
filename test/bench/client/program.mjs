/** What a program costs: the time of its type check, its size when it is shipped, and the CPU time of a call. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { median, node, several, tsc } from "./process.mjs";

/** The whole compiler, as a process. */
export function checked(program, version) {
  const reports = several(() => node([tsc(version), "-p", program, "--extendedDiagnostics"], program).stdout);
  const figure = (label) => median(reports.map((report) => Number(new RegExp(`^${label}:\\s+([\\d.]+)`, "m").exec(report)?.[1])));
  return { instantiations: figure("Instantiations"), seconds: figure("Total time") };
}

export async function bundled(program) {
  const { outputFiles } = await build({ entryPoints: [join(program, "program.ts")], bundle: true, minify: true, format: "esm", platform: "neutral", target: "es2022", write: false });
  const code = outputFiles[0].contents;
  writeFileSync(join(program, "program.js"), code);
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}

/** In a process of its own, round by round beside plain `fetch`: what else the machine does hits both alike. */
const loop = `
const [program, plain] = process.argv.slice(-2);
const answer = JSON.stringify({ "kind-7": { id: 1, protocol: "tcp", "field-3": "first" } });
const send = async () => new Response(answer, { headers: { "content-type": "application/json" } });
const readers = await Promise.all([program, plain].map(async (folder) => (await import(folder + "/program.js")).reader(send)));
const rounds = [];
for (let round = 0; round < 40; round += 1) {
  rounds.push([]);
  for (const read of readers) {
    const before = process.cpuUsage();
    for (let call = 0; call < 1500; call += 1) if ((await read()) !== "first") throw new Error("another answer");
    const { user, system } = process.cpuUsage(before);
    rounds.at(-1).push((user + system) / 1500);
  }
}
console.log(JSON.stringify(rounds.slice(10)));
`;

/** How often a process is made anew: what it is given of the machine varies more from one to the next than within one. */
const processes = 9;

/** Microseconds of CPU time for a call with an answer out of memory, and how many times those of plain `fetch`. */
export function called(program, plain) {
  const script = join(program, "loop.mjs");
  writeFileSync(script, loop);
  const rounds = Array.from({ length: processes }, () => JSON.parse(node([script, "--", program, plain], program).stdout)).flat();
  return { microseconds: median(rounds.map(([one]) => one)), ratio: median(rounds.map(([one, other]) => one / other)) };
}
