import { statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashOf } from "../../../generator/values/hash.ts";
import { commitPlans } from "../../../generator/write/commit.ts";
import { caselessDisk, quickDisk, watchedDisk } from "./support/faulty-disk.ts";
import { plan, put, temporaryFolder, treeOf } from "./support/tree.ts";

const write = { is: "write", force: false } as const;
const ATTRIBUTES = "* -text linguist-generated\n*/manifest.sha256 merge=union\n";
const hash = (text: string) => hashOf(Buffer.from(text));

test("a first run writes files, record and attributes, and leaves nothing else behind", async () => {
  const out = temporaryFolder();
  const result = await commitPlans(out, [plan("shop", { "openapi.yaml": "a: 1\n", "docs/items.md": "# Items\n" })], write);
  expect(result.ok && result.value).toEqual({
    created: [".gitattributes", "shop/docs/items.md", "shop/manifest.sha256", "shop/openapi.yaml"],
    changed: [], removed: [], unchanged: [], diffs: new Map(),
  });
  expect(treeOf(out)).toEqual({
    ".gitattributes": ATTRIBUTES,
    "shop/docs/items.md": "# Items\n",
    "shop/openapi.yaml": "a: 1\n",
    "shop/manifest.sha256": `${hash("# Items\n")}  docs/items.md\n${hash("a: 1\n")}  openapi.yaml\n`,
  });
});

test("makes the output folder where there is none", async () => {
  const out = join(temporaryFolder(), "deep/generated");
  await commitPlans(`${out}/`, [plan("shop", { a: "1" })], write);
  expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "shop/a", "shop/manifest.sha256"]);
});

test("writes what differs and nothing else: the others keep their time", async () => {
  const out = temporaryFolder();
  await commitPlans(out, [plan("shop", { a: "1", b: "1", c: "1" })], write);
  const past = new Date("2001-01-01");
  for (const path of ["shop/a", "shop/b", ".gitattributes"]) utimesSync(join(out, path), past, past);
  const result = await commitPlans(out, [plan("shop", { a: "1", b: "2", d: "1" })], write);
  expect(result.ok && result.value).toMatchObject({
    created: ["shop/d"], changed: ["shop/b", "shop/manifest.sha256"], removed: ["shop/c"], unchanged: [".gitattributes", "shop/a"],
  });
  expect(statSync(join(out, "shop/a")).mtime).toEqual(past);
  expect(statSync(join(out, ".gitattributes")).mtime).toEqual(past);
  expect(statSync(join(out, "shop/b")).mtime).not.toEqual(past);
});

test("a run with nothing to do touches nothing at all", async () => {
  const out = temporaryFolder();
  const plans = [plan("shop", { a: "1" })];
  await commitPlans(out, plans, write);
  const touched: string[] = [];
  const disk = watchedDisk((operation, path) => touched.push(`${operation} ${path}`));
  const result = await commitPlans(out, plans, write, { disk });
  expect(result.ok && result.value.unchanged).toEqual([".gitattributes", "shop/a", "shop/manifest.sha256"]);
  expect(touched).toEqual([]);
});

test("the records are put in place after all that they name", async () => {
  const out = temporaryFolder();
  await commitPlans(out, [plan("shop", { a: "1", z: "1" }), plan("bank", { a: "1" })], write);
  const placed: string[] = [];
  const disk = watchedDisk((operation, _, to) => { if (operation === "rename") placed.push(to!.slice(out.length + 1)); });
  await commitPlans(out, [plan("shop", { a: "2", z: "2" }), plan("bank", { a: "2" })], write, { disk });
  expect(placed).toEqual([".specwright/commit", "shop/a", "shop/z", "bank/a", "shop/manifest.sha256", "bank/manifest.sha256"]);
});

test("what is stale goes, with the folders that it leaves empty", async () => {
  const out = temporaryFolder();
  await commitPlans(out, [plan("shop", { "docs/old/a.md": "1", "docs/new/b.md": "1" })], write);
  await commitPlans(out, [plan("shop", { "docs/new/b.md": "1" })], write);
  expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "shop/docs/new/b.md", "shop/manifest.sha256"]);
  await commitPlans(out, [plan("shop", {})], write);
  expect(Object.keys(treeOf(out))).toEqual([".gitattributes"]);
});

test("files that are neither planned nor recorded are left alone, and so is another service", async () => {
  const out = temporaryFolder();
  put(out, "shop/NOTES.md", "mine");
  await commitPlans(out, [plan("shop", { a: "1" }), plan("bank", { a: "1" })], write);
  await commitPlans(out, [plan("shop", {})], write);
  expect(treeOf(out)).toMatchObject({ "shop/NOTES.md": "mine", "bank/a": "1" });
});

test("a partial run leaves files outside its scope alone, in the folder and in the record", async () => {
  const out = temporaryFolder();
  await commitPlans(out, [plan("shop", { "docs/a": "1", "docs/b": "1", "client/a": "1" })], write);
  const docs = (path: string) => path.startsWith("docs/");
  const result = await commitPlans(out, [plan("shop", { "docs/a": "2" }, docs)], write);
  expect(result.ok && result.value.removed).toEqual(["shop/docs/b"]);
  expect(treeOf(out)).toMatchObject({
    "shop/client/a": "1",
    "shop/docs/a": "2",
    "shop/manifest.sha256": `${hash("1")}  client/a\n${hash("2")}  docs/a\n`,
  });
});

test("a file makes room for a folder, and a folder for a file", async () => {
  const out = temporaryFolder();
  await commitPlans(out, [plan("shop", { x: "1", "y/z": "1" })], write);
  const result = await commitPlans(out, [plan("shop", { "x/z": "1", y: "1" })], write);
  expect(result.diagnostics).toEqual([]);
  expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "shop/manifest.sha256", "shop/x/z", "shop/y"]);
});

test("a name that changes in case alone keeps its file, also where the disk ignores case", async () => {
  for (const diskOf of [() => quickDisk, caselessDisk]) {
    const out = temporaryFolder();
    await commitPlans(out, [plan("shop", { "Items.md": "1" })], write, { disk: diskOf(out) });
    await commitPlans(out, [plan("shop", { "items.md": "1" })], write, { disk: diskOf(out) });
    expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "shop/items.md", "shop/manifest.sha256"]);
  }
});

test("lines that somebody added to the attributes stay, and only what is missing is added", async () => {
  const out = temporaryFolder();
  put(out, ".gitattributes", "*.png binary\n*/manifest.sha256 merge=union");
  await commitPlans(out, [plan("shop", { a: "1" })], write);
  expect(treeOf(out)[".gitattributes"]).toBe("*.png binary\n*/manifest.sha256 merge=union\n* -text linguist-generated\n");
});

test("no plans, no files", async () => {
  const out = temporaryFolder();
  const result = await commitPlans(out, [], write);
  expect(result.ok).toBe(true);
  expect(treeOf(out)).toEqual({});
});
