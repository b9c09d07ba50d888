/** Resources as a server has them: one for each URI that has operations. */
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import { groupBy } from "../../values/group-by.ts";

/** An operation at a URI of its own goes to the resource of that URI, which it has alone where there is no other. */
export function resourcesByUri(resources: readonly Resource[]): readonly Resource[] {
  const elsewhere = resources.flatMap((resource) => resource.operations.filter((one) => !isAt(resource, one)).map((operation) => ({ resource, operation })));
  if (elsewhere.length === 0) return resources;
  const moved = groupBy(elsewhere, ({ operation }) => operation.uri.template);
  const operationsAt = (uri: string): readonly Operation[] => (moved.get(uri) ?? []).map(({ operation }) => operation);
  const known = new Set(resources.map(({ uri }) => uri.template));
  const own = resources.map((resource) => ({
    ...resource,
    operations: [...resource.operations.filter((one) => isAt(resource, one)), ...operationsAt(resource.uri.template)],
  }));
  const added = [...moved].flatMap(([uri, [first]]) =>
    first === undefined || known.has(uri) ? [] : [{ ...first.resource, uri: first.operation.uri, operations: operationsAt(uri) }],
  );
  return [...own, ...added];
}

function isAt({ uri }: Resource, operation: Operation): boolean {
  return operation.uri.template === uri.template;
}
