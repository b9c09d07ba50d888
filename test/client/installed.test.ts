/** What npm packs is all that a program needs: installed into an empty folder, it calls every operation of both documents over HTTPS. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as controllerStub from "../../generated/controller-v2/stub/src/index.ts";
import * as deviceStub from "../../generated/mgmt-v3/stub/src/index.ts";
import { selfSigned } from "../../generated/mgmt-v3/stub/src/runtime/certificate.ts";
import { serve, type Served } from "../../generated/mgmt-v3/stub/src/runtime/serve.ts";
import { start } from "../repository/command.ts";
import { compileProject } from "../repository/compilers.ts";
import { temporaryFolder } from "../repository/package.ts";
import { repository } from "../support/definitions.ts";
import { packed } from "./support/packed.ts";
import { clientFolder, clients } from "./support/project.ts";

const folder = temporaryFolder();
const program = join(folder, "program");
const sent: string[] = [];
const servers: Served[] = [];

interface Said {
  readonly called: { readonly [call: string]: { readonly answer?: unknown; readonly kind?: string } };
  readonly agree: boolean;
  readonly kinds: { readonly [arm: string]: string };
}

let said: Said;

/** Without a network: the packages by npm, as tarballs, and what they need to pin certificates from where it is. */
async function install(): Promise<void> {
  const tarballs = await Promise.all(clients.map(async (client) => (await packed(client, folder)).tarball));
  mkdirSync(program);
  writeFileSync(join(program, "package.json"), '{ "private": true, "type": "module" }');
  const { code, stderr } = await start("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs], program).ended;
  if (code !== 0) throw new Error(stderr);
  symlinkSync(join(repository, "node_modules/undici"), join(program, "node_modules/undici"), "junction");
}

function compile(): void {
  cpSync(join(repository, "test/client/installed/program.ts"), join(program, "program.ts"));
  const compilerOptions = { target: "ES2022", module: "NodeNext", strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, types: ["node"], typeRoots: [join(repository, "node_modules/@types")] };
  writeFileSync(join(program, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  expect(compileProject("7.0", program)).toBe("");
}

/** The stubs of both services, behind one certificate; some paths of the device fail as told. */
async function serveBoth(): Promise<object> {
  const { key, cert, fingerprint } = selfSigned();
  const device = deviceStub.createStub(deviceStub.service, { seed: 1, declare: [{ uri: "/slb/service-group", key: "{name}" }], credentials: { accepted: { device: ["token"] } } });
  device.fault({ fault: "drop" }, { path: "/failing/lost", times: 3 });
  device.fault({ fault: "delay", milliseconds: 5000 }, { path: "/failing/late", times: 4 });
  device.fault({ fault: "status", status: 302, headers: { location: "https://elsewhere.example/" } }, { path: "/failing/elsewhere" });
  device.fault({ fault: "status", status: 200, body: "{", headers: { "content-type": "application/json" } }, { path: "/failing/malformed" });
  const controller = controllerStub.createStub(controllerStub.service, { credentials: { accepted: { session: ["open"] } } });
  // How a nested object comes to be is not shown.
  controller.preset("/applications/shop", { name: "shop" });
  controller.preset("/applications/shop/hosts/www", { name: "www" });
  const listening = (base: string) => ({ tls: { key, cert }, onAnswer: ({ method, path }: { method: string; path: string }) => void sent.push(`${method} ${path.slice(base.length)}`) });
  const deviceServer = await serve(device, listening(device.base));
  const controllerServer = await serve(controller, listening(controller.base));
  servers.push(deviceServer, controllerServer);
  return { device: deviceServer.url, controller: `${controllerServer.url}${controller.base}`, fingerprint };
}

beforeAll(async () => {
  await install();
  compile();
  const where = await serveBoth();
  const { code, stdout, stderr } = await start(process.execPath, ["program.js", JSON.stringify(where)], program).ended;
  if (code !== 0) throw new Error(stderr);
  said = JSON.parse(stdout) as Said;
}, 300_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

/** The lines of `api.md`: the call without its arguments, and the request. */
const listed = clients.flatMap((client) =>
  [...readFileSync(`${clientFolder(client)}/api.md`, "utf8").matchAll(/^\| `([^`]+)` \| `([A-Z]+)` \| `([^`]+)`/gm)].map(([, call = "", method = "", path = ""]) => ({ call: call.replaceAll(/\([^()]*\)/g, ""), method, path })),
);

test("every operation that the documents list is called, and answered", () => {
  expect(Object.keys(said.called).sort()).toEqual(listed.map(({ call }) => call).sort());
  expect(listed.length).toBeGreaterThan(45);
  expect(Object.entries(said.called).filter(([, outcome]) => "kind" in outcome)).toEqual([]);
});

/** What a path matches: a key takes a segment or what stands between two literals, and one that spans takes segments. */
function expressionOf(method: string, path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()[\]\\|]/g, "\\$&");
  return new RegExp(`^${method} ${escaped.replace(/\{\\\+[^{}]+\}/g, ".+").replace(/\{[^{}]+\}/g, "[^/+]+")}$`);
}

test.each(listed)("$call arrives as $method $path", ({ method, path }) => {
  expect(sent.filter((request) => expressionOf(method, path).test(request))).not.toEqual([]);
});

test("a module alone, the whole client and the path of an item lead to the same element", () => expect(said.agree).toBe(true));

test("every arm of the error is reached", () => {
  expect(said.kinds).toEqual({ status: "status", transport: "transport", tls: "tls", timeout: "timeout", aborted: "aborted", redirect: "redirect", decode: "decode", encode: "encode" });
});
