/**
 * What a stub costs: the CPU time of a request, beside a bare `node:http` server that reads the same bodies and answers as
 * many bytes, and beside Prism on the same document; the time from the start of the process until it listens; its memory
 * after many requests.
 *
 *     npm run bench:stub [-- 100 2000]
 */
import { fork, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { prism } from "./prism.mjs";
import { writeSynthetic } from "./synthetic.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const command = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const requests = 20_000;
const connections = 16;
const rounds = 7;

/** The stub of a service of so many kinds, compiled; the path of its index. */
function builtStub(folder, kinds) {
  writeSynthetic(folder, kinds);
  execFileSync(process.execPath, [command, "generate", "--quiet", "--only", "stub,openapi-3.1"], { cwd: folder });
  const stub = join(folder, "generated", "device", "stub");
  for (const entry of readdirSync(join(stub, "src"), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = source.replace(join(stub, "src"), join(stub, "dist")).replace(/\.ts$/, ".js");
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, transpiled(readFileSync(source, "utf8")));
  }
  execFileSync(process.execPath, [join(stub, "dist", "join.js")]);
  return join(stub, "dist", "index.js");
}

function transpiled(text) {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, rewriteRelativeImportExtensions: true, verbatimModuleSyntax: true };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

/** A server in a process of its own: what it says of itself when it is asked. */
async function started(script, args) {
  const begun = performance.now();
  const child = fork(join(here, script), args);
  const told = (ask) => new Promise((resolve) => (child.once("message", resolve), ask && child.send(ask)));
  const ready = await told();
  return { child, ...ready, wall: performance.now() - begun, usage: () => told("usage") };
}

function sent(port, agent, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const message = request({ port, agent, method, path, headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }) } }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk)).on("end", () => resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() }));
    });
    message.on("error", reject).end(body);
  });
}

/** Microseconds of the server's CPU for each of so many requests. */
async function cost(server, one, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = await server.usage();
  const lanes = Array.from({ length: connections }, async () => {
    for (let at = 0; at < count / connections; at++) await sent(server.port, agent, one);
  });
  await Promise.all(lanes);
  const after = await server.usage();
  agent.destroy();
  return { cpu: (after.cpu - before.cpu) / count, memory: after.memory };
}

/** The two servers by turns, so that what else the machine does burdens both alike: medians, once they have warmed up. */
async function pairs(bare, stub, one) {
  for (const server of [bare, stub]) await cost(server, one, requests / 4);
  const found = [];
  for (let round = 0; round < rounds; round++) found.push({ bare: await cost(bare, one, requests / rounds), stub: await cost(stub, one, requests / rounds) });
  return {
    bare: median(found.map(({ bare }) => bare.cpu)),
    stub: median(found.map(({ stub }) => stub.cpu)),
    ratio: median(found.map(({ bare, stub }) => stub.cpu / bare.cpu)),
    memory: found.at(-1).stub.memory,
  };
}

function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

async function rows(kinds, withPrism) {
  const folder = mkdtempSync(join(tmpdir(), "specwright-bench-stub-"));
  try {
    const index = builtStub(folder, kinds);
    symlinkSync(join(here, "..", "..", "node_modules"), join(folder, "node_modules"));
    const stub = await started("stub-server.mjs", [pathToFileURL(index).href]);
    const other = withPrism ? await prism(join(folder, "generated", "device", "openapi.json")) : { missing: "" };
    const agent = new Agent();
    const element = { "id": 1, "field-0": true, "field-1": 3, "field-2": "text", "field-3": "second" };
    const write = (method) => ({ method, path: stub.collection, headers: stub.headers, body: JSON.stringify({ [stub.name]: element }) });
    const created = await sent(stub.port, agent, write("POST"));
    if (created.status !== 201) throw new Error(`${created.status} ${created.body}`);
    const workloads = [
      ["read an element", { method: "GET", path: `${stub.collection}/1`, headers: stub.headers }],
      ["list a collection", { method: "GET", path: stub.collection, headers: stub.headers }],
      ["update an element", write("PUT")],
      ["refuse a wrong field", { ...write("PUT"), body: JSON.stringify({ [stub.name]: { ...element, "field-1": -1 } }) }],
    ];
    const measured = [];
    for (const [name, one] of workloads) {
      const { status, body } = await sent(stub.port, agent, one);
      const bare = await started("bare-server.mjs", [String(status), String(Buffer.byteLength(body))]);
      measured.push({ name, status, ...(await pairs(bare, stub, one)), prism: await ofPrism(other, stub, one, agent) });
      bare.child.kill();
    }
    for (const { child } of [stub, other]) child?.kill();
    agent.destroy();
    return { kinds, wall: stub.wall, ready: stub.ready, other, measured };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prism answers below the root, not below the path of the document's server; a tenth of the requests will do. */
async function ofPrism(other, stub, one, agent) {
  if (other.missing !== undefined) return undefined;
  const below = { ...one, path: one.path.slice(stub.base.length) };
  const { status } = await sent(other.port, agent, below);
  await cost(other, below, requests / 40);
  return { status, ...(await cost(other, below, requests / 10)) };
}

const sizes = process.argv.slice(2).map(Number);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${requests} requests over ${connections} connections\n`);
for (const [at, kinds] of (sizes.length > 0 ? sizes : [100]).entries()) {
  const { wall, ready, other, measured } = await rows(kinds, at === 0);
  console.log(`${kinds} kinds: listens ${wall.toFixed(0)} ms after the process is asked for, ${ready.toFixed(0)} ms after it runs${other.wall === undefined ? "" : `; Prism ${other.wall.toFixed(0)} ms after it is asked for`}`);
  console.log(`${other.missing ?? ""}\n`);
  console.log("| request              | answer | bare, µs CPU | stub, µs CPU | ratio | stub, MB | Prism | Prism, µs CPU |");
  console.log("|----------------------|-------:|-------------:|-------------:|------:|---------:|------:|--------------:|");
  for (const { name, status, bare, stub, ratio, memory, prism } of measured) {
    const cells = [name.padEnd(20), String(status).padStart(6), bare.toFixed(1).padStart(12), stub.toFixed(1).padStart(12), ratio.toFixed(2).padStart(5), memory.toFixed(0).padStart(8), String(prism?.status ?? "").padStart(5), (prism?.cpu.toFixed(1) ?? "").padStart(13)];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log();
}
