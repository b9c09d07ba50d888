/**
 * The outputs of a service, joined from what is made file by file: in threads, and of changed files alone. A way to the same
 * bytes as out of the model as a whole, for services in which nothing is wrong.
 */
import { linkService, serviceReading } from "../link/service.ts";
import { inGroups } from "../plan/groups.ts";
import type { OutputFile } from "../plan/output.ts";
import { rendererOf, type Renderer } from "../views/outputs.ts";
import { scopeOf, viewsOf } from "../views/service-view.ts";
import { withKeptContents } from "./kept-document.ts";
import { documentOf, type ServiceDocument } from "./model.ts";
import { outputsFromFragments } from "./parts/fragments.ts";
import type { Made, Materials, PrepareOptions } from "./materials.ts";
import { modulesIn } from "./readings.ts";

/** Undefined where anything is wrong, or only the service as a whole can tell. */
export async function joinedOutputs(materials: Materials, groups: readonly string[], { disk, isIntact, on }: PrepareOptions): Promise<Made | undefined> {
  const { project, inputs, readings, templates } = materials;
  const { name } = inputs.service;
  const service = serviceReading(name, modulesIn(readings.own.filter(({ outline }) => outline.hasService)));
  if (!service.ok) return undefined;
  const stated = documentOf(project, inputs.service, service.value, disk);
  if (!stated.ok) return undefined;
  const document = withKeptContents(project, stated.value, disk);
  on({ stage: "model", done: 1, total: 1 });
  const parts = { name, service: service.value, document, readings, groups, templates, isIntact };
  const made = await outputsFromFragments(parts, () => outputsOfWhole(materials, document, rendererOf(templates), inGroups(groups)));
  on({ stage: "emit", done: 1, total: 1 });
  return made === undefined ? undefined : { files: made.files, intact: made.intact, document, fragments: made.made };
}

/** What templates make once for a service: none of it is a part's alone. Undefined where there is something to find. */
function outputsOfWhole({ inputs, readings }: Materials, { contents }: ServiceDocument, renderer: Renderer, wanted: (path: string) => boolean): readonly OutputFile[] | undefined {
  const { name } = inputs.service;
  if (!renderer.hasOfService(name, wanted)) return [];
  const document = contents();
  if (!document.ok) return undefined;
  const linked = linkService({ name, modules: modulesIn(readings.own), imported: modulesIn(readings.imported), document: document.value });
  if (!linked.ok) return undefined;
  const rendered = renderer.ofService(name, viewsOf(scopeOf(linked.value)).service, wanted);
  return rendered.ok && rendered.diagnostics.length === 0 ? rendered.value : undefined;
}
