/** Where a project is: its root and its configuration, looked for from the working directory upwards. */
import { dirname, resolve } from "node:path";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { configNames } from "./options.ts";
import { pathFrom } from "./paths.ts";

export interface Whereabouts {
  /** Absolute, as is the configuration's path. */
  readonly root: string;
  readonly config?: string;
}

export interface ProjectSearch {
  readonly cwd: string;
  /** As given on the command line, relative to the working directory. */
  readonly root?: string;
  readonly config?: string;
}

/** What other tools read, and this one does not. */
const otherNames = ["js", "mjs", "cjs", "mts", "cts", "yaml", "yml", "jsonc", "json5", "toml"].map((type) => `specwright.config.${type}`);

/** A named configuration or root is taken at its word; nothing is looked for above it. */
export function findProject(search: ProjectSearch, disk: Disk): Outcome<Whereabouts> {
  const root = search.root === undefined ? undefined : resolve(search.cwd, search.root);
  if (root !== undefined && disk.stat(root)?.kind !== "folder") return failure([report("no-such-root", { folder: search.root ?? "" })]);
  if (search.config !== undefined) return named(search.config, resolve(search.cwd, search.config), root, disk);
  return root === undefined ? upwards(search.cwd, disk) : within(root, search.cwd, disk);
}

function named(path: string, config: string, root: string | undefined, disk: Disk): Outcome<Whereabouts> {
  if (disk.stat(config) === undefined) return failure([report("no-such-config", { file: path, names: configNames })]);
  if (!/\.(?:json|ts)$/u.test(config)) return failure([report("config-of-other-type", { file: path })]);
  return outcome({ root: root ?? dirname(config), config }, []);
}

/** The nearest configuration, no further up than the package or the checkout that the working directory is in. */
function upwards(cwd: string, disk: Disk): Outcome<Whereabouts> {
  for (const folder of ancestors(cwd)) {
    const holds = (name: string) => disk.kind(resolve(folder, name)) !== undefined;
    if ([...configNames, ...otherNames].some(holds)) return within(folder, cwd, disk);
    if (holds("package.json") || holds(".git")) return outcome({ root: folder }, []);
  }
  return outcome({ root: cwd }, []);
}

function within(root: string, cwd: string, disk: Disk): Outcome<Whereabouts> {
  const present = (names: readonly string[]) => names.map((name) => resolve(root, name)).filter((file) => disk.kind(file) !== undefined);
  const [config, ...others] = present(configNames);
  const [other] = present(otherNames);
  if (config === undefined) return other === undefined ? outcome({ root }, []) : failure([report("config-of-other-type", { file: pathFrom(cwd, other) })]);
  if (others.length > 0) return failure([report("two-configs", { files: [config, ...others].map((file) => pathFrom(cwd, file)) })]);
  return outcome({ root, config }, []);
}

/** A folder and those that hold it, the innermost first. */
export function ancestors(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...ancestors(above)];
}
