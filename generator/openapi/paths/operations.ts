/** The operations that stand on paths. */
import type { OpenApiDocument, Operation, Verb } from "../document.ts";

const verbs: readonly Verb[] = ["get", "post", "put", "patch", "delete"];

export function operationsIn(paths: OpenApiDocument["paths"]): readonly Operation[] {
  const operations: Operation[] = [];
  for (const item of Object.values(paths)) {
    for (const verb of verbs) {
      const operation = item[verb];
      if (operation !== undefined) operations.push(operation);
    }
  }
  return operations;
}
