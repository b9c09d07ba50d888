/**
 * Definitions that belong to no service: in a file beside the folders of services, or in a folder without a `service.ts`. What the
 * services import from there is shared by them; what nobody imports would be left out in silence.
 */
import { posix } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Disk, FileKind } from "../../disk/disk.ts";
import { listFiles } from "../../disk/list.ts";
import { readText } from "../../disk/read-text.ts";
import { vocabularyName } from "../../read/vocabulary.ts";
import type { Project } from "../../contract.ts";
import { isDefinition } from "./inputs.ts";
import { isPassedOver, type ServiceFolder } from "./services.ts";

/** @param texts of all definitions of all services, by their paths */
export function looseDefinitions(
  { root, definitions }: Project,
  services: readonly ServiceFolder[],
  texts: ReadonlyMap<string, string>,
  disk: Disk,
): readonly Diagnostic[] {
  if (services.some(({ folder }) => folder === definitions)) return [];
  const names = services.map(({ name }) => name);
  const beside = disk
    .entries(`${root}/${definitions}`)
    .filter(({ name }) => !isPassedOver(name) && !names.includes(name))
    .map(({ name, kind }) => ({ path: `${definitions}/${name}`, kind, texts: textsAt(root, `${definitions}/${name}`, kind, disk) }));
  const all = [...texts, ...beside.flatMap((one) => [...one.texts])];
  return beside.flatMap(({ path, kind, texts: own }) => {
    const [file] = [...own].find(([, text]) => /@source\b/.test(text)) ?? [];
    const others = all.filter(([from]) => !own.has(from));
    if (file === undefined || [...own.keys()].some((one) => isImported(one, others))) return [];
    return [kind === "file" ? report("loose-definition", { path, definitions, services: names }) : report("folder-without-service", { path, file })];
  });
}

/** The texts of a definition file, or of those below a folder, by their paths; the tool's own vocabulary left out. */
function textsAt(root: string, path: string, kind: FileKind, disk: Disk): ReadonlyMap<string, string> {
  const paths = kind === "file" ? [path] : kind === "folder" ? filesBelow(`${root}/${path}`, disk).map((file) => `${path}/${file}`) : [];
  const definitions = paths.filter((one) => isDefinition(one) && vocabularyName(`${root}/${one}`) === undefined);
  return new Map(
    definitions.flatMap((one) => {
      const text = readText(`${root}/${one}`, { disk });
      return text.ok ? [[one, text.value] as const] : [];
    }),
  );
}

function filesBelow(folder: string, disk: Disk): readonly string[] {
  const listed = listFiles(folder, { disk, skip: isPassedOver });
  return listed.ok ? listed.value : [];
}

/** Whether one of the files imports it: by a relative path, or by the name of a package and the path in it. */
function isImported(file: string, texts: readonly (readonly [from: string, text: string])[]): boolean {
  const path = withoutEnding(file);
  return texts.some(([from, text]) =>
    modulesIn(text).some((module) => (module.startsWith(".") ? posix.join(posix.dirname(from), module) === path : module.endsWith(`/${posix.basename(path)}`))),
  );
}

function modulesIn(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g)].map(([, module]) => withoutEnding(module!));
}

function withoutEnding(path: string): string {
  return path.replace(/\.[jt]s$/, "");
}
