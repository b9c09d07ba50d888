/**
 * What a generated client costs those who use it: the time of type checks, the size of what is shipped and the CPU time of a
 * call, each for a program that makes one call, beside the same program with plain `fetch`; and the time to generate it.
 *
 *     npm run bench:client [-- 10 100]
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { definitionPath, writeSynthetic } from "./synthetic.mjs";

const require = createRequire(import.meta.url);
const command = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const compilers = { 5.9: "typescript", "7.0": "typescript-7" };
const runs = 3;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

function node(args, cwd) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")} exited with ${status}\n${stdout}${stderr}`);
  return { stdout, seconds: (performance.now() - started) / 1000 };
}

const tsc = (version) => join(dirname(require.resolve(`${compilers[version]}/package.json`)), "bin", "tsc");

/** Cold, with nothing changed, and with one definition changed: seconds of the whole process. */
function generation(folder) {
  const generate = [command, "generate", "--quiet", "--only", "client"];
  const cold = median(
    Array.from({ length: runs }, () => {
      for (const name of [".specwright", "generated"]) rmSync(join(folder, name), { recursive: true, force: true });
      return node(generate, folder).seconds;
    }),
  );
  const before = stamps(folder);
  const nothing = median(Array.from({ length: runs }, () => node(generate, folder).seconds));
  const changed = median(
    Array.from({ length: runs }, (_, run) => {
      const file = definitionPath(folder, 7);
      writeFileSync(file, readFileSync(file, "utf8").replace(/Field 0 of kind 7[^*]*\*/, `Field 0 of kind 7, edition ${run}. *`));
      return node(generate, folder).seconds;
    }),
  );
  const after = stamps(folder);
  return { cold, nothing, changed, written: [...after].filter(([path, stamp]) => before.get(path) !== stamp).map(([path]) => path) };
}

function stamps(folder) {
  const out = join(folder, "generated");
  const paths = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(out, path)).isFile());
  return new Map(paths.map((path) => [path, statSync(join(out, path)).mtimeMs]));
}

const withClient = `
import { connectOnly } from "device-client/connect";
import { kind7 } from "device-client/group-0/kind-7";

export async function read(send: typeof fetch): Promise<string | undefined> {
  const connection = connectOnly({ baseUrl: "https://192.0.2.10", token: "token", fetch: send });
  const kind = await kind7(connection, 1, "tcp").get();
  return kind["field-3"];
}
`;

const withFetch = `
interface Kind7 {
  readonly id: number;
  readonly protocol: string;
  readonly "field-3"?: "first" | "second" | "third";
}

export async function read(send: typeof fetch): Promise<string | undefined> {
  const response = await send("https://192.0.2.10/v1/group-0/kind-7/" + encodeURIComponent(1) + "+" + encodeURIComponent("tcp"), {
    headers: { "Content-Type": "application/json", Authorization: "Device token" },
  });
  if (!response.ok) throw new Error(\`The device answered \${response.status}.\`);
  const { "kind-7": kind } = (await response.json()) as { "kind-7": Kind7 };
  return kind["field-3"];
}
`;

const compilerOptions = { target: "ES2022", lib: ["ES2023", "DOM"], types: [], module: "NodeNext", strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: true };

/** A folder for each program, in which the client is installed as a package. */
function writePrograms(folder) {
  const client = join(folder, "generated", "device", "client");
  node([tsc("7.0"), "-p", client, "--noCheck"], folder);
  for (const [name, text] of [["client", withClient], ["fetch", withFetch]]) {
    const program = join(folder, `program-${name}`);
    mkdirSync(join(program, "node_modules"), { recursive: true });
    symlinkSync(client, join(program, "node_modules", "device-client"), "junction");
    writeFileSync(join(program, "package.json"), '{ "type": "module" }');
    writeFileSync(join(program, "program.ts"), text);
    writeFileSync(join(program, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  }
}

function checked(folder, name, version) {
  const reports = Array.from({ length: runs }, () => node([tsc(version), "-p", join(folder, `program-${name}`), "--extendedDiagnostics"], folder).stdout);
  const figure = (label) => median(reports.map((report) => Number(new RegExp(`^${label}:\\s+([\\d.]+)`, "m").exec(report)?.[1])));
  return { instantiations: figure("Instantiations"), seconds: figure("Total time") };
}

async function bundled(folder, name) {
  const program = join(folder, `program-${name}`);
  const { outputFiles } = await build({ entryPoints: [join(program, "program.ts")], bundle: true, minify: true, format: "esm", platform: "neutral", target: "es2022", write: false });
  const code = outputFiles[0].contents;
  writeFileSync(join(program, "program.js"), code);
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}

/** Runs in a process of its own: microseconds of CPU time for a call, with an answer out of memory. */
const loop = `
const [, folder] = process.argv.slice(-2);
const programs = await Promise.all(["client", "fetch"].map((name) => import(folder + "/program-" + name + "/program.js")));
const answer = JSON.stringify({ "kind-7": { id: 1, protocol: "tcp", "field-3": "first" } });
const send = async () => new Response(answer, { headers: { "content-type": "application/json" } });
const rounds = [[], []];
for (let round = 0; round < 21; round += 1) {
  for (const [index, { read }] of programs.entries()) {
    const before = process.cpuUsage();
    for (let call = 0; call < 2000; call += 1) if ((await read(send)) !== "first") throw new Error("another answer");
    const { user, system } = process.cpuUsage(before);
    rounds[index].push((user + system) / 2000);
  }
}
console.log(JSON.stringify(rounds.map((all) => all.slice(3).sort((a, b) => a - b)[9])));
`;

function called(folder) {
  const script = join(folder, "loop.mjs");
  writeFileSync(script, loop);
  const [client, plain] = JSON.parse(node([script, "--", folder], folder).stdout);
  return { client, plain };
}

async function measure(size) {
  const folder = mkdtempSync(join(tmpdir(), "specwright-bench-client-"));
  try {
    writeSynthetic(folder, size);
    const generating = generation(folder);
    writePrograms(folder);
    const checks = Object.keys(compilers).map((version) => ({ version, client: checked(folder, "client", version), plain: checked(folder, "fetch", version) }));
    const sizes = { client: await bundled(folder, "client"), plain: await bundled(folder, "fetch") };
    return { size, generating, checks, sizes, calls: called(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const row = (cells) => console.log(`| ${cells.join(" | ")} |`);
const number = (value, digits = 2) => value.toFixed(digits);

function print({ size, generating, checks, sizes, calls }) {
  row([size, "generate: cold, nothing changed, one changed", `${number(generating.cold)} s, ${number(generating.nothing)} s, ${number(generating.changed)} s`, "", `${generating.written.length} files written for the change`]);
  for (const { version, client, plain } of checks) {
    row([size, `type check, TypeScript ${version}`, `${number(client.seconds)} s, ${client.instantiations} instantiations`, `${number(plain.seconds)} s, ${plain.instantiations} instantiations`, `${number(client.seconds / plain.seconds)} ×`]);
  }
  row([size, "size, minified and gzipped", `${sizes.client.gzipped} B (${sizes.client.minified} B)`, `${sizes.plain.gzipped} B (${sizes.plain.minified} B)`, ""]);
  row([size, "CPU of a call", `${number(calls.client, 1)} µs`, `${number(calls.plain, 1)} µs`, `${number(calls.client / calls.plain)} ×`]);
}

execFileSync(process.execPath, [command, "--version"]);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, medians\n`);
row(["kinds", "what", "client", "plain fetch", "beside each other"]);
row(["---:", "---", "---", "---", "---"]);
const asked = process.argv.slice(2).map(Number);
for (const size of asked.length > 0 ? asked : [10, 100, 500, 2000]) print(await measure(size));
