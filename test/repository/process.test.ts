/** The command as people run it: processes of the built package, on a project of its own. */
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { repository } from "../support/definitions.ts";
import { filesBelow, start, timesBelow, type Ended, type Running } from "./command.ts";
import { makePackage, manifest, temporaryFolder } from "./package.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { definitionPath, writeSynthetic } from "../bench/synthetic.mjs";

const minutes = 60_000;
const folders: string[] = [];
let main: string;
let project: string;
/** A project like each test's own, with all that `generate` makes of it. */
let generated: string;

beforeAll(async () => {
  const folder = makePackage();
  folders.push(folder);
  main = join(folder, manifest.bin.specwright);
  generated = newProject();
  expect(await start(process.execPath, [main, "generate"], generated).ended).toMatchObject({ code: 0 });
}, 5 * minutes);

beforeEach(() => {
  project = newProject();
});

function newProject(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  cpSync(`${repository}/spec-src`, `${folder}/spec-src`, { recursive: true });
  writeFileSync(`${folder}/package.json`, "{}");
  return folder;
}

/** What `generate` has done before, as it would be after a run in this project. */
function takeGenerated(): void {
  cpSync(generated, project, { recursive: true, preserveTimestamps: true });
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const command = (...args: readonly string[]): Running => start(process.execPath, [main, ...args], project);
const run = (...args: readonly string[]): Promise<Ended> => command(...args).ended;

const authorization = (): string => join(project, "spec-src/mgmt-v3/authorization.ts");
const yaml = (): string => join(project, "generated/mgmt-v3/openapi.yaml");

/** Changes what a definition says, and so several outputs. */
function changeDefinition(): void {
  writeFileSync(authorization(), readFileSync(authorization(), "utf8").replace("Command authorization.", "Authorization of commands."));
}

describe("the exit code", () => {
  test("is 0 where all is well, whether there was something to do or not", async () => {
    expect(await run("generate")).toMatchObject({ code: 0, stdout: expect.stringMatching(/^controller-v2: \d+ created, 0 unchanged\nmgmt-v3: \d+ created, 0 unchanged\nall services: 4 created, 0 unchanged\n$/) });
    expect(await run("generate")).toMatchObject({ code: 0, stdout: expect.stringMatching(/^controller-v2: up to date \(\d+ files\)\nmgmt-v3: up to date \(\d+ files\)\n$/) });
    expect(await run("check")).toMatchObject({ code: 0 });
    expect(await run("explain", "authorization.debug")).toMatchObject({ code: 0, stdout: expect.stringContaining("spec-src/mgmt-v3/authorization.ts") });
  }, 2 * minutes);

  test("is 2 where the folder that it is started in is gone", async () => {
    const gone = temporaryFolder();
    const program = `import { rmdirSync } from "node:fs"; process.chdir(${JSON.stringify(gone)}); rmdirSync(${JSON.stringify(gone)}); await import(${JSON.stringify(pathToFileURL(main).href)});`;
    const { code, stderr } = await start(process.execPath, ["--input-type=module", "--eval", program, "program", "generate"], project).ended;
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^error: The folder that Specwright is started in is not there any more\.\n/) });
  });

  test("is 1 where something is wrong, and no output is touched", async () => {
    takeGenerated();
    const before = filesBelow(`${project}/generated`);
    changeDefinition();
    appendFileSync(authorization(), "export type Broken = Nothing;\n");
    const { code, stdout, stderr } = await run("generate");
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.not.stringMatching(/^ {4}at /m) });
    expect(stdout).toMatch(/spec-src\/mgmt-v3\/authorization\.ts:\d+:\d+: error: /);
    expect(filesBelow(`${project}/generated`)).toEqual(before);
  }, 2 * minutes);

  test.each([[], ["generat"], ["generate", "--colour"], ["generate", "mgmt-v4"], ["generate", "--out", ".."], ["explain"]])("is 2 for `specwright %s %s`", async (...args) => {
    expect((await run(...args.filter((one) => one !== undefined))).code).toBe(2);
    expect(existsSync(`${project}/generated`)).toBe(false);
  }, minutes);

  test("is 3 where outputs are out of date, and they stay so", async () => {
    takeGenerated();
    const before = filesBelow(`${project}/generated`);
    changeDefinition();
    expect((await run("check", "--no-lint")).code).toBe(3);
    expect((await run("generate", "--check")).code).toBe(3);
    expect(filesBelow(`${project}/generated`)).toEqual(before);
  }, 2 * minutes);
});

test("an output that somebody edited is kept, shown, and overwritten only by force", async () => {
  takeGenerated();
  const generated = readFileSync(yaml(), "utf8");
  const edited = generated.replace("Command authorization.", "Command authorisation.");
  writeFileSync(yaml(), edited);
  changeDefinition();
  const { code, stdout } = await run("generate");
  expect(code).toBe(1);
  expect(stdout).toContain("generated/mgmt-v3/openapi.yaml");
  expect(stdout).toContain("Command authorisation.");
  expect(readFileSync(yaml(), "utf8")).toBe(edited);
  expect((await run("generate", "--force")).code).toBe(0);
  expect(readFileSync(yaml(), "utf8")).toBe(generated.replaceAll("Command authorization.", "Authorization of commands."));
}, 2 * minutes);

test("a reader that has seen enough is no failure", async () => {
  const piped = `set -o pipefail; "${process.execPath}" "${main}" generate --dry-run | head -n 1; echo "exit $?"`;
  const { stdout, stderr } = await start("bash", ["-c", piped], project).ended;
  expect(stdout).toMatch(/^controller-v2: \d+ to create, 0 unchanged\nexit 0\n$/);
  expect(stderr).not.toMatch(/EPIPE|^ {4}at /m);
}, minutes);

test("a run that finds nothing to do leaves every time as it is", async () => {
  takeGenerated();
  await run("generate", "--lint");
  const before = timesBelow(`${project}/generated`);
  expect((await run("generate", "--lint")).code).toBe(0);
  expect((await run("check")).code).toBe(0);
  expect(timesBelow(`${project}/generated`)).toEqual(before);
}, 2 * minutes);

/** The tool's modules that a run loads, by their folder in `generator`: each file of the bundle says which it holds. */
async function loadedFolders(...args: readonly string[]): Promise<readonly string[]> {
  const list = join(project, "loaded.txt");
  rmSync(list, { force: true });
  const hook = `import { appendFileSync } from "node:fs"; export async function load(url, context, next) { appendFileSync(${JSON.stringify(list)}, url + "\\n"); return next(url, context); }`;
  const register = `import { register } from "node:module"; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;
  expect((await start(process.execPath, ["--import", `data:text/javascript,${encodeURIComponent(register)}`, main, ...args], project).ended).code).toBe(0);
  const own = readFileSync(list, "utf8").trim().split("\n").filter((url) => url.includes("/dist/"));
  const modules = own.flatMap((url) => [...readFileSync(fileURLToPath(url), "utf8").matchAll(/^\/\/ ([^/]+)\/.*\.ts$/gm)]);
  return [...new Set(modules.map(([, folder]) => folder!))].sort();
}

test("a run that finds nothing to do loads nothing that reads, models or emits", async () => {
  expect(await loadedFolders("generate")).toEqual(expect.arrayContaining(["documents", "link", "openapi", "read", "rules", "views"]));
  // Of `diff` the names of the severities, of `read` the paths of the vocabulary, of `plan` the names of the groups, of `write` what was kept.
  expect(await loadedFolders("generate")).toEqual(["cli", "config", "diagnostics", "diff", "disk", "pipeline", "plan", "read", "values", "write"]);
}, 2 * minutes);

test("many files are read and made in threads, with the bytes that the model as a whole makes", async () => {
  writeSynthetic(project, 70);
  const service = join(project, "spec-src/device/service.ts");
  // With another title all is made anew, and nothing is read but this file.
  for (const title of ["Synthetic", "Another title"]) {
    writeFileSync(service, readFileSync(service, "utf8").replace(/title: "[^"]*"/, `title: ${JSON.stringify(title)}`));
    expect(await run("generate")).toMatchObject({ code: 0 });
    expect(readFileSync(join(project, "generated/device/openapi.yaml"), "utf8")).toContain(`title: ${title}\n`);
    // It asks the model as a whole.
    expect(await run("check", "--no-lint")).toMatchObject({ code: 0 });
  }
  expect(await run("generate", "--check")).toMatchObject({ code: 0 });
}, 4 * minutes);

test("another version is read in threads as well, and what else it has otherwise is that version's", async () => {
  writeSynthetic(project, 70);
  const service = join(project, "spec-src/device");
  mkdirSync(join(project, "spec-src/common"));
  renameSync(join(service, "words.ts"), join(project, "spec-src/common/words.ts"));
  for (const [path, text] of Object.entries(filesBelow(service))) {
    writeFileSync(join(service, path), text.replace(/"(\.[./]*)\/words\.ts"/, '"$1/../common/words.ts"'));
  }
  cpSync(join(project, "spec-src"), join(project, "before"), { recursive: true });
  const words = join(project, "before/common/words.ts");
  writeFileSync(words, readFileSync(words, "utf8").replace("Text<64>", "Text<63>"));
  const { stdout } = await run("diff", "--against", "before", "--format", "json");
  const { services } = JSON.parse(stdout) as { readonly services: readonly { readonly findings: readonly { readonly rule: string }[] }[] };
  expect(services.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toEqual(Array.from({ length: 70 }, () => "length-widened"));
}, 2 * minutes);

test("many files are held against their document in threads, whoever has read them, and the same is found", async () => {
  writeSynthetic(project, 70);
  const document = join(project, "spec-src/device/document.md");
  writeFileSync(document, readFileSync(document, "utf8").replaceAll(/(?<=Field 1 of kind (?:3|60)\. Range )0/g, "1"));
  const found = async (): Promise<readonly { readonly section: string; readonly change: string }[]> => {
    const { code, stdout } = await run("drift", "device", "--format", "json");
    expect(code).toBe(1);
    return (JSON.parse(stdout) as { readonly findings: Awaited<ReturnType<typeof found>> }).findings;
  };
  const fromNothing = await found();
  expect(fromNothing.map(({ section, change }) => [section, change])).toEqual([["kind-3", "changed"], ["kind-60", "changed"]]);
  rmSync(join(project, ".specwright"), { recursive: true });
  expect(await run("generate", "device", "--only", "openapi-3.1")).toMatchObject({ code: 0 });
  expect(await found()).toEqual(fromNothing);
}, 2 * minutes);

test("where many files have changed, but most have not, they are read in threads, and the same is found as with nothing kept", async () => {
  const kinds = 400;
  writeSynthetic(project, kinds);
  const edit = (index: number, from: string, to: string): void => {
    const path = definitionPath(project, index);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  expect(await run("drift", "device")).toMatchObject({ code: 0, stdout: "No drift.\n" });
  for (let index = 0; index < 80; index += 1) edit(index, `Field 0 of kind ${index}.`, "The first field.");
  edit(7, "Range<0,", "Range<1,");
  const kept = await run("drift", "device", "--format", "json");
  rmSync(join(project, ".specwright"), { recursive: true, force: true });
  const anew = await run("drift", "device", "--format", "json");
  expect({ code: kept.code, stdout: kept.stdout }).toEqual({ code: 1, stdout: anew.stdout });
  expect((JSON.parse(kept.stdout) as { findings: unknown[] }).findings.length).toBeGreaterThan(0);
}, 2 * minutes);

test("files refer to types of others, whoever has read these: drift finds the same in each way in which it comes to their readings", async () => {
  const kinds = 80;
  writeSynthetic(project, kinds);
  const document = join(project, "spec-src/device/document.md");
  const definition = (index: number): string => definitionPath(project, index);
  const edit = (path: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(path, "utf8");
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };
  for (let index = 0; index < kinds; index += 1) {
    // Far apart, so that one thread reads the one and another one the other.
    const other = (index + 37) % kinds;
    const path = relative(dirname(definition(index)), definition(other)).split(sep).join("/");
    edit(definition(index), "import type { Flag", `import type { Part${other} } from "${path.startsWith(".") ? path : `./${path}`}";\nimport type { Flag`);
    edit(definition(index), "  /** The identifier of the object. */", `  /** The part of kind ${other}. */\n  part?: Part${other};\n  /** The identifier of the object. */`);
    appendFileSync(definition(index), `\n/**\n * A part of kind ${index}.\n * @source kind-${index} part\n */\nexport interface Part${index} {\n  /** Its size. */\n  size?: Range<0, 9>;\n}\n`);
    edit(document, `| sampling-enable | array of objects | Each with the string field counters1. |\n\n### kind-${index} stats`, `| part | object | The part of kind ${other}. |\n$&`);
    appendFileSync(document, `\n### kind-${index} part\n\n| Field | Type | Notes |\n|---|---|---|\n| size | number | Its size. Range 0-9. |\n`);
  }
  const found = async (): Promise<unknown> => {
    const { stdout } = await run("drift", "device", "--format", "json");
    return (JSON.parse(stdout) as { readonly findings: readonly { readonly section: string; readonly change: string }[] }).findings.map(({ section, change }) => [section, change]);
  };
  expect(await found()).toEqual([]);
  // Read again by the main thread alone, with what others have read before.
  edit(definition(5), "Range<0, 9>", "Range<0, 8>");
  expect(await found()).toEqual([["kind-5 part", "changed"]]);
  // Another URI concerns all files: they are read again by all threads.
  edit(definition(6), /uri: "[^"]*(?=\/kind-6")/, `$&/more`);
  const all = await found();
  rmSync(join(project, ".specwright"), { recursive: true });
  expect(await found()).toEqual(all);
  edit(definition(6), "/more", "");
  // All readings are kept by `generate`, and none is left behind by drift.
  expect(await run("generate", "device", "--only", "openapi-3.1")).toMatchObject({ code: 0 });
  expect(await found()).toEqual([["kind-5 part", "changed"]]);
  edit(definition(5), "Range<0, 8>", "Range<0, 9>");
  expect(await found()).toEqual([]);
  expect(await run("generate", "device", "--only", "openapi-3.1")).toMatchObject({ code: 0 });
}, 2 * minutes);

test("--watch generates at each change, until it is interrupted", async () => {
  const { process, says, ended } = command("generate", "--watch");
  await says("Waiting for changes.");
  changeDefinition();
  await says("Changed: spec-src/mgmt-v3/authorization.ts");
  await says("mgmt-v3: ");
  while (!readFileSync(yaml(), "utf8").includes("Authorization of commands.")) await sleep(50);
  process.kill("SIGINT");
  expect((await ended).code).toBe(130);
  expect((await run("generate", "--check")).code).toBe(0);
}, 2 * minutes);

describe("runs that do not end, or meet", () => {
  test("a signal ends a run at once, whatever it is busy with", async () => {
    const { process, ended } = command("adopt", "--document", "drafted=spec-src/mgmt-v3/document.md");
    await sleep(200);
    process.kill("SIGINT");
    await ended;
    expect(process.signalCode).toBe("SIGINT");
    expect(existsSync(join(project, "spec-src/drafted"))).toBe(false);
    expect(await run("generate", "--check")).toMatchObject({ code: 3 });
  }, 2 * minutes);

  test("a killed run leaves whole files, and the next one finishes the work", async () => {
    takeGenerated();
    const old = filesBelow(`${project}/generated`);
    changeDefinition();
    const begun = performance.now();
    await run("generate");
    const [duration, fresh] = [performance.now() - begun, filesBelow(`${project}/generated`)];
    expect(fresh).not.toEqual(old);
    const moments = 3;
    for (let moment = 1; moment <= moments; moment += 1) {
      for (const path of [".specwright", "generated"]) rmSync(join(project, path), { recursive: true });
      for (const [path, text] of Object.entries(old)) write(join(project, "generated", path), text);
      const { process, ended } = command("generate");
      await sleep((duration * moment) / (moments + 1));
      process.kill("SIGKILL");
      await ended;
      for (const [path, text] of Object.entries(fresh)) expect([old[path], text]).toContain(readFileSync(join(project, "generated", path), "utf8"));
      expect(await run("generate")).toMatchObject({ code: 0, stderr: expect.not.stringMatching(/^ {4}at /m) });
      expect(filesBelow(`${project}/generated`)).toEqual(fresh);
    }
  }, 5 * minutes);

  test("two runs at once give the outputs of one", async () => {
    const together = await Promise.all([run("generate"), run("generate")]);
    expect(together.map(({ code }) => code)).toEqual([0, 0]);
    const outputs = filesBelow(`${project}/generated`);
    rmSync(`${project}/generated`, { recursive: true });
    await run("generate");
    expect(filesBelow(`${project}/generated`)).toEqual(outputs);
  }, 2 * minutes);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
