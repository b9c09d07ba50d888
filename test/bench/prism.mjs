/** Prism, which answers out of an OpenAPI document: installed for the bench alone, beside the system's temporary files, and kept there. */
import { execFileSync, fork } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The latest that runs on Node 20. */
export const version = "5.14.2";

/** Listening, or why there is none. */
export async function prism(document) {
  const folder = join(tmpdir(), `specwright-bench-prism-${version}`);
  const entry = join(folder, "node_modules", "@stoplight", "prism-cli", "dist", "index.js");
  try {
    if (!existsSync(entry)) install(folder);
  } catch (error) {
    return { missing: `Prism ${version} could not be installed: ${String(error.stderr ?? error.message).trim().split("\n")[0]}` };
  }
  const port = await freePort();
  const execArgv = ["--import", fileURLToPath(new URL("on-usage.mjs", import.meta.url))];
  const begun = performance.now();
  const child = fork(entry, ["mock", document, "--port", String(port), "--host", "127.0.0.1", "--multiprocess", "false"], { execArgv, stdio: ["ignore", "ignore", "ignore", "ipc"] });
  while (!(await listens(port)) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
  const usage = () => new Promise((resolve) => (child.once("message", resolve), child.send("usage")));
  return child.exitCode === null ? { child, port, wall: performance.now() - begun, usage } : { missing: `Prism ${version} ended with ${child.exitCode}.` };
}

function install(folder) {
  mkdirSync(folder, { recursive: true });
  execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, `@stoplight/prism-cli@${version}`], { stdio: ["ignore", "ignore", "pipe"] });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function listens(port) {
  return new Promise((resolve) => {
    const message = request({ host: "127.0.0.1", port, path: "/" }, (response) => (response.resume(), resolve(true)));
    message.on("error", () => resolve(false)).end();
  });
}
