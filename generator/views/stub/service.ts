/** A service as the data that a stub runs on: `runtime/data.ts` beside the templates says its form. */
import { carriedBy } from "../../model/carried.ts";
import { declaringFile } from "../../model/declaring-file.ts";
import type { Operation } from "../../model/operation.ts";
import { placeholdersOf } from "../../model/placeholders.ts";
import type { Resource } from "../../model/resource.ts";
import type { SecurityScheme, Service } from "../../model/service.ts";
import type { Json } from "../../model/shape.ts";
import type { Way } from "../../model/way.ts";
import { groupBy } from "../../values/group-by.ts";
import { shownAddress } from "../server-address.ts";
import { resourcesByUri } from "./at-uri.ts";
import { neighbourhoods, objectData, type ResourceNeighbours } from "./objects.ts";
import { payloadData } from "./payload.ts";
import { fieldData, shapeDataOf, type ShapeData } from "./shapes.ts";

export type StubData = { readonly [name: string]: Json };

/** What one definition file adds, made when it is asked for: the generated data are in as many modules as there are files. */
export interface StubPart {
  readonly file: string;
  readonly shapes: StubData;
  readonly resources: readonly StubData[];
}

export interface StubParts {
  /** What holds for the whole service. */
  readonly head: StubData;
  /** In the order of the files' names. */
  readonly parts: readonly StubPart[];
}

export function stubParts(service: Service): StubParts {
  const data = shapeDataOf(service.schemas);
  const resources = resourcesByUri(service.resources);
  const around = neighbourhoods(resources, service.schemas);
  const files = [...new Set([...service.schemas.map(({ id }) => declaringFile(id)), ...resources.map(({ module }) => module)])].sort();
  const schemasOf = groupBy(service.schemas, ({ id }) => declaringFile(id));
  const resourcesOf = groupBy(resources, ({ module }) => module);
  const parts = files.map((file) => ({
    file,
    get shapes() {
      return Object.fromEntries((schemasOf.get(file) ?? []).map(({ name, shape }) => [name, data(shape)]));
    },
    get resources() {
      return (resourcesOf.get(file) ?? []).map((resource) => resourceData(resource, around(resource), data));
    },
  }));
  return { head: headOf(service, data), parts };
}

function headOf(service: Service, data: ShapeData): StubData {
  return {
    name: service.name,
    title: service.title,
    base: new URL(shownAddress(service.servers)).pathname.replace(/^\/$/, ""),
    credentials: (service.security ?? []).map(credentialData),
    ...(service.access === undefined ? {} : { access: waysData(service.access) }),
    headers: service.headers.map((field) => fieldData(data, field)),
  };
}

function credentialData({ name, how }: SecurityScheme): StubData {
  if (how.is === "basic") return { name, is: "basic" };
  const carried = carriedBy({ how });
  if (carried.in === "connection") return { name, is: "certificate" };
  return carried.in === "header" ? { name, is: "header", header: carried.name, word: carried.word } : { name, is: carried.in, parameter: carried.name };
}

function waysData(ways: readonly Way[]): Json {
  return ways.map((way) => way.map(({ scheme, scopes }) => ({ scheme, ...(scopes.length === 0 ? {} : { scopes }) })));
}

function resourceData(resource: Resource, neighbours: ResourceNeighbours, data: ShapeData): StubData {
  const object = objectData(resource, neighbours, data);
  const placeholders = placeholdersOf(resource.uri).flatMap(({ name, shape }) => (isPlain(data(shape)) ? [] : [[name, data(shape)] as const]));
  return {
    uri: resource.uri.template,
    ...(resource.generic ? { generic: true } : {}),
    ...(placeholders.length === 0 ? {} : { placeholders: Object.fromEntries(placeholders) }),
    ...(object === undefined ? {} : { object }),
    operations: resource.operations.map((operation) => operationData(operation, neighbours, data)),
    ...gapsOf(resource),
  };
}

/** Any text, whatever it is the value of. */
function isPlain(shape: StubData): boolean {
  return shape["is"] === "string" && Object.keys(shape).every((facet) => facet === "is" || facet === "role");
}

function operationData(operation: Operation, { schemas }: ResourceNeighbours, data: ShapeData): StubData {
  const { id, method, effect, request, response, failures, query, headers, contains, looksUp, sampling, access } = operation;
  return {
    id,
    method,
    effect,
    request: payloadData(request, schemas, data),
    status: response.status,
    answer: payloadData(response.payload, schemas, data),
    ...(failures.length === 0 ? {} : { failures: Object.fromEntries(failures.map(({ status, payload }) => [status, payloadData(payload, schemas, data)])) }),
    ...(query.length === 0 ? {} : { query: query.map((field) => fieldData(data, field)) }),
    ...(headers.length === 0 ? {} : { headers: headers.map((field) => fieldData(data, field)) }),
    ...(contains ? { contains } : {}),
    ...(looksUp === undefined ? {} : { looksUp }),
    ...(sampling === undefined ? {} : { sampling: { names: sampling.names, windows: sampling.windows, aggregates: sampling.aggregates } }),
    ...(access === undefined ? {} : { access: waysData(access) }),
    ...gapsOf(operation),
  };
}

function gapsOf({ notes }: Pick<Resource, "notes">): StubData {
  return notes.gaps.length === 0 ? {} : { gaps: notes.gaps.map(({ what }) => what) };
}
