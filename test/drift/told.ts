/** Definitions as several tell them, each of some files of the service. */
import type { DefinedPart } from "../../generator/drift/definitions/defined-part.ts";
import { filesInParts, type DefinitionFiles } from "../../generator/drift/definitions/definition-files.ts";
import { prefixesOf } from "../../generator/drift/subject/paths.ts";
import type { SourcedService } from "../../generator/facts/definitions/sourced.ts";
import type { Wording } from "../../generator/facts/wording.ts";
import { moduleOutline } from "../../generator/link/outline.ts";
import { defineShare, definingShares } from "../../generator/pipeline/parts/defining.ts";
import type { ModuleReading } from "../../generator/read/reading.ts";

export interface Told {
  readonly parts: readonly DefinedPart[];
  readonly files: DefinitionFiles;
}

/** @param readerOf who has read a file, by its place among all; nobody where it is undefined */
export function toldBySeveral({ modules, service, wording }: { readonly modules: readonly ModuleReading[]; readonly service: SourcedService; readonly wording: Wording }, count: number, readerOf: (position: number) => number | undefined): Told {
  const readings = new Map(modules.map((module) => [module.file, module]));
  const positions = new Map(modules.map(({ file }, position) => [file, position]));
  const shares = definingShares({ own: modules.map(moduleOutline), imported: [] }, count, (file) => readerOf(positions.get(file)!));
  const parts = shares.map((share, index) => defineShare(structuredClone(share), (file) => structuredClone(readings.get(file)!), index === 0 ? service : undefined));
  const told = parts.map((part) => structuredClone(part.told));
  return { parts, files: filesInParts({ service: service.name, wording, prefixes: prefixesOf(service.servers) }, told, parts[0]!) };
}
