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

/** Some of the files of a service, as their definitions are told. */
export interface SourcedPart {
  /** Where what is said of the service as a whole belongs to this part. */
  readonly service?: Pick<SourcedService, "name" | "reading" | "servers">;
  readonly files: readonly SourcedFile[];
  /** Those that shapes of these files refer to, by their ids. */
  readonly known: ReadonlyMap<string, SchemaReading>;
  /** At the URIs of these files and above them. */
  readonly given: GivenPlaceholders;
}

export interface SourcedFile extends Pick<SourcedService, "resources" | "schemas"> {
  /** Among all files of the service. */
  readonly position: number;
}

export interface SourcedParts {
  readonly name: string;
  readonly modules: readonly ModuleReading[];
  readonly imported: readonly ModuleReading[];
}

export function sourcedService({ name, modules, imported }: SourcedParts): Outcome<SourcedService> {
  const reading = serviceReading(name, modules);
  if (!reading.ok) return reading;
  const resources = modules.flatMap((module) => module.resources);
  const schemas = [...modules, ...imported].flatMap((module) => module.schemas);
  return outcome({ name, reading: reading.value, servers: serversOf(reading.value), resources, schemas: reachable(schemas, resources, reading.value), given: givenPlaceholders(resources) }, []);
}

export function serversOf({ servers }: ServiceReading): SourcedService["servers"] {
  return servers.map(addressOf);
}

/** A service as the one part of it. */
export function wholeOf({ name, reading, servers, resources, schemas, given }: SourcedService): SourcedPart {
  return { service: { name, reading, servers }, files: [{ position: 0, resources, schemas }], known: new Map(schemas.map((schema) => [schema.id, schema])), given };
}

/** The names in URIs, each once. */
export function placeholderNames(resources: readonly ResourceReading[]): readonly string[] {
  const templates = new Set(resources.flatMap(({ uri, operations }) => [uri, ...operations.map((operation) => operation.uri)]));
  return [...new Set([...templates].flatMap(segmentsOf).flatMap(namesIn))];
}
