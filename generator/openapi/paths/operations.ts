/** The operations that stand on paths. */
import type { OpenApiDocument, Operation } from "../document.ts";
import { verbs } from "../verbs.ts";

export function emittedOperations(paths: OpenApiDocument["paths"]): readonly Operation[] {
  const operations: Operation[] = [];
  for (const item of Object.values(paths)) {
    for (const verb of verbs) {
      const operation = item[verb];
      if (operation !== undefined) operations.push(operation);
    }
  }
  return operations;
}
