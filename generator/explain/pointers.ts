/** Where a document has the things of its service, and which things a place of the document has. */
import type { Origin } from "../model/origin.ts";
import type { Resource } from "../model/resource.ts";
import type { Service } from "../model/service.ts";
import type { OpenApiDocument } from "../openapi/document.ts";
import type { Emitted } from "../openapi/emitted.ts";
import { getOwn } from "../openapi/own-properties.ts";
import { isIgnored } from "../openapi/paths/parameters.ts";
import type { PathPlan } from "../openapi/paths/paths.ts";
import { memberPointer, pointerKeys } from "../openapi/source-map/pointer.ts";
import { walkSourced } from "../openapi/source-map/walk.ts";
import { isGeneric } from "../openapi/uri.ts";

export interface Pointers {
  readonly of: ReadonlyMap<Origin, readonly string[]>;
  readonly at: ReadonlyMap<string, readonly Origin[]>;
}

type Place = readonly [pointer: string, origins: readonly Origin[]];

interface Traced {
  readonly place: Place;
  /** A parameter that stands on many paths is held where it is described; the paths only refer to it. */
  readonly refers: boolean;
}

/** @param plans the paths of the service, the same for all of its documents */
export function pointersIn(emitted: Emitted, plans: readonly PathPlan[]): Pointers {
  const { service } = emitted;
  const traced = tracedPlaces(emitted);
  const untraced: readonly Place[] = [["", [service.origin]], ...plans.flatMap(pathPlaces), ...credentialPlaces(emitted), ...headerPlaces(service)];
  const held = [...untraced, ...traced.filter(({ refers }) => !refers).map(({ place }) => place)];
  const of = new Map<Origin, string[]>();
  for (const [pointer, origins] of held) {
    for (const origin of origins) add(of, origin, pointer);
  }
  for (const resource of service.resources) addGeneric(of, resource);
  return { of, at: new Map([...untraced, ...traced.map(({ place }) => place)]) };
}

function add(of: Map<Origin, string[]>, origin: Origin, pointer: string): void {
  const pointers = of.get(origin);
  if (pointers === undefined) of.set(origin, [pointer]);
  else pointers.push(pointer);
}

function tracedPlaces({ document, traces }: Emitted): readonly Traced[] {
  const traced: Traced[] = [];
  walkSourced(document, (node, pointer) => {
    const trace = traces.get(node);
    if (trace !== undefined) traced.push({ place: [pointer, trace.origins], refers: "$ref" in node && /\/parameters\/\d+$/.test(pointer) });
  });
  return traced;
}

/** A path that no resource has is that of its operations' resources. */
function pathPlaces({ path, owners, operations }: PathPlan): readonly Place[] {
  const pointer = memberPointer("/paths", path);
  const resources = owners.length > 0 ? owners : [...operations.values()].map(({ resource }) => resource);
  const headers = [...operations].flatMap(([method, shared]) =>
    shared.operations
      .flatMap((operation) => operation.headers.filter(isIgnored))
      .map((header, index): Place => [`${pointer}/${method.toLowerCase()}/x-headers/${index}`, [header.origin]]),
  );
  return [[pointer, [...new Set(resources.map(({ origin }) => origin))]], ...headers];
}

/** Those that a version has no word for are noted. */
function credentialPlaces({ service: { security = [] }, document }: Emitted): readonly Place[] {
  const noted = new Map((document["x-client-certificates"] ?? []).map(({ name }, index) => [name, `/x-client-certificates/${index}`]));
  return security.map(({ name, origin }) => [noted.get(name) ?? memberPointer("/components/securitySchemes", name), [origin]]);
}

/** Headers that OpenAPI ignores as parameters. */
function headerPlaces({ headers }: Service): readonly Place[] {
  return headers.filter(isIgnored).map(({ origin }, index) => [`/x-headers/${index}`, [origin]]);
}

/** A resource without a path of its own is where its operations are. */
function addGeneric(of: Map<Origin, string[]>, resource: Resource): void {
  if (!isGeneric(resource, resource.uri) || of.has(resource.origin)) return;
  const pointers = resource.operations.flatMap(({ origin }) => of.get(origin) ?? []);
  if (pointers.length > 0) of.set(resource.origin, pointers);
}

/** What stands at a pointer, or nearest around it; none where the document has no such pointer. */
export function originsAround(document: OpenApiDocument, { at }: Pointers, pointer: string): readonly Origin[] {
  if (valueAt(document, pointer) === undefined) return [];
  let around = pointer;
  while (!at.has(around)) around = around.slice(0, around.lastIndexOf("/"));
  return at.get(around)!;
}

function valueAt(document: OpenApiDocument, pointer: string): unknown {
  let value: unknown = document;
  for (const step of pointerKeys(pointer).slice(1)) {
    if (typeof value !== "object" || value === null) return undefined;
    value = getOwn(value as { readonly [key: string]: unknown }, step);
  }
  return value;
}
