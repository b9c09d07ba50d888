/** Explains by the models of a project's services; a service without a model gives its findings instead. */
import { resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { distinct } from "../diagnostics/distinct.ts";
import type { Disk } from "../disk/disk.ts";
import { nodeDisk } from "../disk/node-disk.ts";
import { readText } from "../disk/read-text.ts";
import { explainIn, type Explainable } from "../explain/explain.ts";
import { vocabularyModules } from "../read/vocabulary.ts";
import { memoize } from "../values/memoize.ts";
import type { ExplainRequest, Explanation, Project } from "../contract.ts";
import { findServices, type ServiceFolder } from "./project/services.ts";
import { readModel } from "./read-model.ts";

/** Where a thing comes from, and where it went. */
export async function explain(project: Project, what: string, request: ExplainRequest): Promise<Explanation> {
  const disk = nodeDisk;
  const services = findServices(project, request.services, disk);
  if (!services.ok) return { diagnostics: services.diagnostics, matches: [] };
  const explainables: Explainable[] = [];
  const found: Diagnostic[] = [];
  for (const folder of services.value) {
    const one = await explainableOf(project, folder, disk);
    if ("service" in one) explainables.push(one);
    else found.push(...one.diagnostics);
  }
  const explanation = explainIn(explainables, what);
  return { ...explanation, diagnostics: distinct([...found, ...explanation.diagnostics]) };
}

interface Findings {
  readonly diagnostics: readonly Diagnostic[];
}

async function explainableOf(project: Project, folder: ServiceFolder, disk: Disk): Promise<Explainable | Findings> {
  const modelled = await readModel(project, folder, { disk, keeps: true });
  if (!modelled.ok) return modelled;
  const { service, contents } = modelled.value;
  const linesOf = memoize((file: string) => linesIn(project, file, disk));
  return { service, folder: `${project.out}/${service.name}`, document: () => contents, linesOf };
}

/** A file that is gone since the model was made is empty. */
function linesIn(project: Project, file: string, disk: Disk): readonly string[] {
  const text = readText(vocabularyModules.get(file) ?? resolve(project.root, file), { disk });
  return text.ok ? text.value.split(/\r\n?|\n/) : [];
}
