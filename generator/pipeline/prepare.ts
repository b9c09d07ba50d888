/** One service from its folder to planned outputs: read, link, rules, emit, and on request lint. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { inGroups, groupNames } from "../plan/groups.ts";
import type { OutputPlan } from "../plan/output.ts";
import { planOutputs } from "../plan/outputs.ts";
import type { CheckRequest, ProgressEvent, Project } from "./contract.ts";
import type { Inputs } from "./inputs.ts";
import { modelOf, type Modelled } from "./model.ts";
import { readingsOf, type Readings } from "./readings.ts";
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
  const { disk, on, only = groupNames } = options;
  const { modelled, hashes } = await readAndModel(project, inputs, options);
  if (!modelled.ok) return failure(distinct(modelled.diagnostics));
  const templates = loadTemplateFiles(project, disk);
  if (!templates.ok) return templates;
  const { service, document } = modelled.value;
  const planned = planOutputs(service, templates.value.templates, only);
  on({ stage: "emit", done: 1, total: 1 });
  const found = distinct([...modelled.diagnostics, ...templates.diagnostics, ...planned.diagnostics]);
  if (!planned.ok) return failure(found);
  const linted = options.lint === true && planned.value.emitted !== undefined ? await lintOf(planned.value.emitted, on) : [];
  const plan: OutputPlan = { service: service.name, files: planned.value.files, ...(options.only === undefined ? {} : { partial: inGroups(only) }) };
  const used = new Map([...hashes, [document.path, document.hash] as const, ...templates.value.hashes]);
  return outcome({ plan, inputs: used }, [...found, ...linted]);
}

/** The model, and the hashes of what it follows from. The readings end here: a large service's would stand beside its outputs. */
async function readAndModel(
  project: Project,
  inputs: Inputs,
  { disk, cached, on }: PrepareOptions,
): Promise<{ readonly modelled: Outcome<Modelled>; readonly hashes: Readings["hashes"] }> {
  const readings = await readingsOf(project, inputs, { disk, cached, onRead: (done, total) => on({ stage: "read", done, total }) });
  const modelled = modelOf(project, inputs.service, readings, disk);
  on({ stage: "model", done: 1, total: 1 });
  return { modelled, hashes: readings.hashes };
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
