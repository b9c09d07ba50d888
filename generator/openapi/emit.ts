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
import { contextOf, operationsOf, portionOf } from "./portion.ts";
import { documentOf } from "./root.ts";

export function emit(service: Service, dialect: Dialect): Outcome<Emitted> {
  const plans = planPaths(service.resources);
  const context = contextOf(dialect, formsOf(service, operationsOf(plans)), service);
  const document = documentOf(service, portionOf(service, plans, context), context);
  const findings = [...context.findings, ...checkNames(service, document, context)];
  return outcome({ service, document, traces: context.traces }, findings);
}
