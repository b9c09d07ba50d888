/** Somebody can meet a value: what the service alone sets is shown, and what no answer shows can be set. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { GatheredService } from "./rule.ts";
import { eachRemarked, subjectPhrase } from "./subjects.ts";

export function valuesCanBeMet({ subjects }: GatheredService): readonly Diagnostic[] {
  return eachRemarked(subjects, ({ readOnly, writeOnly }, subject) =>
    readOnly === true && writeOnly === true ? [report("neither-read-nor-written", { subject: subjectPhrase(subject) }, subject.origin.definition)] : [],
  );
}
