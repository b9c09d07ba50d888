/** One service from its folder to planned outputs. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { distinct } from "../diagnostics/distinct.ts";
import { failure, isError, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { PRIMARY, primaryText } from "../plan/documents.ts";
import { groupNames, inGroups } from "../plan/groups.ts";
import type { ServicePlan } from "../plan/output.ts";
import { finishSteps } from "../values/steps.ts";
import type { Project } from "../contract.ts";
import { keepParts } from "./kept/kept-parts.ts";
import { keepTexts, keptTexts, noTexts, writtenBy } from "./kept/kept-texts.ts";
import { shelfOf } from "./kept/shelf.ts";
import type { MadeOutputs, Materials, PrepareOptions } from "./materials.ts";
import { acceptedWarningsOf } from "./project/accepted-warnings.ts";
import { changeLogOf } from "./project/change-logs.ts";
import type { Inputs } from "./project/inputs.ts";
import { withReadings } from "./readings.ts";
import { loadTemplateFiles } from "./template-files.ts";

export interface PreparedService {
  readonly plan: ServicePlan;
  /** Every file that the plan follows from, by path relative to the root, with its hash. */
  readonly inputs: ReadonlyMap<string, string | undefined>;
  /** Once the plan is what stands on the disk: keeps where in it texts stand that a later run can use. */
  readonly keepTexts: () => void;
}

export async function prepareService(project: Project, inputs: Inputs, options: PrepareOptions): Promise<Outcome<PreparedService>> {
  const { disk, cached, only = groupNames, on } = options;
  const templates = loadTemplateFiles(project, disk);
  if (!templates.ok) return templates;
  const changeLog = changeLogOf(project, inputs.service, disk);
  if (!changeLog.ok) return changeLog;
  const accepted = acceptedWarningsOf(project, inputs.service, disk);
  if (!accepted.ok) return accepted;
  const written = writtenBy(project, inputs.service, disk);
  const onRead = (done: number, total: number): void => on({ stage: "read", done, total });
  // Loaded while threads read. Redocly can look at what is joined where the primary document is among it.
  const joining = options.lint !== true || only.includes(PRIMARY.group) ? import("./joined-outputs.ts") : undefined;
  return withReadings(project, inputs, { disk, cached, onRead }, async (readings) => {
    const made = await makeOutputs(
      { project, inputs, readings, templates: templates.value, changeLog: changeLog.value, keptTexts: cached ? keptTexts(written, only) : noTexts },
      only,
      options,
      joining,
    );
    finishSteps(readings.keeping);
    if (cached && made.ok && made.value.toKeep !== undefined) keepParts(shelfOf(project, inputs.service, disk, only), made.value.toKeep);
    const all = distinct([...templates.diagnostics, ...made.diagnostics]);
    // What is accepted in vain is for a check to find: it keeps nobody from generating.
    const found = accepted.value.settled(all, made.ok && !cached && options.only === undefined);
    if (!made.ok || found.some(isError)) return failure(found);
    const { files, intact = [], document, texts = [] } = made.value;
    const plan = { service: inputs.service.name, files, intact, ...(options.only === undefined ? {} : { partial: inGroups(options.only) }) };
    const besides = [document, changeLog.value, accepted.value].map(({ path, hash }) => [path, hash] as const);
    return outcome({ plan, inputs: new Map([...readings.hashes, ...besides]), keepTexts: () => keepTexts(written, texts) }, found);
  });
}

type Joining = typeof import("./joined-outputs.ts");

/**
 * What one run needs is not loaded by another.
 * @param joining undefined where a run is to look at the service as a whole
 */
async function makeOutputs(
  materials: Materials,
  groups: readonly string[],
  options: PrepareOptions,
  joining: Promise<Joining> | undefined,
): Promise<Outcome<MadeOutputs>> {
  const joined = await (await joining)?.joinedOutputs(materials, groups, options);
  if (joined !== undefined) return outcome(joined, [...(joined.warnings ?? []), ...(options.lint === true ? await lintOf(joined, materials, options) : [])]);
  const { modelledOutputs } = await import("./modelled-outputs.ts");
  return modelledOutputs(materials, groups, options);
}

async function lintOf({ files }: MadeOutputs, materials: Materials, options: PrepareOptions): Promise<readonly Diagnostic[]> {
  const { lintText } = await import("./lint-text.ts");
  return lintText(primaryText(files)!, materials, options);
}
