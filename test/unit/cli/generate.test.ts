import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { DiskFault } from "../../../generator/disk/disk.ts";
import type { GenerateReport, ServiceReport } from "../../../generator/contract.ts";
import { folderWith } from "../config/folder.ts";
import { call, nothing, type Scene } from "./world.ts";

const definition = "export type Bill = Elment<{}>;\n";
const files = { "package.json": "{}", "spec-src/bills.ts": definition, "generated/bills/openapi.yaml": "openapi: 3.1.1\n" };
const found: Diagnostic = { code: "unknown-kind", severity: "error", message: 'There is no kind "Elment".', at: { file: "spec-src/bills.ts", line: 1, column: 20, length: 6 } };
const warned: Diagnostic = { code: "odd", severity: "warning", message: "Odd." };

const bills: ServiceReport = { service: "bills", created: ["generated/bills/unknowns.md"], changed: ["generated/bills/openapi.yaml"], removed: ["generated/bills/old.yaml"], unchanged: 4, diffs: new Map() };
const users: ServiceReport = { service: "users", created: [], changed: [], removed: [], unchanged: 1, diffs: new Map() };

function scene(report: Partial<GenerateReport> = {}, more: Partial<Scene> = {}): Scene {
  const answer = async (): Promise<GenerateReport> => ({ ...nothing, ...report });
  return { cwd: folderWith(files), library: { generate: answer, check: answer }, ...more };
}

describe("what is asked of the library", () => {
  test.each([
    ["generate", { mode: "write", force: false, lint: false }],
    ["generate bills users", { mode: "write", services: ["bills", "users"] }],
    ["generate --check", { mode: "check" }],
    ["generate --dry-run", { mode: "dry-run" }],
    ["generate --force --lint", { mode: "write", force: true, lint: true }],
    ["generate --only unknowns,sources --only openapi-3.1", { only: ["unknowns", "sources", "openapi-3.1"] }],
  ])("%s", async (line, request) => {
    const { calls, code } = await call(line.split(" "), scene());
    expect(code).toBe(0);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ of: "generate", request });
  });

  test("flags may stand before the command, and a service after --", async () => {
    const { calls } = await call(["--format", "json", "generate", "--", "--odd"], scene());
    expect(calls[0]?.request).toMatchObject({ services: ["--odd"] });
  });

  test("the configuration's services, unless some are named", async () => {
    const cwd = folderWith({ ...files, "specwright.config.json": '{ "services": ["users"] }' });
    expect((await call(["generate"], { cwd })).calls[0]?.request).toMatchObject({ services: ["users"] });
    expect((await call(["check", "bills"], { cwd })).calls[0]).toMatchObject({ of: "check", request: { services: ["bills"], lint: true } });
  });
});

describe("what is printed", () => {
  test("a line per service", async () => {
    expect(await call(["generate"], scene({ services: [bills, users] }))).toMatchObject({
      code: 0,
      stdout: "bills: 1 created, 1 changed, 1 removed, 4 unchanged\nusers: up to date (1 file)\n",
    });
  });

  test("--dry-run: each file, with its diff", async () => {
    const diffs = new Map([["generated/bills/openapi.yaml", "--- a\n+++ b\n@@ -1 +1 @@\n-old\n+new \u001B[2J\n"]]);
    const { stdout, code } = await call(["generate", "--dry-run"], scene({ services: [{ ...bills, diffs }], outOfDate: true }));
    expect(code).toBe(0);
    expect(stdout).toBe(`bills: 1 to create, 1 to change, 1 to remove, 4 unchanged
  + generated/bills/unknowns.md
  ~ generated/bills/openapi.yaml
    --- a
    +++ b
    @@ -1 +1 @@
    -old
    +new ␛[2J
  - generated/bills/old.yaml
`);
  });

  test("--check: what there is to do, and the library's findings", async () => {
    const stale: Diagnostic = { code: "file-out-of-date", severity: "error", message: "M.", at: { file: "generated/bills/openapi.yaml", line: 1, column: 1, length: 0 } };
    const { stdout, code } = await call(["generate", "--check"], scene({ services: [bills, users], outOfDate: true, diagnostics: [stale] }));
    expect(code).toBe(3);
    expect(stdout).toBe(`bills: 1 to create, 1 to change, 1 to remove, 4 unchanged
users: up to date (1 file)
generated/bills/openapi.yaml:1:1: error: M. [file-out-of-date]

  1 │ openapi: 3.1.1
    │ ^

1 error
`);
  });

  test("findings from the working directory's point of view", async () => {
    const root = scene({ diagnostics: [found] });
    const { stdout } = await call(["check"], { ...root, cwd: `${root.cwd}/spec-src` });
    expect(stdout).toMatch(/^bills\.ts:1:20: error: There is no kind "Elment"\. \[unknown-kind\]\n\n {2}1 │ export type Bill = Elment<\{\}>;\n {4}│ {20}\^{6}\n/);
  });

  test("--quiet: findings alone", async () => {
    const { stdout, stderr } = await call(["generate", "-q"], scene({ services: [bills], diagnostics: [warned] }));
    expect(stdout).toBe("warning: Odd. [odd]\n\n1 warning\n");
    expect(stderr).toBe("");
  });

  test("JSON alone on stdout, with the services", async () => {
    const diffs = new Map([["generated/bills/openapi.yaml", "diff"]]);
    const { stdout } = await call(["generate", "--dry-run", "--format", "json"], scene({ services: [{ ...bills, diffs }, users], diagnostics: [found], outOfDate: true }));
    expect(JSON.parse(stdout)).toEqual({
      diagnostics: [found],
      summary: { errors: 1, warnings: 0 },
      outOfDate: true,
      services: [{ ...bills, diffs: { "generated/bills/openapi.yaml": "diff" } }, { service: "users", created: [], changed: [], removed: [], unchanged: 1 }],
    });
  });

  test("files as the repository knows them, for services beside it", async () => {
    const cwd = folderWith({ ".git/": "", "packages/api/package.json": "{}", "packages/api/spec-src/bills.ts": definition });
    const report = async () => ({ ...nothing, diagnostics: [found] });
    const checked = await call(["check", "--format", "github"], { cwd: `${cwd}/packages/api`, library: { check: report } });
    expect(checked.stdout).toBe('::error file=packages/api/spec-src/bills.ts,line=1,col=20,endColumn=26,title=unknown-kind::There is no kind "Elment".\n');
    const inWorkspace = await call(["check", "--format", "sarif"], { cwd: `${cwd}/packages/api`, env: { GITHUB_WORKSPACE: `${cwd}/packages` }, library: { check: report } });
    expect(inWorkspace.stdout).toContain('"uri": "api/spec-src/bills.ts"');
  });

  test("colours on a terminal, unless NO_COLOR; FORCE_COLOR elsewhere", async () => {
    const colours = async (more: Partial<Scene>) => (await call(["check", "-q"], scene({ diagnostics: [warned] }, more))).stdout.includes("\u001B[33m");
    const terminal = { columns: 80 };
    expect(await colours({})).toBe(false);
    expect(await colours({ terminal })).toBe(true);
    expect(await colours({ terminal, env: { NO_COLOR: "1" } })).toBe(false);
    expect(await colours({ terminal, env: { NO_COLOR: "" } })).toBe(true);
    expect(await colours({ terminal, env: { TERM: "dumb" } })).toBe(false);
    expect(await colours({ env: { FORCE_COLOR: "1", NO_COLOR: "1" } })).toBe(true);
    expect(await colours({ terminal, env: { FORCE_COLOR: "0" } })).toBe(false);
  });
});

describe("exit codes", () => {
  const unknownService: Diagnostic = { code: "unknown-service", severity: "error", message: "M." };
  const stale: Diagnostic = { code: "file-out-of-date", severity: "error", message: "M." };
  test.each([
    ["fine", [], false, 0],
    ["warnings", [warned], false, 0],
    ["errors", [found, warned], false, 1],
    ["out of date", [warned], true, 3],
    ["an output out of date", [stale], true, 3],
    ["errors before out of date", [found, stale], true, 1],
    ["a wrong request before errors", [found, unknownService], false, 2],
  ] as const)("%s", async (_, diagnostics, outOfDate, code) => {
    expect((await call(["check"], scene({ diagnostics, outOfDate, services: outOfDate ? [bills] : [users] }))).code).toBe(code);
  });
});

describe("progress", () => {
  const events = async (_: unknown, request: { onProgress?: (event: { service?: string; stage: "read" | "write"; done: number; total: number }) => void }) => {
    request.onProgress?.({ stage: "read", done: 0, total: 1 });
    request.onProgress?.({ service: "bills", stage: "read", done: 1, total: 300 });
    request.onProgress?.({ service: "bills", stage: "read", done: 2, total: 300 });
    request.onProgress?.({ service: "bills", stage: "write", done: 150, total: 300 });
    return nothing;
  };

  test("on a terminal one line that is written over and gone in the end", async () => {
    const { stderr } = await call(["generate"], scene({}, { terminal: { columns: 40 }, library: { generate: events } }));
    expect(stderr).toBe("\r\u001B[2Kreading\r\u001B[2Kbills: reading 0%\r\u001B[2Kbills: writing 50%\r\u001B[2K");
  });

  test("no wider than the terminal", async () => {
    const { stderr } = await call(["generate"], scene({}, { terminal: { columns: 10 }, library: { generate: events } }));
    expect(stderr).toContain("\u001B[2Kbills: re\r");
  });

  test("elsewhere one line per service, and none when quiet", async () => {
    expect((await call(["generate"], scene({}, { library: { generate: events } }))).stderr).toBe("bills …\n");
    expect((await call(["generate", "--quiet"], scene({}, { library: { generate: events } }))).stderr).toBe("");
  });
});

describe("when something breaks", () => {
  const throwing = (error: unknown) => scene({}, { library: { generate: () => Promise.reject(error) } });

  test("a defect says that it is one, without a trace", async () => {
    const { code, stdout, stderr } = await call(["generate"], throwing(new TypeError("x is undefined")));
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toBe("error: This is a bug in Specwright: x is undefined\n  Set SPECWRIGHT_TRACE=1 to see where it happened, and report it with what you ran.\n");
  });

  test("with the trace on request", async () => {
    const { stderr } = await call(["generate"], { ...throwing(new TypeError("x is undefined")), env: { SPECWRIGHT_TRACE: "1" } });
    expect(stderr).toMatch(/^error: This is a bug in Specwright: x is undefined\n\nTypeError: x is undefined\n {4}at /);
  });

  test("the terminal's line is cleared before it", async () => {
    const failing = async (_: unknown, request: { onProgress?: (event: { stage: "read"; done: number; total: number }) => void }) => {
      request.onProgress?.({ stage: "read", done: 0, total: 1 });
      throw new Error("no");
    };
    const { stderr } = await call(["generate"], scene({}, { terminal: { columns: 40 }, library: { generate: failing } }));
    expect(stderr).toMatch(/^\r\u001B\[2Kreading\r\u001B\[2Kerror: /);
  });

  test("what the disk refuses is no defect", async () => {
    const { code, stderr } = await call(["generate"], throwing(new DiskFault("ENOSPC", "write", "generated/a.yaml")));
    expect(code).toBe(1);
    expect(stderr).toBe('error: There is no space left to write "generated/a.yaml". [disk-full]\n\n  Help: Free some space and run again.\n\n1 error\n');
  });
});
