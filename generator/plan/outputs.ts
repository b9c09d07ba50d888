/** All outputs of a service as texts: what the write stage brings onto the disk. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { outcome, takeValue, type Outcome } from "../diagnostics/outcome.ts";
import type { Service } from "../model/service.ts";
import { openapi30, openapi31, openapi32, type Dialect } from "../openapi/dialect.ts";
import { emitDocument } from "../openapi/emit.ts";
import type { Emitted } from "../openapi/emitted.ts";
import { toJson } from "../openapi/json.ts";
import { sourceMap } from "../openapi/source-map/sourcemap.ts";
import { toYaml } from "../openapi/yaml.ts";
import type { ChangedVersion } from "../views/docs/changes.ts";
import { outputsFromTemplates, type Templates } from "../views/outputs.ts";
import { inGroups } from "./groups.ts";
import type { OutputFile } from "./output.ts";

export interface PlannedOutputs {
  readonly files: readonly OutputFile<string>[];
  /** The primary document, where the plan holds it: what is linted. */
  readonly emitted?: Emitted;
}

/** The outputs of the groups, or all of them. */
export function planOutputs(
  service: Service,
  templates: Templates,
  groups: readonly string[],
  changes: readonly ChangedVersion[] = [],
): Outcome<PlannedOutputs> {
  const wanted = (name: string): boolean => groups.includes(name);
  const found: Diagnostic[] = [];
  const files: OutputFile<string>[] = [];
  const emitted = wanted("openapi-3.1") || wanted("sources") ? takeValue(emitDocument(service, openapi31), found) : undefined;
  if (emitted !== undefined && wanted("openapi-3.1")) {
    files.push({ path: "openapi.yaml", text: toYaml(emitted.document) }, { path: "openapi.json", text: toJson(emitted.document) });
  }
  const versions: readonly (readonly [string, Dialect])[] = [
    ["openapi-3.0", openapi30],
    ["openapi-3.2", openapi32],
  ];
  for (const [name, dialect] of versions) {
    const document = wanted(name) ? takeValue(emitDocument(service, dialect), found) : undefined;
    if (document !== undefined) files.push({ path: `${name}.json`, text: toJson(document.document) });
  }
  if (emitted !== undefined && wanted("sources")) {
    for (const [path, part] of sourceMap(emitted)) files.push({ path, text: toJson(part) });
  }
  const rendered = takeValue(outputsFromTemplates(service, templates, inGroups(groups), changes), found) ?? [];
  return outcome({ files: [...files, ...rendered], ...(emitted === undefined ? {} : { emitted }) }, found);
}
