import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Outcome } from "../../../generator/diagnostics/outcome.ts";
import { hashOf } from "../../../generator/values/hash.ts";
import { commitPlans } from "../../../generator/write/commit.ts";
import { get, plan, put, temporaryFolder, treeOf } from "./support/tree.ts";

const write = { is: "write", force: false } as const;
const force = { is: "write", force: true } as const;
const hash = (text: string) => hashOf(Buffer.from(text));
const codes = (result: Outcome<unknown>) => result.diagnostics.map(({ code }) => code);

/** An output folder beside something that must stay as it is. */
function besideSecret(): { out: string; outside: string } {
  const folder = temporaryFolder();
  put(folder, "outside/secret", "secret");
  mkdirSync(join(folder, "out"));
  return { out: join(folder, "out"), outside: join(folder, "outside") };
}

describe("names that are refused before anything is touched", () => {
  test.each([
    "/etc/passwd", "../x", "a/../../x", "a/..", "./a", "a//b", "a/", "", "C:/x", "c:x", "a\\b", "..\\x", "a\0b", "a\nb", "\u202Egpj.exe", "\uFEFFa", "a\u2028b", "a\u2029b",
    "\ud800", "a:b", "a?", "a*", "a<b", "a|b", 'a"b', "CON", "con.md", "docs/NUL", "docs/com1.txt", "LPT9", "aux.tar.gz", "CON .md", "COM\u00b9", "a.", "a ", "docs./x", "docs /x",
    ".git/hooks/pre-commit", "docs/.GIT/config", "git~1/x", "x".repeat(256), "\u00e9".repeat(128),
  ])("%j", async (path) => {
    const { out } = besideSecret();
    const result = await commitPlans(out, [plan("shop", { fine: "1", [path]: "1" })], force);
    expect(codes(result)).toEqual(["unsafe-path"]);
    expect(treeOf(out)).toEqual({});
  });

  test.each(["..", ".", "", "a/b", "/a", "CON", ".git", "a\\b"])("as the name of a service: %j", async (service) => {
    const { out } = besideSecret();
    expect(codes(await commitPlans(out, [plan(service, { a: "1" })], force))).toEqual(["unsafe-path"]);
    expect(treeOf(out)).toEqual({});
  });

  test.each([
    ["equal but for case", ["a.ts", "A.ts"]],
    ["equal but for the case of a folder", ["docs/a", "Docs/b"]],
    ["equal but for the Unicode form", ["caf\u00e9", "cafe\u0301"]],
    ["a file and a folder", ["a", "a/b"]],
    ["a folder and a file", ["a/b", "a"]],
    ["the record", ["manifest.sha256"]],
    ["the record in other letters", ["MANIFEST.sha256"]],
  ])("beside each other: %s", async (_, paths) => {
    const { out } = besideSecret();
    const result = await commitPlans(out, [plan("shop", Object.fromEntries(paths.map((path) => [path, "1"])))], force);
    expect(codes(result)).toEqual(["paths-collide"]);
    expect(treeOf(out)).toEqual({});
  });

  test("one path twice, one service twice, and services that take the stage's own names", async () => {
    const { out } = besideSecret();
    const twice = { service: "shop", files: [{ path: "a", text: "1" }, { path: "a", text: "2" }] };
    expect(codes(await commitPlans(out, [twice], force))).toEqual(["paths-collide"]);
    expect(codes(await commitPlans(out, [plan("shop", {}), plan("shop", {})], force))).toEqual(["paths-collide"]);
    expect(codes(await commitPlans(out, [plan(".specwright", {})], force))).toEqual(["paths-collide"]);
    expect(codes(await commitPlans(out, [plan(".gitattributes", {})], force))).toEqual(["paths-collide"]);
  });

  test("all at once, each with its name in quotes", async () => {
    const { out } = besideSecret();
    const result = await commitPlans(out, [plan("shop", { "../x": "1", "a\0": "1" }), plan("bank", { CON: "1" })], force);
    expect(result.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('"shop/../x"'), expect.stringContaining('"shop/a\\u0000"'), expect.stringContaining('"bank/CON"'),
    ]);
  });
});

test("unusual names that every system takes are written as they are", async () => {
  const { out } = besideSecret();
  const names = ["__proto__", "constructor", "a b", "\u00e9\u{1d11e}", "#x", "%2e%2e", "$(x)", ";x", "-rf", "...x", "console.md", "x".repeat(255)];
  const plans = [plan("shop", Object.fromEntries(names.map((name) => [name, `text of ${name}`])))];
  expect((await commitPlans(out, plans, write)).diagnostics).toEqual([]);
  for (const name of names) expect(get(out, `shop/${name}`)).toBe(`text of ${name}`);
  const again = await commitPlans(out, plans, write);
  expect(again.ok && again.value.unchanged).toHaveLength(names.length + 2);
});

test("texts survive byte for byte", async () => {
  const { out } = besideSecret();
  const texts = { a: "\uFEFFx", b: "\r\n\r\u2028", c: "\0", d: "\u{1d11e}", e: "no newline at the end" };
  await commitPlans(out, [plan("shop", texts)], write);
  for (const [path, text] of Object.entries(texts)) expect(get(out, `shop/${path}`)).toBe(text);
  const again = await commitPlans(out, [plan("shop", { ...texts, f: "\ud800" })], write);
  expect(again.ok && again.value.created).toEqual(["shop/f"]);
  const third = await commitPlans(out, [plan("shop", { ...texts, f: "\ud800" })], { is: "check" });
  expect(third.diagnostics).toEqual([]);
});

describe("links in the output folder", () => {
  test.each([
    ["the service's folder", "shop"],
    ["a folder in it", "shop/docs"],
  ])("%s: nothing is written or removed through it, even with force", async (_, link) => {
    const { out, outside } = besideSecret();
    put(outside, "docs/a", "secret");
    put(outside, "a", "secret");
    mkdirSync(join(out, "shop"));
    rmSync(join(out, link), { recursive: true, force: true });
    symlinkSync(outside, join(out, link));
    const before = treeOf(outside);
    expect(codes(await commitPlans(out, [plan("shop", { "docs/a": "1", "docs/b": "1", "docs/deep/c": "1" })], force))).toEqual(["in-the-way"]);
    expect(treeOf(outside)).toEqual(before);
  });

  test("a link in the place of an output, of a stale output and of the record is neither followed nor removed", async () => {
    for (const path of ["a", "b", "manifest.sha256"]) {
      const { out, outside } = besideSecret();
      await commitPlans(out, [plan("shop", { a: "1", b: "1" })], write);
      rmSync(join(out, "shop", path));
      symlinkSync(join(outside, "secret"), join(out, "shop", path));
      const result = await commitPlans(out, [plan("shop", { a: "2" })], force);
      expect(codes(result)).toEqual(["in-the-way"]);
      expect(result.diagnostics[0]!.message).toContain("a symbolic link");
      expect(get(outside, "secret")).toBe("secret");
    }
  });

  test("a link in the place of the work folder", async () => {
    const { out, outside } = besideSecret();
    symlinkSync(outside, join(out, ".specwright"));
    expect(codes(await commitPlans(out, [plan("shop", { a: "1" })], force))).toEqual(["in-the-way"]);
    expect(treeOf(outside)).toEqual({ secret: "secret" });
  });

  test("a link in the place of the stage goes, and what it leads to stays", async () => {
    const { out, outside } = besideSecret();
    mkdirSync(join(out, ".specwright"));
    symlinkSync(outside, join(out, ".specwright/stage"));
    expect((await commitPlans(out, [plan("shop", { a: "1" })], write)).ok).toBe(true);
    expect(treeOf(outside)).toEqual({ secret: "secret" });
    expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "shop/a", "shop/manifest.sha256"]);
  });

  test("the output folder itself may be one", async () => {
    const { out, outside } = besideSecret();
    symlinkSync(outside, join(out, "generated"));
    expect((await commitPlans(join(out, "generated"), [plan("shop", { a: "1" })], write)).ok).toBe(true);
    expect(get(outside, "shop/a")).toBe("1");
  });
});

describe("files that a stranger's branch may bring", () => {
  test("a record that names files outside removes none of them", async () => {
    const { out, outside } = besideSecret();
    const secret = hash("secret");
    put(out, "shop/manifest.sha256", [`../../outside/secret`, join(outside, "secret"), "docs/../../../outside/secret"].map((path) => `${secret}  ${path}\n`).join(""));
    expect((await commitPlans(out, [plan("shop", { a: "1" })], force)).ok).toBe(true);
    expect(treeOf(outside)).toEqual({ secret: "secret" });
  });

  const steps = [
    { path: "../outside/secret" },
    { path: "../outside/new", after: "after-0" },
    { path: "link/secret" },
    { path: "a", after: "../../../outside/secret" },
    { path: 1 },
  ];
  test.each(steps.flatMap((step) => [["commit", step], ["undo", step]] as const))("a %s journal with the step %j touches nothing outside", async (direction, step) => {
    const { out, outside } = besideSecret();
    symlinkSync(outside, join(out, "link"));
    put(out, ".specwright/stage/after-0", "planted");
    put(out, `.specwright/${direction}`, JSON.stringify({ version: 1, steps: [step] }));
    expect((await commitPlans(out, [plan("shop", { a: "1" })], write)).ok).toBe(true);
    expect(treeOf(outside)).toEqual({ secret: "secret" });
    expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "link", "shop/a", "shop/manifest.sha256"]);
  });

  test.each(["", "{", "null", "[]", '{"version":2,"steps":[]}', '{"version":1,"steps":[null]}'])("a journal that is none (%j) is cleared away", async (text) => {
    const { out } = besideSecret();
    put(out, ".specwright/commit", text);
    expect((await commitPlans(out, [plan("shop", { a: "1" })], write)).ok).toBe(true);
    expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "shop/a", "shop/manifest.sha256"]);
  });
});

describe("what stands in the way", () => {
  test("an output folder that is a file, or lies below one", async () => {
    const folder = temporaryFolder();
    put(folder, "file", "mine");
    for (const mode of [write, { is: "check" } as const]) expect(codes(await commitPlans(join(folder, "file"), [plan("shop", { a: "1" })], mode))).toEqual(["output-folder-is-file"]);
    expect(codes(await commitPlans(join(folder, "file/out"), [plan("shop", { a: "1" })], write))).toEqual(["file-not-folder"]);
    expect(treeOf(folder)).toEqual({ file: "mine" });
  });

  test("a folder where a file has to go, a file where a folder has to go: named once, and nothing is written", async () => {
    const { out } = besideSecret();
    put(out, "shop/a/mine", "mine");
    mkdirSync(join(out, "shop/empty"));
    put(out, "shop/docs", "mine");
    const before = treeOf(out);
    const result = await commitPlans(out, [plan("shop", { a: "1", empty: "1", "docs/x": "1", "docs/y/z": "1" })], force, { shown: "generated" });
    expect(result.diagnostics.map(({ message }) => message)).toEqual([
      '"generated/shop/docs" is a file, and a folder has to stand there. Nothing was written.',
      '"generated/shop/a" is a folder, and a generated file has to stand there. Nothing was written.',
      '"generated/shop/empty" is a folder, and a generated file has to stand there. Nothing was written.',
    ]);
    expect(treeOf(out)).toEqual(before);
  });

  test("a folder that holds stale files and one of somebody else", async () => {
    const { out } = besideSecret();
    await commitPlans(out, [plan("shop", { "a/b": "1" })], write);
    put(out, "shop/a/mine", "mine");
    expect(codes(await commitPlans(out, [plan("shop", { a: "1" })], force))).toEqual(["in-the-way"]);
  });

  test("a path that the system calls too long", async () => {
    const { out } = besideSecret();
    const result = await commitPlans(out, [plan("shop", { [`${"long/".repeat(1000)}x`]: "1" })], write);
    expect(codes(result)).toEqual(["path-too-long"]);
    expect(treeOf(out)).toEqual({});
  });
});
