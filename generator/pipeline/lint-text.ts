/**
 * Redocly on a document that was joined from parts: on its text. The model of the service as a whole, which takes several times
 * as long and as much, is made where it finds anything, for the places of the declarations.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OpenApiDocument } from "../openapi/document.ts";
import { openapi31 } from "../openapi/dialect.ts";
import { emitDocument } from "../openapi/emit.ts";
import { problemFindings, problemsIn } from "../openapi/lint.ts";
import type { Materials, PrepareOptions } from "./materials.ts";
import { modelOf } from "./model.ts";
import { modulesIn } from "./readings.ts";

export async function lintText(text: string, { project, inputs, readings }: Materials, { disk, on }: PrepareOptions): Promise<readonly Diagnostic[]> {
  on({ stage: "lint", done: 0, total: 1 });
  const document = JSON.parse(text) as OpenApiDocument;
  const problems = await problemsIn(document);
  on({ stage: "lint", done: 1, total: 1 });
  if (problems.length === 0) return [];
  const modelled = modelOf({ project, folder: inputs.service, modules: modulesIn(readings.own), imported: modulesIn(readings.imported), disk });
  const emitted = modelled.ok ? emitDocument(modelled.value.service, openapi31) : modelled;
  return problemFindings(problems, emitted.ok ? emitted.value : { document, traces: new Map() });
}
