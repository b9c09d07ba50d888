/**
 * A service linked without its document: each origin keeps what its declaration names as sources. So a document in which half of
 * them have other names can still be held against the definitions.
 */
import { outcome, type Outcome } from "../../diagnostics/outcome.ts";
import type { Places } from "../../link/places.ts";
import { linkResources } from "../../link/resources.ts";
import { linkSchemas } from "../../link/schemas.ts";
import { linkRoot, serviceReading } from "../../link/service.ts";
import { givenPlaceholders } from "../../link/uris.ts";
import type { Origin } from "../../model/origin.ts";
import type { Service } from "../../model/service.ts";
import type { Declared, ModuleReading, ServiceReading } from "../../read/reading.ts";

/** An origin without places, and the declaration that says where they are. */
export interface Sourced extends Origin {
  readonly declared: Declared;
}

export interface SourcedParts {
  readonly name: string;
  readonly modules: readonly ModuleReading[];
  readonly imported: readonly ModuleReading[];
}

export function sourcedService(parts: SourcedParts): Outcome<Service> {
  return sourcing()(parts);
}

/** The same for definitions that change again and again: what was linked of a reading is not linked again. */
export function sourcing(): (parts: SourcedParts) => Outcome<Service> {
  const places = withoutPlaces();
  return (parts) => sourced(parts, places);
}

/** The same where it is known already what is said of the service as a whole. */
export function sourcedBy(reading: ServiceReading, parts: SourcedParts): Service {
  return linked(reading, parts, withoutPlaces());
}

function sourced(parts: SourcedParts, places: Places): Outcome<Service> {
  const reading = serviceReading(parts.name, parts.modules);
  return reading.ok ? outcome(linked(reading.value, parts, places), []) : reading;
}

function linked(reading: ServiceReading, { name, modules, imported }: SourcedParts, places: Places): Service {
  const given = givenPlaceholders(modules.flatMap(({ resources }) => resources));
  const root = linkRoot(places, name, reading, { file: reading.document });
  const resources = modules.flatMap((module) => linkResources(places, given, module));
  return { ...root, resources, schemas: linkSchemas(places, reading, modules, imported), tags: [] };
}

/** The declaration behind an origin that `sourcedService` made; a placeholder that nothing gives has none. */
export function declaredBy(origin: Origin): Declared {
  return (origin as Partial<Sourced>).declared ?? { definition: origin.definition, sources: [] };
}

function withoutPlaces(): Places {
  const origins = new WeakMap<Declared, Sourced>();
  const originOf = (declared: Declared): Sourced => {
    const known = origins.get(declared) ?? { places: [], definition: declared.definition, declared };
    origins.set(declared, known);
    return known;
  };
  return {
    originOf,
    ownOriginOf: (declared) => ({ ...originOf(declared) }),
    originOfField: originOf,
    placeOf: ({ text }) => ({ section: text }),
    found: () => {},
    shapes: new WeakMap(),
    fields: new WeakMap(),
  };
}
