/** An enumeration has a value, and names each once. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Scalar } from "../model/shape.ts";
import type { Gathered } from "./rule.ts";
import { called, eachShape } from "./subjects.ts";
import { quoted } from "./words.ts";

export function enumerationsHaveValues({ subjects }: Gathered): readonly Diagnostic[] {
  return eachShape(subjects, ["literals"], (shape, subject) => {
    if (shape.values.length === 0) return [report("no-allowed-value", { subject: called(subject) }, subject.origin.definition)];
    const twice = firstRepeated(shape.values);
    return twice === undefined ? [] : [report("allowed-value-twice", { subject: called(subject), value: quoted(twice) }, subject.origin.definition)];
  });
}

function firstRepeated(values: readonly Scalar[]): Scalar | undefined {
  const seen = new Set<Scalar>();
  return values.find((value) => seen.size === seen.add(value).size);
}
