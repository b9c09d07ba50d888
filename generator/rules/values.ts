/** Defaults and examples are values of their own shapes. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { isUpsideDown } from "./limits.ts";
import { whyMisfit } from "./misfit.ts";
import type { GatheredService } from "./rule.ts";
import { eachRemarked, subjectPhrase } from "./subjects.ts";
import { quotedJson } from "./words.ts";

export function defaultsFit({ subjects, schemasById: schemas }: GatheredService): readonly Diagnostic[] {
  return eachRemarked(subjects, (shape, subject) => {
    const { default: value } = shape;
    const why = value === undefined || isUpsideDown(shape) ? undefined : whyMisfit(value, shape, schemas);
    return why === undefined
      ? []
      : [report("default-does-not-fit", { subject: subjectPhrase(subject), value: quotedJson(value!), why }, subject.origin.definition)];
  });
}

export function examplesFit({ subjects, schemasById: schemas }: GatheredService): readonly Diagnostic[] {
  return subjects.all.flatMap((subject) => {
    const { example: value, shape, origin } = subject;
    const why = value === undefined ? undefined : whyMisfit(value, shape, schemas);
    if (why === undefined) return [];
    const asText = typeof value !== "string" && whyMisfit(JSON.stringify(value), shape, schemas) === undefined;
    return [report("example-does-not-fit", { subject: subjectPhrase(subject), value: quotedJson(value!), why, asText }, origin.definition)];
  });
}
