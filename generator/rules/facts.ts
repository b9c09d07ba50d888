/** A service says what it is called, which version it is of, and has resources. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Service } from "../model/service.ts";

export function serviceIsStated({ name, title, version, resources, origin }: Service): readonly Diagnostic[] {
  const at = origin.definition;
  const empty = Object.entries({ title, version }).filter(([, text]) => text.trim() === "");
  return [
    ...empty.map(([fact]) => report("empty-fact", { fact }, at)),
    ...(resources.length === 0 ? [report("no-resources", { service: name }, at)] : []),
  ];
}
