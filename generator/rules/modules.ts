/** Files of definitions give outputs their names: what resources and types become stands in files that are called as theirs is. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Service } from "../model/service.ts";
import { unsafeReason } from "../values/path-rules.ts";

export function modulesCanNameOutputs({ resources, schemas }: Pick<Service, "resources" | "schemas">): readonly Diagnostic[] {
  const declared = [...resources, ...schemas].map(({ origin }) => origin.definition);
  const first = new Map<string, Position>(declared.toReversed().map((at) => [at.file, at]));
  return [...first.values()].toReversed().flatMap((at) => {
    const reason = unsafeReason(at.file.replace(/^(?:\.\.\/)+/, ""));
    return reason === undefined ? [] : [report("unsafe-module", { file: at.file, reason, name: `_${at.file.slice(at.file.lastIndexOf("/") + 1)}` }, at)];
  });
}
