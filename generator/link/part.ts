/** One definition file of a service, linked apart from the others: a service with the resources and schemas of that file alone. */
import type { Service } from "../model/service.ts";
import type { Schema } from "../model/shape.ts";
import type { ModuleReading } from "../read/reading.ts";
import type { Places } from "./places.ts";
import { linkResources } from "./resources.ts";
import { linkSchemasOf } from "./schemas.ts";
import { tagsOf } from "./service.ts";
import type { ServiceIndex } from "./service-index.ts";

export interface Part {
  readonly service: Service;
  /** Schemas of other files that these refer to, directly or through each other. */
  readonly lent: readonly Schema[];
}

/**
 * @param root what is said of the service as a whole
 * @param lenders the files that the schemas of other files come from
 * @param isLent whether a schema of these is referred to
 */
export function linkPart(
  places: Places,
  root: Omit<Service, "resources" | "schemas" | "tags">,
  module: ModuleReading,
  { given, reached }: ServiceIndex,
  lenders: readonly Pick<ModuleReading, "resources" | "schemas">[],
  isLent: (id: string) => boolean,
): Part {
  const resources = linkResources(places, given, module);
  const schemas = linkSchemasOf(places, module, ({ id }) => reached.has(id));
  const lent = lenders.flatMap((lender) => linkSchemasOf(places, lender, ({ id }) => isLent(id)));
  return { service: { ...root, resources, schemas, tags: tagsOf(resources) }, lent };
}
