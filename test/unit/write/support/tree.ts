/** Output folders for tests: made, filled, and read back whole. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { OutputPlan } from "../../../../generator/plan/output.ts";

/** A folder that is gone after the test, or, with `afterAll`, after all tests of the file. */
export function temporaryFolder(atEnd: (tidy: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "specwright-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function put(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

export function get(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

/** Every file by path, with its text; links are not followed, and folders that hold nothing are listed as such, so that leftovers are seen. */
export function treeOf(folder: string, below = ""): Record<string, string> {
  const entries = readdirSync(join(folder, below), { withFileTypes: true }).sort((left, right) => (left.name < right.name ? -1 : 1));
  if (entries.length === 0 && below !== "") return { [below.slice(0, -1)]: "(empty folder)" };
  return Object.assign({}, ...entries.map((entry) => {
    const path = below + entry.name;
    if (entry.isDirectory()) return treeOf(folder, `${path}/`);
    return { [path]: entry.isSymbolicLink() ? "(link)" : get(folder, path) };
  }));
}

export function plan(service: string, files: Readonly<Record<string, string>>, partial?: (path: string) => boolean): OutputPlan {
  return { service, files: Object.entries(files).map(([path, text]) => ({ path, text })), ...(partial === undefined ? {} : { partial }) };
}
