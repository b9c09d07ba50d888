/** What a file holds: services, resources and schemas, in the order of its statements. */
import type { ModuleReading, ResourceReading, SchemaReading, ServiceReading } from "./reading.ts";
import { isResourceAlias, resourcesOf } from "./resources.ts";
import { isSchema, schemaOf } from "./schemas.ts";
import { serviceFacts, serviceOf } from "./services.ts";
import type { Source } from "./source.ts";
import { ts } from "./typescript.ts";

export type Contents = Pick<ModuleReading, "services" | "resources" | "schemas">;

export const noContents: Contents = { services: [], resources: [], schemas: [] };

export function contentsOf(source: Source, file: ts.SourceFile): Contents {
  const services: ServiceReading[] = [];
  const resources: ResourceReading[] = [];
  const schemas: SchemaReading[] = [];
  for (const statement of file.statements) {
    const facts = serviceFacts(source, statement);
    if (facts !== undefined && ts.isTypeAliasDeclaration(statement)) services.push(serviceOf(source, statement, facts));
    else if (isResourceAlias(source, statement)) resources.push(...resourcesOf(source, statement));
    else if (isSchema(source, statement)) schemas.push(schemaOf(source, statement));
  }
  return { services, resources, schemas };
}
