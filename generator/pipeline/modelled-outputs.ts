/** The outputs of a service out of its model as a whole. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Emitted } from "../openapi/emitted.ts";
import { planOutputs } from "../plan/outputs.ts";
import type { MadeOutputs, Materials, PrepareOptions } from "./materials.ts";
import { modelOf } from "./model.ts";
import { modulesIn } from "./readings.ts";

export async function modelledOutputs(materials: Materials, groups: readonly string[], { disk, lint, on }: PrepareOptions): Promise<Outcome<MadeOutputs>> {
  const { project, inputs, readings, templates, changeLog } = materials;
  const modelled = modelOf({ project, folder: inputs.service, modules: modulesIn(readings.own), imported: modulesIn(readings.imported), disk });
  on({ stage: "model", done: 1, total: 1 });
  if (!modelled.ok) return modelled;
  const { service, document } = modelled.value;
  const planned = planOutputs(service, templates, groups, changeLog.versions);
  on({ stage: "emit", done: 1, total: 1 });
  const found = [...modelled.diagnostics, ...planned.diagnostics];
  if (!planned.ok) return failure(found);
  const { files, emitted } = planned.value;
  const linted = lint === true && emitted !== undefined ? await lintOf(emitted, on) : [];
  return outcome({ files, document }, [...found, ...linted]);
}

async function lintOf(emitted: Emitted, on: PrepareOptions["on"]): Promise<readonly Diagnostic[]> {
  on({ stage: "lint", done: 0, total: 1 });
  const { lint } = await import("../openapi/lint.ts");
  const found = await lint(emitted);
  on({ stage: "lint", done: 1, total: 1 });
  return found;
}
