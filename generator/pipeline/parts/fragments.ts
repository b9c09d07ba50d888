/**
 * The documents of a service out of the fragments of its files. A fragment is made anew where something that it follows from
 * changed. Where anything at all is found wrong, there is no answer: the service as a whole then says what.
 */
import { byId, idsIn, indexOf, reachedFrom, type ServiceIndex } from "../../link/service-index.ts";
import type { Outline } from "../../link/outline.ts";
import { documentFrom, type Fragment } from "../../openapi/fragment.ts";
import { documents } from "../../plan/documents.ts";
import type { OutputFile } from "../../plan/output.ts";
import type { ServiceReading } from "../../read/reading.ts";
import { hashOfText } from "../inputs.ts";
import type { KeptFragments } from "../kept.ts";
import type { ServiceDocument } from "../model.ts";
import type { Readings } from "../readings.ts";
import { segmentsOf } from "../../link/template.ts";
import type { FragmentContext } from "./work.ts";
import type { FragmentOf, ReadModule } from "./workers.ts";

export interface FromFragments {
  readonly files: readonly OutputFile[];
  /** The fragments that were made anew, by file. */
  readonly made: ReadonlyMap<string, KeptFragments>;
}

export interface ServiceParts {
  readonly name: string;
  readonly service: ServiceReading;
  readonly document: ServiceDocument;
  readonly readings: Readings;
  readonly groups: readonly string[];
}

/** The files of the groups; undefined where there is something to find. */
export async function outputsFromFragments(parts: ServiceParts): Promise<FromFragments | undefined> {
  const { readings, groups } = parts;
  const all = [...readings.own, ...readings.imported];
  if (all.some(({ clean }) => !clean) || !hasResources(readings.own) || !addressesLead(readings.own, all)) return undefined;
  const index = indexOf(readings.own.map(outline), readings.imported.map(outline));
  const keyed = withKeys(parts, all, index);
  const stale = keyed.filter(({ module, key }) => readings.kept.get(module.file)?.fragments?.key !== key);
  const { root, fragments: fresh } = await readings.workers.make(contextOf(parts, index, stale), parts.document, stale);
  readings.workers.stop();
  if (root === undefined || fresh.some((one) => one === undefined)) return undefined;
  const made = new Map(stale.map(({ module, key }, position) => [module.file, { key, byGroup: fresh[position]! }] as const));
  const fragments = all.map(({ file }) => (made.get(file) ?? readings.kept.get(file)!.fragments!).byGroup);
  const files = documents.filter(({ group }) => groups.includes(group)).map(({ group, dialect, files }) => {
    const ofGroup = fragments.map((one) => one[group]!);
    if (collide(ofGroup)) return undefined;
    const text = documentFrom(root, ofGroup, index.listed, dialect);
    return files.map(({ path, format }) => ({ path, text: text(format) }));
  });
  return files.includes(undefined) ? undefined : { files: files.flatMap((some) => some ?? []), made };
}

function outline(module: ReadModule): Outline {
  return module.outline;
}

function hasResources(modules: readonly ReadModule[]): boolean {
  return modules.some((module) => module.outline.uris.length > 0);
}

/** Whether every block that is said to be a resource of its own is one: files of other folders have types alone. */
function addressesLead(own: readonly ReadModule[], all: readonly ReadModule[]): boolean {
  const uris = new Set(own.flatMap((module) => module.outline.uris));
  return all.every((module) => module.outline.addresses.every((uri) => uris.has(uri)));
}

interface KeyedModule extends FragmentOf {
  /** The hash of all that the file's fragments follow from. */
  readonly key: string;
}

function withKeys({ name, document, readings, groups }: ServiceParts, all: readonly ReadModule[], index: ServiceIndex): readonly KeyedModule[] {
  const schemas = byId(all.flatMap((module) => module.outline.schemas));
  const services = all.filter(({ outline }) => outline.hasService).map((module) => hashesOf(module, readings.hashes));
  const common = hashOfText(JSON.stringify([name, document.path, document.hash, groups, services]));
  return all.map((module) => {
    const lent = lentTo(module.outline, schemas);
    const slice = [placeholdersFor(module.outline, index), standingOf([...module.outline.schemas.map(({ id }) => id), ...lent], index)];
    const key = hashOfText(JSON.stringify([common, hashesOf(module, readings.hashes), slice]));
    return { module, lent, key };
  });
}

/** The schemas of other files that a file refers to, directly or through each other. */
function lentTo(outline: Outline, schemas: Parameters<typeof reachedFrom>[1]): readonly string[] {
  const own = new Set(outline.schemas.map(({ id }) => id));
  return [...reachedFrom([...idsIn(outline.refers), ...outline.schemas.flatMap(idsIn)], schemas)].filter((id) => !own.has(id));
}

function hashesOf({ file, dependencies }: ReadModule, hashes: ReadonlyMap<string, string | undefined>): readonly unknown[] {
  return [file, ...dependencies].map((path) => [path, hashes.get(path)]);
}

/** The placeholders that are given at the URIs of a file and above them. */
function placeholdersFor({ uris }: Outline, { given }: ServiceIndex): unknown {
  const above = new Set(uris.flatMap((uri) => segmentsOf(uri).map((_, index, segments) => `/${segments.slice(0, index + 1).join("/")}`)));
  return [...above].map((uri) => [uri, given.get(uri)]);
}

/** How each schema stands in the document: whether it is listed, and in which forms. */
function standingOf(ids: readonly string[], { listed, reached }: ServiceIndex): unknown {
  return ids.map((id) => [id, reached.has(id), listed.differing.has(id), listed.in.answer.has(id), listed.in.request.has(id)]);
}

/** What fragments follow from, cut to what those that are made need of other files. */
function contextOf({ name, service, groups, readings }: ServiceParts, index: ServiceIndex, stale: readonly KeyedModule[]): FragmentContext {
  const lent = new Set(stale.flatMap((one) => one.lent));
  const lenders = [...readings.own, ...readings.imported].filter(({ outline }) => outline.schemas.some(({ id }) => lent.has(id)));
  return { name, service, index, groups, lenders: lenders.map(lenderOf) };
}

function lenderOf(module: ReadModule): FragmentContext["lenders"][number] {
  const { resources, schemas } = module.reading();
  return { resources: resources.slice(0, 1), schemas };
}

/** Whether two files claim one thing. */
function collide(fragments: readonly Fragment[]): boolean {
  const claimed = new Set<string>();
  return fragments.some(({ claims }) => claims.some((claim) => claimed.size === claimed.add(claim).size));
}
