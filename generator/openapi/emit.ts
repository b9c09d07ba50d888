/**
 * From the model to a document of OpenAPI: `emit(service, dialect)`. A plain value in its final order of keys, with
 * the declarations that its nodes come from beside it.
 */
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Field } from "../model/shape.ts";
import type { Service } from "../model/service.ts";
import { components, headerComponents } from "./components.ts";
import type { Context } from "./context.ts";
import type { Dialect } from "./dialect.ts";
import type { OpenApiDocument } from "./document.ts";
import { formsOf } from "./forms.ts";
import { genericOperations } from "./generic.ts";
import { infoOf, tagsOf } from "./info.ts";
import { checkNames } from "./names.ts";
import { noteExtensions } from "./notes.ts";
import { headerNote, isIgnored } from "./parameters.ts";
import { pathsOf, planPaths, type Plan } from "./paths.ts";
import { serverOf } from "./servers.ts";
import { sourcesOf } from "./source.ts";
import type { Trace } from "./trace.ts";

export interface Emitted {
  readonly service: Service;
  readonly document: OpenApiDocument;
  readonly traces: ReadonlyMap<object, Trace>;
}

export function emit(service: Service, dialect: Dialect): Outcome<Emitted> {
  const plans = planPaths(service.resources);
  const context: Context = {
    dialect,
    forms: formsOf(service, operationsOf(plans)),
    bodies: { answer: new Map(), request: new Map() },
    traces: new Map(),
    findings: [],
  };
  const document = documentOf(service, plans, context);
  const findings = [...context.findings, ...checkNames(service, document, context)];
  return outcome({ service, document, traces: context.traces }, findings);
}

function documentOf(service: Service, plans: readonly Plan[], context: Context): OpenApiDocument {
  const headers = headerComponents(service.headers.filter((header) => !isIgnored(header)));
  const isUsed = plans.some((plan) => plan.operations.size > 0);
  const tags = tagsOf(service);
  const paths = pathsOf(plans, headers, context);
  const listed = components(service, paths, isUsed ? headers : new Map(), context);
  return {
    openapi: context.dialect.version,
    info: infoOf(service, plans),
    ...(service.servers.length > 0 && { servers: service.servers.map(serverOf) }),
    security: service.security.map(({ name }) => ({ [name]: [] })),
    ...(tags.length > 0 && { tags }),
    paths,
    ...(Object.keys(listed).length > 0 && { components: listed }),
    ...rootExtensions(service, context),
  };
}

function rootExtensions(service: Service, context: Context): Partial<OpenApiDocument> & Pick<OpenApiDocument, "x-document" | "x-source"> {
  const ignored: readonly Field[] = service.headers.filter(isIgnored);
  const generic = genericOperations(service.resources, context);
  return {
    ...(ignored.length > 0 && { "x-headers": ignored.map((header) => headerNote(header, context)) }),
    ...(generic.length > 0 && { "x-generic-operations": generic }),
    ...noteExtensions(service.notes),
    "x-document": service.document,
    "x-source": sourcesOf(service.origin),
  };
}

function operationsOf(plans: readonly Plan[]) {
  return plans.flatMap((plan) => [...plan.operations.values()].flatMap((shared) => shared.operations));
}
