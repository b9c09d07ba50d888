/** What a first request to a service looks like. */
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import { openingText, type OpeningService } from "../client/opening.ts";
import type { Emit } from "../emit/value.ts";
import { curlText, type RequestRoot } from "./curl.ts";
import type { PageWriter } from "./page-writer.ts";
import type { Schemas } from "./shapes.ts";

export interface FirstRequest {
  readonly curl: string;
  /** In a program, once it has a client. */
  readonly call: string;
  /** It changes nothing. */
  readonly reads: boolean;
}

/** The first request to resources that only reads, otherwise the first of any. */
export function firstRequest(
  resources: readonly Resource[],
  root: RequestRoot,
  schemas: Schemas,
  callOf: (operation: Operation) => string | undefined,
): FirstRequest | undefined {
  const operations = resources.filter(({ generic }) => !generic).flatMap((resource) => resource.operations);
  const operation = operations.find(isReading) ?? operations[0];
  const call = operation && callOf(operation);
  if (operation === undefined || call === undefined) return undefined;
  return { curl: curlText(operation, root, schemas), call, reads: isReading(operation) };
}

export interface FirstRequestView {
  readonly curl: Emit;
  readonly program: Emit;
}

/** As a whole program, and as a command line. */
export function firstRequestView({ curl, call }: FirstRequest, service: OpeningService, writer: PageWriter): FirstRequestView {
  return { curl: writer.program(curl, "sh"), program: writer.program(`${openingText(service)}\n\nconst answer = await ${call};\nconsole.log(answer);`, "ts") };
}

function isReading({ effect }: Operation): boolean {
  return effect === "read" || effect === "list";
}
