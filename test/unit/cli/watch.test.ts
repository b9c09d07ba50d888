import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { GenerateReport, Library } from "../../../generator/contract.ts";
import { folderWith } from "../config/folder.ts";
import { call, nothing, type Ended } from "./world.ts";

const files = { "package.json": "{}", "spec-src/bills/bill.ts": "", "spec-src/bills/document.md": "", "templates/": "" };

interface Watching {
  readonly root: string;
  readonly generate: ReturnType<typeof vi.fn<Library["generate"]>>;
  /** Waits until the library was asked so many times. */
  runs(count: number): Promise<void>;
  /** Waits until this was printed. */
  says(text: string): Promise<void>;
  end(code?: number): Promise<Ended>;
}

function watching(answer: () => GenerateReport | Promise<GenerateReport> = () => nothing): Watching {
  const root = folderWith(files);
  const interruption = new AbortController();
  const generate = vi.fn<Library["generate"]>(async () => answer());
  const printed: string[] = [];
  const ended = call(["generate", "--watch"], { cwd: root, printed, interruption: interruption.signal, library: { generate } });
  return {
    root,
    generate,
    runs: (count) => vi.waitFor(() => expect(generate.mock.calls.length).toBeGreaterThanOrEqual(count), { timeout: 10_000 }),
    says: (text) => vi.waitFor(() => expect(printed.join("")).toContain(text), { timeout: 10_000 }),
    end: (code = 130) => (interruption.abort(code), ended),
  };
}

test("runs again when a definition or a document changes, until it is interrupted", async () => {
  const { root, runs, end } = watching();
  await runs(1);
  writeFileSync(join(root, "spec-src/bills/bill.ts"), "export {};");
  await runs(2);
  writeFileSync(join(root, "spec-src/bills/document.md"), "# Bills");
  await runs(3);
  const { code, stderr } = await end();
  expect(code).toBe(130);
  expect(stderr).toContain("Changed: spec-src/bills/bill.ts\n");
  expect(stderr).toContain("Changed: spec-src/bills/document.md\n");
});

test("an interruption ends the wait for a run, whatever the library does", async () => {
  const { runs, end } = watching(() => new Promise<GenerateReport>(() => {}));
  await runs(1);
  expect(await end()).toMatchObject({ code: 130, stdout: "", stderr: "" });
});

test("sees folders that are made while it runs, however deep", async () => {
  const { root, runs, generate, end } = watching();
  await runs(1);
  mkdirSync(join(root, "spec-src/users/deep"), { recursive: true });
  await runs(2);
  const before = generate.mock.calls.length;
  writeFileSync(join(root, "spec-src/users/deep/user.ts"), "export {};");
  await runs(before + 1);
  expect((await end(143)).code).toBe(143);
});

test("a change during a run is not lost", async () => {
  let root = "";
  let runs = 0;
  const watch = watching(() => {
    runs += 1;
    if (runs === 1) writeFileSync(join(root, "spec-src/bills/bill.ts"), "export {};");
    return nothing;
  });
  root = watch.root;
  await watch.runs(2);
  await watch.end();
});

test("findings are printed and the watch goes on", async () => {
  const { root, runs, end } = watching(() => ({ ...nothing, diagnostics: [{ code: "c", severity: "error", message: "Broken." }] }));
  await runs(1);
  writeFileSync(join(root, "spec-src/bills/bill.ts"), "export {};");
  await runs(2);
  expect((await end()).stdout).toContain("error: Broken. [c]");
});

test("a configuration that breaks is printed, and one that is mended is taken up", async () => {
  const { root, runs, says, generate, end } = watching();
  await runs(1);
  writeFileSync(join(root, "specwright.config.json"), '{ "out": 1 }');
  await says("[option-of-other-type]");
  writeFileSync(join(root, "specwright.config.json"), '{ "out": "made", "templates": "templates" }');
  await runs(2);
  expect(generate.mock.lastCall?.[0]).toMatchObject({ out: "made" });
  writeFileSync(join(root, "templates/a.hbs"), "");
  await runs(3);
  expect((await end()).stderr).toContain("Changed: templates/a.hbs\n");
});

test("definitions that go away and come back, as when a branch is switched", async () => {
  const { root, runs, says, end } = watching();
  await runs(1);
  rmSync(join(root, "spec-src"), { recursive: true });
  await says("[no-such-folder]");
  mkdirSync(join(root, "spec-src/bills"), { recursive: true });
  writeFileSync(join(root, "spec-src/bills/bill.ts"), "");
  await runs(2);
  await end();
});

test("outputs, hidden files and editors' backups are no changes", async () => {
  const { root, runs, end } = watching();
  await runs(1);
  for (const path of ["spec-src/.bill.ts.swp", "spec-src/bill.ts~", "other.json", "package.json"]) writeFileSync(join(root, path), "x");
  writeFileSync(join(root, "spec-src/last.ts"), "");
  await runs(2);
  const { stderr } = await end();
  expect(stderr).toContain("Changed: spec-src/last.ts\n");
});

test("a project that cannot be opened at the start ends it", async () => {
  const cwd = folderWith({ ...files, "specwright.config.json": '{ "out": 1 }' });
  expect(await call(["generate", "--watch"], { cwd })).toMatchObject({ code: 2, calls: [] });
});
