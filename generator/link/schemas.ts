/** Schemas with their names: those that the resources of a service lead to. */
import type { Schema } from "../model/shape.ts";
import type { ModuleReading, SchemaReading, ServiceReading } from "../read/reading.ts";
import { pascalCase } from "./case.ts";
import { nameAt, namingOf, type UriNaming } from "./names.ts";
import type { Places } from "./places.ts";
import { reachableSchemas } from "./reachable-schemas.ts";
import { linkShape } from "./shapes.ts";

/** The schemas of the service's own files, and of those that they import from elsewhere. */
export function linkSchemas(places: Places, service: ServiceReading, modules: readonly ModuleReading[], imported: readonly ModuleReading[]): readonly Schema[] {
  const all = [...modules, ...imported];
  const resources = modules.flatMap((module) => module.resources);
  const wanted = new Set(
    reachableSchemas(
      all.flatMap(({ schemas }) => schemas),
      resources,
      service,
    ),
  );
  return all.flatMap((module) => {
    return linkSchemasOf(places, module, (schema) => wanted.has(schema));
  });
}

/** The wanted schemas of one file. */
export function linkSchemasOf(
  places: Places,
  module: Pick<ModuleReading, "resources" | "schemas">,
  isWanted: (schema: SchemaReading) => boolean,
): readonly Schema[] {
  const naming = schemaNaming(module);
  return module.schemas.filter(isWanted).map((schema) => linkSchema(places, schema, naming));
}

/**
 * The schemas of a file are named after its first resource, or stand for themselves where it has none. OpenAPI names
 * components in ASCII, whatever the path is written in: `Café` is `Cafe`, and of another script nothing is in the name.
 */
function schemaNaming({ resources: [first] }: Pick<ModuleReading, "resources">): UriNaming {
  const { prefix, stem } = namingOf(first?.uri ?? "/");
  return { prefix: inAscii(prefix), stem: inAscii(stem) };
}

function inAscii(name: string): string {
  return isAscii.test(name) ? name : name.normalize("NFD").replace(/[^A-Za-z0-9]/g, "");
}

const isAscii = /^[A-Za-z0-9]*$/;

function linkSchema(places: Places, schema: SchemaReading, naming: UriNaming): Schema {
  const { declaredName, explicit, shape, origin, ...rest } = schema;
  const name = explicit === true ? pascalCase(declaredName) : nameAt(naming, declaredName);
  return { ...rest, name, shape: linkShape(places, shape), origin: places.originOf(origin) };
}
