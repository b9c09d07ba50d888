/**
 * What the outputs that are made once for a service follow from of one definition file, group by group: while the imprints of
 * all files are the same, so are those outputs. A group that has none here can follow from all that a file says.
 */
import type { LinkedPart } from "../link/linked-part.ts";
import type { Operation } from "../model/operation.ts";
import type { Resource } from "../model/resource.ts";
import { setOwn } from "../openapi/own-properties.ts";
import { hashOf, hashOfJson } from "../values/hash.ts";
import { callsOf } from "../views/client/calls.ts";
import type { Client } from "../views/client/client.ts";
import type { PageTexts } from "../views/docs/known-page.ts";
import { findUnknowns } from "../views/unknowns/find-unknowns.ts";

/** Hashes by the name of the group. */
export type Imprints = { readonly [group: string]: string };

type Seen = (part: LinkedPart, client: () => Client) => unknown;

const seen: { readonly [group: string]: Seen } = {
  /** Where everything is and what it is called, and the examples of calls: what is carried shows in these alone. */
  client: ({ service: { resources, schemas } }, client) => [resources.map(faceOf), schemas.map(({ id, name }) => [id, name]), callTexts(resources, client())],
  /** The list of the files that there are. */
  stub: ({ service: { resources, schemas } }) => [resources.length > 0, schemas.length > 0],
  tests: () => [],
  unknowns: ({ service }) => findUnknowns({ ...service, headers: [], notes: { statements: [], gaps: [], contradictions: [] } }),
};

export function imprintsOf(part: LinkedPart, groups: readonly string[], client: () => Client): Imprints {
  const wanted = groups.filter((group) => Object.hasOwn(seen, group));
  return Object.fromEntries(wanted.map((group) => [group, hashOfJson(seen[group]!(part, client))]));
}

/** What the docs over the whole service follow from, by the pages that follow from it. */
export function docsImprints(page: PageTexts): Imprints {
  const { outline, limits, open, search } = DOCS_IMPRINTS;
  return { [outline]: hashOf(page.outline), [limits]: hashOf(page.limited), [open]: hashOf(page.findings), [search]: hashOf(page.search) };
}

/** The names of these imprints. */
export const DOCS_IMPRINTS = { outline: "docs: outline", limits: "docs: limits", open: "docs: open ends", search: "docs: search" };

function faceOf({ operations, origin, ...resource }: Resource): unknown {
  return withoutLines({ ...resource, places: origin.places, operations: operations.map(operationFace) });
}

function operationFace({ request, response, failures, query, headers, ...operation }: Operation): unknown {
  return {
    ...operation,
    carries: [request.is, response.payload.is, failures.length],
    asks: query.map(({ name, required }) => [name, required]),
    sends: headers.map(({ name }) => name),
  };
}

function callTexts(resources: readonly Resource[], client: Client): readonly unknown[] {
  const own = new Set(resources.map(({ module }) => module));
  return callsOf(client)
    .filter(({ resource }) => own.has(resource.module))
    .map(({ general, example, operation }) => [operation.id, general, example]);
}

/** Where in a file something stands says nothing in these outputs. */
function withoutLines(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutLines);
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(value)) if (key !== "definition") setOwn(copy, key, withoutLines((value as { readonly [key: string]: unknown })[key]));
  return copy;
}
