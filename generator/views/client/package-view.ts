/** The manifest of a client's package: every module of a resource is a path of its own. */
import type { Json } from "../../model/shape.ts";
import { jsonValue, manifestText } from "../emit/json.ts";
import type { Emit } from "../emit/value.ts";
import { packageName } from "../package-name.ts";
import type { Client } from "./client.ts";

export interface PackageView {
  readonly name: Emit<"json value">;
  readonly version: Emit<"json value">;
  readonly description: Emit<"json value">;
  readonly exports: Emit<"json value">;
}

export function packageView({ service, layout, files }: Client): PackageView {
  const modules = files.map(layout.moduleOf).sort();
  const entries: readonly (readonly [string, Json])[] = [
    [".", entry("index")],
    ["./connect", entry("connect")],
    ["./undocumented", entry("undocumented")],
    ["./node", entry("runtime/node-tls")],
    ["./runtime/*", entry("runtime/*")],
    ...modules.map((module) => [`./${module}`, entry(module)] as const),
    ["./package.json", "./package.json"],
  ];
  return {
    name: jsonValue(packageName(service.name, "client")),
    version: jsonValue(semanticVersion(service.version)),
    description: manifestText(`A typed client of the service "${service.title}".`),
    exports: jsonValue(Object.fromEntries(entries)),
  };
}

function entry(module: string): Json {
  return { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
}

/** The interface's own version, in as many parts as npm asks for. */
function semanticVersion(version: string): string {
  const parts = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?$/i.exec(version);
  return parts === null ? "0.0.0" : [parts[1], parts[2] ?? 0, parts[3] ?? 0].map(Number).join(".");
}
