/** An enumeration has a value, and names each once. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Scalar } from "../model/shape.ts";
import type { GatheredService } from "./rule.ts";
import { eachShape, subjectPhrase } from "./subjects.ts";
import { quotedJson } from "./words.ts";

export function enumerationsHaveValues({ subjects }: GatheredService): readonly Diagnostic[] {
  return eachShape(subjects, ["literals"], (shape, subject) => {
    if (shape.values.length === 0) return [report("no-allowed-value", { subject: subjectPhrase(subject) }, subject.origin.definition)];
    const twice = firstRepeated(shape.values);
    return twice === undefined ? [] : [report("allowed-value-twice", { subject: subjectPhrase(subject), value: quotedJson(twice) }, subject.origin.definition)];
  });
}

function firstRepeated(values: readonly Scalar[]): Scalar | undefined {
  const seen = new Set<Scalar>();
  return values.find((value) => seen.size === seen.add(value).size);
}
