/** The model of a service out of its folder, with the help of what earlier runs kept of its files. */
import type { Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { finishSteps } from "../values/steps.ts";
import type { Project } from "../contract.ts";
import { modelOf, type Modelled } from "./model.ts";
import { readInputs } from "./project/inputs.ts";
import type { ServiceFolder } from "./project/services.ts";
import { modulesIn, withReadings } from "./readings.ts";

export interface ModelOptions {
  readonly disk: Disk;
  /** Whether this run's readings are kept for later ones. */
  readonly keeps: boolean;
  readonly onRead?: (done: number, total: number) => void;
}

export async function readModel(project: Project, folder: ServiceFolder, { disk, keeps, onRead = () => {} }: ModelOptions): Promise<Outcome<Modelled>> {
  const inputs = readInputs(project, folder, disk);
  if (!inputs.ok) return inputs;
  return withReadings(project, inputs.value, { disk, cached: true, onRead }, async ({ own, imported, keeping }) => {
    if (keeps) finishSteps(keeping);
    return modelOf({ project, folder, modules: modulesIn(own), imported: modulesIn(imported), disk });
  });
}
