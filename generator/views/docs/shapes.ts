/** The schemas that shapes refer to, and where each has its page. */
import type { Schema } from "../../model/shape.ts";
import type { Service } from "../../model/service.ts";
import { pageOf, type Target } from "./addresses.ts";
import { typeAnchor } from "./anchors.ts";

export interface Schemas {
  readonly schema: (id: string) => Schema | undefined;
  /** Where a schema is described. */
  readonly targetOf: (schema: Schema) => Target;
}

/**
 * @param schema of this definition file, or lent by another
 * @param hasResources whether a definition file has resources, and not only types
 */
export function schemasWith(service: Pick<Service, "origin">, schema: Schemas["schema"], hasResources: (file: string) => boolean): Schemas {
  return {
    schema,
    targetOf: ({ id, name }) => {
      const file = fileOf(id);
      return { page: pageOf(file, service, hasResources(file)), anchor: typeAnchor(name) };
    },
  };
}

/** The definition file of a schema. */
export function fileOf(id: string): string {
  return id.slice(0, id.lastIndexOf("#"));
}
