/** What a first request to a service looks like. */
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import { curlText, type Root } from "./curl.ts";
import type { Schemas } from "./shapes.ts";

export interface FirstRequest {
  readonly curl: string;
  readonly program: string;
  /** It changes nothing. */
  readonly reads: boolean;
}

/** The first request to resources that only reads, otherwise the first of any. */
export function firstRequest(
  resources: readonly Resource[],
  root: Root,
  schemas: Schemas,
  callOf: (operation: Operation) => string | undefined,
): FirstRequest | undefined {
  const operations = resources.filter(({ generic }) => !generic).flatMap((resource) => resource.operations);
  const operation = operations.find(isReading) ?? operations[0];
  const call = operation && callOf(operation);
  if (operation === undefined || call === undefined) return undefined;
  return { curl: curlText(operation, root, schemas), program: `const answer = await ${call};`, reads: isReading(operation) };
}

function isReading({ effect }: Operation): boolean {
  return effect === "read" || effect === "list";
}
