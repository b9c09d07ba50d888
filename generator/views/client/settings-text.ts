/** The settings of a connection as the README of a client shows them: time limits, retries, logs, and whom to trust. */
import { firstShown } from "../../model/access.ts";
import { propertyKey } from "../emit/typescript.ts";
import { packageName } from "../package-name.ts";
import type { Client } from "./client.ts";
import { credentialNames } from "./credential-names.ts";
import { connectText, importText } from "./opening.ts";

export function settingsText({ service, noun, variable }: Client): string {
  const name = packageName(service.name, "client");
  return [
    importText("trusting", `${name}/node`),
    importText("layers", `${name}/runtime/layers`),
    importText("limit", `${name}/runtime/limit`),
    importText("logging, type LogEntry", `${name}/runtime/logging`),
    importText("retry", `${name}/runtime/retry`),
    "",
    "const log: LogEntry[] = [];",
    connectText(service, `create${noun}`, variable, linesOf(service)),
  ].join("\n");
}

function linesOf(service: Client["service"]): readonly string[] {
  const shows = firstShown({}, service).some(({ how }) => how.is === "certificate");
  return [
    "timeout: 5_000,",
    "deadline: 60_000,",
    "policy: layers(retry(), limit(4)),",
    "middleware: logging((entry) => log.push(entry)),",
    `fetch: trusting(${shows ? '{ client: { cert: "certificate", key: "key" } }' : '{ fingerprints: ["fingerprint"] }'}),`,
  ];
}

/** The option by which a secret is given that has to be obtained, where the service has a way to authenticate by one. */
export function obtainedText({ service: { security = [] } }: Client): string | undefined {
  const names = credentialNames(security);
  const index = security.findIndex(({ how }) => how.is !== "basic" && how.is !== "certificate");
  return index < 0 ? undefined : `${propertyKey(names[index]!).text}: obtained(logIn)`;
}
