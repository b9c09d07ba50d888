/** What a file holds: services, resources and schemas, in the order of its statements. */
import { checkNumbers } from "./fields/numbers.ts";
import { checkSingleItems } from "./fields/single-items.ts";
import { checkOverlooked } from "./mistakes/overlooked.ts";
import { checkReservedNames } from "./mistakes/reserved-names.ts";
import type { ModuleReading, ResourceReading, SchemaReading, ServiceReading } from "./reading.ts";
import { isKindWithoutPlace, isOfKindAsAnAlias, isResourceAlias, resourcesOf, tellKindAsAnAlias, tellKindWithoutPlace } from "./resources/resources.ts";
import { checkSchemasAsTypes } from "./resources/schemas-as-types.ts";
import { isSchema, schemaOf } from "./resources/schemas.ts";
import { serviceFacts, serviceOf } from "./resources/services.ts";
import type { Source } from "./source.ts";
import { ts } from "./typescript.ts";

export type Contents = Pick<ModuleReading, "services" | "resources" | "schemas">;

export const noContents: Contents = { services: [], resources: [], schemas: [] };

/** The resources of some statements, where they are known before any type is asked for. */
export type KnownResources = ReadonlyMap<ts.Statement, (source: Source) => readonly ResourceReading[]>;

const nothingKnown: KnownResources = new Map();

export function fileContents(source: Source, file: ts.SourceFile, known = nothingKnown): Contents {
  const services: ServiceReading[] = [];
  const resources: ResourceReading[] = [];
  const schemas: SchemaReading[] = [];
  for (const statement of file.statements) {
    const followed = known.get(statement);
    const facts = followed === undefined ? serviceFacts(source, statement) : undefined;
    if (followed !== undefined) resources.push(...followed(source));
    else if (facts !== undefined && ts.isTypeAliasDeclaration(statement)) services.push(serviceOf(source, statement, facts));
    else if (isResourceAlias(source, statement)) resources.push(...resourcesOf(source, statement));
    else if (isOfKindAsAnAlias(source, statement)) tellKindAsAnAlias(source, statement);
    else if (isKindWithoutPlace(source, statement)) tellKindWithoutPlace(source, statement);
    else if (isSchema(source, statement)) schemas.push(schemaOf(source, statement));
    else checkOverlooked(source, statement);
  }
  checkNumbers(source, file);
  checkSingleItems(source, file);
  checkReservedNames(source, file);
  checkSchemasAsTypes(source, file);
  return { services, resources, schemas };
}
