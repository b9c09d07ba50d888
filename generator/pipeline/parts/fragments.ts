/**
 * The outputs of a service out of the fragments of its files. A fragment is made anew where something that it follows from
 * changed, or where an output that was made of it does not stand as it was written. Where anything at all is found wrong,
 * there is no answer: the service as a whole then says what.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { standingHashIn } from "../../documents/places/standing-hash.ts";
import type { ModuleOutline } from "../../link/outline.ts";
import { serviceIndex, type ServiceIndex } from "../../link/service-index.ts";
import type { Root } from "../../openapi/parts.ts";
import { documentsFor } from "../../plan/documents.ts";
import { DOCS } from "../../plan/groups.ts";
import { hashFile } from "../../plan/hashed-file.ts";
import { joinedDocuments, type Contribution } from "../../plan/joined.ts";
import type { IntactFile, OutputFile } from "../../plan/output.ts";
import type { PartClaims } from "../../plan/part-maker.ts";
import { wholePieces } from "../../plan/pieces.ts";
import type { ServiceReading } from "../../read/reading.ts";
import { hashOfJson } from "../../values/hash.ts";
import { once } from "../../values/memoize.ts";
import { finishSteps } from "../../values/steps.ts";
import type { ServiceDocument } from "../model.ts";
import { addressesAreResources, hasResources, resourcesMeet } from "./file-dependencies.ts";
import type { Fragments, FragmentTask } from "./fragment-work.ts";
import type { ReadModule } from "./known-module.ts";
import { commonHash, isTemplated, tasksOf, type KeyedTask, type TaskParts } from "./tasks.ts";
import { textPlaces, type KeptTexts, type TextPlaces } from "./text-places.ts";
import type { KeptFragments, ToKeep } from "./to-keep.ts";
import { keyedPieces, wholeOutputs, type Early, type WholeService } from "./whole-outputs.ts";
import type { IndexMaker } from "./worker.ts";
import type { Maker } from "./workers.ts";

export interface FromFragments {
  readonly files: readonly OutputFile[];
  /** The outputs that stand as they were written. */
  readonly intact: readonly IntactFile[];
  readonly made: ToKeep;
  readonly texts: readonly TextPlaces[];
  readonly warnings: readonly Diagnostic[];
}

export interface ServiceParts extends TaskParts {
  readonly service: ServiceReading;
  readonly document: ServiceDocument;
  /** Of this document. */
  readonly fragmentsOf: Maker;
  readonly keptTexts: KeptTexts;
  readonly isIntact: (file: IntactFile) => boolean;
  readonly whole: WholeService;
}

export async function outputsFromFragments(parts: ServiceParts): Promise<FromFragments | undefined> {
  const { readings, document, whole, kept, keptTexts, isIntact } = parts;
  const all = [...readings.own, ...readings.imported];
  const [own, imported] = [readings.own.map(outline), readings.imported.map(outline)];
  if (all.some(({ clean }) => !clean) || !hasResources(own) || resourcesMeet(own) || !addressesAreResources(own, [...own, ...imported])) return undefined;
  const index = serviceIndex(own, imported);
  const common = commonHash(parts, all);
  const found = tasksOf(parts, all, index, common);
  const stale = staleOf(parts, found.tasks);
  const anew = await madeAnew(parts, all, index, { stale, isMost: stale.length > found.tasks.length / 2 });
  if (anew === undefined) return undefined;
  const { root, early, makeIndex, fragments } = anew;
  const made = new Map(stale.map((task) => [task.file, keptOf(fragments.get(task.file)!, task, document)] as const));
  const joined = all.map(({ file }) => ({ file, ...(made.get(file) ?? kept.fragments.get(file)!) }));
  const agreed = agreedOn(parts, joined, fragments);
  if (agreed === undefined) return undefined;
  const pages = new Map([...fragments.values()].flatMap(({ page }) => (page === undefined ? [] : [[page.file, page.texts] as const])));
  const digested = {
    root,
    pages: joined.flatMap((one) => (one.page === undefined ? [] : [{ ...one.page, texts: () => pages.get(one.file) ?? kept.pageTexts(one) }])),
  };
  const besides = await wholeOutputs(whole, keyedPieces(whole, [common, root], joined, digested), {
    before: kept.groups,
    isIntact,
    early,
    digested,
    makeIndex,
  });
  readings.workers.stop();
  if (besides === undefined) return undefined;
  const contributions = joined.map((one): Contribution => ({
    ...one,
    documents: fragments.get(one.file)?.documents ?? withTexts(one, keptTexts, parts.groups),
  }));
  const documents = joinedDocuments(root, contributions, index, parts.groups);
  return {
    files: [...documents, ...[...fragments.values()].flatMap(({ outputs }) => outputs), ...besides.files],
    intact: [...joined.flatMap(({ file, outputs }) => (made.has(file) ? [] : outputs)), ...besides.intact],
    made: {
      before: kept,
      files: all.map(({ file }) => file),
      fragments: made,
      pages,
      claims: agreed.claims,
      groups: besides.kept,
      agreed: { surroundings: found.surroundings, claimed: agreed.claimed },
    },
    texts: textPlaces(
      documents,
      joined.map(({ file }) => file),
    ),
    warnings: [...all, ...joined].flatMap(({ warnings }) => warnings),
  };
}

function staleOf({ readings, document, kept, keptTexts, isIntact }: ServiceParts, tasks: readonly KeyedTask[]): readonly KeyedTask[] {
  const stands = standingWith(document);
  return tasks.filter(({ file, key, task }) => {
    const known = readings.isFresh(file) ? kept.fragments.get(file) : undefined;
    return known?.key !== key || !stands(known, task) || !known.outputs.every(isIntact) || keptTexts(file, known) === undefined;
  });
}

interface MadeAnew {
  readonly root: Root;
  readonly early: Early;
  readonly makeIndex: IndexMaker | undefined;
  /** By file. */
  readonly fragments: ReadonlyMap<string, Fragments>;
}

/** @param isMost of all fragments: then what is made once for the service is as well */
async function madeAnew(
  parts: ServiceParts,
  all: readonly ReadModule[],
  index: ServiceIndex,
  { stale, isMost }: { readonly stale: readonly KeyedTask[]; readonly isMost: boolean },
): Promise<MadeAnew | undefined> {
  // While threads are at work, there is time for what does not follow from them.
  const making = make(
    parts,
    all,
    index,
    stale.map(({ task }) => task()),
  );
  // What throws meanwhile leaves this promise to itself.
  making.catch(() => {});
  const early = isMost ? madeEarly(parts.whole) : { groups: [], files: [] };
  finishSteps(parts.readings.keeping);
  const { root, fragments, sound, makeIndex } = await making;
  if (root === undefined || early === undefined || fragments.some((one) => one === undefined) || losesAnything(parts, sound)) return undefined;
  return { root, early, makeIndex, fragments: new Map(stale.map(({ file }, position) => [file, fragments[position]!] as const)) };
}

interface Agreed extends Pick<ToKeep, "claims"> {
  /** The hash of what all files claim. */
  readonly claimed: string;
}

/** Undefined where two files claim one thing. */
function agreedOn(
  { kept }: ServiceParts,
  joined: readonly (KeptFragments & { readonly file: string })[],
  fragments: MadeAnew["fragments"],
): Agreed | undefined {
  const claims = new Map([...fragments].map(([file, one]) => [file, claimsIn(one)] as const));
  const claimed = hashOfJson(joined.map((one) => [one.file, one.claimed]));
  const isNews = kept.agreed?.claimed !== claimed;
  return isNews && collide(joined.map((one) => claims.get(one.file) ?? kept.claims(one.file, one.claimed))) ? undefined : { claims, claimed };
}

/** What a file contributes to the documents, with the texts that stand in them. */
function withTexts(fragments: KeptFragments & { readonly file: string }, keptTexts: KeptTexts, groups: readonly string[]): Contribution["documents"] {
  const texts = keptTexts(fragments.file, fragments)!;
  return Object.fromEntries(
    documentsFor(groups).map(({ group, files }) => {
      const entries = Object.fromEntries(files.map(({ path, format }) => [format, texts[path]!]));
      return [group, { ...fragments.documents[group]!, entries }];
    }),
  );
}

/** Where most is made anew, the outputs of the whole are as well: those that follow from no digest can be before all parts are there. */
function madeEarly({ groups, make }: WholeService): Early | undefined {
  const early = groups.filter((group) => group !== DOCS);
  const files = make(wholePieces(early))?.map(hashFile);
  return files === undefined ? undefined : { groups: early, files };
}

function make(
  { name, service, fragmentsOf, groups, templates }: ServiceParts,
  all: readonly ReadModule[],
  index: ServiceIndex,
  stale: readonly FragmentTask[],
) {
  const modules = new Map(all.map((module) => [module.file, module]));
  return fragmentsOf({ name, service, index, groups, templates: isTemplated(groups) ? templates : [] }, stale, (file) => modules.get(file)!);
}

/** Whether a reader misses anything of the document. Fragments are kept only where nobody does. */
function losesAnything({ document: { hash, open }, kept }: ServiceParts, sound: ReadonlySet<number>): boolean {
  if ([...kept.fragments.values()].some(({ document }) => document === hash)) return false;
  const document = open();
  return !document.ok || document.value.losses(sound).length > 0;
}

/** Whether what was made with another document follows from this one as well. It is taken apart only where it is another. */
function standingWith({ hash, open }: ServiceDocument): (kept: KeptFragments, task: KeyedTask["task"]) => boolean {
  const standing = once(() => {
    const document = open();
    return document.ok ? standingHashIn(document.value.text) : () => undefined;
  });
  return (kept, task) => kept.document === hash || kept.standing === standing()(task().sources);
}

function keptOf(
  { outputs, page, documents, claims, shared, ...fragments }: Fragments,
  { key, read, among }: KeyedTask,
  { hash }: ServiceDocument,
): KeptFragments {
  const named = page && { file: page.file, page: page.page, hasResources: page.hasResources };
  return {
    ...fragments,
    key,
    read,
    document: hash,
    documents: Object.fromEntries(Object.entries(documents).map(([group, { entries, ...fragment }]) => [group, fragment])),
    outputs: outputs.map(({ path, hash }) => ({ path, hash })),
    ...(named && { page: named }),
    among: among(),
  };
}

function claimsIn({ claims, shared }: Fragments): PartClaims {
  return { claims, shared };
}

function outline(module: ReadModule): ModuleOutline {
  return module.outline;
}

/** Whether two files claim one thing, or mean different things by one name. */
function collide(fragments: readonly PartClaims[]): boolean {
  const claimed = new Set<string>();
  const meanings = new Map<string, string>();
  return fragments.some(({ claims, shared }) => {
    const others = shared.some(([name, meaning]) => (meanings.get(name) ?? (meanings.set(name, meaning), meaning)) !== meaning);
    return others || claims.some((claim) => claimed.size === claimed.add(claim).size);
  });
}
