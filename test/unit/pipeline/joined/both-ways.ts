/** Outputs joined from what is made file by file, and those of the model as a whole. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { nodeDisk } from "../../../../generator/disk/node-disk.ts";
import { generate, type Project } from "../../../../generator/index.ts";
import { joinedOutputs } from "../../../../generator/pipeline/joined-outputs.ts";
import { keepParts } from "../../../../generator/pipeline/kept/kept-parts.ts";
import { keepTexts, keptTexts, writtenBy } from "../../../../generator/pipeline/kept/kept-texts.ts";
import { shelfOf } from "../../../../generator/pipeline/kept/shelf.ts";
import type { MadeOutputs, Materials } from "../../../../generator/pipeline/materials.ts";
import { modelledOutputs } from "../../../../generator/pipeline/modelled-outputs.ts";
import { readInputs } from "../../../../generator/pipeline/project/inputs.ts";
import { findServices, type ServiceFolder } from "../../../../generator/pipeline/project/services.ts";
import { withReadings } from "../../../../generator/pipeline/readings.ts";
import { loadTemplateFiles } from "../../../../generator/pipeline/template-files.ts";
import { once } from "../../../../generator/values/memoize.ts";
import { finishSteps } from "../../../../generator/values/steps.ts";
import { groupNames } from "../../../../generator/plan/groups.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { definitionPath, writeSynthetic } from "../../../bench/synthetic.mjs";

export const groups = ["openapi-3.1", "openapi-3.0", "openapi-3.2"];
export const options = { disk: nodeDisk, cached: true, on: () => {}, isIntact: () => true };
export const everything = groupNames;

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "specwright-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function projectOf(definitions: string): Project {
  const root = temporary();
  cpSync(definitions, join(root, "spec"), { recursive: true });
  return { root, definitions: "spec", out: "generated", cache: ".specwright" };
}

export async function eachService<Outputs>(project: Project, make: (materials: Materials) => Promise<Outputs>): Promise<Outputs[]> {
  const services = findServices(project, undefined, nodeDisk);
  if (!services.ok) throw new Error("no services");
  const made: Outputs[] = [];
  for (const service of services.value) {
    const inputs = readInputs(project, service, nodeDisk);
    if (!inputs.ok) throw new Error(service.name);
    made.push(await withReadings(project, inputs.value, { disk: nodeDisk, cached: true, onRead: () => {} }, (readings) =>
      make({ project, inputs: inputs.value, readings, templates: [], changeLog: { path: "", hash: undefined, versions: [] }, keptTexts: keptTexts(writtenBy(project, service, nodeDisk), groups) }),
    ));
  }
  return made;
}

/** All outputs both ways, as if none of them stood on the disk. */
export async function allBothWays(project: Project) {
  const templates = loadTemplateFiles(project, nodeDisk);
  if (!templates.ok) throw new Error("no templates");
  const joined = await eachService(project, (materials) => joinedOutputs({ ...materials, templates: templates.value }, everything, { ...options, isIntact: () => false }));
  const modelled = await eachService(project, (materials) => modelledOutputs({ ...materials, templates: templates.value }, everything, options));
  const warnings = { joined: joined.map((made) => made?.warnings), modelled: modelled.map(({ diagnostics }) => diagnostics) };
  return { joined: joined.map(sorted), modelled: modelled.map((made) => sorted(made.ok ? made.value : undefined)), warnings };
}

function sorted(made: MadeOutputs | undefined): ReadonlyMap<string, string> | undefined {
  const texts = textsOf(made)?.map(({ path, text }) => [path, text] as const);
  return texts === undefined ? undefined : new Map([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Leaves what a run leaves that writes. */
function leave(project: Project, service: ServiceFolder, { files, toKeep, texts }: MadeOutputs): void {
  keepParts(shelfOf(project, service, nodeDisk, groups), toKeep!);
  const written = writtenBy(project, service, nodeDisk);
  const { folder } = written;
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  keepTexts(written, texts!);
}

/** The documents both ways. */
export async function bothWays(project: Project) {
  const joined = await eachService(project, async (materials) => {
    const made = await joinedOutputs(materials, groups, options);
    finishSteps(materials.readings.keeping);
    if (made !== undefined) leave(project, materials.inputs.service, made);
    return made;
  });
  const modelled = await eachService(project, async (materials) => {
    const made = await modelledOutputs(materials, groups, options);
    return made.ok ? made.value.files : [];
  });
  return { joined, modelled };
}

export function textsOf(made: MadeOutputs | undefined): readonly { path: string; text: string }[] | undefined {
  return made?.files.map(({ path, text }) => ({ path, text: Buffer.from(text).toString("utf8") }));
}

/** A service of some collections, each in a file of its own. */
export function synthetic(count = 25): Project {
  const root = temporary();
  writeSynthetic(root, count);
  return at(root);
}

function at(root: string): Project {
  return { root, definitions: "spec-src", out: "generated", cache: ".specwright" };
}

/** All outputs of a service of eight collections, as a run left them: made once. */
const eight = once(async () => {
  const root = mkdtempSync(join(tmpdir(), "specwright-"));
  process.once("exit", () => rmSync(root, { recursive: true, force: true }));
  writeSynthetic(root, 8);
  await generate(at(root), { mode: "write" });
  return root;
});

/** The same, in a project of its own. */
export async function generatedEight(): Promise<Project> {
  const root = temporary();
  cpSync(await eight(), root, { recursive: true, preserveTimestamps: true });
  return at(root);
}

export const change = (project: Project, index: number, from: string | RegExp, to: string): void => {
  const file = definitionPath(project.root, index) as string;
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
};
/** The files of the cache that hold a text. */
export const bundlesWith = (project: Project, text: string): readonly string[] => {
  const bundles = readdirSync(join(project.root, project.cache)).map((name) => join(project.root, project.cache, name));
  return bundles.filter((bundle) => readFileSync(bundle).includes(text));
};
export const rewriteDocument = (project: Project, from: RegExp, to: string): void => {
  const document = join(project.root, "spec-src/device/document.md");
  writeFileSync(document, readFileSync(document, "utf8").replace(from, to));
};
export const made = async (project: Project): Promise<number> => {
  const { joined, modelled } = await bothWays(project);
  expect(joined.map(textsOf)).toEqual(modelled);
  return joined[0]!.toKeep!.fragments.size;
};
