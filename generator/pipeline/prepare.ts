/** One service from its folder to planned outputs: read, link, rules, emit, and on request lint. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { inGroups, groupNames } from "../plan/groups.ts";
import type { OutputPlan } from "../plan/output.ts";
import { documents } from "../plan/documents.ts";
import { planOutputs } from "../plan/outputs.ts";
import { serviceReading } from "../link/service.ts";
import type { Templates } from "../views/outputs.ts";
import type { CheckRequest, ProgressEvent, Project } from "./contract.ts";
import type { Inputs } from "./inputs.ts";
import type { KeptFragments } from "./kept.ts";
import { documentOf, modelOf, type ServiceDocument } from "./model.ts";
import { modulesIn, readingsOf, type Readings } from "./readings.ts";
import { loadTemplateFiles } from "./template-files.ts";

export interface Prepared {
  readonly plan: OutputPlan;
  /** Every file that the plan follows from, by path relative to the root, with its hash. */
  readonly inputs: ReadonlyMap<string, string | undefined>;
}

export interface PrepareOptions extends Pick<CheckRequest, "lint"> {
  readonly disk: Disk;
  readonly cached: boolean;
  /** All where there is none. */
  readonly only?: readonly string[];
  readonly on: (event: Omit<ProgressEvent, "service">) => void;
}

export async function prepare(project: Project, inputs: Inputs, options: PrepareOptions): Promise<Outcome<Prepared>> {
  const { disk, cached, on } = options;
  const readings = await readingsOf(project, inputs, { disk, cached, onRead: (done, total) => on({ stage: "read", done, total }) });
  try {
    const templates = loadTemplateFiles(project, disk);
    if (!templates.ok) return templates;
    const joined = await fromFragments(project, inputs, readings, templates.value.templates, options);
    const { outcome: prepared, made } = joined ?? (await fromModel(project, inputs, readings, templates.value.templates, options));
    readings.keep(made);
    if (!prepared.ok) return failure(distinct([...templates.diagnostics, ...prepared.diagnostics]));
    const { plan, document } = prepared.value;
    const used = new Map([...readings.hashes, [document.path, document.hash] as const, ...templates.value.hashes]);
    return outcome({ plan, inputs: used }, distinct([...templates.diagnostics, ...prepared.diagnostics]));
  } finally {
    readings.workers.stop();
  }
}

interface Planned {
  readonly outcome: Outcome<{ readonly plan: OutputPlan; readonly document: ServiceDocument }>;
  readonly made?: ReadonlyMap<string, KeptFragments>;
}

/** Documents alone, of a service in which nothing is wrong, can be made file by file. */
async function fromFragments(project: Project, { service: folder }: Inputs, readings: Readings, templates: Templates, options: PrepareOptions): Promise<Planned | undefined> {
  const { only = groupNames, lint, cached, disk, on } = options;
  if (lint === true || !cached || !only.every(isDocumentGroup) || templates.some(({ path }) => inGroups(only)(madeBy(path)))) return undefined;
  const services = readings.own.filter(({ outline }) => outline.hasService);
  const reading = serviceReading(folder.name, modulesIn(services));
  const document = reading.ok ? documentOf(project, folder, reading.value, disk) : reading;
  if (!reading.ok || !document.ok || document.diagnostics.length > 0) return undefined;
  on({ stage: "model", done: 1, total: 1 });
  const { outputsFromFragments } = await import("./parts/fragments.ts");
  const planned = await outputsFromFragments({ name: folder.name, service: reading.value, document: document.value, readings, groups: only });
  if (planned === undefined) return undefined;
  on({ stage: "emit", done: 1, total: 1 });
  return { outcome: outcome({ plan: planOf(folder.name, planned.files, options), document: document.value }, []), made: planned.made };
}

async function fromModel(project: Project, { service: folder }: Inputs, readings: Readings, templates: Templates, options: PrepareOptions): Promise<Planned> {
  const { disk, on, only = groupNames } = options;
  const modelled = modelOf({ project, folder, modules: modulesIn(readings.own), imported: modulesIn(readings.imported), disk });
  on({ stage: "model", done: 1, total: 1 });
  if (!modelled.ok) return { outcome: failure(modelled.diagnostics) };
  const { service, document } = modelled.value;
  const planned = planOutputs(service, templates, only);
  on({ stage: "emit", done: 1, total: 1 });
  const found = [...modelled.diagnostics, ...planned.diagnostics];
  if (!planned.ok) return { outcome: failure(found) };
  const linted = options.lint === true && planned.value.emitted !== undefined ? await lintOf(planned.value.emitted, on) : [];
  return { outcome: outcome({ plan: planOf(service.name, planned.value.files, options), document }, [...found, ...linted]) };
}

function planOf(service: string, files: OutputPlan["files"], { only }: PrepareOptions): OutputPlan {
  return { service, files, ...(only === undefined ? {} : { partial: inGroups(only) }) };
}

/** The output of a template, below the folder of its service. */
function madeBy(template: string): string {
  return template.replace(/^\{service\}\//, "").replace(/\.hbs$/, "");
}

function isDocumentGroup(group: string): boolean {
  return documents.some((document) => document.group === group);
}

async function lintOf(emitted: Parameters<typeof import("../openapi/lint.ts").lint>[0], on: PrepareOptions["on"]): Promise<readonly Diagnostic[]> {
  on({ stage: "lint", done: 0, total: 1 });
  const { lint } = await import("../openapi/lint.ts");
  const found = await lint(emitted);
  on({ stage: "lint", done: 1, total: 1 });
  return found;
}

/** The same finding once, however many outputs meet it. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}
