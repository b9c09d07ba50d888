/** The stubs that are generated: what they hold is what the definitions say, every compiler takes them, and they work when they are built. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { compileProject, compilers, typesMade, type Compiler } from "../repository/compilers.ts";
import { repository, shippedServices } from "../support/definitions.ts";
import { generated } from "../support/generated.ts";
import { stubService } from "./support/services.ts";

const services = shippedServices().map(({ service }) => service);

/** A copy of the package, so that nothing is written where it is committed. */
async function inCopy<Value>(service: string, use: (folder: string) => Value | Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), "specwright-stub-"));
  try {
    cpSync(`${repository}/generated/${service}/stub`, folder, { recursive: true, filter: (path) => !path.endsWith("/dist") });
    symlinkSync(`${repository}/node_modules`, join(folder, "node_modules"), "junction");
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(services)("%s", (service) => {
  test("holds what the definitions say", async () => {
    const generated = (await import(pathToFileURL(`${repository}/generated/${service}/stub/src/service.ts`).href)) as { service: unknown };
    expect(generated.service).toEqual(stubService(service));
  });

  test("has the runtime as it was tested here", () => {
    const templates = `${repository}/templates/{service}/stub/src/runtime`;
    const paths = readdirSync(templates, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) expect(readFileSync(`${repository}/generated/${service}/stub/src/runtime/${path}`, "utf8"), path).toBe(readFileSync(join(templates, path), "utf8"));
  });

  // The runtime is the same: one service for each compiler will do.
  test.each(service === services.at(-1) ? (Object.keys(compilers) as Compiler[]) : (["7.0"] as const))("compiles with TypeScript %s, and answers", async (compiler) => {
    await inCopy(service, async (folder) => {
      expect(compileProject(compiler, folder)).toBe("");
      const built = (await import(pathToFileURL(join(folder, "dist/index.js")).href)) as typeof import("../../generated/mgmt-v3/stub/src/index.ts");
      const stub = built.createStub(built.service, { seed: 1 });
      const answer = await built.toFetch(stub)(`https://x${stub.base}/nothing/here/at/all/and/so/on`, { headers: stub.headers() });
      expect([answer.status, answer.headers.get("x-not-shown")]).toEqual([404, "the status and the body of errors"]);
    });
  }, 60_000);
});

test.each(services)("%s has data of the types that it says, of which compilers make none", async (service) => {
  await inCopy(service, (folder) => {
    const data = readdirSync(join(folder, "src/data"), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
    const unchecked = typesMade(folder);
    for (const path of data.map((one) => join(folder, "src/data", one))) writeFileSync(path, readFileSync(path, "utf8").replace(/^\/\/ @ts-nocheck.*\n/m, ""));
    expect(compileProject("7.0", folder)).toBe("");
    expect(typesMade(folder) - unchecked).toBeGreaterThan(20 * data.length);
  });
}, 240_000);

/** What each block of the large object has or lacks: no two blocks are of one type. */
const members = ["string", "Text<5>", "number", "Range<0, 5>", "boolean", "string[]", "number[]", "{ [name: string]: string }", '"a" | "b"', "number | null", "Default<boolean, true>"];

test("an object of two thousand blocks, no two of one type, compiles", async () => {
  await inCopy("controller-v2", async (folder) => {
    const root = join(folder, "project");
    cpSync(`${repository}/test/errors/sound`, root, { recursive: true });
    const books = join(root, "spec/bookshop/books.ts");
    const blocks = Array.from({ length: 2 ** members.length }, (_, bits) => {
      const own = members.flatMap((type, bit) => ((bits >> bit) & 1 ? [`/** @source Book */ m${bit}?: ${type};`] : []));
      return `  /** @source Book */\n  block${bits}?: {\n    ${own.join("\n    ")}\n  };\n`;
    });
    writeFileSync(books, readFileSync(books, "utf8").replace("  published?", () => `${blocks.join("")}  published?`));
    await expectCompiles(root, ["stub"]);
  });
}, 240_000);

test("lists within each other, sixty-four deep, compile, in stubs and in builders of valid objects", async () => {
  await inCopy("controller-v2", async (folder) => {
    const root = join(folder, "project");
    cpSync(`${repository}/test/errors/sound`, root, { recursive: true });
    const books = join(root, "spec/bookshop/books.ts");
    const lists = Array.from({ length: 64 }).reduce<string>((inner) => `{\n/** @source Book */\nlist?: ${inner}[];\n}`, "string");
    writeFileSync(books, readFileSync(books, "utf8").replace("  published?", () => `  /** @source Book */\n  deep?: ${lists};\n  published?`));
    await expectCompiles(root, ["stub", "tests"]);
  });
}, 240_000);

/** What is made of the bookshop that `root` defines, written beside its definitions. */
async function expectCompiles(root: string, parts: readonly string[]): Promise<void> {
  const { files, diagnostics } = await generated({ root, service: "bookshop" });
  expect(diagnostics).toEqual([]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const part of parts) expect(compileProject("7.0", join(root, part)), part).toBe("");
}
