/** Definitions that are kept, with what a few files say anew: the same as where all files are asked. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { outcome } from "../../generator/diagnostics/outcome.ts";
import { nodeDisk } from "../../generator/disk/node-disk.ts";
import type { DefinitionFiles } from "../../generator/drift/definitions/definition-files.ts";
import type { Project } from "../../generator/index.ts";
import { withDefinitions } from "../../generator/pipeline/definitions.ts";
import { findServices } from "../../generator/pipeline/project/services.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { writeSynthetic } from "../bench/synthetic.mjs";
import { repository } from "../support/definitions.ts";

vi.setConfig({ testTimeout: 60_000 });

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "specwright-"));
  folders.push(folder);
  return folder;
}

function synthetic(): string {
  const root = temporary();
  writeSynthetic(root, 40);
  return root;
}

function shipped(): string {
  const root = temporary();
  cpSync(join(repository, "spec-src"), join(root, "spec-src"), { recursive: true });
  return root;
}

function plain(files: DefinitionFiles): unknown {
  const paths = [...files.marks.files.keys()];
  return { common: files.common, general: files.general, sayings: files.sayings, marks: files.marks, numbers: files.numbers, texts: paths.map(files.textOf), of: paths.map(files.of) };
}

interface Stated {
  readonly files: DefinitionFiles;
  /** All files have told theirs in this run. */
  readonly byAll: boolean;
}

/** @param cache of earlier runs, from the root */
async function statedIn(root: string, service: string, cache: string): Promise<Stated> {
  const project: Project = { root, definitions: "spec-src", out: "generated", cache };
  const found = findServices(project, [service], nodeDisk);
  if (!found.ok) throw new Error("no services");
  const made = await withDefinitions(project, found.value[0]!, { disk: nodeDisk, keeps: true }, async ({ definitions }) => {
    const files = await definitions();
    return outcome({ files, byAll: files.toldBy([...files.marks.files.keys()].at(-1)!) !== undefined }, []);
  });
  if (!made.ok) throw new Error(made.diagnostics.map(({ message }) => message).join("\n"));
  return made.value;
}

/** What is made of what is kept, after what anew makes has been held against it. */
async function amendedIn(root: string, service: string): Promise<Stated> {
  const now = await statedIn(root, service, ".kept");
  rmSync(join(root, ".anew"), { recursive: true, force: true });
  const anew = await statedIn(root, service, ".anew");
  expect(anew.byAll).toBe(true);
  expect(plain(now.files)).toEqual(plain(anew.files));
  return now;
}

describe("of many files", () => {
  const file = "spec-src/device/group-0/kind-0.ts";
  const edit = (root: string, path: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(root, path), "utf8");
    const edited = text.replace(from, to);
    expect(edited).not.toBe(text);
    writeFileSync(join(root, path), edited);
  };

  test.each<readonly [string, string | RegExp, string]>([
    ["a line above all", /^/, "// What follows is the same.\n"],
    ["a description", "Field 0 of kind 0.", "The first field."],
    ["a name that others have", '"field-1"?', '"field-one"?'],
    ["a name that nobody else has", 'interface Kind0 {', 'interface Kind0 {\n  /** A field of its own. */\n  "own-field"?: string;'],
    ["what a key is for", "The number of the object.", "The number of this object."],
    ["a limit", "Range<0, 16>", "Range<0, 17>"],
    ["a source", " * One object of kind 0.\n * @source kind-0", " * One object of kind 0.\n * @source kind-0 oper"],
    ["a field that is gone", /  \/\*\* Field 4 of kind 0\. \*\/\n[^\n]*\n/, ""],
  ])("%s concerns the file alone", async (_, from, to) => {
    const root = synthetic();
    expect((await statedIn(root, "device", ".kept")).byAll).toBe(true);
    edit(root, file, from, to);
    expect((await amendedIn(root, "device")).byAll).toBe(false);
    // And so it does once more, in another file, and back.
    edit(root, "spec-src/device/group-1/kind-20.ts", "Range<0,", "Range<1,");
    expect((await amendedIn(root, "device")).byAll).toBe(false);
    cpSync(join(repository, "test/bench/synthetic.mjs"), join(root, "unrelated.mjs"));
    expect((await amendedIn(root, "device")).byAll).toBe(false);
  });

  test.each<readonly [string, string, string | RegExp, string]>([
    ["a URI", file, "/group-0/kind-0", "/group-0/kind-zero"],
    ["the service", "spec-src/device/service.ts", "Synthetic", "Artificial"],
    ["what a kind says", "spec-src/device/kinds.ts", "All elements of one type.", "The elements of one type."],
  ])("%s concerns all", async (_, path, from, to) => {
    const root = synthetic();
    await statedIn(root, "device", ".kept");
    edit(root, path, from, to);
    if (path === file) edit(root, "spec-src/device/group-0/kind-0/kind-1.ts", /^/, "// Below it.\n");
    expect((await amendedIn(root, "device")).byAll).toBe(true);
  });

  test("a name that comes and goes is known as long as somebody declares it", async () => {
    const root = synthetic();
    await statedIn(root, "device", ".kept");
    edit(root, file, '"field-1"?', '"passing"?');
    expect((await amendedIn(root, "device")).files.common.names.has("passing")).toBe(true);
    edit(root, file, '"passing"?', '"field-1"?');
    expect((await amendedIn(root, "device")).files.common.names.has("passing")).toBe(false);
  });

  test("a file that comes and one that goes", async () => {
    const root = synthetic();
    await statedIn(root, "device", ".kept");
    const text = readFileSync(join(root, "spec-src/device/group-1/kind-20.ts"), "utf8");
    mkdirSync(join(root, "spec-src/device/other"));
    writeFileSync(join(root, "spec-src/device/other/kind-x.ts"), text.replaceAll("kind-20", "kind-x").replaceAll("group-1", "other"));
    expect((await amendedIn(root, "device")).byAll).toBe(true);
    rmSync(join(root, "spec-src/device/other"), { recursive: true });
    expect((await amendedIn(root, "device")).byAll).toBe(true);
  });

  test("what was kept and is lost is made anew", async () => {
    const root = synthetic();
    await statedIn(root, "device", ".kept");
    for (const name of readdirSync(join(root, ".kept")).filter((one) => one.endsWith(".cache")).slice(0, 30)) writeFileSync(join(root, ".kept", name), "broken");
    edit(root, file, "Range<0, 16>", "Range<0, 17>");
    await amendedIn(root, "device");
  });
});

describe.each(["mgmt-v3", "controller-v2"])("%s", (service) => {
  test("a line above all that each file says", async () => {
    const root = shipped();
    await statedIn(root, service, ".kept");
    const paths = readdirSync(join(root, "spec-src", service), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
    for (const path of paths.sort()) {
      const whole = join(root, "spec-src", service, path);
      const text = readFileSync(whole, "utf8");
      writeFileSync(whole, `// A line.\n${text}`);
      await amendedIn(root, service);
    }
  });
});
