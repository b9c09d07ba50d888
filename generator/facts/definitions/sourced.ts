/**
 * All of a service that its definitions are told by: what its files say, without its document and without names of outputs. So a
 * document in which half of the sources have other names can still be held against the definitions.
 */
import { outcome, type Outcome } from "../../diagnostics/outcome.ts";
import { reachableSchemas } from "../../link/reachable-schemas.ts";
import { serverAddress, serviceReading } from "../../link/service.ts";
import { placeholderNamesIn, segmentsOf } from "../../link/template.ts";
import { givenPlaceholders, type GivenPlaceholders } from "../../link/uris.ts";
import type { Server } from "../../model/service.ts";
import type { ModuleReading, ResourceReading, SchemaReading, ServiceReading } from "../../read/reading.ts";

export interface SourcedService {
  /** The folder's name. */
  readonly name: string;
  readonly reading: ServiceReading;
  readonly servers: readonly Pick<Server, "url" | "variables">[];
  /** Those of its folder first. */
  readonly files: readonly SourcedFile[];
  readonly given: GivenPlaceholders;
}

export interface SourcedFile {
  readonly file: string;
  /** Among all files of the service. */
  readonly position: number;
  readonly resources: readonly ResourceReading[];
  /** Those that resources of the service lead to. */
  readonly schemas: readonly SchemaReading[];
}

/** Some of the files of a service, as their definitions are told. */
export interface SourcedPart extends Pick<SourcedService, "files"> {
  /** Where what is said of the service as a whole belongs to this part. */
  readonly service?: Pick<SourcedService, "name" | "reading" | "servers">;
  /** The schemas that shapes of these files refer to, by their ids. */
  readonly known: ReadonlyMap<string, SchemaReading>;
  /** At the URIs of these files and above them. */
  readonly given: GivenPlaceholders;
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
  const reached = new Set(
    reachableSchemas(
      [...modules, ...imported].flatMap(({ schemas }) => schemas),
      resources,
      reading.value,
    ),
  );
  const files = [...modules, ...imported].map(({ file, resources: own, schemas }, position): SourcedFile => ({
    file,
    position,
    resources: position < modules.length ? own : [],
    schemas: schemas.filter((schema) => reached.has(schema)),
  }));
  return outcome({ name, reading: reading.value, servers: sourcedServers(reading.value), files, given: givenPlaceholders(resources) }, []);
}

export function sourcedServers({ servers }: ServiceReading): SourcedService["servers"] {
  return servers.map(serverAddress);
}

/** A service as the one part of it. */
export function asOnePart({ name, reading, servers, files, given }: SourcedService): SourcedPart {
  return { service: { name, reading, servers }, files, known: new Map(files.flatMap(({ schemas }) => schemas).map((schema) => [schema.id, schema])), given };
}

/** The names in URIs, each once. */
export function placeholderNames(resources: readonly ResourceReading[]): readonly string[] {
  const templates = new Set(resources.flatMap(({ uri, operations }) => [uri, ...operations.map((operation) => operation.uri)]));
  return [...new Set([...templates].flatMap(segmentsOf).flatMap(placeholderNamesIn))];
}
