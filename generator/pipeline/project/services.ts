/** The services of a project: each folder below the definitions that holds a `service.ts`, or the definitions themselves. */
import { nearest } from "../../diagnostics/nearest.ts";
import { failure, outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { report } from "../../diagnostics/report.ts";
import type { Disk } from "../../disk/disk.ts";
import { catchFaultsSync } from "../../disk/fault.ts";
import type { Project } from "../../contract.ts";

export interface ServiceFolder {
  readonly name: string;
  /** Relative to the project's root. */
  readonly folder: string;
}

/** The wanted services, all where none is named, in the order of their names. */
export function findServices(project: Project, wanted: readonly string[] | undefined, disk: Disk): Outcome<readonly ServiceFolder[]> {
  const definitions = `${project.root}/${project.definitions}`;
  return catchFaultsSync(
    () => {
      const services = servicesIn(project, disk);
      if (services.length === 0) return failure([report("no-services", { definitions: project.definitions })]);
      return wanted === undefined ? outcome(services, []) : select(services, wanted);
    },
    (path) => project.definitions + path.slice(definitions.length),
  );
}

function servicesIn({ root, definitions }: Project, disk: Disk): readonly ServiceFolder[] {
  const holdsService = (folder: string): boolean => disk.stat(`${root}/${folder}/service.ts`)?.kind === "file";
  if (holdsService(definitions)) return [{ name: definitions.split("/").at(-1)!, folder: definitions }];
  return disk
    .entries(`${root}/${definitions}`)
    .map(({ name }) => ({ name, folder: `${definitions}/${name}` }))
    .filter(({ name, folder }) => !isPassedOver(name) && holdsService(folder));
}

/** Whether what has this name is none of the author's, whatever it holds. */
export function isPassedOver(name: string): boolean {
  return name.startsWith(".") || name === "node_modules";
}

function select(services: readonly ServiceFolder[], wanted: readonly string[]): Outcome<readonly ServiceFolder[]> {
  const names = services.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length === 0)
    return outcome(
      services.filter(({ name }) => wanted.includes(name)),
      [],
    );
  return failure(unknown.map((service) => ({ ...report("unknown-service", { service, known: names, nearest: nearest(service, names) }), about: service })));
}
