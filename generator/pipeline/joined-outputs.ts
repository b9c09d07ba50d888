/**
 * The outputs of a service, joined from what is made file by file: in threads, and of changed files alone. A way to the same
 * bytes as out of the model as a whole, for services in which nothing is wrong.
 */
import { placesOnDemand } from "../link/places.ts";
import { linkService, serviceReading } from "../link/service.ts";
import type { Service } from "../model/service.ts";
import { inGroups } from "../plan/groups.ts";
import type { OutputFile } from "../plan/output.ts";
import { once } from "../values/memoize.ts";
import { rendererOf, type Renderer, type Wanted } from "../views/outputs.ts";
import { scopeOf, viewsOf } from "../views/service-view.ts";
import { wholeView } from "../views/whole-view.ts";
import { keptParts, noParts } from "./kept/kept-parts.ts";
import { shelfOf } from "./kept/shelf.ts";
import type { MadeOutputs, Materials, PrepareOptions } from "./materials.ts";
import { serviceDocument, type ServiceDocument } from "./model.ts";
import { outputsFromFragments } from "./parts/fragments.ts";
import type { Digested, WholeService } from "./parts/whole-outputs.ts";
import { modulesIn } from "./readings.ts";

/** Undefined where anything is wrong, or only the service as a whole can tell. */
export async function joinedOutputs(
  materials: Materials,
  groups: readonly string[],
  { disk, cached, isIntact, on }: PrepareOptions,
): Promise<MadeOutputs | undefined> {
  const { project, inputs, readings, templates, keptTexts } = materials;
  const { name } = inputs.service;
  const service = serviceReading(name, modulesIn(readings.own.filter(({ outline }) => outline.hasService)));
  if (!service.ok) return undefined;
  const stated = serviceDocument(project, inputs.service, service.value, disk);
  if (!stated.ok) return undefined;
  const document = stated.value;
  const fragmentsOf = readings.workers.open(document);
  on({ stage: "model", done: 1, total: 1 });
  const whole = wholeOf(materials, groups, document);
  const kept = cached ? keptParts(shelfOf(project, inputs.service, disk, groups)) : noParts;
  const made = await outputsFromFragments({
    name,
    service: service.value,
    document,
    fragmentsOf,
    readings,
    groups,
    templates,
    kept,
    keptTexts,
    isIntact,
    whole,
  });
  on({ stage: "emit", done: 1, total: 1 });
  return made === undefined ? undefined : { files: made.files, intact: made.intact, document, toKeep: made.made, texts: made.texts, warnings: made.warnings };
}

/** What templates make once for a service: none of it is a part's alone. */
function wholeOf(materials: Materials, groups: readonly string[], document: ServiceDocument): WholeService {
  const { project, inputs, templates, changeLog } = materials;
  const renderer = rendererOf(templates);
  return {
    groups: groups.filter((group) => renderer.hasOfService(inputs.service.name, inGroups([group]))),
    make: (some, digested) =>
      some.length === 0 ? [] : outputsOfWhole(materials, document, renderer, (path) => some.some(({ holds }) => holds(path)), digested),
    trustsImprints: project.templates === undefined,
    besides: changeLog.hash ?? "",
  };
}

/** Undefined where there is something to find. */
function outputsOfWhole(
  materials: Materials,
  document: ServiceDocument,
  renderer: Renderer,
  wanted: Wanted,
  digested?: Digested,
): readonly OutputFile<string>[] | undefined {
  const { versions } = materials.changeLog;
  const service = once(() => linked(materials, document));
  if (digested === undefined && service() === undefined) return undefined;
  const view = digested === undefined ? viewsOf(scopeOf(service()!, versions)).service : wholeView(digested.root, versions, digested.pages, () => service()!);
  const rendered = renderer.ofService(materials.inputs.service.name, view, wanted);
  return rendered.ok && rendered.diagnostics.length === 0 ? rendered.value : undefined;
}

/** The service as a whole; undefined where there is something to find. */
function linked({ inputs, readings }: Materials, { open }: ServiceDocument): Service | undefined {
  const document = open();
  if (!document.ok) return undefined;
  const { name } = inputs.service;
  const service = linkService({
    name,
    modules: modulesIn(readings.own),
    imported: modulesIn(readings.imported),
    document: document.value.text,
    placesOf: placesOnDemand,
  });
  return service.ok ? service.value : undefined;
}
