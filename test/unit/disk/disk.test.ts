import { spawnSync } from "node:child_process";
import fs, { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { DiskFault } from "../../../generator/disk/disk.ts";
import { listFiles } from "../../../generator/disk/list.ts";
import { nodeDisk } from "../../../generator/disk/node-disk.ts";
import { byCodePoint } from "../../../generator/values/by-code-point.ts";
import { readText } from "../../../generator/disk/read-text.ts";
import { removeEmptyFolders, replaceFile } from "../../../generator/disk/replace.ts";
import { countOperations, failingAt } from "../write/support/faulty-disk.ts";
import { get, put, temporaryFolder, treeOf } from "../write/support/tree.ts";

describe("making a folder", () => {
  test("makes those above it, and leaves what is there", () => {
    const folder = temporaryFolder();
    for (const path of ["a/b/c", "a/b", "a/b/c/d"]) nodeDisk.makeFolder(join(folder, path));
    expect(nodeDisk.kind(join(folder, "a/b/c/d"))).toBe("folder");
  });

  test.each([["below a file", "file/below/it", "ENOTDIR"], ["where a file is", "file", "EEXIST"], ["through a link that leads nowhere", "gone/below", "EEXIST"]])("%s is refused", (_, path, code) => {
    const folder = temporaryFolder();
    put(folder, "file", "");
    symlinkSync("nowhere", join(folder, "gone"));
    expect(() => nodeDisk.makeFolder(join(folder, path))).toThrow(expect.objectContaining({ code }));
  });

  test.runIf(process.platform === "linux")("where the system lets nobody make one comes to an end", () => {
    expect(() => nodeDisk.makeFolder("/proc/specwright/below")).toThrow(expect.objectContaining({ code: "ENOENT" }));
  });

  describe("while somebody else", () => {
    const original = fs.mkdirSync;
    /** What somebody else does before each of the first calls. */
    const meanwhile = (...acts: readonly ((path: string) => void)[]): void => {
      const left = [...acts];
      fs.mkdirSync = ((path: string) => {
        left.shift()?.(path);
        return original(path);
      }) as typeof original;
      syncBuiltinESMExports();
    };
    afterEach(() => {
      fs.mkdirSync = original;
      syncBuiltinESMExports();
    });
    const taken = (path: string): void => {
      throw Object.assign(new Error(`EEXIST ${path}`), { code: "EEXIST" });
    };

    test("makes it, after the one above", () => {
      const folder = join(temporaryFolder(), "a/b");
      meanwhile(() => {}, () => {}, (path) => original(path));
      nodeDisk.makeFolder(folder);
      expect(nodeDisk.kind(folder)).toBe("folder");
    });

    test("makes it and removes it again", () => {
      const folder = join(temporaryFolder(), "a");
      meanwhile(taken);
      nodeDisk.makeFolder(folder);
      expect(nodeDisk.kind(folder)).toBe("folder");
    });
  });
});

describe("reading a text", () => {
  const read = (folder: string, path: string, limit?: number) => readText(join(folder, path), { shown: path, ...(limit === undefined ? {} : { limit }) });

  test("gives it without the byte order mark, and with all else", () => {
    const folder = temporaryFolder();
    put(folder, "a", "\uFEFFone\r\n\u{1d11e}\0\uFEFF");
    expect(read(folder, "a")).toEqual({ ok: true, value: "one\r\n\u{1d11e}\0\uFEFF", diagnostics: [] });
  });

  test.each([
    ["missing", "file-not-found", '"missing" does not exist.'],
    ["file/below", "file-not-found", '"file/below" does not exist.'],
    ["folder", "folder-not-file", '"folder" is a folder; a file is needed here.'],
    ["loop", "link-loop", 'The symbolic link "loop" leads back to itself or to a folder that it stands in.'],
    ["utf-16", "utf-16", '"utf-16" is text in UTF-16; only UTF-8 is read.'],
    ["latin-1", "not-utf-8", '"latin-1" is not UTF-8 text: byte 3 cannot be read.'],
    ["cut", "not-utf-8", '"cut" is not UTF-8 text: byte 1 cannot be read.'],
    ["x".repeat(300), "path-too-long", `The path "${"x".repeat(300)}" is longer than this system allows.`],
  ])("%s: %s", (path, code, message) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "folder"));
    put(folder, "file", "");
    symlinkSync("loop", join(folder, "loop"));
    writeFileSync(join(folder, "utf-16"), Buffer.from("\uFEFF# T\n", "utf16le"));
    writeFileSync(join(folder, "latin-1"), Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x21]));
    writeFileSync(join(folder, "cut"), Buffer.from([0x61, 0xe2, 0x82]));
    expect(read(folder, path)).toMatchObject({ ok: false, diagnostics: [{ code, message }] });
  });

  test("a device and a pipe are refused and not waited for", () => {
    const folder = temporaryFolder();
    symlinkSync("/dev/zero", join(folder, "zero"));
    expect(read(folder, "zero")).toMatchObject({ diagnostics: [{ code: "not-a-file" }] });
    if (spawnSync("mkfifo", [join(folder, "pipe")]).status === 0) {
      expect(read(folder, "pipe")).toMatchObject({ diagnostics: [{ code: "not-a-file" }] });
    }
  });

  test("one that is too large is refused by its size", () => {
    const folder = temporaryFolder();
    put(folder, "a", "x".repeat(2_000_001));
    expect(read(folder, "a", 2_000_000)).toMatchObject({ diagnostics: [{ code: "file-too-large", message: '"a" holds 2.0 MB; 2.0 MB is the most that is read.' }] });
    expect(read(folder, "a", 2_000_001).ok).toBe(true);
  });

  test("what the system does not allow is said with the path", () => {
    const disk = { ...nodeDisk, read: (path: string) => { throw new DiskFault("EACCES", "read", path); } };
    const folder = temporaryFolder();
    put(folder, "a", "");
    expect(readText(join(folder, "a"), { disk, shown: "a" })).toMatchObject({ diagnostics: [{ code: "permission-denied", message: 'The system does not allow this run to read "a".' }] });
  });

  test("a defect is no diagnostic", () => {
    const disk = { ...nodeDisk, stat: () => { throw new TypeError("a defect"); } };
    expect(() => readText("a", { disk })).toThrow("a defect");
  });
});

describe("listing a folder", () => {
  test("goes by code point, whatever the order on the disk, and skips what it is told to", () => {
    const folder = temporaryFolder();
    for (const path of ["b/z", "\u{1d11e}", "\uffee", "a-b", "a/b", "B", "skipped/x", "b/skipped"]) put(folder, path, "");
    expect(listFiles(folder, { skip: (name) => name === "skipped" })).toEqual({ ok: true, value: ["B", "a-b", "a/b", "b/z", "\uffee", "\u{1d11e}"], diagnostics: [] });
  });

  test("lists what a link inside leads to once, under its own name", () => {
    const folder = temporaryFolder();
    put(folder, "a/file", "");
    symlinkSync("a", join(folder, "also"));
    symlinkSync("a/file", join(folder, "link"));
    expect(listFiles(folder)).toMatchObject({ ok: true, value: ["a/file"] });
  });

  test("reports links that lead out, nowhere or in a circle, all at once", () => {
    const folder = temporaryFolder();
    put(folder, "in/deep/file", "");
    put(folder, "inside-no-more/file", "");
    symlinkSync("..", join(folder, "in/deep/up"));
    symlinkSync("/", join(folder, "in/root"));
    symlinkSync("../inside-no-more", join(folder, "in/sibling"));
    symlinkSync("missing", join(folder, "in/nowhere"));
    expect(listFiles(join(folder, "in"), { shown: "in" })).toMatchObject({
      ok: false,
      diagnostics: [
        { code: "link-loop", message: expect.stringContaining('"in/deep/up"') },
        { code: "link-dangling", message: expect.stringContaining('"in/nowhere"') },
        { code: "link-leads-out", message: expect.stringContaining('"in/root"') },
        { code: "link-leads-out", message: expect.stringContaining('"in/sibling"') },
      ],
    });
  });

  test("says so when there is no such folder, or it is a file", () => {
    const folder = temporaryFolder();
    put(folder, "file", "");
    expect(listFiles(join(folder, "none"), { shown: "none" })).toMatchObject({ diagnostics: [{ code: "file-not-found", message: '"none" does not exist.' }] });
    expect(listFiles(join(folder, "file"), { shown: "file" })).toMatchObject({ diagnostics: [{ code: "file-not-folder" }] });
  });
});

test("the order is that of code points", () => {
  const byPoints = (left: string, right: string) => Buffer.compare(Buffer.from(left, "utf8"), Buffer.from(right, "utf8"));
  fc.assert(fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (left, right) => {
    expect(Math.sign(byCodePoint(left, right))).toBe(byPoints(left, right));
  }), { numRuns: 1000, seed: 1 });
});

test("a file is replaced in one step, and what fails leaves the old one alone", async () => {
  const operations = await countOperations(async (disk) => replaceFile(disk, join(temporaryFolder(), "a"), "new"));
  for (let number = 0; number < operations; number += 1) {
    const folder = temporaryFolder();
    put(folder, "a", "old");
    expect(() => replaceFile(failingAt(number, "ENOSPC"), join(folder, "a"), "new")).toThrow(DiskFault);
    expect(treeOf(folder)).toEqual({ a: "old" });
  }
  const folder = temporaryFolder();
  replaceFile(nodeDisk, join(folder, "a"), "new");
  expect(get(folder, "a")).toBe("new");
});

test("empty folders go up to the top and not further, and full ones stay", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "top/a/b/c"), { recursive: true });
  put(folder, "top/full/x", "");
  removeEmptyFolders(nodeDisk, `${folder}/top`, `${folder}/top/a/b/c`);
  removeEmptyFolders(nodeDisk, `${folder}/top`, `${folder}/top/full`);
  removeEmptyFolders(nodeDisk, `${folder}/top`, `${folder}/top/missing/x`);
  expect(treeOf(folder)).toEqual({ "top/full/x": "" });
  mkdirSync(join(folder, "elsewhere"));
  removeEmptyFolders(nodeDisk, `${folder}/top`, `${folder}/elsewhere`);
  expect(treeOf(folder)).toMatchObject({ elsewhere: "(empty folder)" });
});
