/** Every type that is referred to is among the definitions of the service. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { GatheredService } from "./rule.ts";
import { eachShape, subjectPhrase } from "./subjects.ts";

export function typesAreDeclared({ name, schemasById, subjects }: GatheredService): readonly Diagnostic[] {
  return eachShape(subjects, ["reference"], (shape, subject) => {
    if (schemasById.has(shape.to)) return [];
    const [file, type] = splitAt(shape.to, shape.to.lastIndexOf("#"));
    return [report("type-out-of-reach", { subject: subjectPhrase(subject), type, file, service: name }, subject.origin.definition)];
  });
}

function splitAt(id: string, index: number): readonly [string, string] {
  return [id.slice(0, index), id.slice(index + 1)];
}
