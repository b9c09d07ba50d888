/** What is to be made of each definition file, and the hash of all that it follows from. */
import { neighboursIn, type Neighbours } from "../../link/neighbours.ts";
import { byId, type ServiceIndex } from "../../link/service-index.ts";
import { declaringFile } from "../../model/declaring-file.ts";
import { documentsFor, SOURCES } from "../../plan/documents.ts";
import { hashOfJson } from "../../values/hash.ts";
import { once, rememberedOf } from "../../values/remembered.ts";
import type { Templates } from "../../views/template.ts";
import type { ServiceDocument } from "../model.ts";
import type { Readings } from "../readings.ts";
import { aboveOf, giversIn, lentTo, sourcesOf } from "./followed.ts";
import type { FragmentTask } from "./work.ts";
import type { ReadModule } from "./hand.ts";

/** What all tasks of a service have in common. */
export interface TaskParts {
  readonly name: string;
  readonly document: Pick<ServiceDocument, "path">;
  readonly readings: Readings;
  readonly groups: readonly string[];
  readonly templates: Templates;
}

export interface KeyedTask extends FragmentTask {
  /** The hash of all that the file's fragments follow from, but the document. */
  readonly key: string;
}

/**
 * Undefined where parts cannot tell what stands around them.
 * @param common the hash of what the fragments of all files follow from
 */
export function tasksOf({ readings, groups }: TaskParts, all: readonly ReadModule[], index: ServiceIndex, common: string): readonly KeyedTask[] | undefined {
  const neighboursOf = isTemplated(groups) ? neighboursIn(readings.own.map(({ outline }) => outline)) : () => nobody;
  if (neighboursOf === undefined) return undefined;
  const positions = new Map(all.map(({ file }, position) => [file, position]));
  const modulesOf = (files: readonly string[]): readonly ReadModule[] => files.map((file) => all[positions.get(file)!]!);
  const schemas = byId(all.flatMap((module) => module.outline.schemas));
  const givers = giversIn(all);
  const services = all.filter(({ outline }) => outline.hasService);
  const hashesFor = rememberedOf((module: ReadModule) => hashOfJson(hashesOf(module, readings.hashes)));

  return all.map((module, position): KeyedTask => {
    const { outline, file } = module;
    const { collections, around } = position < readings.own.length ? neighboursOf(outline) : nobody;
    const placed = around.toSorted((one, other) => positions.get(one)! - positions.get(other)!);
    const lent = lentTo([module, ...modulesOf(collections)].map((one) => one.outline), schemas);
    const above = aboveOf(outline);
    const sources = once(() => sourcesOf([...services, module, ...modulesOf([...placed, ...lent.map(declaringFile)]), ...above.flatMap((uri) => givers.get(uri) ?? [])]));
    const hashes = [module, ...modulesOf(placed)].map(hashesFor);
    const slice = [above.map((uri) => [uri, index.given.get(uri)]), standingOf([...outline.schemas.map(({ id }) => id), ...lent], index)];
    return {
      file,
      lent,
      before: placed.filter((one) => positions.get(one)! < position),
      after: placed.filter((one) => positions.get(one)! > position),
      collections,
      get sources() {
        return sources();
      },
      key: hashOfJson([common, hashes, slice]),
    };
  });
}

const nobody: Neighbours = { collections: [], around: [] };

/** The hash of what the fragments of all files follow from. */
export function commonOf({ name, document, readings, groups, templates }: TaskParts, all: readonly ReadModule[]): string {
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
