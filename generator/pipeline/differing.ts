/**
 * Of two versions of a service what can differ: the files that say something else, or refer to a type of such a file. The others
 * mean the same in both, and are not even linked.
 */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import type { DocumentText } from "../documents/document.ts";
import { commonLinks, type CommonLinks } from "../link/common.ts";
import { linkService, serviceReading } from "../link/service.ts";
import type { Service } from "../model/service.ts";
import type { ModuleReading } from "../read/reading.ts";
import { getOrInsert } from "../values/memoize.ts";
import { finishSteps } from "../values/steps.ts";
import type { Project } from "../contract.ts";
import { differingFiles } from "./differing-files.ts";
import { serviceDocument, type ServiceDocument } from "./model.ts";
import { readInputs } from "./project/inputs.ts";
import type { ServiceFolder } from "./project/services.ts";
import { modulesIn, withReadings, type Readings } from "./readings.ts";

export interface BeforeAndAfter<Of> {
  readonly before: Of;
  readonly after: Of;
}

export interface DifferingOptions {
  /** Each version has its files on a disk of its own. */
  readonly disks: BeforeAndAfter<Disk>;
  readonly onRead: (done: number, total: number) => void;
}

/** What is known of a version by the time of linking. */
interface Chosen {
  readonly modules: readonly ModuleReading[];
  /** Files that those refer to. */
  readonly lenders: readonly ModuleReading[];
  readonly common: CommonLinks;
}

type ContentsOf = (document: ServiceDocument) => Outcome<DocumentText>;

/** This version is read first, and what is kept of its files serves the other one wherever they are the same. */
export async function differingParts(project: Project, folder: ServiceFolder, { disks, onRead }: DifferingOptions): Promise<BeforeAndAfter<Outcome<Service>>> {
  const inputs = { before: readInputs(project, folder, disks.before), after: readInputs(project, folder, disks.after) };
  if (!inputs.before.ok || !inputs.after.ok) return { before: unread(inputs.before), after: unread(inputs.after) };
  const [then, now] = [inputs.before.value, inputs.after.value];
  const chosen = await withReadings(project, now, { disk: disks.after, cached: true, onRead }, async (after) => {
    finishSteps(after.keeping);
    return withReadings(project, then, { disk: disks.before, cached: true, onRead }, async (before) => {
      const differing = differingFiles({ before, after });
      return { before: chosenOf(before, differing), after: chosenOf(after, differing) };
    });
  });
  const contentsOf = contentsOnce();
  return { before: linked(project, folder, chosen.before, contentsOf, disks.before), after: linked(project, folder, chosen.after, contentsOf, disks.after) };
}

function unread(inputs: Outcome<unknown>): Outcome<never> {
  return failure(inputs.ok ? [] : inputs.diagnostics);
}

function chosenOf({ own, imported }: Readings, differing: ReadonlySet<string>): Chosen {
  const modules = own.filter(({ file, outline }) => outline.hasService || differing.has(file));
  const files = new Set(modules.map(({ file }) => file));
  const referred = new Set(modules.flatMap(({ dependencies }) => dependencies).filter((path) => !files.has(path)));
  return {
    modules: modulesIn(modules),
    lenders: modulesIn([...own, ...imported].filter(({ file }) => referred.has(file))),
    common: commonLinks(own.map(({ outline }) => outline)),
  };
}

/** A document that is the same in both versions is taken apart once. */
function contentsOnce(): ContentsOf {
  const known = new Map<string, Outcome<DocumentText>>();
  return ({ path, hash, contents }) => getOrInsert(known, JSON.stringify([path, hash]), contents);
}

/** Rules are no matter of a comparison: what they find is in one version alone, and `check` says it. */
function linked(project: Project, folder: ServiceFolder, { modules, lenders, common }: Chosen, contentsOf: ContentsOf, disk: Disk): Outcome<Service> {
  const found = [...modules, ...lenders].flatMap(({ diagnostics }) => diagnostics);
  if (found.some(({ severity }) => severity === "error")) return failure(found);
  const reading = serviceReading(folder.name, modules);
  if (!reading.ok) return reading;
  const document = serviceDocument(project, folder, reading.value, disk);
  if (!document.ok) return document;
  const contents = contentsOf(document.value);
  if (!contents.ok) return contents;
  const service = linkService({ name: folder.name, modules, imported: lenders, document: contents.value, common });
  return service.ok ? outcome(service.value, [...found, ...contents.diagnostics, ...service.diagnostics]) : service;
}
