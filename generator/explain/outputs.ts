/** The outputs of a service as values, and the places in them that hold certain nodes of the model. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Origin } from "../model/origin.ts";
import type { Service } from "../model/service.ts";
import { openapi30, openapi31, openapi32, type Dialect } from "../openapi/dialect.ts";
import type { OpenApiDocument } from "../openapi/document.ts";
import { emitDocument } from "../openapi/emit.ts";
import type { Emitted } from "../openapi/emitted.ts";
import { planPaths, type PathPlan } from "../openapi/paths/paths.ts";
import { memberPointer } from "../openapi/source-map/pointer.ts";
import { sourceMap, type SourcePart } from "../openapi/source-map/sourcemap.ts";
import type { OutputPlace } from "../contract.ts";
import { jsonLayout, linesAt, yamlLayout, type TextLayout } from "../plan/pointer-lines.ts";
import { clientModules } from "../views/client/modules.ts";
import { listedEntries } from "./listed-entries.ts";
import { pointersIn, type Pointers } from "./pointers.ts";
import type { Thing } from "./thing.ts";

export interface Outputs {
  /** What kept an output from being made. */
  readonly diagnostics: readonly Diagnostic[];
  readonly documents: readonly DocumentFile[];
  /** By pointer into the primary document. */
  readonly parts: ReadonlyMap<string, { readonly path: string; readonly part: SourcePart }>;
  readonly listed: ReadonlySet<string>;
  /** The client's, by definition file. */
  readonly modules: ReadonlyMap<string, string>;
}

export interface DocumentFile {
  /** Relative to the folder of the service. */
  readonly path: string;
  readonly document: OpenApiDocument;
  readonly layout: TextLayout;
  readonly pointers: Pointers;
}

interface Version {
  readonly dialect: Dialect;
  readonly files: readonly (readonly [path: string, layout: TextLayout])[];
}

const primary: Version = {
  dialect: openapi31,
  files: [
    ["openapi.yaml", yamlLayout],
    ["openapi.json", jsonLayout],
  ],
};
const others: readonly Version[] = [
  { dialect: openapi30, files: [["openapi-3.0.json", jsonLayout]] },
  { dialect: openapi32, files: [["openapi-3.2.json", jsonLayout]] },
];

export function outputsOf(service: Service): Outputs {
  const emitted = [primary, ...others].map((version) => ({ version, outcome: emitDocument(service, version.dialect) }));
  const [first] = emitted;
  const plans = planPaths(service.resources);
  return {
    diagnostics: emitted.flatMap(({ outcome }) => (outcome.ok ? [] : outcome.diagnostics)),
    documents: emitted.flatMap(({ version, outcome }) => (outcome.ok ? filesOf(version, outcome.value, plans) : [])),
    parts: first?.outcome.ok === true ? partsOf(first.outcome.value) : new Map(),
    listed: listedEntries(service),
    modules: clientModules(service),
  };
}

function filesOf({ files }: Version, emitted: Emitted, plans: readonly PathPlan[]): readonly DocumentFile[] {
  const pointers = pointersIn(emitted, plans);
  return files.map(([path, layout]) => ({ path, document: emitted.document, layout, pointers }));
}

function partsOf(emitted: Emitted): Outputs["parts"] {
  const parts = [...sourceMap(emitted)];
  return new Map(parts.flatMap(([path, part]) => Object.keys(part.sources).map((pointer) => [pointer, { path, part }] as const)));
}

/** The places of each group of things: the documents, their source map, the client's modules, the page of unknowns. */
export function placesIn(outputs: Outputs, groups: readonly (readonly Thing[])[]): readonly (readonly OutputPlace[])[] {
  const finders = [...outputs.documents.map((file) => inDocument(file, groups.flat())), inSourceMap(outputs, groups.flat())];
  return groups.map((things) => [
    ...finders.flatMap((find) => find(things)),
    ...modulesOf(things, outputs).map((file) => ({ file })),
    ...(things.some(({ entry }) => outputs.listed.has(entry)) ? [{ file: "unknowns.md" }] : []),
  ]);
}

function modulesOf(things: readonly Thing[], { modules }: Outputs): readonly string[] {
  return [...new Set(things.flatMap(({ module }) => modules.get(module ?? "") ?? []))].sort();
}

type Find = (things: readonly Thing[]) => readonly OutputPlace[];

/** Lines are counted once for all that is looked for. */
function inDocument({ path, document, layout, pointers }: DocumentFile, all: readonly Thing[]): Find {
  const lines = linesAt(document, held(pointers, all), layout);
  return (things) => ordered([...held(pointers, things)].map((pointer) => ({ file: path, pointer, line: lines.get(pointer)! })));
}

function inSourceMap({ documents: [first], parts }: Outputs, all: readonly Thing[]): Find {
  if (first === undefined) return () => [];
  const entriesOf = (things: readonly Thing[]): readonly Entry[] =>
    [...held(first.pointers, things)].flatMap((pointer) => {
      const at = parts.get(pointer);
      return at === undefined ? [] : [{ ...at, pointer: memberPointer("/sources", pointer) }];
    });
  const lines = new Map([...byPart(entriesOf(all))].map(([part, pointers]) => [part, linesAt(part, pointers, jsonLayout)] as const));
  return (things) => entriesOf(things).map(({ path, part, pointer }) => ({ file: path, pointer, line: lines.get(part)!.get(pointer)! }));
}

/** A node's entry in its part of the source map. */
interface Entry {
  readonly path: string;
  readonly part: SourcePart;
  readonly pointer: string;
}

function byPart(entries: readonly Entry[]): ReadonlyMap<SourcePart, readonly string[]> {
  const pointers = new Map<SourcePart, string[]>();
  for (const { part, pointer } of entries) {
    const others = pointers.get(part);
    if (others === undefined) pointers.set(part, [pointer]);
    else others.push(pointer);
  }
  return pointers;
}

function held({ of }: Pointers, things: readonly Thing[]): ReadonlySet<string> {
  return new Set(things.flatMap(({ origin }: { readonly origin: Origin }) => of.get(origin) ?? []));
}

function ordered<Place extends { readonly line: number }>(places: readonly Place[]): readonly Place[] {
  return places.toSorted((one, other) => one.line - other.line);
}
