/** All names of a run, before anything is touched: unsafe ones, and those that cannot stand beside each other everywhere, are refused. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { OutputPlan } from "../plan/output.ts";
import { ATTRIBUTES } from "./attributes.ts";
import { foldCase, unsafeReason } from "./path-rules.ts";
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

/** What stands at a place when case and Unicode form are forgotten: its spelling, and whether it is a file. */
type Places = Map<string, { readonly spelling: string; readonly file: boolean }>;

function newPlaces(): Places {
  return new Map([[ATTRIBUTES, { spelling: ATTRIBUTES, file: true }], [WORK, { spelling: WORK, file: true }]]);
}

function place(places: Places, path: string): Diagnostic[] {
  const reason = unsafeReason(path);
  if (reason !== undefined) return [report("unsafe-path", { path, reason })];
  for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1)) {
    const other = claim(places, path.slice(0, end), false);
    if (other !== undefined) return [report("paths-collide", { path, other })];
  }
  const other = claim(places, path, true);
  return other === undefined ? [] : [report("paths-collide", { path, other })];
}

/** Takes a place; answers with what stands there already and cannot share it. Only folders are shared, and only in one spelling. */
function claim(places: Places, spelling: string, file: boolean): string | undefined {
  const key = foldCase(spelling);
  const taken = places.get(key);
  if (taken === undefined) places.set(key, { spelling, file });
  else if (file || taken.file || taken.spelling !== spelling) return taken.spelling;
  return undefined;
}
