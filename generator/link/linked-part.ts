/**
 * One definition file of a service, linked apart from the others: a service with the resources and schemas of that file
 * alone, and what it follows from besides.
 */
import { declaringFile } from "../model/declaring-file.ts";
import type { Resource } from "../model/resource.ts";
import type { Service } from "../model/service.ts";
import type { Schema } from "../model/shape.ts";
import type { ModuleReading, OperationReading, ResourceReading } from "../read/reading.ts";
import { memoize } from "../values/memoize.ts";
import type { Places } from "./places.ts";
import { linkResources } from "./resources.ts";
import { linkSchemasOf } from "./schemas.ts";
import type { ServiceIndex } from "./service-index.ts";
import { tagsOf } from "./service.ts";

export interface LinkedPart {
  readonly service: Service;
  /** Schemas of other files that these refer to, directly or through each other. */
  readonly lent: readonly Schema[];
  /** The resources around, of the files before this one and of those after it. Beside carriers they carry nothing. */
  readonly around: { readonly before: readonly Resource[]; readonly after: readonly Resource[] };
}

/** What of other files a part follows from; files in the order of the service. */
export interface PartOf {
  readonly module: ModuleReading;
  /** The ids of schemas. */
  readonly lent: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Those of the files whose resources are linked with all that they carry. */
  readonly carriers: readonly string[];
}

/**
 * Links parts; what several of them follow from is linked once.
 * @param root what is said of the service as a whole
 * @param readingOf the other files
 */
export function partLinker(
  places: Places,
  root: Omit<Service, "resources" | "schemas" | "tags">,
  { reached, ...common }: ServiceIndex,
  readingOf: (file: string) => ModuleReading,
): (part: PartOf) => LinkedPart {
  const schemaOf = memoize((id: string) => linkSchemasOf(places, readingOf(declaringFile(id)), (schema) => schema.id === id)[0]!);
  const whole = memoize((file: string) => linkResources(places, common, readingOf(file)));
  const faces = memoize((file: string) => linkResources(places, common, faceOf(readingOf(file))));
  return ({ module, lent, before, after, carriers }) => {
    const own = remembering(places);
    const resources = linkResources(own, common, module);
    const schemas = linkSchemasOf(own, module, ({ id }) => reached.has(id));
    const linked = (files: readonly string[]): readonly Resource[] => files.flatMap((file) => (carriers.includes(file) ? whole(file) : faces(file)));
    return {
      service: { ...root, resources, schemas, tags: tagsOf(resources) },
      lent: lent.map(schemaOf),
      around: { before: linked(before), after: linked(after) },
    };
  };
}

/** For one file: what is linked of it is known until all of it is. Maps that hold their keys are quicker, and cheaper to collect. */
function remembering(places: Places): Places {
  return { ...places, shapes: new Map(), fields: new Map() };
}

/** A file as others see it from where they stand: its resources and their operations, without what these carry. */
function faceOf(module: ModuleReading): ModuleReading {
  return {
    ...module,
    schemas: [],
    resources: module.resources.map((resource): ResourceReading => ({ ...resource, operations: resource.operations.map(bare) })),
  };
}

const nothing = { is: "none" } as const;

function bare(operation: OperationReading): OperationReading {
  const { response } = operation;
  return {
    ...operation,
    request: nothing,
    response: { ...response, payload: nothing },
    failures: [],
    query: [],
    headers: [],
    notes: { statements: [], gaps: [], contradictions: [] },
  };
}
