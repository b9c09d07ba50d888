/** Reading definition files and making fragments of readings: what the main thread does, or each of several. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Outcome } from "../../diagnostics/outcome.ts";
import type { DocumentText } from "../../documents/document.ts";
import { outlineOf, type Outline } from "../../link/outline.ts";
import { linkPart } from "../../link/part.ts";
import { placesIn, type Places } from "../../link/places.ts";
import { linkRoot } from "../../link/service.ts";
import type { ServiceIndex } from "../../link/service-index.ts";
import { Met } from "../../model/usage.ts";
import { fragmentOf, type Fragment } from "../../openapi/fragment.ts";
import type { Root } from "../../openapi/root.ts";
import { documents } from "../../plan/documents.ts";
import { readModules } from "../../read/modules.ts";
import type { SourceFiles } from "../../read/program.ts";
import type { ModuleReading, ServiceReading } from "../../read/reading.ts";
import { checkPart, checkRoot } from "../../rules/rules.ts";
import { claimsOf } from "../../rules/claims.ts";

/** A file that was read. */
export interface ReadFile {
  readonly outline: Outline;
  readonly reading: ModuleReading;
}

/** All that fragments follow from, but the files that they are made of. */
export interface FragmentContext {
  /** The service's name. */
  readonly name: string;
  readonly service: ServiceReading;
  readonly index: ServiceIndex;
  /** The groups of outputs that are asked for. */
  readonly groups: readonly string[];
  /** The files whose schemas others refer to. */
  readonly lenders: readonly Pick<ModuleReading, "resources" | "schemas">[];
}

/** A file to make the fragments of: its reading is unpacked when its turn comes. With the ids of the schemas that it refers to in other files. */
export interface FragmentTask {
  readonly reading: () => ModuleReading;
  readonly lent: readonly string[];
}

/** By group of outputs. */
export type Fragments = { readonly [group: string]: Fragment };

export function readFiles(files: SourceFiles, root: string, paths: readonly string[]): readonly ReadFile[] {
  return readModules(root, paths.map((path) => `${root}/${path}`), files).map((reading) => ({ outline: outlineOf(reading), reading }));
}

/** What fragments are put into, and what makes them. */
export interface Making {
  /** What is said of the service as a whole; undefined where something is wrong with it, or it refers to a schema. */
  readonly root: Root | undefined;
  /** The fragments of one file; undefined where it has a finding. */
  readonly make: (task: FragmentTask) => Fragments | undefined;
}

export function makingOf(context: FragmentContext, contents: Outcome<DocumentText>): Making {
  if (!contents.ok || contents.diagnostics.length > 0) return { root: undefined, make: () => undefined };
  const found: Diagnostic[] = [];
  const places = placesIn(contents.value, (diagnostic) => found.push(diagnostic));
  const root = linkRoot(places, context.name, context.service, contents.value);
  const isSound = found.length === 0 && checkRoot(root).length === 0 && !refersToSchemas(root);
  return {
    root: isSound ? root : undefined,
    make: ({ reading, lent }) => {
      const before = found.length;
      const fragments = fragmentsOf(context, places, root, reading(), new Set(lent));
      return found.length > before ? undefined : fragments;
    },
  };
}

function refersToSchemas({ headers }: Root): boolean {
  const met = new Met();
  for (const { shape } of headers) met.shape(shape, "request");
  return met.references.answer.length + met.references.request.length > 0;
}

function fragmentsOf(
  { index, groups, lenders }: FragmentContext,
  places: Places,
  root: Root,
  module: ModuleReading,
  lentIds: ReadonlySet<string>,
): Fragments | undefined {
  const { service, lent } = linkPart(places, root, module, index, lentIds.size === 0 ? [] : lenders, (id) => lentIds.has(id));
  const claims = claimsOf(service);
  const fragments = documents
    .filter(({ group }) => groups.includes(group))
    .map(({ group, dialect, files }) => [group, fragmentOf(service, lent, index.listed, dialect, files.map(({ format }) => format))] as const);
  if (fragments.some(([, { findings }]) => findings.length > 0)) return undefined;
  if (checkPart({ ...service, schemas: [...service.schemas, ...lent] }).length > 0) return undefined;
  return Object.fromEntries(fragments.map(([group, fragment]) => [group, { ...fragment, claims: [...claims, ...fragment.claims] }]));
}
