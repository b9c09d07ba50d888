/** The schemas that shapes refer to, and where each has its page. */
import { declaringFile } from "../../model/declaring-file.ts";
import type { Service } from "../../model/service.ts";
import type { Schema } from "../../model/shape.ts";
import { pageOf, type Target } from "../links/addresses.ts";
import { typeAnchor } from "../links/anchors.ts";

export interface Schemas {
  readonly schema: (id: string) => Schema | undefined;
  /** Where a schema is described. */
  readonly targetOf: (schema: Schema) => Target;
}

export function schemasOf({ schemas, origin }: Pick<Service, "origin" | "schemas">): Schemas {
  const byId = new Map(schemas.map((schema) => [schema.id, schema]));
  return {
    schema: (id) => byId.get(id),
    targetOf: ({ id, name }) => ({ page: pageOf(declaringFile(id), { origin }), anchor: typeAnchor(name) }),
  };
}
