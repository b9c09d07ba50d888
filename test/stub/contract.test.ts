/** The generated contract tests, run as their users run them: a stub passes them, and one that deviates fails exactly the tests that say so. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generate } from "../../generator/index.ts";
import { selfSigned } from "../../templates/{service}/stub/src/runtime/certificate.ts";
import { serve } from "../../templates/{service}/stub/src/runtime/serve.ts";
import type { Answering } from "../../templates/{service}/stub/src/runtime/stub.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { writeSynthetic } from "../bench/synthetic.mjs";
import { compileProject } from "../repository/compilers.ts";
import { caseServices, repository, shippedServices } from "../support/definitions.ts";
import { deviating, deviations, device } from "./support/deviations.ts";
import { stubService } from "./support/services.ts";

const service = "mgmt-v3";
const vitest = join(repository, "node_modules", "vitest", "vitest.mjs");

interface Outcome {
  readonly failed: readonly string[];
  readonly passed: number;
}

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly status: string; readonly title: string; readonly ancestorTitles: readonly string[] }[] }[];
}

/** Against a server on the network, as its owner runs them. */
async function contractTests(stub: Answering, headers: object, variables: { readonly [name: string]: string } = { MGMT_V3_WRITES: "yes" }): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "specwright-contract-"));
  const tls = selfSigned(["127.0.0.1"]);
  const server = await serve(stub, { tls });
  const output = join(folder, "report.json");
  const env = { ...process.env, MGMT_V3_URL: server.url + stub.base, MGMT_V3_HEADERS: JSON.stringify(headers), MGMT_V3_FINGERPRINT: tls.fingerprint, MGMT_V3_AT: '{"name":"vip"}', ...variables };
  const options = ["run", `generated/${service}/tests`, "--no-isolate", "--no-file-parallelism", "--reporter=json", `--outputFile=${output}`];
  try {
    // It exits with 1 where a test fails.
    await promisify(execFile)(process.execPath, [vitest, ...options], { cwd: repository, env }).catch(() => undefined);
    const report = JSON.parse(readFileSync(output, "utf8")) as Report;
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === "failed").map(({ ancestorTitles, title }) => `${ancestorTitles.join(" ").replace(/^.*?: (?=[A-Z]+ \/)/, "")} ${title}`);
    return { failed: failed.sort(), passed: tests.filter(({ status }) => status === "passed").length };
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

function failedIn(results: Report["testResults"]): Report["testResults"][number]["assertionResults"] {
  return results.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === "failed");
}

/** Each runs all of them in a process of its own. */
const LONG = 240_000;

test("a device that does what the document says passes them", async () => {
  const stub = device(stubService(service));
  const { failed, passed } = await contractTests(stub, stub.headers());
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(400);
}, LONG);

test("without leave to write they change nothing, and read what is named to them", async () => {
  const stub = device(stubService(service));
  stub.preset("/slb/virtual-server/vip/port/80+tcp", {});
  const before = stub.dump();
  const writes: string[] = [];
  const watched: Answering = { base: stub.base, handle: (request) => (request.method === "GET" || writes.push(request.path), stub.handle(request)) };
  const { failed, passed } = await contractTests(watched, stub.headers(), {});
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(60);
  expect(writes).toEqual([]);
  expect(stub.dump()).toEqual(before);
}, LONG);

/** Of those in one half no test tells two. */
const halves = [deviations.slice(0, 3), deviations.slice(3)].map((half) => [half.map(({ does }) => does).join(", "), half] as const);

test.each(halves)("a device fails exactly the tests that say so if it %s", async (_, half) => {
  const data = stubService(service);
  const { stub, answering } = deviating(half, data);
  const { failed } = await contractTests(answering, stub.headers());
  const told = half.map(({ fails }) => fails(data));
  expect(told.flatMap((titles) => [...new Set(titles)]).toSorted()).toEqual([...new Set(told.flat())].sort());
  expect(failed).toEqual(told.flat().sort());
}, LONG);

test("those of any other service pass against its stub", async () => {
  const root = mkdtempSync(join(tmpdir(), "specwright-contract-"));
  try {
    writeSynthetic(root, 4);
    const kind = join(root, "spec-src", "device", "group-0", "kind-0");
    writeFileSync(`${kind}.ts`, readFileSync(`${kind}.ts`, "utf8").replace("id: number;", "id: Range<0, 9000, 7>;"));
    writeFileSync(join(kind, "settings.ts"), settingsBelowAnElement);
    writeFileSync(join(root, "spec-src", "device", "group-0", "names.ts"), namesThatAllObjectsHave);
    writeFileSync(join(root, "spec-src", "device", "group-0", "links.ts"), fieldsCalledLikeTheLink);
    writeFileSync(join(root, "spec-src", "device", "group-0", "counters.ts"), countersThatAreReset);
    await generate({ root, definitions: "spec-src", out: "generated", cache: ".specwright" }, { mode: "write", only: ["stub", "tests"] });
    symlinkSync(`${repository}/node_modules`, join(root, "node_modules"), "junction");
    const output = join(root, "report.json");
    await promisify(execFile)(process.execPath, [vitest, "run", "--root", root, "--reporter=json", `--outputFile=${output}`]).catch(() => undefined);
    const { numPassedTests, testResults } = JSON.parse(readFileSync(output, "utf8")) as Report & { numPassedTests: number };
    expect(failedIn(testResults)).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(200);
    // On a real server it is sent with leave to write alone.
    expect(readFileSync(join(root, "generated", "device", "tests", "group-0", "counters.test.ts"), "utf8")).toContain('writing("answers", async');
  } finally {
    rmSync(root, { recursive: true });
  }
}, LONG);

describe("those of the cases", () => {
  const cases = caseServices();
  const folder = mkdtempSync(join(tmpdir(), "specwright-contract-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    symlinkSync(`${repository}/node_modules`, join(folder, "node_modules"), "junction");
    for (const { name, root: from } of cases) {
      const root = join(folder, name);
      cpSync(from, root, { recursive: true });
      await generate({ root, definitions: "spec", out: "generated", cache: ".specwright" }, { mode: "write", only: ["stub", "tests"] });
    }
  }, LONG);

  test("pass against their stubs", async () => {
    const output = join(folder, "report.json");
    await promisify(execFile)(process.execPath, [vitest, "run", "--root", folder, "--no-isolate", "--reporter=json", `--outputFile=${output}`]).catch(() => undefined);
    const { numPassedTests, testResults } = JSON.parse(readFileSync(output, "utf8")) as Report & { numPassedTests: number };
    expect(failedIn(testResults)).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(500);
  }, LONG);

  test("compile, all of them as one program, which reads the libraries once", () => {
    const folders = cases.map(({ name, service }) => `./${name}/generated/${service}/tests`);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ extends: `${folders[0]}/tsconfig.json`, include: folders.map((one) => `${one}/**/*.ts`) }));
    expect(compileProject("7.0", folder)).toBe("");
  }, LONG);
});

const settingsBelowAnElement = `import type { Get, Post, Put, Resource, Uri } from "specwright/http";
import type { Flag } from "../../words.ts";

/** @source kind-0 */
interface SettingsOf<Of extends { uri: Uri; settings: object }> extends Resource<Of["uri"], {}, Of["settings"]> {
  /**
   * Read
   * @source kind-0
   */
  get: Get<Of["uri"], Of["settings"]>;
  /**
   * Replace
   * @source kind-0
   */
  replace: Put<Of["uri"], Of["settings"], Of["settings"]>;
  /**
   * Try
   * @source kind-0
   */
  try: Post<\`\${Of["uri"]}/try\`, Of["settings"], Of["settings"], "act">;
}

/**
 * The settings of one object.
 * @source kind-0
 */
export type KindSettings = SettingsOf<{ uri: "/group-0/kind-0/{id}/settings"; settings: Settings }>;

/**
 * Settings.
 * @source kind-0
 */
export interface Settings {
  "field-0"?: Flag;
}
`;

const namesThatAllObjectsHave = `import type { Collection } from "../kinds.ts";

/**
 * Things that are called as what every object of a program has, with lists in lists.
 * @source kind-0
 */
export type Named = Collection<{ uri: "/group-0/named"; key: "{constructor}+{__proto__}"; element: Name }>;

/**
 * One of them.
 * @source kind-0
 */
export interface Name {
  /** @source The service */
  constructor: string;
  /** @source The service */
  __proto__: "one" | "other";
  /** @source The service */
  toString?: number;
  /** @source The service */
  deep?: ${Array.from({ length: 64 }).reduce<string>((inner) => `{\n/** @source The service */\nlist?: ${inner}[];\n}`, "string")};
}
`;

/** Items of lists carry their own path as `url`. */
const fieldsCalledLikeTheLink = `import type { Collection } from "../kinds.ts";

/**
 * Things that have a field of the name by which lists say where each is.
 * @source kind-0
 */
export type Links = Collection<{ uri: "/group-0/links"; key: "{name}"; element: Link }>;

/**
 * One of them.
 * @source kind-0
 */
export interface Link {
  /** @source The service */
  name: string;
  /** @source The service */
  url?: string;
}
`;

/** What is only observed of an object is no object of its own: that it is deleted or replaced leaves the object as it is. */
const countersThatAreReset = `import type { Delete, Get, Put, Resource, Silent, Uri } from "specwright/http";

/**
 * Counters.
 * @source kind-0
 */
export interface Counters {
  /** @source The service */
  count: number;
}

/** @source kind-0 */
interface CountersOf<Of extends { uri: Uri }> extends Resource<Of["uri"]> {
  /**
   * Read the counters
   * @source kind-0
   */
  get: Get<Of["uri"], Counters, "observe">;
  /**
   * Reset the counters
   * @source kind-0
   */
  reset: Delete<Of["uri"], Silent>;
  /**
   * Set the counters
   * @source kind-0
   */
  set: Put<Of["uri"], Counters, Counters>;
}

/**
 * The counters of one object.
 * @source kind-0
 */
export type KindCounters = CountersOf<{ uri: "/group-0/kind-0/{id}/counters" }>;
`;

test.each(shippedServices().map((one) => one.service))("the tests of %s compile", (name) => {
  expect(compileProject("7.0", `${repository}/generated/${name}/tests`)).toBe("");
});
