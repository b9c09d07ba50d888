import { statSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { DiskFault } from "../../../generator/disk/disk.ts";
import { commitPlans } from "../../../generator/write/commit.ts";
import { countOperations, dyingAt, failingAt, failingThenDying, quickDisk, watchedDisk } from "./support/faulty-disk.ts";
import { commitScript, startCommits } from "./support/processes.ts";
import { plan, temporaryFolder, treeOf } from "./support/tree.ts";

const write = { is: "write", force: false } as const;

/** A run that changes none of these: what it leaves is what recovery left. */
const nothing = [plan("fresh", {})];

/** Changes, creations and removals, folders that come and go, and a file that turns into a folder and back. */
const OLD = [plan("shop", { same: "0", changed: "1", gone: "1", "dir/gone": "1", turns: "1", "back/file": "1" }), plan("bank", { a: "1" })];
const NEW = [plan("shop", { same: "0", changed: "2", "new/file": "2", "turns/file": "2", back: "2" }), plan("bank", { a: "2" })];
const OTHER = [plan("shop", { same: "3" }), plan("bank", { a: "3" })];

async function committed(...runs: (typeof OLD)[]): Promise<string> {
  return committedIn(temporaryFolder(), ...runs);
}

async function committedForAll(...runs: (typeof OLD)[]): Promise<string> {
  return committedIn(temporaryFolder(afterAll), ...runs);
}

async function committedIn(out: string, ...runs: (typeof OLD)[]): Promise<string> {
  for (const plans of runs) await commitPlans(out, plans, write, { disk: quickDisk });
  return out;
}

/** Ends a simulated death: the process that left its lock is this one, and so still there. */
async function bury(out: string): Promise<void> {
  for (const name of await readdir(join(out, ".specwright")).catch(() => [])) {
    if (name.startsWith("lock-")) await rm(join(out, ".specwright", name));
  }
}

const [oldTree, newTree, otherTree] = [treeOf(await committedForAll(OLD)), treeOf(await committedForAll(OLD, NEW)), treeOf(await committedForAll(OTHER))];
const operations = await countOperations(async (disk) => commitPlans(await committedForAll(OLD), NEW, write, { disk }));
const every = Array.from({ length: operations }, (_, number) => number);

test("the run under test has every kind of change", () => {
  expect(operations).toBeGreaterThan(40);
  expect(Object.keys(newTree)).toEqual([".gitattributes", "bank/a", "bank/manifest.sha256", "shop/back", "shop/changed", "shop/manifest.sha256", "shop/new/file", "shop/same", "shop/turns/file"]);
});

describe("a run that dies", () => {
  test.each(every)("at operation %i: the next run first makes the outputs all old or all new", async (number) => {
    const out = await committed(OLD);
    await commitPlans(out, NEW, write, { disk: dyingAt(number) });
    await bury(out);
    const recovered = await commitPlans(out, nothing, write, { disk: quickDisk, patience: 0 });
    expect(recovered.diagnostics).toEqual([]);
    expect([oldTree, newTree]).toContainEqual(treeOf(out));
  });

  test.each(every)("at operation %i: the next run writes its own outputs, whatever they are", async (number) => {
    const out = await committed(OLD);
    await commitPlans(out, NEW, write, { disk: dyingAt(number) });
    await bury(out);
    const next = await commitPlans(out, OTHER, write, { disk: quickDisk, patience: 0 });
    expect(next.diagnostics).toEqual([]);
    expect(treeOf(out)).toEqual(otherTree);
  });

  test.each(every.filter((number) => number % 6 === 0))("at operation %i, and whose recovery dies as well: the third run makes it whole", async (first) => {
    const half = await committed(OLD);
    await commitPlans(half, NEW, write, { disk: dyingAt(first) });
    await bury(half);
    for (const second of every.slice(0, 40).filter((number) => number % 2 === first % 4 / 2)) {
      const out = temporaryFolder();
      await cp(half, out, { recursive: true });
      await commitPlans(out, OTHER, write, { disk: dyingAt(second), patience: 0 });
      await bury(out);
      await commitPlans(out, nothing, write, { disk: quickDisk, patience: 0 });
      expect([oldTree, newTree, otherTree]).toContainEqual(treeOf(out));
    }
  }, 30_000);

  test.each(every.filter((number) => number % 3 === 0))("while it takes back what failed at operation %i: the next run makes it whole", async (number) => {
    for (let later = 1; later < 25; later += 2) {
      const out = await committed(OLD);
      await commitPlans(out, NEW, write, { disk: failingThenDying(number, later) });
      await bury(out);
      await commitPlans(out, nothing, write, { disk: quickDisk, patience: 0 });
      expect([oldTree, newTree]).toContainEqual(treeOf(out));
    }
  }, 30_000);
});

describe("a disk that refuses one operation", () => {
  const codes = { ENOSPC: "disk-full", EACCES: "permission-denied", EROFS: "permission-denied", ENAMETOOLONG: "path-too-long", EIO: "disk-failed" };
  const refusals = every.map((number) => [number, ...Object.entries(codes)[number % 5]!] as const);

  test.each(refusals)("number %i with %s: at once the outputs are all old or, when only tidying failed, all new", async (number, code, diagnostic) => {
    const out = await committed(OLD);
    const result = await commitPlans(out, NEW, write, { disk: failingAt(number, code) });
    const outputs = Object.fromEntries(Object.entries(treeOf(out)).filter(([path]) => !path.startsWith(".specwright")));
    expect(outputs).toEqual(result.ok ? newTree : oldTree);
    if (!result.ok) expect(result.diagnostics.map(({ code }) => code)).toEqual([diagnostic]);
  });

  test.each(["remove", "rename"] as const)("the first %s of an output: not even a time changes", async (refused) => {
    const out = await committed(OLD);
    const times = () => Object.keys(oldTree).map((path) => [path, statSync(join(out, path)).mtimeMs]);
    const before = times();
    const disk = watchedDisk((operation, path, to = path) => {
      if (operation === refused && to.startsWith(`${out}/shop`)) throw new DiskFault("EPERM", operation, to);
    });
    const plans = refused === "rename" ? [plan("shop", { same: "9", changed: "9", gone: "9", "dir/gone": "9", turns: "9", "back/file": "9" })] : NEW;
    expect((await commitPlans(out, plans, write, { disk })).ok).toBe(false);
    expect(times()).toEqual(before);
  });
});

describe("processes", () => {
  test("that are killed leave outputs that the next run finds all old or all new, however often", async () => {
    const [script, out] = [commitScript(), temporaryFolder()];
    const texts = Array.from({ length: 400 }, (_, index) => `${index}`);
    for (let round = 0; round < 8; round += 1) {
      const run = startCommits(script, out, texts);
      await run.committed(round + 1);
      await sleep(round * 3);
      run.process.kill("SIGKILL");
      await run.ended;
      const recovered = await commitPlans(out, nothing, write);
      expect(recovered.diagnostics).toEqual([]);
      const outputs = Object.entries(treeOf(out)).filter(([path]) => path.startsWith("shop/dir-"));
      expect(outputs).toHaveLength(40);
      expect(new Set(outputs.map(([, text]) => text)).size).toBe(1);
      expect(Object.keys(treeOf(out)).filter((path) => path.startsWith(".specwright"))).toEqual([]);
    }
  }, 60_000);

  test("at the same time queue, and the outputs are those of one of them", async () => {
    const [script, out] = [commitScript(), temporaryFolder()];
    const texts = (name: string) => Array.from({ length: 15 }, (_, index) => `${name}${index}`);
    const printed = await Promise.all(["a", "b", "c"].map((name) => startCommits(script, out, texts(name)).ended));
    expect(printed).toEqual([".".repeat(15), ".".repeat(15), ".".repeat(15)]);
    const outputs = Object.entries(treeOf(out)).filter(([path]) => path.startsWith("shop/dir-"));
    expect(new Set(outputs.map(([, text]) => text)).size).toBe(1);
    expect(Object.keys(treeOf(out)).filter((path) => path.startsWith(".specwright"))).toEqual([]);
  }, 60_000);
});
