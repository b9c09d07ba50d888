/** Defaults and examples are values of their own shapes. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { misfit } from "./fits.ts";
import { isUpsideDown } from "./limits.ts";
import type { Gathered } from "./rule.ts";
import { called, eachRemarked } from "./subjects.ts";
import { quoted } from "./words.ts";

export function defaultsFit({ subjects, schemasById: schemas }: Gathered): readonly Diagnostic[] {
  return eachRemarked(subjects, (shape, subject) => {
    const { default: value } = shape;
    const why = value === undefined || isUpsideDown(shape) ? undefined : misfit(value, shape, schemas);
    return why === undefined ? [] : [report("default-does-not-fit", { subject: called(subject), value: quoted(value!), why }, subject.origin.definition)];
  });
}

export function examplesFit({ subjects, schemasById: schemas }: Gathered): readonly Diagnostic[] {
  return subjects.all.flatMap((subject) => {
    const { example: value, shape, origin } = subject;
    const why = value === undefined ? undefined : misfit(value, shape, schemas);
    if (why === undefined) return [];
    const asText = typeof value !== "string" && misfit(JSON.stringify(value), shape, schemas) === undefined;
    return [report("example-does-not-fit", { subject: called(subject), value: quoted(value!), why, asText }, origin.definition)];
  });
}
