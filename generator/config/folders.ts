/**
 * The folders of a project. What is written stays below the root and apart from all that is read;
 * only definitions may lie elsewhere, in another folder or in an installed package.
 */
import { resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { ancestors } from "./find-project.ts";
import { cacheFolder, options as table, type Options } from "./options.ts";
import { leadsOut, overlap, pathFrom } from "./paths.ts";

type FolderOption = "definitions" | "out" | "templates";

export interface Folder {
  readonly option: FolderOption;
  /** As the user wrote it. */
  readonly written: string;
  readonly absolute: string;
  /** The configuration names it, and no flag overrules that. */
  readonly configured: boolean;
}

export interface Folders {
  readonly definitions: Folder;
  readonly out: Folder;
  readonly templates?: Folder;
}

/** What names folders: flags, relative to the working directory, before the configuration, relative to the root. */
export interface FolderNaming {
  readonly cwd: string;
  readonly root: string;
  readonly flags: { readonly definitions?: string; readonly out?: string; readonly makes?: "definitions" };
  readonly options: Options;
}

export function foldersOf(naming: FolderNaming, disk: Disk): Folders {
  const { flags, options, root } = naming;
  const templates = options.templates;
  return {
    definitions: folder("definitions", flags.definitions, naming, disk),
    out: folder("out", flags.out, naming, disk),
    ...(templates === undefined ? {} : { templates: { option: "templates", written: templates, absolute: resolve(root, templates), configured: true } }),
  };
}

function folder(option: "definitions" | "out", flag: string | undefined, { cwd, root, options }: FolderNaming, disk: Disk): Folder {
  const chosen = flag ?? options[option];
  const written = chosen ?? table[option].default;
  const base = flag === undefined ? root : cwd;
  const elsewhere = option === "definitions" && chosen !== undefined ? installed(chosen, base, disk) : undefined;
  return { option, written, absolute: elsewhere ?? resolve(base, written), configured: flag === undefined && chosen !== undefined };
}

/** The folder of an installed package, by Node's own search, where no folder of that name is nearer. */
function installed(written: string, base: string, disk: Disk): string | undefined {
  if (/^\.{0,2}\/|^\.{1,2}$/u.test(written) || disk.stat(resolve(base, written)) !== undefined) return undefined;
  const [name = written] = /^(?:@[^/]+\/)?[^/]+/u.exec(written) ?? [];
  const packages = ancestors(base).map((folder) => resolve(folder, "node_modules", name));
  const found = packages.find((folder) => disk.stat(folder)?.kind === "folder");
  const within = resolve(found === undefined ? packages[0]! : ofWorkspace(found, base, disk), `.${written.slice(name.length)}`);
  // Without a scope it may as well be a folder that is not there.
  return written.startsWith("@") || disk.stat(within)?.kind === "folder" || (found !== undefined && !isAmongPackages(within)) ? within : undefined;
}

function isAmongPackages(path: string): boolean {
  return /[\\/]node_modules[\\/]/u.test(path);
}

/** Where a package lies that is linked from the same repository: what is said of its files and done to them concerns those. */
function ofWorkspace(found: string, base: string, disk: Disk): string {
  const lies = resolve(base, pathFrom(disk.realPath(base), disk.realPath(found)));
  return isAmongPackages(lies) || disk.stat(lies)?.kind !== "folder" ? found : lies;
}

export interface FolderProblem {
  readonly about: Folder;
  readonly diagnostic: Diagnostic;
}

/** What forbids these folders. */
export function folderProblems({ definitions, out, templates }: Folders, { cwd, root, flags }: FolderNaming, disk: Disk): readonly FolderProblem[] {
  const within = templates === undefined ? [out] : [out, templates];
  const read = templates === undefined ? [definitions] : [definitions, templates];
  return [
    ...within.filter((about) => leadsOut(pathFrom(root, about.absolute))).map(outside),
    ...read.filter((about) => isMissing(about, flags.makes, disk)).map((about) => missing(about, pathFrom(cwd, root))),
    ...overlaps(out, [...read, { option: "cache", written: cacheFolder, absolute: resolve(root, cacheFolder) }]),
  ];
}

/** What a command makes need not be there, but nothing is made in a package that was installed. */
function isMissing({ option, absolute }: Folder, makes: FolderOption | undefined, disk: Disk): boolean {
  const kind = disk.stat(absolute)?.kind;
  return kind !== "folder" && !(kind === undefined && option === makes && !isAmongPackages(absolute));
}

function outside(about: Folder): FolderProblem {
  return { about, diagnostic: report("path-outside-root", { option: about.option, path: about.written }) };
}

function missing(about: Folder, root: string): FolderProblem {
  return { about, diagnostic: report("no-such-folder", { option: about.option, path: about.written, root }) };
}

/** A run removes what is stale among its outputs, and reads its inputs again: neither may meet the other. */
function overlaps(out: Folder, others: readonly { readonly option: string; readonly written: string; readonly absolute: string }[]): readonly FolderProblem[] {
  return others
    .filter((other) => overlap(out.absolute, other.absolute))
    .map((other) => ({
      about: out,
      diagnostic: report("folders-overlap", { option: out.option, path: out.written, other: other.option, otherPath: other.written }),
    }));
}
