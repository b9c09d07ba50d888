/**
 * The source map: for each operation, parameter, component schema and property of a document the places that state it
 * and its declarations. In a part for each definition file, so that a change of one file changes one part.
 */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Origin, Place } from "../../model/origin.ts";
import type { Service } from "../../model/service.ts";
import { outputSegment } from "../../values/output-segment.ts";
import type { Emitted } from "../emitted.ts";
import type { Portion } from "../parts.ts";
import type { Trace, Traces } from "./trace.ts";
import { walkSourced, type SourcedDocument } from "./walk.ts";

export interface SourcePart {
  /** The document that the places are in. */
  readonly document: string;
  /** The definition file that this part belongs to. */
  readonly module: string;
  /** By JSON pointer, in the order of the OpenAPI document. */
  readonly sources: SourceEntries;
}

/** What a part of the documents contributes to the source map. */
export interface SourcePortion {
  readonly listed: SourceEntries;
  /** By pointer, as if the generic operations of the part were all that there are. */
  readonly generic: SourceEntries;
}

export type SourceEntries = { readonly [pointer: string]: SourceEntry };

export interface SourceEntry {
  /** `file:line`; several for operations that share a method and a path. */
  readonly definitions: readonly string[];
  readonly places: readonly Place[];
}

/** The parts by their path in the outputs. */
export function sourceMap({ service, document, traces }: Emitted): ReadonlyMap<string, SourcePart> {
  const sources = sourcesByModule(document, traces, service.origin.definition.file);
  return new Map(
    [...sources]
      .filter(([, some]) => !hasNoSources(some))
      .map(([module, some]) => [partPath(module, serviceFolder(service)), sourcePart(module, some, service)]),
  );
}

/** What the portion of one definition file contributes. */
export function sourcePortion({ paths, schemas, generic }: Pick<Portion, "paths" | "schemas" | "generic">, module: string, traces: Traces): SourcePortion {
  const entriesOf = (document: SourcedDocument): SourceEntries => sourcesByModule(document, traces, module).get(module)!;
  return { listed: entriesOf({ paths, components: { schemas } }), generic: entriesOf({ paths: {}, "x-generic-operations": [...generic] }) };
}

/** What the headers of every request contribute, by the definition files that they come from. */
export function headerSources(document: SourcedDocument, module: string, traces: Traces): ReadonlyMap<string, SourceEntries> {
  const { parameters } = document.components ?? {};
  return sourcesByModule({ paths: {}, components: { ...(parameters === undefined ? {} : { parameters }) } }, traces, module);
}

/** @param before how many generic operations the files before have */
export function joinedSources({ listed, generic }: SourcePortion, ofHeaders: SourceEntries | undefined, before: number): SourceEntries {
  const moved = Object.entries(generic).map(([pointer, entry]) => [shifted(pointer, before), entry] as const);
  return Object.assign(emptyTable(), listed, ofHeaders, Object.fromEntries(moved));
}

export function sourcePart(module: string, sources: SourceEntries, { document }: Pick<Service, "document">): SourcePart {
  return { document, module, sources };
}

export function hasNoSources(sources: SourceEntries): boolean {
  return Object.keys(sources).length === 0;
}

function shifted(pointer: string, by: number): string {
  return pointer.replace(/^(\/x-generic-operations\/)(\d+)/, (_, start: string, index: string) => `${start}${Number(index) + by}`);
}

/** A node of which no file is said belongs to that of the node around it; the first ones to the given file. */
function sourcesByModule(document: SourcedDocument, traces: Traces, first: string): ReadonlyMap<string, SourceEntries> {
  const tables = new Map([[first, emptyTable()]]);
  let table = tables.get(first)!;
  let module = first;
  walkSourced(document, (node, pointer) => {
    const trace = traces.get(node);
    if (trace === undefined) return;
    if (trace.module !== undefined && trace.module !== module) {
      module = trace.module;
      table = tables.get(module) ?? emptyTable();
      tables.set(module, table);
    }
    table[pointer] = entryOf(trace);
  });
  return tables;
}

/** No prototype: engines keep such an object as a table, where any other learns every new key as a type of object. */
function emptyTable(): { [pointer: string]: SourceEntry } {
  return Object.create(null) as { [pointer: string]: SourceEntry };
}

function entryOf({ origins }: Trace): SourceEntry {
  const [first, ...others] = origins as readonly [Origin, ...Origin[]];
  if (others.length === 0) return { definitions: [line(first.definition)], places: first.places };
  return {
    definitions: [...new Set(origins.map(({ definition }) => line(definition)))],
    places: distinctPlaces(origins.flatMap(({ places }) => places)),
  };
}

function distinctPlaces(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [JSON.stringify([place.section, place.block, place.row]), place])).values()];
}

function line({ file, line }: Position): string {
  return `${file}:${line}`;
}

/**
 * `sources/<definition file within the service's folder>.json`. One outside that folder has its part below `_`, with its path
 * from the project's root.
 */
export function partPath(module: string, folder: string): string {
  const inside = module.startsWith(folder) ? module.slice(folder.length) : `_/${module}`;
  const safe = inside.split("/").map((segment) => (segment === ".." || segment === "." || segment === "" ? "_" : outputSegment(segment)));
  return `sources/${safe.join("/").replace(/\.ts$/, "")}.json`;
}

/** The folder of the file that declares the service. */
export function serviceFolder({ origin }: Pick<Service, "origin">): string {
  return origin.definition.file.replace(/[^/]*$/, "");
}
