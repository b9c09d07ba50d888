/** All names of a run, before anything is touched: unsafe ones, and those that cannot stand beside each other everywhere, are refused. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { OutputPlan } from "../plan/output.ts";
import { ATTRIBUTES } from "./attributes.ts";
import { foldCase, unsafeReason } from "../values/path-rules.ts";
import { RECORD } from "./record.ts";
import { pathIn, WORK } from "./site.ts";

export function pathFindings(plans: readonly OutputPlan[]): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const places = newPlaces();
  for (const { service, files, intact = [] } of plans) {
    const unsafe = service === undefined ? [] : folderFindings(service);
    found.push(...unsafe);
    if (unsafe.length > 0) continue;
    for (const path of [RECORD, ...[...files, ...intact].map((file) => file.path)]) found.push(...place(places, pathIn(service, path)));
  }
  return found;
}

function folderFindings(service: string): readonly Diagnostic[] {
  const reason = service.includes("/") ? "a service has one folder" : unsafeReason(service);
  return reason === undefined ? [] : [report("unsafe-path", { path: service, reason })];
}

interface Places {
  /** What stands at a place when case and Unicode form are forgotten: its spelling, and whether it is a file. */
  readonly taken: Map<string, { readonly spelling: string; readonly file: boolean }>;
  /** The folders that are taken in this spelling, with those above them. */
  readonly folders: Set<string>;
}

function newPlaces(): Places {
  return {
    taken: new Map([
      [ATTRIBUTES, { spelling: ATTRIBUTES, file: true }],
      [WORK, { spelling: WORK, file: true }],
    ]),
    folders: new Set(),
  };
}

function place(places: Places, path: string): Diagnostic[] {
  const reason = unsafeReason(path);
  if (reason !== undefined) return [report("unsafe-path", { path, reason })];
  const other = claimFolder(places, path.slice(0, Math.max(0, path.lastIndexOf("/")))) ?? claim(places, path, true);
  return other === undefined ? [] : [report("paths-collide", { path, other })];
}

/** Takes the places of a folder and of those above it, the outermost first. Most files stand in a folder of others: it is taken once. */
function claimFolder(places: Places, folder: string): string | undefined {
  if (folder === "" || places.folders.has(folder)) return undefined;
  const other = claimFolder(places, folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) ?? claim(places, folder, false);
  if (other === undefined) places.folders.add(folder);
  return other;
}

/** Takes a place; answers with what stands there already and cannot share it. Only folders are shared, and only in one spelling. */
function claim({ taken: places }: Places, spelling: string, file: boolean): string | undefined {
  const key = foldCase(spelling);
  const taken = places.get(key);
  if (taken === undefined) places.set(key, { spelling, file });
  else if (file || taken.file || taken.spelling !== spelling) return taken.spelling;
  return undefined;
}
