/**
 * What a definition file means to the other files of its service: all that they need of it while each is linked apart.
 */
import { addressesIn } from "../model/addresses.ts";
import { ReferenceCollector, schemaUse, type References, type SchemaUse } from "../model/usage.ts";
import type { ModuleReading, OperationReading, ResourceReading, ShapeReading } from "../read/reading.ts";
import type { FileContribution } from "./common.ts";
import { contributionOf, definitionsOf } from "./resources.ts";
import { segmentParts, segmentPattern, segmentsOf } from "./template.ts";

export interface ModuleOutline extends FileContribution {
  readonly file: string;
  /** It declares a service. */
  readonly hasService: boolean;
  /** All that it names as sources. */
  readonly sources: readonly string[];
  /** The URIs of its resources and operations, each once. */
  readonly uris: readonly string[];
  /** The URIs of its resources that the document lists. */
  readonly listed: readonly string[];
  /** The URIs of operations that do not go on from that of their resource: they stand at places of other resources. */
  readonly strays: readonly string[];
  /** The URIs at which parts of its types are said to be resources of their own. */
  readonly addresses: readonly string[];
  readonly schemas: readonly SchemaUse[];
  /** What its resources refer to. */
  readonly refers: References;
  /** The same without what no path of the document carries. */
  readonly carried: References;
}

export function moduleOutline(module: ModuleReading): ModuleOutline {
  const [all, onPaths] = [new ReferenceCollector(), new ReferenceCollector()];
  for (const resources of definitionsOf(module)) {
    const isPattern = resources[0]!.generic === true;
    for (const resource of resources) gather(resource, isPattern, all, onPaths);
  }
  for (const { headers } of module.services) for (const { shape } of headers) [all, onPaths].forEach((met) => met.shape(shape, "request"));
  return {
    file: module.file,
    hasService: module.services.length > 0,
    sources: module.sources,
    uris: [...new Set(module.resources.flatMap(({ uri, operations }) => [uri, ...operations.map((operation) => operation.uri)]))],
    listed: definitionsOf(module).flatMap((resources) => (resources[0]!.generic === true ? [] : resources.map(({ uri }) => uri))),
    strays: [...new Set(definitionsOf(module).flatMap(straysOf))],
    addresses: shapesOf(module).flatMap(addressesIn),
    ...contributionOf(module),
    schemas: module.schemas.map(schemaUse),
    refers: all.references,
    carried: onPaths.references,
  };
}

function shapesOf({ schemas, resources }: ModuleReading): readonly ShapeReading[] {
  const payloads = resources.flatMap(({ operations }) =>
    operations.flatMap(({ request, response, failures }) => [request, ...[response, ...failures].map(({ payload }) => payload)]),
  );
  return [...schemas.map(({ shape }) => shape), ...payloads.flatMap((payload) => (payload.is === "json" ? [payload.shape] : []))];
}

function gather({ placeholders, operations }: ResourceReading, isPattern: boolean, all: ReferenceCollector, onPaths: ReferenceCollector): void {
  for (const { shape } of placeholders) all.shape(shape, "request");
  for (const operation of operations) {
    all.operation(operation);
    if (isPattern || spans(operation)) continue;
    onPaths.operation(operation);
    for (const { shape } of placeholders) onPaths.shape(shape, "request");
  }
}

/** What goes on from the first resource of a pattern stands with that, which is at no place that the document lists. */
function straysOf(resources: readonly ResourceReading[]): readonly string[] {
  const [root] = resources;
  return resources.flatMap(({ uri, operations }) =>
    operations.map((operation) => operation.uri).filter((one) => !goesOn(one, uri) && !(root!.generic === true && goesOn(one, root!.uri))),
  );
}

function goesOn(template: string, from: string): boolean {
  if (template === from || template.startsWith(`${from}/`)) return true;
  const segments = segmentsOf(template);
  return segmentsOf(from).every((segment, index) => segments[index] !== undefined && segmentPattern(segments[index]) === segmentPattern(segment));
}

function spans({ uri }: OperationReading): boolean {
  return uri.includes("{+") && segmentsOf(uri).some((segment) => segmentParts(segment)?.some((part) => part.is === "placeholder" && part.spans));
}
