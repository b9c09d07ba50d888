import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadProject, type GivenSettings } from "../../../generator/config/project.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { nodeDisk } from "../../../generator/disk/node-disk.ts";
import { readLiteral } from "../../../generator/read/nodes/literal.ts";
import { folderWith } from "./folder.ts";

/** Loads the project of a folder, from a folder in it. */
function load(root: string, from = ".", given: Omit<GivenSettings, "cwd"> = {}) {
  return loadProject({ cwd: join(root, from), ...given }, nodeDisk, async (file, text) => readLiteral(file, text));
}

async function loaded(root: string, from?: string, given?: Omit<GivenSettings, "cwd">) {
  const project = await load(root, from, given);
  if (!project.ok) throw new Error(JSON.stringify(project.diagnostics));
  return project.value;
}

/** Code, place as `file:line:column+length`, and help of what was found. */
async function problems(root: string, from?: string, given?: Omit<GivenSettings, "cwd">): Promise<readonly string[]> {
  const { diagnostics } = await load(root, from, given);
  return diagnostics.map(brief);
}

function brief({ code, at, message }: Diagnostic): string {
  return `${code}${at === undefined ? "" : ` ${at.file}:${at.line}:${at.column}+${at.length}`}: ${message}`;
}

describe("where a project is", () => {
  test("defaults below the nearest package", async () => {
    const root = folderWith({ "package.json": "{}", "spec-src/a/": "", "src/deep/": "" });
    expect(await loaded(root, "src/deep")).toEqual({ placeOf: expect.any(Function), project: { root, definitions: "spec-src", out: "generated", cache: ".specwright" } });
  });

  test("below the nearest checkout where there is no package", async () => {
    const root = folderWith({ ".git": "gitdir: elsewhere", "spec-src/": "", "src/": "" });
    expect((await loaded(root, "src")).project.root).toBe(root);
  });

  test("a configuration above, but none above the package", async () => {
    const root = folderWith({ "specwright.config.json": '{ "definitions": "specs" }', "specs/": "", "src/": "", "inner/package.json": "{}", "inner/spec-src/": "" });
    expect(await loaded(root, "src")).toEqual({ placeOf: expect.any(Function), project: { root, definitions: "specs", out: "generated", cache: ".specwright" }, config: join(root, "specwright.config.json") });
    expect((await loaded(root, "inner")).project).toEqual({ root: join(root, "inner"), definitions: "spec-src", out: "generated", cache: ".specwright" });
  });

  test.each(["js", "mjs", "yaml"])("a configuration that is a .%s file is not left out in silence", async (type) => {
    const root = folderWith({ "package.json": "{}", "spec-src/": "", "src/": "", [`specwright.config.${type}`]: "" });
    expect(await problems(root, "src")).toEqual([`config-of-other-type: The configuration "../specwright.config.${type}" is neither a .json nor a .ts file.`]);
  });

  test("--root is taken at its word", async () => {
    const root = folderWith({ "package.json": "{}", "inner/spec-src/": "" });
    expect((await loaded(root, ".", { root: "inner" })).project.root).toBe(join(root, "inner"));
    expect(await problems(root, ".", { root: "nowhere" })).toEqual(['no-such-root: There is no folder "nowhere" to take for the project\'s root.']);
    expect(await problems(root, ".", { root: "package.json" })).toEqual(['no-such-root: There is no folder "package.json" to take for the project\'s root.']);
  });

  test("--config names a configuration, whose folder is the root unless --root is given", async () => {
    const root = folderWith({ "conf/my.json": '{ "out": "made" }', "conf/spec-src/": "", "spec-src/": "" });
    expect((await loaded(root, ".", { config: "conf/my.json" })).project).toMatchObject({ root: join(root, "conf"), out: "made" });
    expect((await loaded(root, ".", { config: "conf/my.json", root: "." })).project).toMatchObject({ root, out: "made" });
    expect(await problems(root, ".", { config: "no.json" })).toEqual(['no-such-config: There is no configuration file "no.json".']);
    expect(await problems(folderWith({ "a.yaml": "" }), ".", { config: "a.yaml" })).toEqual(['config-of-other-type: The configuration "a.yaml" is neither a .json nor a .ts file.']);
  });

  test("two configurations in one folder", async () => {
    const root = folderWith({ "specwright.config.json": "{}", "specwright.config.ts": "export default {};", "src/": "" });
    expect(await problems(root, "src")).toEqual(['two-configs: There are two configurations in one folder: "../specwright.config.json", "../specwright.config.ts".']);
  });
});

describe("what a configuration says", () => {
  const everything = '{ "$schema": "x", "definitions": "specs", "out": "made/here", "templates": "tpl", "services": ["b", "a"] }';
  const folders = { "specs/": "", "tpl/": "" };
  const expected = { project: { definitions: "specs", out: "made/here", templates: "tpl", cache: ".specwright" }, services: ["b", "a"] };

  test("as JSON, with a byte order mark", async () => {
    expect(await loaded(folderWith({ ...folders, "specwright.config.json": `\uFEFF${everything}` }))).toMatchObject(expected);
  });

  test("as one TypeScript literal", async () => {
    const text = `import type { C } from "x";\n/** Ours. */\nexport default ({\n  ...`.replace("...", `definitions: 'specs', "out": \`made/here\`, templates: "tpl", services: ["b", "a",], // why\n} as const) satisfies C;`);
    expect(await loaded(folderWith({ ...folders, "specwright.config.ts": text }))).toMatchObject(expected);
  });

  test("flags come before it, and are relative to the working directory", async () => {
    const root = folderWith({ ...folders, "specwright.config.json": everything, "src/mine/": "" });
    expect((await loaded(root, "src", { definitions: "mine", out: "../else" })).project).toMatchObject({ definitions: "src/mine", out: "else" });
  });

  test("all that is wrong at once, each at its place", async () => {
    const root = folderWith({ "specwright.config.json": '{\n  "definition": "a",\n  "out": 3,\n  "templates": "",\n  "services": ["a", 1, "a"],\n  "a/b": 1\n}\n' });
    expect(await problems(root)).toEqual([
      'unknown-option specwright.config.json:2:3+12: There is no option "definition".',
      'option-of-other-type specwright.config.json:3:3+5: "out" must be the path of a folder, and is 3.',
      'option-of-other-type specwright.config.json:4:3+11: "templates" must be the path of a folder, and is "".',
      'option-of-other-type specwright.config.json:5:21+1: "services[1]" must be a name, and is 1.',
      'service-twice specwright.config.json:5:24+3: "services" names "a" twice.',
      'unknown-option specwright.config.json:6:3+5: There is no option "a/b".',
    ]);
    const { diagnostics } = await load(root);
    expect(diagnostics[0]?.help).toBe('Did you mean "definitions"?');
    expect(diagnostics[5]?.help).toBe('The options are "definitions", "out", "templates", "services".');
  });

  test.each([
    ["[]", "option-of-other-type specwright.config.json:1:1+2: The configuration must be an object, and is a list."],
    ["null", "option-of-other-type specwright.config.json:1:1+4: The configuration must be an object, and is null."],
    ['{ "services": {} }', 'option-of-other-type specwright.config.json:1:3+10: "services" must be a list of names, and is an object.'],
    ['{ "__proto__": {} }', 'unknown-option specwright.config.json:1:3+11: There is no option "__proto__".'],
    ['{ "constructor": 1 }', 'unknown-option specwright.config.json:1:3+13: There is no option "constructor".'],
  ])("%s", async (text, problem) => {
    expect(await problems(folderWith({ "specwright.config.json": text }))).toEqual([problem]);
  });
});

describe("what is no configuration", () => {
  test.each([
    ["", /^config-no-json specwright\.config\.json:1:1\+0: The configuration is no JSON: /],
    ['{\n  "out": \n}', /^config-no-json specwright\.config\.json:3:1\+1: The configuration is no JSON: /],
    ['{ "out": "a", }', /^config-no-json specwright\.config\.json:1:15\+0: The configuration is no JSON: /],
    ["{ // why\n}", /^config-no-json specwright\.config\.json:1:3\+0: The configuration is no JSON: /],
  ])("JSON %j", async (text, problem) => {
    const found = await problems(folderWith({ "specwright.config.json": text }));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(problem);
  });

  test("JSON with both sides of a merge", async () => {
    const { diagnostics } = await load(folderWith({ "specwright.config.json": "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n" }));
    expect(diagnostics.map(({ help }) => help)).toEqual(["Keep the lines of one side, or of both, and remove the marks."]);
  });

  test.each([
    ["export default {", "config-syntax specwright.config.ts:1:17+0: The configuration is no TypeScript: '}' expected."],
    ["export const out = 1;", "config-no-literal specwright.config.ts:1:1+21: The configuration is read, not run, and `export const out = 1;` would have to be run."],
    ["", "config-no-default-export specwright.config.ts:1:1+0: The configuration exports nothing by default."],
    ["export default { out: process.env.OUT };", "config-no-literal specwright.config.ts:1:23+15: The configuration is read, not run, and `process.env.OUT` would have to be run."],
    ["export default { ...base };", "config-no-literal specwright.config.ts:1:18+7: The configuration is read, not run, and `...base` would have to be run."],
    ["export default { [key]: 1 };", "config-no-literal specwright.config.ts:1:18+8: The configuration is read, not run, and `[key]: 1` would have to be run."],
    ["export default { out: `${a}` };", "config-no-literal specwright.config.ts:1:23+6: The configuration is read, not run, and `${a}` would have to be run.".replace("`${a}` would", "``${a}`` would")],
    ["export default defineConfig({});", "config-no-literal specwright.config.ts:1:16+16: The configuration is read, not run, and `defineConfig({})` would have to be run."],
    ['import "x";\nexport default {};', 'config-no-literal specwright.config.ts:1:1+11: The configuration is read, not run, and `import "x";` would have to be run.'],
    ['export default { out: "a", out: "b" };', 'config-key-twice specwright.config.ts:1:28+3: The configuration has "out" twice.'],
  ])("TypeScript %j", async (text, problem) => {
    expect(await problems(folderWith({ "specwright.config.ts": text }))).toEqual([problem]);
  });

  test("a configuration that is not text", async () => {
    const root = folderWith({ "specwright.config.json/": "" });
    expect(await problems(root)).toEqual(['folder-not-file: "specwright.config.json" is a folder; a file is needed here.']);
  });
});

describe("folders", () => {
  const config = (options: object) => ({ "specwright.config.json": JSON.stringify(options) });

  test("definitions may lie elsewhere: beside the root, or in an installed package", async () => {
    const above = folderWith({ "shared/specs/": "", "node_modules/@acme/api/spec-src/": "", "app/package.json": "{}" });
    const of = async (definitions: string) => (await loaded(above, "app", { definitions })).project.definitions;
    expect(await of("../shared/specs")).toBe("../shared/specs");
    expect(await of("@acme/api/spec-src")).toBe("../node_modules/@acme/api/spec-src");
  });

  test("a package of the workspace is known by where it lies, not by the link that leads there", async () => {
    const above = folderWith({ "packages/api/spec-src/": "", "node_modules/@acme/": "", "app/package.json": "{}" });
    symlinkSync(join("..", "..", "packages", "api"), join(above, "node_modules", "@acme", "api"), "junction");
    expect((await loaded(above, "app", { definitions: "@acme/api/spec-src" })).project.definitions).toBe("../packages/api/spec-src");
  });

  test("a package that another manager keeps among packages is known by its name", async () => {
    const above = folderWith({ "node_modules/.store/api@1/node_modules/@acme/api/spec-src/": "", "node_modules/@acme/": "", "app/package.json": "{}" });
    symlinkSync(join("..", ".store", "api@1", "node_modules", "@acme", "api"), join(above, "node_modules", "@acme", "api"), "junction");
    expect((await loaded(above, "app", { definitions: "@acme/api/spec-src" })).project.definitions).toBe("../node_modules/@acme/api/spec-src");
  });

  test("definitions that are to be made come into the package of the workspace that is named, not beside the configuration", async () => {
    const above = folderWith({ "packages/api/package.json": "{}", "node_modules/@acme/": "", "app/package.json": "{}" });
    symlinkSync(join("..", "..", "packages", "api"), join(above, "node_modules", "@acme", "api"), "junction");
    expect((await loaded(above, "app", { definitions: "@acme/api/spec-src", makes: "definitions" })).project.definitions).toBe("../packages/api/spec-src");
    expect(await problems(above, "app", { definitions: "@acme/api/spec-src" })).toHaveLength(1);
  });

  test("none are made in a package that is not of the workspace, or that is not there", async () => {
    const above = folderWith({ "node_modules/@other/api/": "", "app/package.json": "{}" });
    for (const definitions of ["@other/api/spec-src", "@acme/api/spec-src"]) {
      expect(await problems(above, "app", { definitions, makes: "definitions" })).toEqual([`no-such-folder: There is no folder "${definitions}" for "definitions" in the project's root, ".".`]);
    }
    expect((await loaded(above, "app", { definitions: "api/spec-src", makes: "definitions" })).project.definitions).toBe("api/spec-src");
  });

  test("outputs and templates may not", async () => {
    const above = folderWith({ "tpl/": "", "app/spec-src/": "", "app/specwright.config.json": '{"out":"../made","templates":"../tpl"}' });
    expect(await problems(above, "app")).toEqual([
      'path-outside-root specwright.config.json:1:2+5: "out" is "../made", which is outside of the project\'s root.',
      'path-outside-root specwright.config.json:1:18+11: "templates" is "../tpl", which is outside of the project\'s root.',
    ]);
    expect(await problems(above, "app", { out: ".." })).toContain('path-outside-root: "out" is "..", which is outside of the project\'s root.');
  });

  test.each(["spec-src", "spec-src/made", ".", "./spec-src/../spec-src"])("outputs in %j overlap the definitions", async (out) => {
    expect((await problems(folderWith({ "spec-src/": "" }), ".", { out }))[0]).toMatch(/^folders-overlap: "out" \(".*"\) and "definitions" \("spec-src"\) lie in one another\.$/);
  });

  test("outputs in the cache, or below definitions that hold the root", async () => {
    expect(await problems(folderWith({ "spec-src/": "" }), ".", { out: ".specwright" })).toHaveLength(1);
    expect(await problems(folderWith({ "app/package.json": "{}" }), "app", { definitions: ".." })).toEqual(['folders-overlap: "out" ("generated") and "definitions" ("..") lie in one another.']);
  });

  test("a sibling whose name begins alike does not overlap", async () => {
    expect((await loaded(folderWith({ "spec-src/": "" }), ".", { out: "spec-src-made" })).project.out).toBe("spec-src-made");
  });

  test("folders that are not there", async () => {
    expect(await problems(folderWith({ "package.json": "{}", "src/": "" }), "src")).toEqual(['no-such-folder: There is no folder "spec-src" for "definitions" in the project\'s root, "..".']);
    expect(await problems(folderWith({ "spec-src": "a file", ...config({ templates: "tpl" }) }))).toEqual([
      'no-such-folder: There is no folder "spec-src" for "definitions" in the project\'s root, ".".',
      'no-such-folder specwright.config.json:1:2+11: There is no folder "tpl" for "templates" in the project\'s root, ".".',
    ]);
  });
});
