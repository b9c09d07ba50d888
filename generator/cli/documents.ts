/** `--document <service>=<path>`: whose document stands where. */
import { resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Invocation } from "./invocation.ts";
import type { World } from "./world.ts";

/** Absolute paths by service, of what is there; a path alone belongs to the one service that is named. */
export function documentsIn({ flags, arguments: services }: Invocation, { cwd, disk }: World): Outcome<ReadonlyMap<string, string>> {
  const [only, ...others] = services;
  const documents = new Map<string, string>();
  for (const value of flags.get("document") ?? []) {
    const [, named, path = value] = /^([^=/\\]+)=(.*)$/s.exec(value) ?? [];
    const service = named ?? (others.length === 0 ? only : undefined);
    if (service === undefined) return failure([withoutService(value, services, (path) => disk.stat(resolve(cwd, path)) !== undefined)]);
    if (path === "") return failure([report("document-without-path", { service })]);
    if (documents.has(service)) return failure([report("document-given-twice", { service })]);
    const document = resolve(cwd, path);
    const kind = disk.stat(document)?.kind;
    if (kind === undefined || kind === "folder") return failure([report("document-not-there", { path, isFolder: kind === "folder" })]);
    documents.set(service, document);
  }
  return outcome(documents, []);
}

/** `../lamps=doc.md`: what stands before the sign is meant as a name, unless a file is called so. */
function withoutService(value: string, services: readonly string[], isThere: (path: string) => boolean): Diagnostic {
  const [, named] = /^([^=]+)=./s.exec(value) ?? [];
  return named === undefined || isThere(value) ? report("document-without-service", { value, services }) : report("draft-no-name", { service: named });
}
