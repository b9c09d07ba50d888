/** What a service is called in programs. */
import { camelCase, pascalCase } from "../../link/case.ts";
import type { Service } from "../../model/service.ts";
import { nearestIdentifier } from "../emit/typescript.ts";
import { reservedNames } from "./runtime.ts";

/** Names that every client has already; `Connect` would make one of them, `ConnectOptions`. */
const OTHERS: ReadonlySet<string> = new Set([...reservedNames, "ClientError", "Connect", "Result"]);

/** The first of its servers, otherwise the service itself. */
export function serviceNoun({ servers, name }: Pick<Service, "servers" | "name">): string {
  const noun = nearestIdentifier(pascalCase(servers[0]?.name ?? name) || "Service");
  return OTHERS.has(noun) ? `${noun}Service` : noun;
}

/** The name of a variable that holds the client. */
export function clientVariable(noun: string): string {
  return nearestIdentifier(camelCase(noun));
}
