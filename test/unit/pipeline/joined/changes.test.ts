/** A change makes those parts anew that follow from it, and no others. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { check, generate, type Project } from "../../../../generator/index.ts";
import { joinedOutputs } from "../../../../generator/pipeline/joined-outputs.ts";
import { change, eachService, generatedEight, groups, made, options, rewriteDocument, synthetic } from "./both-ways.ts";

vi.setConfig({ testTimeout: 60_000 });

test("a change of one makes its own part anew, and those parts alone that follow from it", async () => {
  const project = synthetic();
  expect(await made(project)).toBe(28);
  expect(await made(project)).toBe(0);
  change(project, 7, "Field 3 of", "The field 3 of");
  expect(await made(project)).toBe(1);
  change(project, 2, /id: number;/, "id: Range<0, 9>;");
  // Kinds 3 and 4 are nested below kind 2, whose key stands in their paths.
  expect(await made(project)).toBe(3);
});

test("how one spells a word makes those parts anew whose titles have it", async () => {
  const project = synthetic();
  await made(project);
  change(project, 2, "The objects of kind 2.", "The KIND2 objects.");
  expect(await made(project)).toBe(3);
  change(project, 3, "The objects of kind 3.", "All below the KIND2 objects.");
  expect(await made(project)).toBe(1);
  change(project, 2, "The KIND2 objects.", "The kind2 objects.");
  expect(await made(project)).toBe(3);
});

test("of all outputs those alone are made anew that follow from what changed, or that do not stand as they were left", async () => {
  const project = synthetic();
  const run = async () => (await generate(project, { mode: "write" })).services[0]!;
  expect((await run()).changed).toEqual([]);
  change(project, 7, "Field 3 of", "The field 3 of");
  const { changed } = await run();
  expect(changed).toContain("generated/device/client/src/group-0/kind-7.ts");
  expect(changed.filter((path) => /kind-(?!7)/.test(path))).toEqual([]);
  const touched = join(project.root, "generated/device/sources/group-0/kind-6.json");
  rmSync(touched);
  expect((await run()).created).toEqual(["generated/device/sources/group-0/kind-6.json"]);
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

test.each<readonly [what: string, from: string | RegExp, to: string]>([
  ["a range", "Range<0, 16>", "Range<0, 17>"],
  ["the description of a resource", "The objects of kind 7.", "All objects of kind 7."],
  ["the description of a field", "Field 3 of", "The field 3 of"],
  ["a field that goes", '"field-4"?: string;', ""],
  ["the name of a type", /Kind7Oper/g, "Kind7Operation"],
  ["a type for a required field", "id: number;", 'id: "one" | "other";'],
  ["lines before all else", "import type", "\n\nimport type"],
])("what is left as it was after a change of %s is what would be made", async (_, from, to) => {
  const project = await generatedEight();
  change(project, 7, from, to);
  if (to === "") rewriteDocument(project, /(### kind-7\n(?:.*\n)*?)\| field-4 .*\n/, "$1");
  expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

interface Edition {
  readonly what: string;
  readonly from: RegExp;
  readonly to: string;
  /** How many parts follow from it. */
  readonly parts: number;
}
const editions: readonly Edition[] = [
  { what: "the text of a cell", from: /Range 0-16\./, to: "Range 0-17.", parts: 0 },
  { what: "sentences and lines", from: /# A synthetic service\n/, to: "$&\nAnother sentence.\n\n", parts: 0 },
  { what: "a row that is added", from: /\| field-4 \| string \| Field 4 of kind 7\. \|\n/, to: "$&| field-4-b | string | |\n", parts: 1 },
  { what: "rows in another order", from: /(\| field-4 .* kind 7\. \|\n)(\| field-5 .* kind 7\. \|\n)/, to: "$2$1", parts: 1 },
  { what: "a section of another name", from: /### kind-7 stats/, to: "### kind-7 counters", parts: 1 },
];
const rewrite = (project: Project, { from, to }: Edition): void => {
  expect(readFileSync(join(project.root, "spec-src/device/document.md"), "utf8")).toMatch(from);
  rewriteDocument(project, from, to);
  if (to.includes("counters")) change(project, 7, "@source kind-7 stats", "@source kind-7 counters");
};

test.each(editions)("of a change of the document follow those parts alone that name what changed: $what", async (edition) => {
  const project = synthetic(8);
  await made(project);
  rewrite(project, edition);
  expect(await made(project)).toBe(edition.parts);
});

test.each(editions)("what is left as it was after a change of the document is what would be made: $what", async (edition) => {
  const project = await generatedEight();
  rewrite(project, edition);
  const { changed } = (await generate(project, { mode: "write" })).services[0]!;
  expect(changed.filter((path) => /kind-[0-6]\b/.test(path))).toEqual([]);
  // The definitions do not say what the document now does: that is for `drift`, and not what outputs follow from.
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

test("a section that is called like another changes what both are called", async () => {
  const project = await generatedEight();
  const document = join(project.root, "spec-src/device/document.md");
  writeFileSync(document, `${readFileSync(document, "utf8")}\n## Annex\n\n### kind-7 oper\n\nNothing.\n`);
  const told = await generate(project, { mode: "write" });
  expect(told.diagnostics.map(({ code }) => code)).toEqual((await check(project, { lint: false })).diagnostics.map(({ code }) => code));
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

test("what is written down of a version is in the docs", async () => {
  const project = await generatedEight();
  writeFileSync(join(project.root, "spec-src/device/changes.md"), "# Changes\n\n## 1.1\n\n- `id` is longer.\n");
  const { changed } = (await generate(project, { mode: "write" })).services[0]!;
  expect(changed).toContain("generated/device/docs/changes.html");
  expect(changed.filter((path) => /kind-/.test(path))).toEqual([]);
  expect(readFileSync(join(project.root, "generated/device/docs/changes.html"), "utf8")).toContain("<code>id</code> is longer.");
  expect((await check(project, { lint: false })).outOfDate).toBe(false);
});

test("a section is looked for again where its name changes", async () => {
  const project = synthetic();
  expect(await made(project)).toBe(28);
  rewriteDocument(project, /kind-7 stats/g, "kind-7 statistics");
  const [joined] = await eachService(project, (materials) => joinedOutputs(materials, groups, options));
  expect(joined).toBeUndefined();
});

test("what a reader would miss of the document is found where nobody looks as well", async () => {
  const project = synthetic();
  const document = join(project.root, "spec-src/device/document.md");
  const before = readFileSync(document, "utf8");
  const remarks = "\n### Remarks\n\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n";
  writeFileSync(document, `${before}${remarks}`);
  expect((await generate(project, { mode: "write" })).diagnostics.map(({ code }) => code)).toEqual(["surplus-cells"]);
  writeFileSync(document, before);
  expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
  change(project, 7, "Field 3 of", "The field 3 of");
  writeFileSync(document, `${before}${remarks}`);
  expect((await generate(project, { mode: "write" })).diagnostics.map(({ code }) => code)).toEqual(["surplus-cells"]);
});
