/** The disk as another version of the definitions has it: a folder's, or that of a commit. */
import { posix } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { report } from "../../diagnostics/report.ts";
import type { Disk } from "../../disk/disk.ts";
import { ignoreFaults } from "../../disk/fault.ts";
import { overlayDisk, pathBelow, type LocatedPath } from "../../disk/overlay-disk.ts";
import { diskAt } from "../../git/version.ts";
import { vocabularyModules } from "../../read/vocabulary.ts";
import type { DiffRequest, Project } from "../../contract.ts";
import { findServices } from "./services.ts";

/** The other version in the place of this one; everything that is no definition stays as it is. */
export function otherDefinitions(project: Project, { against, cwd, services }: Pick<DiffRequest, "against" | "cwd" | "services">, disk: Disk): Outcome<Disk> {
  const folder = posix.resolve(cwd, against);
  const other = isFolder(folder, disk) ? outcome(shownFrom(project, folder, services, disk), []) : committed(project, against, disk);
  if (!other.ok) return other;
  const found = findServices(project, undefined, other.value);
  return found.ok ? other : failure([report("no-definitions-there", { against, definitions: project.definitions })]);
}

/** A place in the other version is no place of a file that is here. */
export function asOfOtherVersion({ at, related: _, ...diagnostic }: Diagnostic, against: string): Diagnostic {
  const place = at === undefined ? "" : `, ${at.file}:${at.line}:${at.column}`;
  return { ...diagnostic, message: `In ${against}${place}: ${diagnostic.message}` };
}

/** A name of a commit can be no path at all. */
function isFolder(path: string, disk: Disk): boolean {
  let kind: string | undefined;
  ignoreFaults(() => (kind = disk.stat(path)?.kind));
  return kind === "folder";
}

function committed(project: Project, name: string, disk: Disk): Outcome<Disk> {
  const definitions = `/${posix.basename(project.definitions)}/`;
  const wanted = (path: string): boolean => path.endsWith(".ts") && path.includes(definitions);
  return diskAt({ name, folder: project.root, apart: isApart(project), wanted }, disk);
}

/** The folder is a checkout, a folder of definitions, or that of one service. */
function shownFrom(project: Project, folder: string, services: DiffRequest["services"], disk: Disk): Disk {
  const definitions = `${project.root}/${project.definitions}`;
  const holdsService = (path: string): boolean => disk.stat(`${path}/service.ts`)?.kind === "file";
  const isCheckout = disk.stat(`${folder}/${project.definitions}`)?.kind === "folder";
  const [service, ...others] = services ?? [];
  if (isCheckout) return placed(project, project.root, folder, disk);
  if (holdsService(folder) && !holdsService(definitions) && service !== undefined && others.length === 0)
    return placed(project, `${definitions}/${service}`, folder, disk);
  return placed(project, definitions, folder, disk);
}

function placed(project: Project, at: string, folder: string, disk: Disk): Disk {
  const isOurs = isApart(project);
  const locate = (path: string): LocatedPath | undefined => {
    const rest = pathBelow(at, path);
    if (rest === undefined || isOurs(path) || rest.includes("/node_modules/")) return undefined;
    return { disk, path: folder + rest, back: (real) => backTo(at, pathBelow(disk.realPath(folder), real)) };
  };
  return overlayDisk(disk, locate);
}

function backTo(at: string, rest: string | undefined): string | undefined {
  return rest === undefined ? undefined : at + rest;
}

/** The tool's own vocabulary and what it keeps are no part of any version. */
function isApart({ root, cache }: Project): (path: string) => boolean {
  const own = new Set(vocabularyModules.values());
  return (path) => own.has(path) || pathBelow(`${root}/${cache}`, path) !== undefined;
}
