/** What a stub begins with: the resources that it serves, declared ones among them, and the objects that are there from the start. */
import { choices as defaults } from "./choices.ts";
import type { Json, ResourceData, ServiceData } from "./data.ts";
import { declared } from "./declare.ts";
import { setupOf, type Setup } from "./setup.ts";
import type { Stored } from "./store.ts";
import type { StubOptions } from "./stub.ts";
import { untouched } from "./target.ts";

export function setupFor(service: ServiceData, { base = service.base, choices, declare = [] }: StubOptions, seed: number): Setup {
  const listed = service.resources.filter(({ generic }) => generic === undefined);
  const options = { base, seed, choices: { ...defaults, ...choices } };
  const setup = setupOf(service, listed, options);
  if (declare.length === 0) return setup;
  const patterns = service.resources.filter(({ generic }) => generic);
  const added: readonly ResourceData[] = declare.flatMap((one) => declared(one, patterns, setup.assigned));
  const uris = new Set(added.map(({ uri }) => uri));
  return setupOf(service, [...listed.filter(({ uri }) => !uris.has(uri)), ...added], options);
}

/** The objects of which exactly one exists, at a URI without placeholders: they are there from the start. */
export function fixedObjects(setup: Setup): readonly Stored[] {
  const fixed = [...setup.sites.values()].filter(({ resource, block, collection }) => resource.object !== undefined && block === undefined && collection === undefined && !resource.uri.includes("{"));
  return fixed.map((site) => untouched(setup, site, site.resource.uri));
}

export function identifiersIn(setup: Setup, { uri, fields }: Stored): ReturnType<Setup["identifiers"]["found"]> {
  const object = setup.sites.get(uri)?.resource.object;
  return object === undefined ? [] : setup.identifiers.found(object.shape, fields as Json);
}
