/** `specwright drift --since`: what a document says otherwise than it did, as long as its definitions have not followed. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DriftReport } from "../../generator/contract.ts";
import { drift } from "../../generator/pipeline/drift.ts";
import { repository } from "../support/definitions.ts";

let folder: string;
const spec = "spec-src/mgmt-v3";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "specwright-since-"));
  writeFileSync(join(folder, "package.json"), "{}");
  cpSync(join(repository, spec), join(folder, spec), { recursive: true });
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--quiet", "--message", "before");
  cpSync(join(folder, spec), join(folder, "before/mgmt-v3"), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => git("checkout", "--quiet", "--", "."));

function git(...command: readonly string[]): void {
  const { status, stderr } = spawnSync("git", command, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, spec, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function since(against: string, accept?: { readonly fingerprint: string; readonly reason: string }): Promise<DriftReport> {
  return drift({ root: folder, definitions: "spec-src", out: "generated", cache: ".specwright" }, { since: { against, cwd: folder }, ...(accept === undefined ? {} : { accept }) });
}

test.each(["HEAD", "before"])("%s: nothing changed, nothing found", async (against) => {
  expect(await since(against)).toEqual({ diagnostics: [], findings: [], accepted: [] });
});

test.each(["HEAD", "before"])("%s: a statement that no definition carries", async (against) => {
  edit("document.md", "Several logins of one and the same user are rejected.", "Several logins of one and the same user are accepted.");
  const { findings } = await since(against);
  expect(findings).toMatchObject([{ fact: "mention", from: "rejected", to: "accepted", document: { file: `${spec}/document.md`, line: 47 }, definition: { file: `${spec}/authentication.ts`, line: 47 } }]);
  edit("authentication.ts", "Rejects several logins of one user.", "Accepts several logins of one user.");
  expect((await since(against)).findings).toEqual([]);
});

test("what the definitions have followed is none: a row that came, went, has a new name; what is shown now", async () => {
  edit("document.md", "| commands | number | Level of commands for authorization. Range 0-15. |\n", "| orders | number | Level of commands for authorization. Range 0-15. |\n| colour | string | |\n");
  edit("document.md", "| authorization commands | 0 to 15 |\n", "| authorization orders | 0 to 15 |\n");
  edit("document.md", "| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n", "");
  edit("document.md", "Any events: not shown.", "Events are sent every 5 seconds.");
  const before = (await since("HEAD")).findings;
  expect(before.map(({ change, fact, from, to }) => [change, fact, from, to])).toEqual([
    ["renamed", "row", "commands", "orders"],
    ["added", "row", undefined, "colour"],
    ["removed", "row", "tacplus", undefined],
    ["changed", "notShown", "not shown: Any events", "Events are sent every 5 seconds."],
  ]);
  // The row that is called after it is told with it.
  expect(before[0]!.also).toMatchObject([{ place: { row: "authorization orders" }, definition: { file: `${spec}/authorization.ts` } }]);
  edit("authorization.ts", "@source Limits > authorization commands", "@source Limits > authorization orders");
  edit("authorization.ts", "  commands?: Range<0, 15>;", "  orders?: Range<0, 15>;\n  colour?: string;");
  edit("authorization.ts", "    /** Uses the TACACS+ protocol. */\n    tacplus?: Flag;\n", "");
  edit("service.ts", "    /** @source Events */\n    events: NotShown<\"events\">;\n", "");
  expect((await since("HEAD")).findings).toEqual([]);
});

test("one that is accepted is none, and its acceptance is none without the earlier version", async () => {
  edit("document.md", "Any events: not shown.", "Any events: not shown. The clock is set by hand.");
  const { findings } = await since("HEAD");
  expect(findings).toMatchObject([{ change: "added", fact: "statement", to: "The clock is set by hand." }]);
  expect((await since("HEAD", { fingerprint: findings[0]!.fingerprint, reason: "No matter of the interface." })).findings).toEqual([]);
  expect(await since("HEAD")).toMatchObject({ findings: [], accepted: [{ reason: "No matter of the interface." }] });
  const alone = await drift({ root: folder, definitions: "spec-src", out: "generated", cache: ".specwright" }, {});
  expect(alone).toEqual({ diagnostics: [], findings: [], accepted: [] });
  rmSync(join(folder, spec, "accepted.json"));
});

test("what is no version is an error, and so is one whose definitions are wrong", async () => {
  expect((await since("nothing")).diagnostics).toMatchObject([{ code: "no-such-version" }]);
  writeFileSync(join(folder, "before/mgmt-v3/uuid.ts"), "export type = ;\n");
  const { diagnostics } = await since("before");
  expect(diagnostics.map(({ message, at }) => [/^In before, /.test(message), at])).toEqual([[true, undefined]]);
});

test("of rows that are called the same, each is compared with what it was", async () => {
  const rows = ["| GET | Read the clock, at most `5` times a minute. |", "| GET | Read the fans, at most `10` times a minute. |", "| GET | Read the ports, at most `30` times a minute. |"];
  const document = join(folder, spec, "document.md");
  writeFileSync(document, `${readFileSync(document, "utf8")}\n## Summary\n\n| Method | Purpose |\n|---|---|\n${rows.join("\n")}\n`);
  cpSync(join(folder, spec), join(folder, "summarised/mgmt-v3"), { recursive: true });
  expect((await since("summarised")).findings).toEqual([]);
  edit("document.md", "`10` times", "`12` times");
  expect((await since("summarised")).findings).toMatchObject([{ place: { section: "Summary", row: "GET" }, document: { line: readFileSync(document, "utf8").split("\n").findIndex((line) => line.includes("`12` times")) + 1 } }]);
});
