/** What a service is made of on the disk: its definition files, as texts with their hashes. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { report } from "../../diagnostics/report.ts";
import type { Disk } from "../../disk/disk.ts";
import { listFiles } from "../../disk/list.ts";
import { readText } from "../../disk/read-text.ts";
import type { Project } from "../../contract.ts";
import { isPassedOver, type ServiceFolder } from "./services.ts";

/** Texts by path relative to the project's root. */
export interface Inputs {
  readonly service: ServiceFolder;
  /** Definition files, in the order of their paths. */
  readonly definitions: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
}

export function readInputs(project: Project, service: ServiceFolder, disk: Disk): Outcome<Inputs> {
  const folder = `${project.root}/${service.folder}`;
  const listed = listFiles(folder, { disk, shown: service.folder, skip: isPassedOver });
  if (!listed.ok) return listed;
  const definitions = listed.value.filter(isDefinition).map((path) => `${service.folder}/${path}`);
  const others = listed.value.filter(isOtherCode).map((path) => report("unread-definition", { path: `${service.folder}/${path}` }));
  const found: Diagnostic[] = [...listed.diagnostics, ...others];
  const texts = new Map<string, string>();
  for (const path of definitions) {
    const text = readText(`${project.root}/${path}`, { disk, shown: path });
    found.push(...text.diagnostics);
    if (text.ok) texts.set(path, text.value);
  }
  return outcome({ service, definitions, texts }, found);
}

export function isDefinition(path: string): boolean {
  return path.endsWith(".ts") && !path.endsWith(".d.ts");
}

/** Whether an author could take a file for a definition. */
function isOtherCode(path: string): boolean {
  return /\.(?:[cm]?[jt]sx?|ts\.txt)$/i.test(path) && !isDefinition(path);
}
