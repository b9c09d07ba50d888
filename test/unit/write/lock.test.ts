import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { nodeDisk } from "../../../generator/disk/node-disk.ts";
import { isRunning, thisProcess } from "../../../generator/disk/process.ts";
import { commitPlans } from "../../../generator/write/commit.ts";
import { acquireLock } from "../../../generator/write/lock.ts";
import type { Site } from "../../../generator/write/site.ts";
import { plan, put, temporaryFolder, treeOf } from "./support/tree.ts";

const write = { is: "write", force: false } as const;
const plans = [plan("shop", { a: "1" })];
const { pid, start, host } = thisProcess();
const siteOf = (out: string): Site => ({ disk: nodeDisk, out, shown: "generated" });
/** A process that is gone, and waited for. */
const gone = () => spawnSync(process.execPath, ["-e", ""]).pid;

test("a process is known by number and start time", () => {
  expect(isRunning({ pid, start, host })).toBe(true);
  expect(isRunning({ pid: gone(), start: "0", host })).toBe(false);
  expect(isRunning({ pid, start, host: "another" })).toBeUndefined();
  // Where the system tells start times, a number that was given out again does not pass for its former owner.
  expect(isRunning({ pid, start: "1", host })).toBe(start === "0");
});

test("a run waits for a live one, and goes on when that ends", async () => {
  const out = temporaryFolder();
  const held = await acquireLock(siteOf(out), 0);
  if (!held.ok) throw new Error("not acquired");
  const waiting = commitPlans(out, plans, write);
  await sleep(100);
  expect(Object.keys(treeOf(out))).toEqual([`.specwright/lock-${pid}-${start}-${host}`]);
  held.value();
  expect((await waiting).ok).toBe(true);
  expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "shop/a", "shop/manifest.sha256"]);
});

test("a live run of another process is named when the patience ends, and nothing is written", async () => {
  const out = temporaryFolder();
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"], { stdio: "ignore" });
  const lock = `.specwright/lock-${other.pid}-0-${host}`;
  put(out, lock, "");
  const result = await commitPlans(out, plans, write, { patience: 0, shown: "generated" });
  other.kill("SIGKILL");
  expect(result.diagnostics).toMatchObject([{
    code: "output-locked",
    message: expect.stringContaining(`process ${other.pid} on ${host}`),
    help: expect.stringContaining(`"generated/${lock}"`),
  }]);
  expect(Object.keys(treeOf(out))).toEqual([lock]);
});

test("the lock of a process that is gone is taken over, and removed", async () => {
  const out = temporaryFolder();
  put(out, `.specwright/lock-${gone()}-0-${host}`, "");
  if (start !== "0") put(out, `.specwright/lock-${pid}-1-${host}`, "");
  const result = await commitPlans(out, plans, write, { patience: 0 });
  expect(result.diagnostics).toEqual([]);
  expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "shop/a", "shop/manifest.sha256"]);
});

test("the lock of another machine counts while it is young", async () => {
  const out = temporaryFolder();
  const lock = ".specwright/lock-1-0-elsewhere";
  put(out, lock, "");
  expect((await commitPlans(out, plans, write, { patience: 0 })).diagnostics).toMatchObject([{ code: "output-locked" }]);
  const past = new Date("2001-01-01");
  utimesSync(join(out, lock), past, past);
  expect((await commitPlans(out, plans, write, { patience: 0 })).ok).toBe(true);
});

test("neither check nor dry-run waits for anybody", async () => {
  const out = temporaryFolder();
  put(out, ".specwright/lock-1-0-elsewhere", "");
  for (const is of ["check", "dry-run"] as const) expect((await commitPlans(out, plans, { is }, { patience: 0 })).ok).toBe(true);
});

test("what else stands in the work folder is no lock, and stays", async () => {
  const out = temporaryFolder();
  put(out, ".specwright/bundle-x.cache", "mine");
  mkdirSync(join(out, ".specwright/lock-folder"));
  expect((await commitPlans(out, plans, write, { patience: 0 })).ok).toBe(true);
  expect(treeOf(out)).toMatchObject({ ".specwright/bundle-x.cache": "mine", ".specwright/lock-folder": "(empty folder)" });
});

test("of many runs within one process each gets its turn", async () => {
  const out = temporaryFolder();
  const results = await Promise.all(Array.from({ length: 8 }, (_, index) => commitPlans(out, [plan("shop", { a: `${index}` })], write)));
  expect(results.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  expect(Object.keys(treeOf(out))).toEqual([".gitattributes", "shop/a", "shop/manifest.sha256"]);
});
