/**
 * From the model to a document of OpenAPI: `emit(service, dialect)`. A plain value in its final order of keys, with
 * the declarations that its nodes come from beside it.
 */
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Service } from "../model/service.ts";
import type { Dialect } from "./dialect.ts";
import type { Emitted } from "./emitted.ts";
import { formsOf } from "./forms.ts";
import { checkNames } from "./paths/names.ts";
import { planPaths } from "./paths/paths.ts";
import { contextOf, operationsOfPlans, portionOf } from "./portion.ts";
import { openApiDocument } from "./root.ts";

export function emitDocument(service: Service, dialect: Dialect): Outcome<Emitted> {
  const plans = planPaths(service.resources);
  const context = contextOf(dialect, formsOf(service, operationsOfPlans(plans)), service);
  const document = openApiDocument(service, portionOf(service, plans, context), context);
  const findings = [...context.findings, ...checkNames(service, document, context)];
  return outcome({ service, document, traces: context.traces }, findings);
}
