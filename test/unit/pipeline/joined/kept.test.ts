/** What runs keep for the next ones: what is lost is made again, and what others left is taken for nothing else. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { check, generate, type Project } from "../../../../generator/index.ts";
import { joinedOutputs } from "../../../../generator/pipeline/joined-outputs.ts";
import { bundlesWith, change, eachService, groups, made, options, synthetic } from "./both-ways.ts";

vi.setConfig({ testTimeout: 60_000 });

/** When each file of the cache was written that holds fragments, or pages with what they were made with. */
function timesOfKept(project: Project): ReadonlyMap<string, number> {
  return new Map(bundlesWith(project, "standing").map((bundle) => [bundle, statSync(bundle).mtimeMs]));
}

function changedSince(project: Project, before: ReadonlyMap<string, number>): readonly string[] {
  const now = timesOfKept(project);
  return [...before].filter(([bundle, time]) => now.get(bundle) !== time).map(([bundle]) => bundle);
}

test("of pages, those are looked at that stand in the same part of the search index as one that changes", async () => {
  const project = synthetic(200);
  await generate(project, { mode: "write", only: ["docs"] });
  const pages = bundlesWith(project, "limited");
  expect(pages.length).toBeGreaterThan(20);
  const times = pages.map((bundle) => statSync(bundle).mtimeMs);
  change(project, 7, "Field 3 of", "The field 3 of");
  const { changed } = (await generate(project, { mode: "write", only: ["docs"] })).services[0]!;
  expect(changed.filter((path) => path.includes("/search/"))).toHaveLength(1);
  expect(pages.filter((bundle, index) => statSync(bundle).mtimeMs !== times[index])).toHaveLength(1);
  expect((await generate(project, { mode: "write", only: ["docs"], force: true })).services[0]!.changed).toEqual([]);
});

test("a kept page that is lost is made again", async () => {
  const project = synthetic();
  await generate(project, { mode: "write" });
  for (const bundle of bundlesWith(project, "limited")) rmSync(bundle);
  change(project, 7, "Field 3 of", "The field 3 of");
  expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

test("what was edited in a document is lent to no other, all else is", async () => {
  const project = synthetic();
  expect(await made(project)).toBe(28);
  const document = join(project.root, "generated/device/openapi.json");
  writeFileSync(document, readFileSync(document, "utf8").replace("Field 3 of kind 9", "Field 3 of kind 8"));
  expect(await made(project)).toBe(1);
});

test("documents that a run for them alone has written lend their texts to one for all outputs", async () => {
  const project = synthetic();
  await generate(project, { mode: "write" });
  const ofAll = timesOfKept(project);
  change(project, 7, "Field 3 of", "The field 3 of");
  expect((await generate(project, { mode: "write", only: ["openapi-3.1"] })).services[0]!.changed).toContain("generated/device/openapi.yaml");
  expect((await generate(project, { mode: "write" })).services[0]!.changed).toContain("generated/device/openapi-3.0.json");
  // Of all bundles that with the fragments of the file, and that with its page.
  expect(changedSince(project, ofAll)).toHaveLength(2);
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

test("a run that asks for other outputs takes nothing from one that asks again", async () => {
  const project = synthetic();
  const run = async (group: string) => (await generate(project, { mode: "write", only: [group] })).services[0]!;
  await run("client");
  const ofClient = timesOfKept(project);
  await run("openapi-3.1");
  change(project, 7, "Field 3 of", "The field 3 of");
  await run("openapi-3.1");
  expect(changedSince(project, ofClient)).toEqual([]);
  expect((await run("client")).changed).toEqual(["generated/device/client/src/group-0/kind-7.ts", "generated/device/manifest.sha256"]);
  expect(changedSince(project, ofClient)).toHaveLength(1);
});

test("two files that claim one name, or one path, are left to the rules of the whole", async () => {
  const project = synthetic();
  change(project, 8, /uri: "[^"]*"/, 'uri: "/group-0/kind-7"');
  const [joined] = await eachService(project, (materials) => joinedOutputs(materials, groups, options));
  expect(joined).toBeUndefined();
});

test("a name that one file claims after another is found when it comes, and gone when it goes", async () => {
  const project = synthetic(8);
  await generate(project, { mode: "write" });
  change(project, 7, 'uri: "/group-0/kind-7"', 'uri: "/group-0/kind-6"');
  const told = (await generate(project, { mode: "write" })).diagnostics.map(({ code }) => code);
  expect(told).not.toEqual([]);
  expect(told).toEqual((await check(project, { lint: false })).diagnostics.map(({ code }) => code));
  change(project, 7, 'uri: "/group-0/kind-6"', 'uri: "/group-0/kind-7"');
  expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

test("what changed while something else was wrong shows in what follows from it once that is right", async () => {
  const project = synthetic(8);
  await generate(project, { mode: "write" });
  change(project, 2, /id: number;/, "id: Range<0, 9>;");
  change(project, 7, 'uri: "/group-0/kind-7"', 'uri: "/group-0/kind-6"');
  expect((await generate(project, { mode: "write" })).diagnostics).not.toEqual([]);
  change(project, 7, 'uri: "/group-0/kind-6"', 'uri: "/group-0/kind-7"');
  const { changed } = (await generate(project, { mode: "write" })).services[0]!;
  // Kind 3 is nested below kind 2, whose key stands in its paths.
  expect(changed).toContain("generated/device/docs/reference/group-0/kind-0/kind-1/kind-2/kind-3.html");
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

test("kept claims that are lost are found again", async () => {
  const project = synthetic(8);
  await generate(project, { mode: "write" });
  for (const bundle of bundlesWith(project, "operation ")) rmSync(bundle);
  change(project, 7, /Kind7Oper/g, "Kind7Operation");
  expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

test("a kept reading that is lost is read again", async () => {
  const project = synthetic();
  await made(project);
  const cache = join(project.root, ".specwright");
  for (const name of readdirSync(cache)) {
    const bytes = readFileSync(join(cache, name));
    if (name.endsWith(".cache") && bytes.includes("packed")) rmSync(join(cache, name));
  }
  expect(await made(project)).toBe(28);
  expect(await made(project)).toBe(0);
});
