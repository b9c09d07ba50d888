/**
 * All of a service that its definitions are told by: what its files say, without its document and without names of outputs. So a
 * document in which half of the sources have other names can still be held against the definitions.
 */
import { outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { reachable } from "../../link/reachable.ts";
import { addressOf, serviceReading } from "../../link/service.ts";
import { namesIn, segmentsOf } from "../../link/template.ts";
import { givenPlaceholders, type GivenPlaceholders } from "../../link/uris.ts";
import type { Server } from "../../model/service.ts";
import type { ModuleReading, ResourceReading, SchemaReading, ServiceReading } from "../../read/reading.ts";

export interface SourcedService {
  /** The folder's name. */
  readonly name: string;
  readonly reading: ServiceReading;
  readonly servers: readonly Pick<Server, "url" | "variables">[];
  readonly resources: readonly ResourceReading[];
  /** Those that resources lead to. */
  readonly schemas: readonly SchemaReading[];
  readonly given: GivenPlaceholders;
}

export interface SourcedParts {
  readonly name: string;
  readonly modules: readonly ModuleReading[];
  readonly imported: readonly ModuleReading[];
}

export function sourcedService(parts: SourcedParts): Outcome<SourcedService> {
  const reading = serviceReading(parts.name, parts.modules);
  return reading.ok ? outcome(sourcedBy(reading.value, parts), []) : reading;
}

/** The same where it is known already what is said of the service as a whole. */
export function sourcedBy(reading: ServiceReading, { name, modules, imported }: SourcedParts): SourcedService {
  const resources = modules.flatMap((module) => module.resources);
  const schemas = [...modules, ...imported].flatMap((module) => module.schemas);
  return { name, reading, servers: reading.servers.map(addressOf), resources, schemas: reachable(schemas, resources, reading), given: givenPlaceholders(resources) };
}

/** The names in its URIs, each once. */
export function placeholderNames({ resources }: SourcedService): readonly string[] {
  const templates = new Set(resources.flatMap(({ uri, operations }) => [uri, ...operations.map((operation) => operation.uri)]));
  return [...new Set([...templates].flatMap(segmentsOf).flatMap(namesIn))];
}
