/** Definitions on the disk as models: what the library does, without its cache, its configuration and its outputs. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import type { Outcome } from "../../generator/diagnostics/outcome.ts";
import { readDocument } from "../../generator/documents/read.ts";
import { linkService, serviceReading } from "../../generator/link/service.ts";
import type { Service } from "../../generator/model/service.ts";
import { readModules } from "../../generator/read/modules.ts";
import type { SourceFiles } from "../../generator/read/program.ts";
import type { ModuleReading } from "../../generator/read/reading.ts";

/** A folder with a `service.ts`, in the project whose files are named relative to `root`. */
export interface Definitions {
  readonly root: string;
  /** Relative to the root. */
  readonly folder: string;
  /** The folder's own name. */
  readonly service: string;
}

export const repository = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** The services that the repository ships. */
export function shippedServices(): readonly Definitions[] {
  return servicesBelow(repository, "spec-src");
}

/** The services of `test/cases`: each case is a project of its own, whose definitions are in `spec`. */
export function caseServices(): readonly (Definitions & { readonly name: string })[] {
  const cases = `${repository}/test/cases`;
  const names = readdirSync(cases).sort().filter((name) => existsSync(`${cases}/${name}/spec`));
  return names.flatMap((name) => servicesBelow(`${cases}/${name}`, "spec").map((one) => ({ name, ...one })));
}

function servicesBelow(root: string, folder: string): readonly Definitions[] {
  const services = readdirSync(`${root}/${folder}`).sort().filter((name) => existsSync(`${root}/${folder}/${name}/service.ts`));
  return services.map((service) => ({ root, folder: `${folder}/${service}`, service }));
}

/** The definition files of a service, absolute, in the order of their paths. */
export function definitionFiles({ root, folder }: Definitions): readonly string[] {
  const paths = readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" }).sort();
  return paths.filter((path) => path.endsWith(".ts")).map((path) => `${root}/${folder}/${path}`);
}

export const onDisk: SourceFiles = {
  read: (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined),
  isFile: (path) => existsSync(path) && statSync(path).isFile(),
  isFolder: (path) => existsSync(path) && statSync(path).isDirectory(),
};

export interface Model {
  readonly outcome: Outcome<Service>;
  /** Of all stages up to the model. */
  readonly diagnostics: readonly Diagnostic[];
}

export function modelOf(definitions: Definitions): Model {
  const modules = readModules(definitions.root, definitionFiles(definitions), onDisk);
  const said = modules.flatMap(({ diagnostics }) => diagnostics);
  const outcome = linked(definitions, modules);
  return { outcome, diagnostics: [...said, ...outcome.diagnostics] };
}

function linked({ root, folder, service }: Definitions, modules: readonly ModuleReading[]): Outcome<Service> {
  const reading = serviceReading(service, modules);
  if (!reading.ok) return reading;
  const path = `${folder}/${reading.value.document}`;
  const document = readDocument(path, readFileSync(`${root}/${path}`, "utf8"));
  if (!document.ok) return document;
  return linkService({ name: service, modules, document: document.value });
}
