/**
 * The outputs of a service out of the fragments of its files. A fragment is made anew where something that it follows from
 * changed, or where an output that was made of it does not stand as it was written. Where anything at all is found wrong,
 * there is no answer: the service as a whole then says what.
 */
import { standingIn } from "../../documents/standing.ts";
import type { Outline } from "../../link/outline.ts";
import { byId, idsIn, indexOf, reachedFrom, type ServiceIndex } from "../../link/service-index.ts";
import { neighboursIn, type Neighbours } from "../../link/neighbours.ts";
import { segmentsOf } from "../../link/template.ts";
import { declaringFile } from "../../model/declaring-file.ts";
import { joinedDocuments } from "../../plan/joined.ts";
import { documentsFor, SOURCES } from "../../plan/documents.ts";
import { DOCS } from "../../plan/groups.ts";
import { hashed } from "../../plan/hashed.ts";
import type { IntactFile, OutputFile } from "../../plan/output.ts";
import type { ServiceReading } from "../../read/reading.ts";
import type { Templates } from "../../views/template.ts";
import { once } from "../../views/remembered.ts";
import { hashOfText } from "../inputs.ts";
import type { KeptFragments, ToKeep } from "../kept.ts";
import type { ServiceDocument } from "../model.ts";
import type { Readings } from "../readings.ts";
import type { Fragments, FragmentTask } from "./work.ts";
import { keysOf, wholeOutputs, type Early, type Whole } from "./whole.ts";
import type { ReadModule } from "./workers.ts";

export interface FromFragments {
  readonly files: readonly OutputFile[];
  /** The outputs that stand as they were written. */
  readonly intact: readonly IntactFile[];
  readonly made: ToKeep;
}

export interface ServiceParts {
  readonly name: string;
  readonly service: ServiceReading;
  readonly document: ServiceDocument;
  readonly readings: Readings;
  readonly groups: readonly string[];
  readonly templates: Templates;
  readonly isIntact: (file: IntactFile) => boolean;
  readonly whole: Whole;
}

export async function outputsFromFragments(parts: ServiceParts): Promise<FromFragments | undefined> {
  const { readings, document, whole, isIntact } = parts;
  const all = [...readings.own, ...readings.imported];
  if (all.some(({ clean }) => !clean) || !hasResources(readings.own) || !addressesLead(readings.own, all)) return undefined;
  const index = indexOf(readings.own.map(outline), readings.imported.map(outline));
  const tasks = tasksOf(parts, all, index);
  if (tasks === undefined) return undefined;
  const stands = standingWith(document);
  const isStale = ({ file, key, sources }: KeyedTask): boolean => {
    const kept = readings.kept.get(file)?.fragments;
    return kept?.key !== key || !stands(kept, sources) || !kept.outputs.every(isIntact);
  };
  const stale = tasks.filter(isStale);
  const making = make(parts, all, index, stale);
  const early = stale.length > tasks.length / 2 ? madeEarly(whole) : { groups: [], files: [] };
  const { root, fragments } = await making;
  readings.workers.stop();
  if (root === undefined || early === undefined || fragments.some((one) => one === undefined)) return undefined;
  const made = new Map(stale.map(({ file, key }, position) => [file, keptOf(fragments[position]!, key, document)] as const));
  const joined = all.map(({ file }) => ({ file, ...(made.get(file) ?? readings.kept.get(file)!.fragments!) }));
  if (collide(joined)) return undefined;
  const digested = { root, digests: joined.flatMap(({ digest }) => digest ?? []) };
  const besides = wholeOutputs(whole, keysOf(whole, [commonOf(parts, all), root], joined), readings.keptGroups, isIntact, early, digested);
  if (besides === undefined) return undefined;
  return {
    files: [...joinedDocuments(root, joined, index, parts.groups), ...fragments.flatMap((one) => one!.outputs), ...besides.files],
    intact: [...joined.flatMap(({ file, outputs }) => (made.has(file) ? [] : outputs)), ...besides.intact],
    made: { fragments: made, groups: besides.kept },
  };
}

/** Where most is made anew, the outputs of the whole are as well: while threads are at work, there is time for those that follow from no digest. */
function madeEarly({ groups, make }: Whole): Early | undefined {
  const early = groups.filter((group) => group !== DOCS);
  const files = make(early)?.map(hashed);
  return files === undefined ? undefined : { groups: early, files };
}

function make({ name, service, document, readings, groups, templates }: ServiceParts, all: readonly ReadModule[], index: ServiceIndex, stale: readonly FragmentTask[]) {
  const modules = new Map(all.map((module) => [module.file, module]));
  return readings.workers.make({ name, service, index, groups, templates: isTemplated(groups) ? templates : [] }, document, stale, (file) => modules.get(file)!);
}

/** Whether what was made with another document follows from this one as well. It is taken apart only where it is another. */
function standingWith({ hash, contents }: ServiceDocument): (kept: KeptFragments, sources: readonly string[]) => boolean {
  const standing = once(() => {
    const document = contents();
    return document.ok ? standingIn(document.value) : () => undefined;
  });
  return (kept, sources) => kept.document === hash || kept.standing === standing()(sources);
}

function keptOf({ outputs, ...fragments }: Fragments, key: string, { hash }: ServiceDocument): KeptFragments {
  return { ...fragments, key, document: hash, outputs: outputs.map(({ path, hash }) => ({ path, hash })) };
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

/** Whether more than documents is asked for. */
function isTemplated(groups: readonly string[]): boolean {
  const plain = new Set([...documentsFor(groups).map(({ group }) => group), SOURCES]);
  return groups.some((group) => !plain.has(group));
}

interface KeyedTask extends FragmentTask {
  /** The hash of all that the file's fragments follow from, but the document. */
  readonly key: string;
}

/** Undefined where parts cannot tell what stands around them. */
function tasksOf(parts: ServiceParts, all: readonly ReadModule[], index: ServiceIndex): readonly KeyedTask[] | undefined {
  const { readings, groups } = parts;
  const neighboursOf = isTemplated(groups) ? neighboursIn(readings.own.map(outline)) : () => nobody;
  if (neighboursOf === undefined) return undefined;
  const schemas = byId(all.flatMap((module) => module.outline.schemas));
  const modules = new Map(all.map((module, position) => [module.file, { module, position }]));
  const common = commonOf(parts, all);
  const services = all.filter(({ outline }) => outline.hasService);
  const givers = giversIn(all);
  return all.map((module, position): KeyedTask => {
    const { collections, around } = position < readings.own.length ? neighboursOf(module.outline) : nobody;
    const placed = around.map((file) => modules.get(file)!).sort((one, other) => one.position - other.position);
    const lent = lentTo([module, ...collections.map((file) => modules.get(file)!.module)], schemas);
    const filesOf = (some: typeof placed): readonly string[] => some.map((one) => one.module.file);
    const lenders = [...lent.map(declaringFile), ...collections].map((file) => modules.get(file)!.module);
    const followed = [...services, module, ...lenders, ...aboveOf(module.outline).flatMap((uri) => givers.get(uri) ?? []), ...placed.map((one) => one.module)];
    const slice = [placeholdersFor(module.outline, index), standingOf([...module.outline.schemas.map(({ id }) => id), ...lent], index)];
    const hashes = [module, ...placed.map((one) => one.module)].map((one) => hashesOf(one, readings.hashes));
    return {
      file: module.file,
      lent,
      before: filesOf(placed.filter((one) => one.position < position)),
      after: filesOf(placed.filter((one) => one.position > position)),
      collections,
      sources: sourcesOf(followed),
      key: hashOfText(JSON.stringify([common, hashes, slice])),
    };
  });
}

const nobody: Neighbours = { collections: [], around: [] };

/** The hash of what the fragments of all files follow from. */
function commonOf({ name, document, readings, groups, templates }: ServiceParts, all: readonly ReadModule[]): string {
  const used = isTemplated(groups) ? templates : [];
  const services = all.filter(({ outline }) => outline.hasService).map((module) => hashesOf(module, readings.hashes));
  return hashOfText(JSON.stringify([name, document.path, groups, services, used.map(({ path, text }) => [path, text])]));
}

/** The schemas of other files that files refer to, directly or through each other. */
function lentTo(modules: readonly ReadModule[], schemas: Parameters<typeof reachedFrom>[1]): readonly string[] {
  const [own] = modules;
  const declared = new Set(own!.outline.schemas.map(({ id }) => id));
  const referred = modules.flatMap(({ outline }) => [...idsIn(outline.refers), ...outline.schemas.flatMap(idsIn)]);
  return [...reachedFrom(referred, schemas)].filter((id) => !declared.has(id));
}

function hashesOf({ file, dependencies }: ReadModule, hashes: ReadonlyMap<string, string | undefined>): readonly unknown[] {
  return [file, ...dependencies].map((path) => [path, hashes.get(path)]);
}

/** All that files name as sources, each once. */
function sourcesOf(modules: readonly ReadModule[]): readonly string[] {
  return [...new Set([...new Set(modules)].flatMap(({ outline }) => outline.sources))];
}

/** The URIs of a file and those above them. */
function aboveOf({ uris }: Outline): readonly string[] {
  return [...new Set(uris.flatMap((uri) => segmentsOf(uri).map((_, index, segments) => `/${segments.slice(0, index + 1).join("/")}`)))];
}

/** The files that give placeholders, by URI. */
function giversIn(all: readonly ReadModule[]): ReadonlyMap<string, readonly ReadModule[]> {
  const givers = new Map<string, ReadModule[]>();
  for (const module of all) for (const [uri] of module.outline.given) givers.set(uri, [...(givers.get(uri) ?? []), module]);
  return givers;
}

/** The placeholders that are given at the URIs of a file and above them. */
function placeholdersFor(outline: Outline, { given }: ServiceIndex): unknown {
  return aboveOf(outline).map((uri) => [uri, given.get(uri)]);
}

/** How each schema stands in the document and in programs: whether it is listed, and in which forms. */
function standingOf(ids: readonly string[], { listed, declared, reached }: ServiceIndex): unknown {
  const lists = [listed, declared];
  return ids.map((id) => [id, reached.has(id), ...lists.flatMap((list) => [list.differing.has(id), list.in.answer.has(id), list.in.request.has(id)])]);
}

/** Whether two files claim one thing, or mean different things by one name. */
function collide(fragments: readonly Pick<Fragments, "claims" | "shared">[]): boolean {
  const claimed = new Set<string>();
  const meanings = new Map<string, string>();
  return fragments.some(({ claims, shared }) => {
    const others = shared.some(([name, meaning]) => (meanings.get(name) ?? (meanings.set(name, meaning), meaning)) !== meaning);
    return others || claims.some((claim) => claimed.size === claimed.add(claim).size);
  });
}
