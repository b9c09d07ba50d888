/** The operations that carry a type, directly or in another one. */
import type { Service } from "../model/service.ts";
import { ReferenceCollector, schemaUse, type References } from "../model/usage.ts";
import type { Direction } from "./change.ts";
import { operationSubject } from "./compare/operations.ts";

/** By the id of the type's schema, in the order of the service. */
export type CarryingOperations = (schema: string, direction: Direction) => readonly string[];

/** What refers to a schema in a direction: operations, and other schemas. */
interface Referrer {
  readonly operation?: string;
  readonly schema?: string;
}

/** The service is walked when the first type is asked for: few comparisons find a change of one. */
export function operationsCarrying(service: Service): CarryingOperations {
  let referrers: ReturnType<typeof referrersIn> | undefined;
  return (schema, direction) => {
    const all = (referrers ??= referrersIn(service))[direction];
    const met = new Set([schema]);
    const operations = new Set<string>();
    for (const id of met) {
      for (const { operation, schema: holder } of all.get(id) ?? []) {
        if (operation !== undefined) operations.add(operation);
        if (holder !== undefined) met.add(holder);
      }
    }
    return [...operations];
  };
}

function referrersIn({ resources, schemas }: Service): { readonly [Of in Direction]: ReadonlyMap<string, readonly Referrer[]> } {
  const referrers = { request: new Map<string, Referrer[]>(), answer: new Map<string, Referrer[]>() };
  const note = (references: References, by: Referrer): void => {
    for (const direction of ["request", "answer"] as const) {
      for (const id of references[direction]) referrers[direction].set(id, [...(referrers[direction].get(id) ?? []), by]);
    }
  };
  for (const operation of resources.flatMap((resource) => resource.operations)) {
    const met = new ReferenceCollector();
    met.operation(operation);
    note(met.references, { operation: operationSubject(operation).name });
  }
  for (const schema of schemas) note(schemaUse(schema), { schema: schema.id });
  return referrers;
}
