/**
 * The source map: for each operation, parameter, component schema and property of a document the places that state it
 * and its declarations. In a part for each definition file, so that a change of one file changes one part.
 */
import type { Position } from "../diagnostics/diagnostic.ts";
import type { Origin, Place } from "../model/origin.ts";
import type { Emitted } from "./emit.ts";
import type { Trace } from "./trace.ts";
import { walk } from "./walk.ts";

export interface SourcePart {
  /** The document that the places are in. */
  readonly document: string;
  /** The definition file that this part belongs to. */
  readonly module: string;
  /** By JSON pointer, in the order of the OpenAPI document. */
  readonly sources: { readonly [pointer: string]: SourceEntry };
}

export interface SourceEntry {
  /** `file:line`; several for operations that share a method and a path. */
  readonly definitions: readonly string[];
  readonly places: readonly Place[];
}

/** The parts by their path in the outputs: `sources/<definition file within the service's folder>.json`. */
export function sourceMap({ service, document, traces }: Emitted): ReadonlyMap<string, SourcePart> {
  const parts = new Map<string, Growing>();
  const partOf = (module: string): Growing => {
    const known = parts.get(module);
    if (known !== undefined) return known;
    const part = { document: service.document, module, sources: emptyTable() };
    parts.set(module, part);
    return part;
  };
  let part = partOf(service.origin.definition.file);
  walk(document, (node, pointer) => {
    const trace = traces.get(node);
    if (trace === undefined) return;
    if (trace.module !== undefined && trace.module !== part.module) part = partOf(trace.module);
    part.sources[pointer] = entryOf(trace);
  });
  const folder = folderOf(service.origin.definition.file);
  const filled = [...parts.values()].filter(({ sources }) => Object.keys(sources).length > 0);
  return new Map(filled.map((one) => [partPath(one.module, folder), one]));
}

/** No prototype: engines keep such an object as a table, where any other learns every new key as a type of object. */
function emptyTable(): { [pointer: string]: SourceEntry } {
  return Object.create(null) as { [pointer: string]: SourceEntry };
}

type Growing = SourcePart & { sources: { [pointer: string]: SourceEntry } };

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

/** A definition file outside the service's folder has its part below `_`, with its path from the project's root. */
export function partPath(module: string, folder: string): string {
  const inside = module.startsWith(folder) ? module.slice(folder.length) : `_/${module}`;
  const safe = inside.split("/").map((segment) => (segment === ".." || segment === "." || segment === "" ? "_" : segment));
  return `sources/${safe.join("/").replace(/\.ts$/, "")}.json`;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/") + 1);
}
