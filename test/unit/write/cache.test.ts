import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readBundle, writeBundle } from "../../../generator/write/cache.ts";
import { countOperations, failingAt } from "./support/faulty-disk.ts";
import { get, put, temporaryFolder, treeOf } from "./support/tree.ts";

const some = new Map([["key", "text"], ["__proto__", "a"], ["constructor", ""]]);

test("gives back what was put in, whatever names, keys and texts are", () => {
  const folder = join(temporaryFolder(), ".specwright");
  const text = fc.string({ unit: "binary" });
  fc.assert(fc.property(text, fc.array(fc.tuple(text, text)), (name, entries) => {
    writeBundle(folder, name, new Map(entries));
    expect(readBundle(folder, name)).toEqual(new Map(entries));
  }), { numRuns: 50, seed: 1 });
});

test("no name leads out of the folder, and names differ in more than case", () => {
  const folder = temporaryFolder();
  const names = ["../x", "/x", "a/b", "..", "A", "a", "CON", "x".repeat(400), ""];
  for (const name of names) writeBundle(join(folder, "cache"), name, new Map([["name", name]]));
  for (const name of names) expect(readBundle(join(folder, "cache"), name)).toEqual(new Map([["name", name]]));
  expect(readdirSync(folder)).toEqual(["cache"]);
  const files = readdirSync(join(folder, "cache")).filter((file) => file !== ".gitignore").map((file) => file.toLowerCase());
  expect(new Set(files).size).toBe(names.length);
});

test("a bundle is replaced as a whole", () => {
  const folder = temporaryFolder();
  writeBundle(folder, "b", some);
  writeBundle(folder, "b", new Map([["other", "1"]]));
  expect(readBundle(folder, "b")).toEqual(new Map([["other", "1"]]));
});

test.each([
  ["absent", undefined],
  ["empty", () => ""],
  ["cut short", (text: string) => text.slice(0, -3)],
  ["changed", (text: string) => text.replace("text", "tent")],
  ["of another version", (text: string) => text.replace("cache-3", "cache-2")],
  ["no bundle", () => "{}\n{}"],
] as const)("one that is %s reads as nothing", (_, spoil) => {
  const folder = temporaryFolder();
  if (spoil !== undefined) {
    writeBundle(folder, "b", some);
    const file = join(folder, "bundle-b.cache");
    writeFileSync(file, spoil(readFileSync(file, "latin1")), "latin1");
  }
  expect(readBundle(folder, "b")).toBeUndefined();
});

test("a disk that refuses costs the saving, never the run, and leaves no parts", async () => {
  const operations = await countOperations(async (disk) => writeBundle(temporaryFolder(), "b", some, disk));
  for (let number = 0; number < operations; number += 1) {
    const folder = temporaryFolder();
    writeBundle(folder, "b", some, failingAt(number, "ENOSPC"));
    expect(Object.keys(treeOf(folder)).filter((file) => file !== ".gitignore")).toEqual([]);
  }
  const folder = temporaryFolder();
  put(folder, "file", "");
  writeBundle(join(folder, "file"), "b", some);
  expect(readBundle(join(folder, "file"), "b")).toBeUndefined();
});

test("nothing is written through a link", () => {
  const [folder, outside] = [temporaryFolder(), temporaryFolder()];
  put(outside, "bundle-mine.cache", "mine");
  symlinkSync(outside, join(folder, "cache"));
  writeBundle(join(folder, "cache"), "b", some);
  expect(treeOf(outside)).toEqual({ "bundle-mine.cache": "mine" });
});

test("git ignores what is kept, and what a person wrote there stays", () => {
  const folder = temporaryFolder();
  writeBundle(folder, "b", some);
  expect(get(folder, ".gitignore")).toBe("*\n");
  put(folder, ".gitignore", "mine\n");
  writeBundle(folder, "b", some);
  expect(get(folder, ".gitignore")).toBe("mine\n");
});
