/**
 * Outputs of services that the definitions no longer hold. A folder counts only where its own source map says that it
 * was made from these definitions: another project may put its outputs beside ours.
 */
import type { Disk } from "../../disk/disk.ts";
import { listFiles } from "../../disk/list.ts";
import { readText } from "../../disk/read-text.ts";
import type { ServicePlan } from "../../plan/output.ts";
import type { Project } from "../../contract.ts";

/** Plans of no files, for each service that is gone. */
export function stalePlans(project: Project, services: readonly string[], disk: Disk): readonly ServicePlan[] {
  const out = `${project.root}/${project.out}`;
  if (disk.stat(out)?.kind !== "folder") return [];
  const folders = disk.entries(out).filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && !services.includes(name));
  return folders.filter(({ name }) => isMadeFrom(project, `${out}/${name}`, disk)).map(({ name }) => ({ service: name, files: [] }));
}

function isMadeFrom({ definitions }: Project, folder: string, disk: Disk): boolean {
  const parts = listFiles(`${folder}/sources`, { disk });
  const [first] = parts.ok ? parts.value : [];
  if (first === undefined) return false;
  const text = readText(`${folder}/sources/${first}`, { disk });
  return text.ok && (moduleIn(text.value)?.startsWith(`${definitions}/`) ?? false);
}

function moduleIn(text: string): string | undefined {
  try {
    const { module } = JSON.parse(text) as { readonly module?: unknown };
    return typeof module === "string" ? module : undefined;
  } catch {
    return undefined;
  }
}
