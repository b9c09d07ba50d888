/** All that the page of one definition file says, as plain values: its resources with their operations, and its types. */
import type { Operation } from "../../model/operation.ts";
import type { Contradiction } from "../../model/origin.ts";
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import type { Schema } from "../../model/shape.ts";
import { titleCase } from "../../link/case.ts";
import { pageOf } from "./addresses.ts";
import { Anchors } from "./anchor-set.ts";
import { resourceAnchor, typeAnchor } from "./anchors.ts";
import { factsOf } from "./facts.ts";
import { blocksOf, doubtsOf, gapsOf, placeTexts, type Block, type FieldEntry } from "./fields.ts";
import { operationEntry, placeholderEntries, placeholdersIn, type OperationEntry, type OperationReader } from "./operation-entry.ts";
import { schemasWith, type Schemas } from "./shapes.ts";
import { typePhrase, type TypePhrase } from "./type-phrase.ts";

/** A definition file with what is its own, and what others say of it and lend it. */
export interface PageInput {
  readonly file: string;
  readonly service: Omit<Service, "resources" | "schemas" | "tags">;
  readonly resources: readonly Resource[];
  readonly schemas: readonly Schema[];
  /** Any schema that these refer to. */
  readonly schema: Schemas["schema"];
  /** Whether a definition file has resources, and not only types. */
  readonly hasResources: (file: string) => boolean;
  readonly callOf: (operation: Operation) => string | undefined;
}

export interface PageEntry {
  readonly file: string;
  readonly page: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly resources: readonly ResourceEntry[];
  readonly types: readonly TypeEntry[];
}

export interface ResourceEntry {
  readonly resource: Resource;
  readonly title: string;
  readonly anchor: string;
  readonly placeholders: readonly FieldEntry[];
  readonly places: readonly string[];
  readonly operations: readonly OperationEntry[];
}

export interface TypeEntry {
  readonly schema: Schema;
  readonly anchor: string;
  readonly type: TypePhrase;
  readonly facts: readonly TypePhrase[];
  readonly gaps: readonly string[];
  readonly doubts: readonly Contradiction[];
  readonly blocks: readonly Block[];
  readonly places: readonly string[];
}

export function pageEntry({ file, service, resources, schemas, schema, hasResources, callOf }: PageInput): PageEntry {
  const reader: OperationReader = { file, schemas: schemasWith(service, schema, hasResources), anchors: new Anchors(), root: service, callOf };
  const page = pageOf(file, service, resources.length > 0);
  const roots = resources.filter(({ parent }) => parent === undefined);
  const [root, ...others] = roots;
  return {
    file,
    page,
    title: root !== undefined && others.length === 0 ? titleCase(root.noun) : titleCase(fileName(file)),
    description: root === undefined ? "" : root.description || root.kind.description,
    resources: resources.map((resource) => resourceEntry(resource, reader)),
    types: schemas.map((one) => typeEntry(one, reader)),
  };
}

function fileName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.ts$/, "");
}

function resourceEntry(resource: Resource, reader: OperationReader): ResourceEntry {
  const anchor = reader.anchors.take(resourceAnchor(resource.noun));
  return {
    resource,
    title: titleCase(resource.noun),
    anchor,
    placeholders: placeholderEntries(placeholdersIn(resource.uri), anchor, reader),
    places: placeTexts(resource.origin.places),
    operations: resource.operations.map((operation) => operationEntry(operation, resource.uri, reader)),
  };
}

function typeEntry(schema: Schema, reader: OperationReader): TypeEntry {
  const { shape, origin, name, id } = schema;
  const anchor = reader.anchors.take(typeAnchor(name));
  return {
    schema,
    anchor,
    type: typePhrase(shape, reader.schemas),
    facts: factsOf(shape, reader.schemas),
    gaps: gapsOf(shape),
    doubts: doubtsOf(shape),
    blocks: blocksOf(shape, { anchor, path: "", through: [id] }, reader),
    places: placeTexts(origin.places),
  };
}
