import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "../../../generator/diagnostics/outcome.ts";
import { hashOf } from "../../../generator/values/hash.ts";
import { commitPlans } from "../../../generator/write/commit.ts";
import { get, plan, put, temporaryFolder, treeOf } from "./support/tree.ts";

const write = { is: "write", force: false } as const;
const force = { is: "write", force: true } as const;
const hash = (text: string) => hashOf(Buffer.from(text));
const codes = (result: Outcome<unknown>) => result.diagnostics.map(({ code }) => code);

let out: string;
beforeEach(async () => {
  out = temporaryFolder();
  await commitPlans(out, [plan("shop", { a: "one\ntwo\nthree\n", b: "b1\n", c: "c1\n" })], write);
});

const next = [plan("shop", { a: "one\ntwo\nfour\n", b: "b2\n" })];
const manifest = (...lines: readonly (readonly [string, string])[]) => lines.map(([text, path]) => `${hash(text)}  ${path}\n`).join("");

describe("an output that was edited by hand", () => {
  test("stops the run: it is shown with its diff, and nothing is written", async () => {
    put(out, "shop/a", "one\nedited\nthree\n");
    const before = treeOf(out);
    const result = await commitPlans(out, next, write, { shown: "generated" });
    expect(result.ok).toBe(false);
    expect(result.diagnostics).toEqual([{
      code: "edited-by-hand",
      severity: "error",
      message: '"generated/shop/a" was edited by hand since it was generated. Nothing was written.',
      help: expect.stringContaining("--force"),
      at: { file: "generated/shop/a", line: 2, column: 1, length: 0 },
    }]);
    expect(result.diagnostics[0]!.help).toContain("--- generated/shop/a\ton disk\n+++ generated/shop/a\tgenerated\n@@ -1,3 +1,3 @@\n one\n-edited\n-three\n+two\n+four\n");
    expect(treeOf(out)).toEqual(before);
  });

  test("is overwritten with force", async () => {
    put(out, "shop/a", "edited");
    const result = await commitPlans(out, next, force);
    expect(result.ok && result.value.changed).toEqual(["shop/a", "shop/b", "shop/manifest.sha256"]);
    expect(get(out, "shop/a")).toBe("one\ntwo\nfour\n");
  });

  test("is also stopped for when the run has nothing else to change in it", async () => {
    put(out, "shop/b", "edited");
    const same = [plan("shop", { a: "one\ntwo\nthree\n", b: "b1\n", c: "c1\n" })];
    expect(codes(await commitPlans(out, same, write))).toEqual(["edited-by-hand"]);
    expect(get(out, "shop/b")).toBe("edited");
  });

  test("is not removed either when it is stale, except with force", async () => {
    put(out, "shop/c", "edited");
    expect(codes(await commitPlans(out, next, write))).toEqual(["edited-by-hand"]);
    expect(get(out, "shop/c")).toBe("edited");
    const forced = await commitPlans(out, next, force);
    expect(forced.ok && forced.value.removed).toEqual(["shop/c"]);
  });

  test("counts as up to date when the edit is what the run would write", async () => {
    put(out, "shop/a", "one\ntwo\nfour\n");
    expect((await commitPlans(out, next, write)).ok).toBe(true);
  });

  test("is simply made again when it was deleted or emptied: there is nothing to lose", async () => {
    rmSync(join(out, "shop/a"));
    put(out, "shop/b", "");
    expect((await commitPlans(out, next, write)).ok).toBe(true);
    expect(get(out, "shop/b")).toBe("b2\n");
  });

  test("all of them are reported at once, the first few with a diff", async () => {
    const many = (text: string) => [plan("shop", Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, `${text}${index}\n`])))];
    await commitPlans(out, many("x"), write);
    for (let index = 0; index < 12; index += 1) put(out, `shop/f${index}`, "edited\n");
    const result = await commitPlans(out, many("y"), write);
    expect(result.diagnostics).toHaveLength(12);
    expect(result.diagnostics.filter(({ help }) => help?.includes("@@"))).toHaveLength(5);
  });

  test("a diff stays short and quick whatever the texts are", async () => {
    put(out, "shop/a", Array.from({ length: 50_000 }, (_, index) => `left ${index}\n`).join(""));
    put(out, "shop/b", Array.from({ length: 200 }, (_, index) => `left ${index}\n`).join(""));
    const result = await commitPlans(out, [plan("shop", { a: "right\n".repeat(50_000), b: "b2\n", c: "c1\n" })], write);
    expect(result.diagnostics[0]!.help).toContain("little in common");
    expect(result.diagnostics[1]!.help).toContain("more lines");
    expect(result.diagnostics[1]!.help!.split("\n").length).toBeLessThan(70);
  });
});

describe("a file that no record names", () => {
  test("is not overwritten, except with force", async () => {
    put(out, "shop/d", "mine");
    const plans = [plan("shop", { ...Object.fromEntries(next[0]!.files.map(({ path, text }) => [path, text])), d: "theirs" })];
    expect(codes(await commitPlans(out, plans, write))).toEqual(["not-generated"]);
    expect(get(out, "shop/d")).toBe("mine");
    expect((await commitPlans(out, plans, force)).ok).toBe(true);
    expect(get(out, "shop/d")).toBe("theirs");
  });

  test("is adopted when it already is what the run would write", async () => {
    rmSync(join(out, "shop/manifest.sha256"));
    const result = await commitPlans(out, [plan("shop", { a: "one\ntwo\nthree\n", b: "b1\n", c: "c1\n" })], write);
    expect(result.ok && result.value.created).toEqual(["shop/manifest.sha256"]);
  });

  test("is nobody's business when it has to differ and the record is gone", async () => {
    rmSync(join(out, "shop/manifest.sha256"));
    expect(codes(await commitPlans(out, next, write))).toEqual(["not-generated", "not-generated"]);
  });
});

describe("after a merge", () => {
  test("two hashes of one path mean that its text may be neither: it is made again without force", async () => {
    put(out, "shop/a", "merged by git");
    put(out, "shop/manifest.sha256", manifest(["ours", "a"], ["theirs", "a"], ["b1\n", "b"], ["c1\n", "c"]));
    expect((await commitPlans(out, next, write)).diagnostics).toEqual([]);
    expect(get(out, "shop/manifest.sha256")).toBe(manifest(["one\ntwo\nfour\n", "a"], ["b2\n", "b"]));
  });

  test("an edit of another file is still seen", async () => {
    put(out, "shop/b", "edited");
    put(out, "shop/manifest.sha256", manifest(["ours", "a"], ["theirs", "a"], ["b1\n", "b"]));
    expect(codes(await commitPlans(out, next, write))).toEqual(["edited-by-hand"]);
  });

  test("a path within conflict markers of the record is made again without force, one outside is still guarded", async () => {
    put(out, "shop/a", "merged by git");
    put(out, "shop/manifest.sha256", `<<<<<<< HEAD\n${manifest(["ours", "a"])}=======\n>>>>>>> branch\n${manifest(["b1\n", "b"])}`);
    expect((await commitPlans(out, next, write)).ok).toBe(true);
    put(out, "shop/b", "edited");
    put(out, "shop/manifest.sha256", `<<<<<<< HEAD\n${manifest(["ours", "a"])}=======\n>>>>>>> branch\n${manifest(["b1\n", "b"])}`);
    expect(codes(await commitPlans(out, next, write))).toEqual(["edited-by-hand"]);
  });

  test.each([
    ["both sides", "x\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n"],
    ["with the base", "<<<<<<< ours\r\n1\r\n||||||| base\r\n2\r\n=======\r\n3\r\n>>>>>>> theirs\r\n"],
  ])("conflict markers in an output (%s) are no edit by hand", async (_, text) => {
    put(out, "shop/a", text);
    expect((await commitPlans(out, next, write)).ok).toBe(true);
  });

  test("a heading that looks like a marker does not make an edit vanish", async () => {
    put(out, "shop/a", "Heading\n=======\nedited\n");
    expect(codes(await commitPlans(out, next, write))).toEqual(["edited-by-hand"]);
  });

  test("a stale file of one branch goes", async () => {
    put(out, "shop/manifest.sha256", get(out, "shop/manifest.sha256") + manifest(["other", "c"], ["gone", "never-there"]));
    const result = await commitPlans(out, next, write);
    expect(result.ok && result.value.removed).toEqual(["shop/c"]);
    expect(get(out, "shop/manifest.sha256")).not.toContain("never-there");
  });
});

describe("check", () => {
  const check = { is: "check" } as const;

  test("finds each output that is missing, different or stale, shows diffs, and writes nothing", async () => {
    rmSync(join(out, "shop/b"));
    const before = treeOf(out);
    const result = await commitPlans(out, next, check, { shown: "generated" });
    expect(result.ok && result.value).toMatchObject({ created: ["shop/b"], changed: ["shop/a", "shop/manifest.sha256"], removed: ["shop/c"] });
    expect(result.ok && result.value.diffs.get("shop/a")).toContain("-three\n+four\n");
    expect(result.diagnostics.map(({ code, severity, message }) => [code, severity, message.replace(/ is out.*: /, ": ")])).toEqual([
      ["file-out-of-date", "error", '"generated/shop/c": nothing generates it any more.'],
      ["file-out-of-date", "error", '"generated/shop/a": its text is not what the definitions give.'],
      ["file-out-of-date", "error", '"generated/shop/b": it is missing.'],
      ["file-out-of-date", "error", '"generated/shop/manifest.sha256": its text is not what the definitions give.'],
    ]);
    expect(treeOf(out)).toEqual(before);
  });

  test("names the way out that works: what was edited by hand, and what nobody knows, is overwritten by force alone", async () => {
    put(out, "shop/a", "mine\n");
    put(out, "shop/new", "mine\n");
    const result = await commitPlans(out, [plan("shop", { a: "one\ntwo\nfour\n", b: "b1\n", c: "c1\n", new: "n\n" })], check);
    const found = result.diagnostics.filter(({ message }) => /\/(?:a|new)"/.test(message));
    expect(found.map(({ message }) => message.replace(/^.* is out/, "It is out"))).toEqual([
      "It is out of date: it was edited by hand since it was generated.",
      "It is out of date: no record says that it was generated.",
    ]);
    for (const { help } of found) expect(help).toContain("`specwright generate --force`");
  });

  test("does not believe the record: a file that the record calls right is compared all the same", async () => {
    put(out, "shop/a", "not what the plan says");
    put(out, "shop/manifest.sha256", manifest(["one\ntwo\nthree\n", "a"], ["b1\n", "b"], ["c1\n", "c"]));
    const result = await commitPlans(out, [plan("shop", { a: "one\ntwo\nthree\n", b: "b1\n", c: "c1\n" })], check);
    expect(result.ok && result.value.changed).toEqual(["shop/a"]);
  });

  test("says nothing when all is as it should be, nor when the folder holds files that are not ours", async () => {
    put(out, "shop/NOTES.md", "mine");
    const result = await commitPlans(out, [plan("shop", { a: "one\ntwo\nthree\n", b: "b1\n", c: "c1\n" })], check);
    expect(result.diagnostics).toEqual([]);
  });

  test("makes no folder where there is none", async () => {
    const missing = join(out, "elsewhere");
    const result = await commitPlans(missing, next, check);
    expect(result.ok && result.value.created).toHaveLength(4);
    expect(Object.keys(treeOf(out)).some((path) => path.startsWith("elsewhere"))).toBe(false);
  });
});

describe("dry-run", () => {
  test("says what would happen, and writes nothing", async () => {
    const before = treeOf(out);
    const result = await commitPlans(out, next, { is: "dry-run" });
    expect(result.ok && result.value).toMatchObject({ created: [], changed: ["shop/a", "shop/b", "shop/manifest.sha256"], removed: ["shop/c"] });
    expect(result.diagnostics).toEqual([]);
    expect(treeOf(out)).toEqual(before);
  });

  test("stops where the run itself would, and not where force would help", async () => {
    put(out, "shop/a", "edited");
    expect(codes(await commitPlans(out, next, { is: "dry-run" }))).toEqual(["edited-by-hand"]);
    expect((await commitPlans(out, next, { is: "dry-run", force: true })).ok).toBe(true);
  });
});
