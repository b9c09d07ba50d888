/** What a service is called in programs. */
import { camelCase, pascalCase } from "../../link/case.ts";
import type { Service } from "../../model/service.ts";
import { nearestIdentifier } from "../emit/typescript.ts";

/** The first of its servers, otherwise the service itself. */
export function nounOf({ servers, name }: Pick<Service, "servers" | "name">): string {
  return nearestIdentifier(pascalCase(servers[0]?.name ?? name) || "Service");
}

/** The name of a variable that holds the client. */
export function variableOf(noun: string): string {
  return nearestIdentifier(camelCase(noun));
}
