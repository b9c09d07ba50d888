/** The project that a command works on: what the command line says, then what the configuration says, then the defaults. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import type { Project } from "../contract.ts";
import { findProject, type ProjectSearch } from "./find-project.ts";
import { folderProblems, foldersOf, type FolderProblem, type Folders } from "./folders.ts";
import { cacheFolder } from "./options.ts";
import { pathFrom } from "./paths.ts";
import { readConfiguration, type Configuration, type ReadLiteral } from "./read.ts";

/** What the command line says; its paths are relative to the working directory. */
export interface GivenSettings extends ProjectSearch {
  readonly definitions?: string;
  readonly out?: string;
  /** The command makes definitions, so there need be none yet. */
  readonly makes?: "definitions";
}

export interface LoadedProject {
  readonly project: Project;
  /** Those that the configuration names. */
  readonly services?: readonly string[];
  /** Where it names one of them. */
  readonly placeOf: (service: string) => Promise<Position | undefined>;
  /** The configuration's file, absolute. */
  readonly config?: string;
}

export async function loadProject(settings: GivenSettings, disk: Disk, readLiteral: ReadLiteral): Promise<Outcome<LoadedProject>> {
  const found = findProject(settings, disk);
  if (!found.ok) return found;
  const { root, config } = found.value;
  const read = config === undefined ? outcome(unconfigured, []) : await readConfiguration(config, pathFrom(root, config), disk, readLiteral);
  if (!read.ok) return read;
  const naming = { cwd: settings.cwd, root, flags: settings, options: read.value.options };
  const folders = foldersOf(naming, disk);
  const problems = folderProblems(folders, naming, disk);
  if (problems.length > 0) return failure(await Promise.all(problems.map((problem) => placed(problem, read.value))));
  const { services } = read.value.options;
  const placeOf = (service: string): Promise<Position | undefined> => read.value.placeOf(`/services/${services?.indexOf(service)}`);
  return outcome(
    { project: projectOf(root, folders), placeOf, ...(services === undefined ? {} : { services }), ...(config === undefined ? {} : { config }) },
    [],
  );
}

const unconfigured: Configuration = { options: {}, placeOf: () => Promise.resolve(undefined) };

/** A folder's problem is shown where the configuration names the folder. */
async function placed({ about, diagnostic }: FolderProblem, configuration: Configuration): Promise<Diagnostic> {
  const at = about.configured ? await configuration.placeOf(`/${about.option}`) : undefined;
  return at === undefined ? diagnostic : { ...diagnostic, at };
}

function projectOf(root: string, { definitions, out, templates }: Folders): Project {
  return {
    root,
    definitions: pathFrom(root, definitions.absolute),
    out: pathFrom(root, out.absolute),
    ...(templates === undefined ? {} : { templates: pathFrom(root, templates.absolute) }),
    cache: cacheFolder,
  };
}
