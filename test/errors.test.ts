/**
 * What the tool says to a person who got something wrong. A case is a folder of `errors`, laid over the sound project in
 * `errors/sound`: what it holds is what is wrong, and `diagnostics.txt` is what the command line then prints, read and
 * accepted by a person. `npx vitest run test/errors.test.ts -u` rewrites those: look at the difference before you commit it.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run } from "../generator/cli/run.ts";
import { nodeDisk } from "../generator/disk/node-disk.ts";
import { startWatcher } from "../generator/disk/watch.ts";
import * as library from "../generator/index.ts";
import { readLiteral } from "../generator/read/nodes/literal.ts";

const errors = fileURLToPath(new URL("errors", import.meta.url));
const cases = readdirSync(errors).filter((name) => name !== "sound").sort();

/** What no file of a case can hold: links, missing and empty folders. */
const preparations: { readonly [name: string]: (project: string) => void } = {
  "definitions-that-are-empty": (project) => {
    rmSync(`${project}/spec`, { recursive: true });
    mkdirSync(`${project}/spec`);
  },
  "definitions-that-are-not-there": (project) => rmSync(`${project}/spec`, { recursive: true }),
  "folder-without-a-service-file": (project) => rmSync(`${project}/spec/bookshop/service.ts`),
  "service-without-resources": (project) => ["books", "reviews"].forEach((name) => rmSync(`${project}/spec/bookshop/${name}.ts`)),
  "link-that-leads-back": (project) => symlinkSync(".", `${project}/spec/bookshop/again`),
  "link-that-leads-nowhere": (project) => symlinkSync("gone.ts", `${project}/spec/bookshop/old.ts`),
  "link-that-leads-out": (project) => symlinkSync(tmpdir(), `${project}/spec/bookshop/elsewhere`),
  "output-folder-that-is-a-file": (project) => writeFileSync(`${project}/generated`, ""),
  "words-from-the-package-itself": (project) => {
    mkdirSync(`${project}/node_modules/specwright`, { recursive: true });
    cpSync(fileURLToPath(new URL("../package.json", import.meta.url)), `${project}/node_modules/specwright/package.json`);
    mkdirSync(`${project}/node_modules/specwright/dist`);
    writeFileSync(`${project}/node_modules/specwright/dist/index.d.ts`, "export interface Tool {\n  run(): void;\n}\n");
  },
  "types-nested-too-deeply": (project) => rewrite(project, (text) => text.replace("published?: string", `published?: ${"{ a: ".repeat(3000)}string${" }".repeat(3000)}`)),
  "aliases-in-a-long-chain": (project) => rewrite(project, (text) => text.replace("published?: string", "published?: A0") + Array.from({ length: 5000 }, (_, index) => `type A${index} = A${index + 1};\n`).join("") + "type A5000 = string;\n"),
  "mistakes-by-the-dozen": (project) => rewrite(project, (text) => text.replace("published?: string;", Array.from({ length: 60 }, (_, index) => `extra${index}?: string;`).join("\n  "))),
  "folder-where-an-output-goes": (project) => mkdirSync(`${project}/generated/bookshop/openapi.yaml/mine`, { recursive: true }),
};

function rewrite(project: string, change: (text: string) => string): void {
  const path = `${project}/spec/bookshop/books.ts`;
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** What is called, where it is not `generate`. */
const calls: { readonly [name: string]: readonly string[] } = {
  "service-that-nobody-defines": ["generate", "bokshop"],
};

let project: string;
beforeEach(() => {
  project = realpathSync(mkdtempSync(`${tmpdir()}/specwright-`));
  cpSync(`${errors}/sound`, project, { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** All that a call prints, and its exit code. */
async function printed(call: readonly string[]): Promise<string> {
  const chunks: string[] = [];
  const sink = { write: (text: string) => chunks.push(text) };
  const code = await run([...call, "--definitions", "spec", "--quiet"], {
    cwd: project,
    env: {},
    stdout: sink,
    stderr: sink,
    disk: nodeDisk,
    library,
    readLiteral: async (file, text) => readLiteral(file, text),
    startWatcher: async () => startWatcher(),
    loadModule: () => Promise.reject(new Error("Nothing is loaded.")),
    interruption: () => new AbortController().signal,
    version: "0.0.0",
  });
  return `${chunks.join("")}exit ${code}\n`;
}

test("the sound project is sound", async () => {
  expect(await printed(["generate"])).toBe("exit 0\n");
});

describe("the command line explains", () => {
  test.each(cases)("%s", async (name) => {
    const folder = `${errors}/${name}`;
    cpSync(folder, project, { recursive: true, filter: (path) => !path.endsWith("/diagnostics.txt") });
    preparations[name]?.(project);
    await expect(await printed(calls[name] ?? ["generate"])).toMatchFileSnapshot(`${folder}/diagnostics.txt`);
  });
});

test("every case that the tests prepare has a folder", () => {
  expect(cases).toEqual(expect.arrayContaining([...Object.keys(preparations), ...Object.keys(calls)]));
});
