/** Names that OpenAPI wants to be unique, or made of certain characters. */
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Service } from "../../model/service.ts";
import type { EmitContext } from "../context.ts";
import type { OpenApiDocument } from "../document.ts";
import { emittedOperations } from "./operations.ts";

/** What a component can be called. */
export const componentName = /^[A-Za-z0-9._-]+$/;

export function checkNames(service: Pick<Service, "security">, document: Pick<OpenApiDocument, "paths">, context: EmitContext): readonly Diagnostic[] {
  return [...componentNames(service, context), ...componentTwins(context), ...operationTwins(document, context)];
}

function componentNames(service: Pick<Service, "security">, { forms }: EmitContext): Diagnostic[] {
  const named: readonly { name: string; at: Position }[] = [
    ...forms.components.map(({ name, schema }) => ({ name, at: schema.origin.definition })),
    ...(service.security ?? []).map(({ name, origin }) => ({ name, at: origin.definition })),
  ];
  return named.filter(({ name }) => !componentName.test(name)).map(({ name, at }) => report("component-name", { name }, at));
}

function componentTwins({ forms }: EmitContext): Diagnostic[] {
  const seen = new Map<string, Position>();
  return forms.components.flatMap(({ name, schema }) => {
    const at = schema.origin.definition;
    const first = seen.get(name);
    seen.set(name, first ?? at);
    return first === undefined ? [] : [report("same-component", { name }, at, [{ message: "the other one is declared here", at: first }])];
  });
}

function operationTwins(document: Pick<OpenApiDocument, "paths">, { traces }: EmitContext): Diagnostic[] {
  const seen = new Map<string, Position>();
  return emittedOperations(document.paths).flatMap((operation) => {
    const at = traces.get(operation)!.origins[0]!.definition;
    const first = seen.get(operation.operationId);
    seen.set(operation.operationId, first ?? at);
    if (first === undefined) return [];
    return [report("same-operation-id", { id: operation.operationId }, at, [{ message: "the other one is declared here", at: first }])];
  });
}
