/** What is to be made of each definition file, and the hash of all that it follows from. */
import { neighboursIn, type Neighbours } from "../../link/neighbours.ts";
import type { ModuleOutline } from "../../link/outline.ts";
import { spellingsAmong } from "../../link/titles.ts";
import { schemasById, type ServiceIndex } from "../../link/service-index.ts";
import { declaringFile } from "../../model/declaring-file.ts";
import { documentsFor, SOURCES } from "../../plan/documents.ts";
import { hashOfJson } from "../../values/hash.ts";
import { memoizeByObject, once } from "../../values/memoize.ts";
import type { Templates } from "../../views/template.ts";
import type { ServiceDocument } from "../model.ts";
import type { Readings } from "../readings.ts";
import { placeholderGivers, schemasLentTo, sourcesNamedBy, urisAbove } from "./file-dependencies.ts";
import type { ReadModule } from "./known-module.ts";
import type { KeptParts, TaskSurroundings } from "./to-keep.ts";
import type { FragmentTask } from "./fragment-work.ts";

/** What all tasks of a service have in common. */
export interface TaskParts {
  readonly name: string;
  readonly document: Pick<ServiceDocument, "path">;
  readonly readings: Readings;
  readonly kept: KeptParts;
  readonly groups: readonly string[];
  readonly templates: Templates;
}

/** What there is to do for a file: worked out where it is to be done, or where only it tells the key. */
export interface KeyedTask {
  readonly file: string;
  /** The hash of all that the file's fragments follow from, but the document. */
  readonly key: string;
  /** The hash of the file and of all that its reading depends on. */
  readonly read: string;
  readonly among: () => TaskSurroundings;
  readonly task: () => FragmentTask;
}

export interface Tasks {
  readonly tasks: readonly KeyedTask[];
  /** The hash of what the keys follow from besides the files themselves and those around each. */
  readonly surroundings: string;
}

/** @param common the hash of what the fragments of all files follow from */
export function tasksOf({ readings, kept, groups }: TaskParts, all: readonly ReadModule[], index: ServiceIndex, common: string): Tasks {
  const surroundings = hashOfJson([common, all.map(({ file, outlined }) => [file, outlined])]);
  const agreed = kept.agreed?.surroundings === surroundings ? kept.fragments : undefined;
  const amongOf = once(() => finderOf(readings, all, isTemplated(groups) ? neighboursIn(readings.own.map(({ outline }) => outline)) : () => nobody));
  const sourcesFor = once(() => sourcesAmong(all));
  const modules = new Map(all.map((module) => [module.file, module]));
  const readOf = memoizeByObject((module: ReadModule) => hashOfJson(hashesOf(module, readings.hashes)));
  const isAsItWas = (file: string): boolean => agreed?.get(file)?.read === readOf(modules.get(file)!);

  const keyedTask = (module: ReadModule, position: number): KeyedTask => {
    const { file, outline } = module;
    const known = agreed?.get(file);
    const among = once(() => known?.among ?? amongOf()(module, position));
    const key = (): string => {
      const { lent, before, after } = among();
      const around = [file, ...before, ...after].map((path) => modules.get(path)!);
      const hashes = around.map(readOf);
      const slice = [
        urisAbove(outline).map((uri) => [uri, index.given.get(uri)]),
        spellingsAmong(
          around.flatMap(({ outline: { nouns } }) => nouns),
          index.spellings,
        ),
        standingOf([...outline.schemas.map(({ id }) => id), ...lent], index),
      ];
      return hashOfJson([common, hashes, slice]);
    };
    const isSame = known !== undefined && [file, ...known.among.before, ...known.among.after].every(isAsItWas);
    return { file, key: isSame ? known.key : key(), read: readOf(module), among, task: () => ({ file, ...among(), sources: sourcesFor()(module, among()) }) };
  };
  return { tasks: all.map(keyedTask), surroundings };
}

/** What stands around a file, and what others lend it. */
function finderOf(
  { own }: Readings,
  all: readonly ReadModule[],
  neighboursOf: (outline: ModuleOutline) => Neighbours,
): (module: ReadModule, position: number) => TaskSurroundings {
  const positions = new Map(all.map(({ file }, position) => [file, position]));
  const schemas = schemasById(all.flatMap(({ outline }) => outline.schemas));
  return ({ outline }, position) => {
    const { carriers, around } = position < own.length ? neighboursOf(outline) : nobody;
    const placed = around.toSorted((one, other) => positions.get(one)! - positions.get(other)!);
    return {
      lent: schemasLentTo([outline, ...carriers.map((file) => all[positions.get(file)!]!.outline)], schemas),
      before: placed.filter((one) => positions.get(one)! < position),
      after: placed.filter((one) => positions.get(one)! > position),
      carriers,
    };
  };
}

type SourcesFor = (module: ReadModule, among: TaskSurroundings) => readonly string[];

function sourcesAmong(all: readonly ReadModule[]): SourcesFor {
  const modules = new Map(all.map((module) => [module.file, module]));
  const givers = placeholderGivers(all);
  const services = all.filter(({ outline }) => outline.hasService);
  return (module, { lent, before, after }) => {
    const others = [...before, ...after, ...lent.map(declaringFile)].map((file) => modules.get(file)!);
    return sourcesNamedBy([...services, module, ...others, ...urisAbove(module.outline).flatMap((uri) => givers.get(uri) ?? [])]);
  };
}

const nobody: Neighbours = { carriers: [], around: [] };

/** The hash of what the fragments of all files follow from. */
export function commonHash({ name, document, readings, groups, templates }: TaskParts, all: readonly ReadModule[]): string {
  const used = isTemplated(groups) ? templates : [];
  const services = all.filter(({ outline }) => outline.hasService).map((module) => hashesOf(module, readings.hashes));
  return hashOfJson([name, document.path, groups, services, used.map(({ path, text }) => [path, text])]);
}

function hashesOf({ file, dependencies }: ReadModule, hashes: ReadonlyMap<string, string | undefined>): readonly unknown[] {
  return [file, ...dependencies].map((path) => [path, hashes.get(path)]);
}

/** How each schema stands in the document and in programs: whether it is listed, and in which forms. */
function standingOf(ids: readonly string[], { listed, declared, reached }: ServiceIndex): unknown {
  const lists = [listed, declared];
  return ids.map((id) => [id, reached.has(id), ...lists.flatMap((list) => [list.differing.has(id), list.in.answer.has(id), list.in.request.has(id)])]);
}

/** Whether more than documents is asked for. */
export function isTemplated(groups: readonly string[]): boolean {
  const plain = new Set([...documentsFor(groups).map(({ group }) => group), SOURCES]);
  return groups.some((group) => !plain.has(group));
}
