/** The document of a service changes: what each command does about it, one after the other, in a project of its own. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adopt, diff, drift, generate } from "../../generator/index.ts";
import { found, messages } from "../diff/bookshop.ts";
import { filesBelow, timesBelow } from "../repository/command.ts";
import { compileProject } from "../repository/compilers.ts";
import { repository } from "../support/definitions.ts";
import { newerEdition } from "./newer-edition.ts";

const root = mkdtempSync(join(tmpdir(), "specwright-walk-"));
const service = "mgmt-v3";
const project = { root, definitions: "spec-src", out: "generated", cache: ".specwright" };
const documents = new Map([[service, join(root, "new.md")]]);
const outputs = join(root, "generated", service);
const page = (path: string): string => readFileSync(join(outputs, path), "utf8");

beforeAll(async () => {
  cpSync(`${repository}/spec-src/${service}`, join(root, "spec-src", service), { recursive: true });
  cpSync(join(root, "spec-src"), join(root, "before"), { recursive: true });
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  symlinkSync(`${repository}/node_modules`, join(root, "node_modules"), "junction");
  writeFileSync(documents.get(service)!, newerEdition(readFileSync(join(root, "spec-src", service, "document.md"), "utf8")));
  const { diagnostics } = await generate(project, { mode: "write" });
  expect(diagnostics).toEqual([]);
});

afterAll(() => rmSync(root, { recursive: true }));

test("drift finds each change, once", async () => {
  const { findings } = await drift(project, { documents: new Map([[service, "new.md"]]) });
  expect(findings.map(({ change, fact, place, from, to }) => `${change} ${fact} in ${place.section}: ${from ?? "nothing"} → ${to ?? "nothing"}`)).toEqual([
    "removed row in authentication: local → nothing",
    "renamed row in authentication: enable-auth-type → enable-type",
    "changed range in authorization: 0 to 15 → 0 to 7",
    "added row in authorization: nothing → server",
    "added section in accounting: nothing → accounting (configuration resource)",
    "added section in Service group element: nothing → Service group element (shape of an element)",
    "added section in Statistics data fields (service-group stats), all numbers: nothing → Statistics data fields (service-group stats), all numbers",
    "changed notShown in Events: not shown: Any events → Events are sent as webhooks.",
  ]);
});

test("adopt writes all of it, and there is no drift any more", async () => {
  const { diagnostics, services } = await adopt(project, { documents, mode: "write" });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect([...services[0]!.files].sort()).toEqual(["accounting.ts", "authentication.ts", "authorization.ts", "document.md", "service.ts", "slb/service-group.ts", "words.ts"].map((path) => `spec-src/${service}/${path}`));
  expect((await drift(project, { documents: new Map([[service, "new.md"]]) })).findings).toEqual([]);
  expect((await drift(project, {})).findings).toEqual([]);
  const again = await adopt(project, { documents, mode: "write" });
  expect(again.services).toEqual([{ service, drafted: false, changes: [], files: [] }]);
});

test("diff gives the verdict, and writes the change log", async () => {
  const report = await diff(project, { against: "before", cwd: root, writeChanges: "3.1" });
  expect(messages(report)).toEqual([]);
  expect([report.verdict, report.written]).toEqual(["major", [`spec-src/${service}/changes.md`]]);
  expect(found(report)).toEqual([
    "major field-renamed Authentication.enable-cfg.enable-type",
    "major field-removed Authentication.login-cfg.local",
    "major range-narrowed Authorization.commands",
    `minor statement-added ${service}: events-sent-as-webhooks`,
    "minor resource-added /accounting",
    "minor resource-added /slb/service-group",
    "minor field-added Authorization.method.server",
    `patch gap-closed ${service}: events`,
  ]);
});

test("generate writes what is concerned, and touches nothing else", async () => {
  const before = filesBelow(outputs);
  const times = timesBelow(outputs);
  const { diagnostics, services } = await generate(project, { mode: "write" });
  expect(diagnostics).toEqual([]);
  const { created, changed, removed } = services[0]!;
  const [after, timesAfter] = [filesBelow(outputs), timesBelow(outputs)];
  const below = (paths: readonly string[]): readonly string[] => paths.map((path) => path.slice(`generated/${service}/`.length)).sort();
  const kept = Object.keys(before).filter((path) => before[path] === after[path]);
  expect(removed).toEqual([]);
  expect(below(created)).toEqual(Object.keys(after).filter((path) => !(path in before)));
  expect(below(changed).filter((path) => path !== "manifest.sha256")).toEqual(Object.keys(before).filter((path) => before[path] !== after[path] && path !== "manifest.sha256"));
  expect(kept.filter((path) => times[path] !== timesAfter[path])).toEqual([]);
  // Everything that is made of one definition alone, of those that did not change.
  const others = Object.keys(before).filter((path) => /(?:runtime|support)\/|(?:authentication\/console|slb\/common|slb\/virtual-server|slb\/virtual-server\/port|generic|uuid)\.\w+(?:\.\w+)?$/.test(path));
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((path) => !kept.includes(path))).toEqual([]);
});

test("the client has what is new, and no longer what is gone", () => {
  const folder = join(root, "program");
  mkdirSync(folder);
  writeFileSync(
    join(folder, "program.ts"),
    `import { createDevice } from "../generated/${service}/client/src/index.ts";
const device = createDevice({ baseUrl: "https://192.0.2.10", token: "token" });
export const sent = device.authorization.modify({ method: { server: "192.0.2.7" } });
export const renamed = device.authentication.modify({ "enable-cfg": { "enable-type": "local" } });
// @ts-expect-error: it has another name
export const old = device.authentication.modify({ "enable-cfg": { "enable-auth-type": "local" } });
// @ts-expect-error: it is gone
export const gone = device.authentication.modify({ "login-cfg": { local: 1 } });
export const level: PromiseLike<number | undefined> = device.accounting.get().then((accounting) => accounting.level);
export const resets: PromiseLike<number | undefined> = device.slb.serviceGroup("g").stats().then(({ stats }) => stats.total_reset);
`,
  );
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ extends: `../generated/${service}/client/tsconfig.json`, compilerOptions: { noEmit: true, rootDir: "..", isolatedDeclarations: false }, include: ["program.ts"] }));
  expect(compileProject("7.0", folder)).toBe("");
});

test("the docs show it", () => {
  expect(page("docs/reference/authorization.html")).toContain('id="authorization/method/server"');
  expect(page("docs/reference/accounting.html")).toContain('id="accounting/level"');
  expect(page("docs/reference/slb/service-group.html")).toContain("total_reset");
  expect(page("docs/changes.md")).toContain("`Authorization.commands`: the range was `0 to 15`, and is now `0 to 7`.");
  expect(page("docs/unknowns.md")).not.toMatch(/\bevents\b/i);
  expect(page("unknowns.md")).not.toMatch(/\bevents\b/i);
});

test("the stub behaves so", async () => {
  const built = (await import(pathToFileURL(join(outputs, "stub/src/index.ts")).href)) as typeof import("../../generated/mgmt-v3/stub/src/index.ts");
  const stub = built.createStub(built.service, { seed: 1 });
  const send = async (method: string, path: string, body?: object): Promise<{ status: number; body: any }> => {
    const answer = await built.toFetch(stub)(`https://x${stub.base}${path}`, { method, headers: stub.headers(), ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  };
  expect((await send("POST", "/authorization", { authorization: { commands: 8 } })).status).toBe(400);
  expect((await send("POST", "/authorization", { authorization: { commands: 7, method: { server: "192.0.2.7" } } })).status).toBeLessThan(300);
  expect((await send("GET", "/authorization")).body.authorization).toMatchObject({ commands: 7, method: { server: "192.0.2.7" } });
  expect((await send("GET", "/accounting")).body.accounting).toMatchObject({ local: 1 });
  expect((await send("POST", "/slb/service-group", { "service-group": { name: "g", reset: true } })).status).toBeLessThan(300);
  expect((await send("GET", "/slb/service-group/g/stats")).body["service-group"].stats).toHaveProperty("total_reset");
});

test("the contract tests name it, and pass against the stub", async () => {
  expect(page("tests/authorization.test.ts")).toContain('"commands is 8, more than 7"');
  expect(page("tests/authorization.test.ts")).toContain("method.server");
  expect(page("tests/authentication.test.ts")).not.toContain("enable-auth-type");
  const output = join(root, "report.json");
  const options = ["run", "--root", join(root, "generated", service), "--no-isolate", "--no-file-parallelism", "--reporter=json", `--outputFile=${output}`];
  await promisify(execFile)(process.execPath, [join(repository, "node_modules/vitest/vitest.mjs"), ...options]).catch(() => undefined);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(output, "utf8")) as { numPassedTests: number; numFailedTests: number; testResults: readonly { name: string }[] };
  expect(numFailedTests).toBe(0);
  expect(numPassedTests).toBeGreaterThan(500);
  expect(testResults.some(({ name }) => name.endsWith("slb/service-group.test.ts"))).toBe(true);
});
