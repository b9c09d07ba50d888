/** All that the page of one definition file says, as plain values: its resources with their operations, and its types. */
import { titleCase } from "../../link/case.ts";
import type { Operation } from "../../model/operation.ts";
import { placeholdersOf } from "../../model/placeholders.ts";
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import type { Schema } from "../../model/shape.ts";
import { getOrInsert, once } from "../../values/memoize.ts";
import { openingText } from "../client/opening.ts";
import { pageOf } from "../links/addresses.ts";
import { resourceAnchor, typeAnchor } from "../links/anchors.ts";
import { Anchors } from "./anchor-set.ts";
import { factPhrases } from "./fact-phrases.ts";
import { doubtsOfShape, fieldBlocks, gapsOfShape, placeTexts, type FieldEntry } from "./fields.ts";
import { operationEntry, placeholderEntries, type OperationEntry, type OperationReader } from "./operation-entry.ts";
import { withinRoom } from "./room.ts";
import type { Schemas } from "./shapes.ts";
import type { TypeEntry } from "./type-entry.ts";
import { typePhrase } from "./type-phrase.ts";

/** A definition file with what is its own, and what others say of it and lend it. */
export interface PageInput {
  readonly file: string;
  /** What is said of the service as a whole. */
  readonly service: Omit<Service, "resources" | "schemas" | "tags">;
  /** Of the file. */
  readonly resources: readonly Resource[];
  readonly own: readonly Schema[];
  /** With those that these refer to. */
  readonly schemas: Schemas;
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
  /** What a program begins with, before its first call. */
  readonly opening: () => string;
}

export interface ResourceEntry {
  readonly resource: Resource;
  readonly title: string;
  readonly anchor: string;
  readonly placeholders: readonly PlaceholderEntry[];
  readonly places: readonly string[];
  readonly operations: readonly OperationEntry[];
}

export interface PlaceholderEntry extends FieldEntry {
  /** The anchor at which the page has said the same before. */
  readonly saidAt?: string;
}

export function pageEntry({ file, service, resources, own, schemas, callOf }: PageInput): PageEntry {
  const page = pageOf(file, service);
  const reader: OperationReader = { file, schemas, anchors: new Anchors(), root: service, callOf };
  const [root] = resources;
  return {
    file,
    page,
    title: pageTitle(file, resources),
    description: root === undefined ? "" : root.description || root.kind.description,
    resources: withoutRepetition(resources.map((resource) => resourceEntry(resource, reader))),
    types: withinRoom(
      own.map((one) => typeEntry(one, reader)),
      page,
    ),
    opening: once(() => openingText(service)),
  };
}

/** After the resource that the file defines; after the file itself where that is several, or none. */
export function pageTitle(file: string, resources: readonly Pick<Resource, "title" | "parent">[]): string {
  const [root, ...others] = resources.filter(({ parent }) => parent === undefined);
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.ts$/, "");
  return (root !== undefined && others.length === 0 ? root.title : titleCase(name)) || name;
}

function resourceEntry(resource: Resource, reader: OperationReader): ResourceEntry {
  const anchor = reader.anchors.take(resourceAnchor(resource.noun));
  const { title } = resource;
  return {
    resource,
    title,
    anchor,
    placeholders: placeholderEntries(placeholdersOf(resource.uri), anchor, reader),
    places: placeTexts(resource.origin.places),
    operations: resource.operations.map((operation) => operationEntry(operation, { uri: resource.uri, title }, reader)),
  };
}

/** What is in the path of a resource is in those of all below it. */
function withoutRepetition(resources: readonly ResourceEntry[]): readonly ResourceEntry[] {
  const pageOfText = new Map<string, string>();
  const marked = (entry: FieldEntry): PlaceholderEntry => {
    const before = getOrInsert(pageOfText, JSON.stringify({ ...entry, anchor: "" }), () => entry.anchor);
    return before === entry.anchor ? entry : { ...entry, saidAt: before };
  };
  return resources.map((resource) => ({ ...resource, placeholders: resource.placeholders.map(marked) }));
}

function typeEntry(schema: Schema, reader: OperationReader): TypeEntry {
  const { shape, origin, name, id } = schema;
  const anchor = reader.anchors.take(typeAnchor(name));
  return {
    schema,
    anchor,
    type: typePhrase(shape, reader.schemas),
    facts: factPhrases(shape, reader.schemas),
    gaps: gapsOfShape(shape),
    doubts: doubtsOfShape(shape),
    blocks: fieldBlocks(shape, { anchor, path: "", through: [id] }, reader),
    places: placeTexts(origin.places),
  };
}
