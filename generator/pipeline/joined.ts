/**
 * The OpenAPI documents of a service, joined from what is made file by file: in threads, and of changed files alone. A way to
 * the same bytes as out of the model as a whole, for services in which nothing is wrong.
 */
import { serviceReading } from "../link/service.ts";
import { documents } from "../plan/documents.ts";
import { inGroups } from "../plan/groups.ts";
import type { TemplateFile } from "../views/outputs.ts";
import { withKeptContents } from "./kept-document.ts";
import { documentOf } from "./model.ts";
import { outputsFromFragments } from "./parts/fragments.ts";
import type { Made, Materials, PrepareOptions } from "./materials.ts";
import { modulesIn } from "./readings.ts";

/** Undefined where anything is wrong, or only the service as a whole can tell. */
export async function joinedOutputs(materials: Materials, groups: readonly string[], { disk, on }: PrepareOptions): Promise<Made | undefined> {
  const { project, inputs, readings, templates } = materials;
  if (!canBeJoined(groups, templates)) return undefined;
  const { name } = inputs.service;
  const service = serviceReading(name, modulesIn(readings.own.filter(({ outline }) => outline.hasService)));
  if (!service.ok) return undefined;
  const stated = documentOf(project, inputs.service, service.value, disk);
  if (!stated.ok) return undefined;
  const document = withKeptContents(project, stated.value, disk);
  on({ stage: "model", done: 1, total: 1 });
  const made = await outputsFromFragments({ name, service: service.value, document, readings, groups });
  on({ stage: "emit", done: 1, total: 1 });
  return made === undefined ? undefined : { files: made.files, document, fragments: made.made };
}

/** Whether documents alone are asked for, and no template makes one. */
function canBeJoined(groups: readonly string[], templates: readonly TemplateFile[]): boolean {
  const isMade = inGroups(groups);
  return groups.every((group) => documents.some((document) => document.group === group)) && !templates.some(({ path }) => isMade(madeBy(path)));
}

/** The output of a template, below the folder of its service. */
function madeBy(template: string): string {
  return template.replace(/^\{service\}\//, "").replace(/\.hbs$/, "");
}
