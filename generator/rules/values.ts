/** Defaults and examples are values of their own shapes. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Service } from "../model/service.ts";
import { misfit, type Schemas } from "./fits.ts";
import { isUpsideDown } from "./limits.ts";
import type { Gathered } from "./rule.ts";
import { called, eachShape } from "./subjects.ts";
import { quoted } from "./words.ts";

export function defaultsFit(service: Gathered): readonly Diagnostic[] {
  const schemas = schemasById(service);
  return eachShape(service.subjects, (shape, subject) => {
    const { default: value } = shape;
    const why = value === undefined || isUpsideDown(shape) ? undefined : misfit(value, shape, schemas);
    return why === undefined ? [] : [report("default-does-not-fit", { subject: called(subject), value: quoted(value!), why }, subject.origin.definition)];
  });
}

export function examplesFit(service: Gathered): readonly Diagnostic[] {
  const schemas = schemasById(service);
  return service.subjects.all.flatMap((subject) => {
    const { example: value, shape, origin } = subject;
    const why = value === undefined ? undefined : misfit(value, shape, schemas);
    if (why === undefined) return [];
    const asText = typeof value !== "string" && misfit(JSON.stringify(value), shape, schemas) === undefined;
    return [report("example-does-not-fit", { subject: called(subject), value: quoted(value!), why, asText }, origin.definition)];
  });
}

function schemasById({ schemas }: Service): Schemas {
  return new Map(schemas.map((schema) => [schema.id, schema]));
}
