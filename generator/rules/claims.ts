/**
 * What a part of a service has to itself: names and addresses. Two parts that claim the same are for the rules of the whole
 * service to judge, which see both.
 */
import type { Service } from "../model/service.ts";
import { uriPattern } from "./segments.ts";
import { kindOfPattern } from "./uris.ts";

export function claimsOf({ resources, schemas }: Pick<Service, "resources" | "schemas">): readonly string[] {
  const claims = new Set(schemas.map(({ name }) => `type ${name.toLowerCase()}`));
  for (const resource of resources) {
    claims.add(`resource ${resource.noun.toLowerCase()}`);
    claims.add(`tag ${resource.tag}`);
    claims.add(`uri ${kindOfPattern(resource)}${uriPattern(resource.uri)}`);
    for (const { id, method, uri } of resource.operations) {
      claims.add(`operation ${id.toLowerCase()}`);
      claims.add(`request ${kindOfPattern(resource)}${method} ${uriPattern(uri)}`);
    }
  }
  return [...claims];
}
