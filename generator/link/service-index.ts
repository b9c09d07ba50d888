/** What the files of a service mean to each other, out of their outlines. */
import { declaredSchemas, listedSchemas, type ListedSchemas, type References, type SchemaUse } from "../model/usage.ts";
import type { ModuleOutline } from "./outline.ts";
import { commonLinks, type CommonLinks } from "./common.ts";

export interface ServiceIndex extends CommonLinks {
  /** The schemas that the document lists. */
  readonly listed: ListedSchemas;
  /** Those that any operation leads to, as programs know them. */
  readonly declared: ListedSchemas;
  /** The ids of the schemas that the resources lead to. */
  readonly reached: ReadonlySet<string>;
}

/** @param imported of the files outside of the service's folder that its own files import */
export function serviceIndex(own: readonly ModuleOutline[], imported: readonly ModuleOutline[]): ServiceIndex {
  const schemas = [...own, ...imported].flatMap((outline) => outline.schemas);
  return {
    ...commonLinks(own),
    listed: listedSchemas(
      own.map(({ carried }) => carried),
      schemas,
    ),
    declared: declaredSchemas(
      own.map(({ refers }) => refers),
      schemas,
    ),
    reached: schemasReachedFrom(
      own.flatMap(({ refers }) => idsIn(refers)),
      schemasById(schemas),
    ),
  };
}

export function schemasById(schemas: readonly SchemaUse[]): ReadonlyMap<string, SchemaUse> {
  return new Map(schemas.map((schema) => [schema.id, schema]));
}

/** The schemas to which ids lead, directly or through each other. */
export function schemasReachedFrom(ids: readonly string[], schemas: ReadonlyMap<string, SchemaUse>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const schema = schemas.get(id);
    if (schema === undefined || reached.has(id)) continue;
    reached.add(id);
    open.push(...idsIn(schema));
  }
  return reached;
}

export function idsIn({ answer, request }: References): readonly string[] {
  return [...answer, ...request];
}
