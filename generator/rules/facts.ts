/** A service says what it is called and which version it is of, and has resources. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Service } from "../model/service.ts";

export function serviceIsStated({ title, version, origin }: Service): readonly Diagnostic[] {
  const empty = Object.entries({ title, version }).filter(([, text]) => text.trim() === "");
  return empty.map(([fact]) => report("empty-fact", { fact }, origin.definition));
}

export function serviceHasResources({ name, resources, origin }: Service): readonly Diagnostic[] {
  return resources.length === 0 ? [report("no-resources", { service: name }, origin.definition)] : [];
}
