/**
 * What a stub costs: the CPU time of a request, beside a bare `node:http` server that reads the same bodies and answers as
 * many bytes; the time from the start of the process until it listens; its memory after many requests.
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
import { writeSynthetic } from "./synthetic.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const command = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const requests = 20_000;
const connections = 16;

/** The stub of a service of so many kinds, compiled; the path of its index. */
function builtStub(folder, kinds) {
  writeSynthetic(folder, kinds);
  execFileSync(process.execPath, [command, "generate", "--quiet", "--only", "stub"], { cwd: folder });
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

/** Microseconds of the server's CPU for each request, once it has warmed up. */
async function cost(server, one) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = async (count) => {
    const lanes = Array.from({ length: connections }, async () => {
      for (let at = 0; at < count / connections; at++) await sent(server.port, agent, one);
    });
    await Promise.all(lanes);
  };
  await send(requests / 4);
  const before = await server.usage();
  await send(requests);
  const after = await server.usage();
  agent.destroy();
  return { cpu: (after.cpu - before.cpu) / requests, memory: after.memory };
}

async function rows(kinds) {
  const folder = mkdtempSync(join(tmpdir(), "specwright-bench-stub-"));
  try {
    const index = builtStub(folder, kinds);
    symlinkSync(join(here, "..", "..", "node_modules"), join(folder, "node_modules"));
    const stub = await started("stub-server.mjs", [pathToFileURL(index).href]);
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
      measured.push({ name, status, bare: await cost(bare, one), stub: await cost(stub, one) });
      bare.child.kill();
    }
    stub.child.kill();
    agent.destroy();
    return { kinds, wall: stub.wall, ready: stub.ready, measured };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sizes = process.argv.slice(2).map(Number);
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${requests} requests over ${connections} connections\n`);
for (const kinds of sizes.length > 0 ? sizes : [100]) {
  const { wall, ready, measured } = await rows(kinds);
  console.log(`${kinds} kinds: listens ${wall.toFixed(0)} ms after the process is asked for, ${ready.toFixed(0)} ms after it runs\n`);
  console.log("| request              | answer | bare, µs CPU | stub, µs CPU | ratio | stub, MB |");
  console.log("|----------------------|-------:|-------------:|-------------:|------:|---------:|");
  for (const { name, status, bare, stub } of measured) {
    console.log(`| ${name.padEnd(20)} | ${status}    | ${bare.cpu.toFixed(1).padStart(12)} | ${stub.cpu.toFixed(1).padStart(12)} | ${(stub.cpu / bare.cpu).toFixed(2).padStart(5)} | ${stub.memory.toFixed(0).padStart(8)} |`);
  }
  console.log();
}
