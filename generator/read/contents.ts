/** What a file holds: services, resources and schemas, in the order of its statements. */
import { checkNumbers } from "./fields/numbers.ts";
import { checkSingleItems } from "./fields/single-items.ts";
import { checkOverlooked } from "./mistakes/overlooked.ts";
import { checkReservedNames } from "./mistakes/reserved-names.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { ModuleReading, ResourceReading, SchemaReading, ServiceReading } from "./reading.ts";
import { isKindWithoutPlace, isOfKindAsAnAlias, isResourceAlias, resourcesOf, tellKindAsAnAlias, tellKindWithoutPlace } from "./resources/resources.ts";
import { checkSchemasAsTypes } from "./resources/schemas-as-types.ts";
import { isSchema, schemaOf } from "./resources/schemas.ts";
import { serviceFacts, serviceOf } from "./resources/services.ts";
import { ts } from "./typescript.ts";

export type Contents = Pick<ModuleReading, "services" | "resources" | "schemas">;

export const noContents: Contents = { services: [], resources: [], schemas: [] };

/** The resources of some statements, where they are known before any type is asked for. */
export type KnownResources = ReadonlyMap<ts.Statement, (context: ReadingContext) => readonly ResourceReading[]>;

const nothingKnown: KnownResources = new Map();

export function fileContents(context: ReadingContext, file: ts.SourceFile, known = nothingKnown): Contents {
  const services: ServiceReading[] = [];
  const resources: ResourceReading[] = [];
  const schemas: SchemaReading[] = [];
  for (const statement of file.statements) {
    const followed = known.get(statement);
    const facts = followed === undefined ? serviceFacts(context, statement) : undefined;
    if (followed !== undefined) resources.push(...followed(context));
    else if (facts !== undefined && ts.isTypeAliasDeclaration(statement)) services.push(serviceOf(context, statement, facts));
    else if (isResourceAlias(context, statement)) resources.push(...resourcesOf(context, statement));
    else if (isOfKindAsAnAlias(context, statement)) tellKindAsAnAlias(context, statement);
    else if (isKindWithoutPlace(context, statement)) tellKindWithoutPlace(context, statement);
    else if (isSchema(context, statement)) schemas.push(schemaOf(context, statement));
    else checkOverlooked(context, statement);
  }
  checkNumbers(context, file);
  checkSingleItems(context, file);
  checkReservedNames(context, file);
  checkSchemasAsTypes(context, file);
  return { services, resources, schemas };
}
