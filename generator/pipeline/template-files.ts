/** The templates of a project: the tool's own, overridden and added to by the project's. */
import { fileURLToPath } from "node:url";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { listFiles } from "../disk/list.ts";
import { readText } from "../disk/read-text.ts";
import type { TemplateFile } from "../views/outputs.ts";
import type { Project } from "../contract.ts";

const own = fileURLToPath(new URL("../../templates", import.meta.url)).replaceAll("\\", "/");

/** Where the templates are: the tool's, then the project's. */
function foldersOf({ root, templates }: Project): readonly { readonly folder: string; readonly shown: string }[] {
  const shipped = { folder: own, shown: "templates" };
  return templates === undefined ? [shipped] : [shipped, { folder: `${root}/${templates}`, shown: templates }];
}

const visible = { skip: (name: string): boolean => name.startsWith(".") };

export function loadTemplateFiles(project: Project, disk: Disk): Outcome<readonly TemplateFile[]> {
  const found: Diagnostic[] = [];
  const all = foldersOf(project).flatMap(({ folder, shown }) => readFolder(folder, shown, disk, found));
  return outcome([...new Map(all.map((file) => [file.path, file])).values()], found);
}

/** Name, size and time of every template: while it is the same, so are they. */
export function templateStamp(project: Project, disk: Disk): string {
  const files = foldersOf(project).map(({ folder }) => {
    const listed = listFiles(folder, { disk, ...visible });
    return listed.ok ? listed.value.map((path) => [folder, path, disk.stat(`${folder}/${path}`)]) : folder;
  });
  return JSON.stringify(files);
}

/** The same of those that stand at the top. */
export function topStamp(project: Project, disk: Disk): string {
  return JSON.stringify(
    foldersOf(project).map(({ folder }) => {
      if (disk.stat(folder)?.kind !== "folder") return folder;
      return disk
        .entries(folder)
        .filter(({ kind }) => kind !== "folder")
        .map(({ name }) => [name, disk.stat(`${folder}/${name}`)]);
    }),
  );
}

function readFolder(folder: string, shown: string, disk: Disk, found: Diagnostic[]): readonly TemplateFile[] {
  const listed = listFiles(folder, { disk, shown, ...visible });
  found.push(...listed.diagnostics);
  if (!listed.ok) return [];
  return listed.value.flatMap((path) => {
    const text = readText(`${folder}/${path}`, { disk, shown: `${shown}/${path}` });
    found.push(...text.diagnostics);
    return text.ok ? [{ path, text: text.value, file: `${shown}/${path}` }] : [];
  });
}
