/**
 * Ways to call one operation of the synthetic API: plain `fetch`, the generated client, and clients that others generate
 * from the OpenAPI document of the same definitions. Each program connects once and then reads one element.
 */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { command } from "./generation.mjs";
import { commandOf, node, tsc } from "./process.mjs";

const require = createRequire(import.meta.url);

/** The last of them that runs on Node 20. */
const peers = { "openapi-fetch": "0.17.0", "@hey-api/openapi-ts": "0.94.0" };

/** Installs what the project itself does not have, in a folder of its own. */
export function installPeers(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: { ...peers, typescript: require("typescript/package.json").version } }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

const plain = {
  name: "plain fetch",
  generate: () => undefined,
  program: `
interface Kind7 {
  readonly id: number;
  readonly protocol: string;
  readonly "field-3"?: "first" | "second" | "third";
}

export function reader(send: typeof fetch): () => Promise<string | undefined> {
  const headers = { "Content-Type": "application/json", Authorization: "Bearer token" };
  return async () => {
    const response = await send("https://192.0.2.10/v1/group-0/kind-7/" + encodeURIComponent(1) + "+" + encodeURIComponent("tcp"), { headers });
    if (!response.ok) throw new Error(\`The device answered \${response.status}.\`);
    const { "kind-7": kind } = (await response.json()) as { "kind-7": Kind7 };
    return kind["field-3"];
  };
}
`,
};

const own = {
  name: "generated client",
  /** Cold, as the others know nothing else, and built as a package, which the program imports from. */
  generate({ project, program }) {
    const client = join(project, "generated", "device", "client");
    for (const made of [client, join(project, ".specwright")]) rmSync(made, { recursive: true, force: true });
    const { seconds } = node([command, "generate", "--quiet", "--only", "client"], project);
    node([tsc("7.0"), "-p", client, "--noCheck"], project);
    mkdirSync(join(program, "node_modules"));
    symlinkSync(client, join(program, "node_modules", "device-client"), "junction");
    return seconds;
  },
  program: `
import { connectOnly } from "device-client/connect";
import { kind7 } from "device-client/group-0/kind-7";

export function reader(send: typeof fetch): () => Promise<string | undefined> {
  const connection = connectOnly({ baseUrl: "https://192.0.2.10", token: "token", fetch: send });
  return async () => (await kind7(connection, 1, "tcp").get())["field-3"];
}
`,
};

const openapiFetch = {
  name: "openapi-fetch",
  generate({ api, program, installed }) {
    const script = join(dirname(require.resolve("openapi-typescript/package.json")), "bin", "cli.js");
    mkdirSync(join(program, "node_modules"));
    for (const name of ["openapi-fetch", "openapi-typescript-helpers"]) symlinkSync(join(installed, "node_modules", name), join(program, "node_modules", name), "junction");
    return node([script, api, "--output", join(program, "api.d.ts")], program).seconds;
  },
  program: `
import createClient from "openapi-fetch";
import type { paths } from "./api.js";

export function reader(send: typeof fetch): () => Promise<string | undefined> {
  const client = createClient<paths>({ baseUrl: "https://192.0.2.10/v1", fetch: (request) => send(request), headers: { Authorization: "Bearer token" } });
  return async () => {
    const { data } = await client.GET("/group-0/kind-7/{id}+{protocol}", { params: { path: { id: 1, protocol: "tcp" } } });
    return data?.["kind-7"]["field-3"];
  };
}
`,
};

const heyApi = {
  name: "hey-api",
  generate({ api, program, installed }) {
    return node([commandOf(installed, "@hey-api/openapi-ts", "openapi-ts"), "-i", api, "-o", join(program, "api"), "-c", "@hey-api/client-fetch"], installed).seconds;
  },
  program: `
import { client } from "./api/client.gen";
import { getGroup0Kind7 } from "./api/sdk.gen";

export function reader(send: typeof fetch): () => Promise<string | undefined> {
  client.setConfig({ baseUrl: "https://192.0.2.10/v1", fetch: send, auth: "token" });
  return async () => (await getGroup0Kind7({ path: { id: 1, protocol: "tcp" }, throwOnError: true })).data["kind-7"]["field-3"];
}
`,
};

const redocly = {
  name: "redocly",
  generate({ api, program }) {
    const script = join(dirname(require.resolve("@redocly/cli/package.json")), "bin", "cli.js");
    return node([script, "generate-client", api, "--output", join(program, "api", "client.ts")], program).seconds;
  },
  program: `
import { configure, getGroup0Kind7 } from "./api/client.js";

export function reader(send: typeof fetch): () => Promise<string | undefined> {
  configure({ serverUrl: "https://192.0.2.10/v1", fetch: send, auth: { bearer: "token" } });
  return async () => (await getGroup0Kind7({ path: { id: 1, protocol: "tcp" } }))["kind-7"]["field-3"];
}
`,
};

export const ways = [plain, own, openapiFetch, heyApi, redocly];

const compilerOptions = { target: "ES2022", lib: ["ES2023", "DOM", "DOM.Iterable"], types: [], module: "ESNext", moduleResolution: "bundler", strict: true, noEmit: true, skipLibCheck: true };

/** Writes the program of a way beside what is generated for it; the seconds that took, where anything is generated. */
export function prepared(way, { project, api, installed }, program) {
  mkdirSync(program, { recursive: true });
  const seconds = way.generate({ project, api, installed, program });
  writeFileSync(join(program, "package.json"), '{ "type": "module" }');
  writeFileSync(join(program, "program.ts"), way.program);
  writeFileSync(join(program, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  return seconds;
}
