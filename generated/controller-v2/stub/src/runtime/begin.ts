/** What a stub begins with: the resources that it serves, declared ones among them, and the objects that are there from the start. */
import { choices as defaults, type Choices } from "./choices.ts";
import type { Json, ResourceData, ServiceData } from "./data.ts";
import { declared, type Declaration } from "./declare.ts";
import { layoutOf, setupOf, type Layout, type Setup } from "./setup.ts";
import type { Stored } from "./store.ts";
import { untouched } from "./target.ts";

/** What a service begins with in place of what the document says. */
export interface Beginning {
  /** The path that every URI stands below, in place of the document's. */
  readonly base?: string;
  readonly choices?: Partial<Choices>;
  /** Collections and objects that the document does not list. */
  readonly declare?: readonly Declaration[];
}

export function setupFor(service: ServiceData, { base = service.base, choices, declare = [] }: Beginning, seed: number): Setup {
  const layout = listedLayout(service);
  return setupOf(service, declare.length === 0 ? layout : declaredLayout(service, layout, declare), { base, seed, choices: { ...defaults, ...choices } });
}

const layouts = new WeakMap<ServiceData, Layout>();

/** Of the resources that the document lists: made once of each service. */
function listedLayout(service: ServiceData): Layout {
  const layout = layouts.get(service) ?? layoutOf(service, listedIn(service));
  layouts.set(service, layout);
  return layout;
}

function declaredLayout(service: ServiceData, { assigned }: Layout, declare: readonly Declaration[]): Layout {
  const patterns = service.resources.filter(({ generic }) => generic);
  const added: readonly ResourceData[] = declare.flatMap((one) => declared(one, patterns, assigned));
  const uris = new Set(added.map(({ uri }) => uri));
  return layoutOf(service, [...listedIn(service).filter(({ uri }) => !uris.has(uri)), ...added]);
}

function listedIn({ resources }: ServiceData): readonly ResourceData[] {
  return resources.filter(({ generic }) => generic === undefined);
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
