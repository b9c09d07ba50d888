/** The templates of a project: the tool's own, overridden and added to by the project's. */
import { fileURLToPath } from "node:url";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Disk } from "../disk/disk.ts";
import { listFiles } from "../disk/list.ts";
import { readText } from "../disk/read-text.ts";
import type { TemplateFile } from "../views/outputs.ts";
import type { Project } from "./contract.ts";
import { hashOfText } from "./inputs.ts";

export interface TemplateFiles {
  readonly templates: readonly TemplateFile[];
  /** Hashes of the project's own templates, by path relative to the root. */
  readonly hashes: readonly (readonly [path: string, hash: string])[];
}

const own = fileURLToPath(new URL("../../templates", import.meta.url)).replaceAll("\\", "/");

export function loadTemplateFiles(project: Project, disk: Disk): Outcome<TemplateFiles> {
  const found: Diagnostic[] = [];
  const shipped = readFolder(own, "templates", disk, found);
  const given = project.templates === undefined ? [] : readFolder(`${project.root}/${project.templates}`, project.templates, disk, found);
  const templates = [...new Map([...shipped, ...given].map((file) => [file.path, file])).values()];
  const hashes = given.map(({ path, text }) => [`${project.templates}/${path}`, hashOfText(text)] as const);
  return outcome({ templates, hashes }, found);
}

function readFolder(folder: string, shown: string, disk: Disk, found: Diagnostic[]): readonly TemplateFile[] {
  const listed = listFiles(folder, { disk, shown, skip: (name) => name.startsWith(".") });
  found.push(...listed.diagnostics);
  if (!listed.ok) return [];
  return listed.value.flatMap((path) => {
    const text = readText(`${folder}/${path}`, { disk, shown: `${shown}/${path}` });
    found.push(...text.diagnostics);
    return text.ok ? [{ path, text: text.value }] : [];
  });
}
