/** Adopts documents: brings definitions to what they say, or drafts those of a document that has none. */
import { posix, relative } from "node:path";
import { readLedger } from "../accepted/ledger.ts";
import { adopt as adoptIn, type Adoption } from "../adopt/adopt.ts";
import { writtenLike } from "../adopt/draft/markdown/plain-markdown.ts";
import type { Texts } from "../adopt/measured.ts";
import type { AdoptedService, AdoptReport, AdoptRequest, Project } from "../contract.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { nodeDisk } from "../disk/node-disk.ts";
import { readText } from "../disk/read-text.ts";
import { finishSteps } from "../values/steps.ts";
import { patchOf } from "../write/patch.ts";
import { writeSources, type SourceChange } from "../write/sources.ts";
import { changesOf, findingsOf, type AdoptedFiles, type AdoptionResult } from "./adopted.ts";
import type { DefinitionsOptions } from "./definitions.ts";
import { draftService } from "./draft.ts";
import { keptCheckpoint } from "./kept/kept-checkpoint.ts";
import { filesOver, measureWith, statesFrom, type MeasuredState } from "./measure.ts";
import { unpackCheckpoint } from "./parts/packed-checkpoint.ts";
import { readInputs, type Inputs } from "./project/inputs.ts";
import { documentLimit } from "./project/limits.ts";
import type { OtherDocument } from "./project/other-document.ts";
import { findServices, type ServiceFolder } from "./project/services.ts";
import { modulesIn, withReadings } from "./readings.ts";

export async function adopt(project: Project, request: AdoptRequest): Promise<AdoptReport> {
  const disk = nodeDisk;
  const found = wantedServices(project, request, disk);
  if (!found.ok) return { diagnostics: found.diagnostics, services: [] };
  const diagnostics: Diagnostic[] = [];
  const services: AdoptedService[] = [];
  for (const wanted of found.value) {
    const { value, diagnostics: own } = await adoptOrDraft(project, wanted, request.documents.get(wanted.name), { disk, keeps: request.mode === "write" });
    diagnostics.push(...own);
    if (value === undefined || (value.isUnreadable === true && request.mode === "write")) continue;
    const written = request.mode === "write" ? await write(project, value.files, disk) : outcome(undefined, []);
    diagnostics.push(...written.diagnostics);
    if (written.ok) services.push(reportOf(value, request));
  }
  return { diagnostics, services };
}

function reportOf({ files, isUnreadable: _, ...made }: AdoptedFiles, { mode }: AdoptRequest): AdoptedService {
  const patch = mode === "write" ? {} : { patch: files.map(({ path, before, after }) => patchOf(path, before, after)).join("") };
  return { ...made, files: files.map(({ path }) => path), ...patch };
}

function write({ root, definitions }: Project, files: readonly SourceChange[], disk: Disk): Promise<Outcome<undefined>> {
  const relativeFiles = files.map((file) => ({ ...file, path: file.path.slice(definitions.length + 1) }));
  return writeSources(`${root}/${definitions}`, definitions, relativeFiles, disk);
}

interface WantedService extends ServiceFolder {
  readonly exists: boolean;
}

/** The services that are named, by themselves or with a document; one that has a document need not be there. */
function wantedServices(project: Project, { services, documents }: AdoptRequest, disk: Disk): Outcome<readonly WantedService[]> {
  const all = findServices(project, undefined, disk);
  const existing = all.ok ? all.value : [];
  const names = services ?? (documents.size > 0 ? [...documents.keys()] : existing.map(({ name }) => name));
  if (!all.ok && documents.size === 0) return all;
  const missing = names.filter((name) => !existing.some((one) => one.name === name) && !documents.has(name));
  if (missing.length > 0) return findServices(project, missing, disk) as Outcome<never>;
  const allNames = [...new Set([...names, ...documents.keys()])];
  const unsafe = allNames.filter((name) => !existing.some((one) => one.name === name) && !/^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u.test(name));
  if (unsafe.length > 0) return failure(unsafe.map((service) => report("draft-no-name", { service })));
  return outcome(
    allNames.map((name): WantedService => ({
      exists: existing.some((one) => one.name === name),
      ...(existing.find((one) => one.name === name) ?? { name, folder: `${project.definitions}/${name}` }),
    })),
    [],
  );
}

async function adoptOrDraft(project: Project, wanted: WantedService, document: string | undefined, options: DefinitionsOptions): Promise<AdoptionResult> {
  const { disk } = options;
  const other = document === undefined ? undefined : readOtherDocument(project, document, disk);
  if (other?.ok === false) return other;
  if (!wanted.exists) return draftService(project, wanted, other!.value, options);
  return adoptService(project, wanted, other?.value, disk);
}

function readOtherDocument({ root }: Project, path: string, disk: Disk): Outcome<OtherDocument> {
  const file = relative(root, path).replaceAll("\\", "/");
  const text = readText(path, { disk, shown: file, limit: documentLimit });
  return text.ok ? outcome({ file, text: text.value }, text.diagnostics) : text;
}

async function adoptService(project: Project, folder: ServiceFolder, otherDocument: OtherDocument | undefined, disk: Disk): Promise<AdoptionResult> {
  const inputs = readInputs(project, folder, disk);
  if (!inputs.ok) return inputs;
  const own = ownDocument(project, folder, inputs.value.texts, disk);
  if (!own.ok) return own;
  const ledger = readLedger(`${project.root}/${folder.folder}/accepted.json`, `${folder.folder}/accepted.json`, disk);
  if (!ledger.ok) return ledger;
  const texts: Texts = new Map([...inputs.value.texts, [own.value.file, own.value.text]]);
  const other = otherDocument === undefined ? undefined : { ...otherDocument, text: writtenLike(own.value.text, otherDocument.text) };
  const isOwn = other === undefined || other.file === own.value.file || other.text === own.value.text;
  const kept = keptCheckpoint(project, folder, disk);
  const before: MeasuredState = {
    texts,
    readings: await readingsBefore(project, inputs.value, disk),
    checkpoint: kept && unpackCheckpoint(kept),
  };
  const measure = measureWith({ project, folder, own: own.value.file, ...(isOwn ? {} : { other }), disk }, statesFrom([before]));
  const measured = measure(texts);
  if (!measured.ok) return measured;
  const accepted = new Set(ledger.value.drift.map(({ fingerprint }) => fingerprint));
  const filesWith = (changed: Texts) => filesOver(project, changed, disk);
  const adoption = adoptIn({ root: project.root, folder: folder.folder, texts, measure, filesWith, accepted }, measured.value);
  return {
    value: { service: folder.name, drafted: false, changes: changesOf(adoption), files: changedFiles(texts, adoption) },
    diagnostics: findingsOf(adoption),
  };
}

/** The definitions as they are, with what earlier runs kept of them. */
function readingsBefore(project: Project, inputs: Inputs, disk: Disk): Promise<MeasuredState["readings"]> {
  return withReadings(project, inputs, { disk, cached: true, onRead: () => {} }, async ({ own, imported, keeping }) => {
    finishSteps(keeping);
    return new Map(modulesIn([...own, ...imported]).map((module) => [module.file, module]));
  });
}

function changedFiles(texts: Texts, adoption: Adoption): readonly SourceChange[] {
  const changed = [...adoption.texts]
    .filter(([path, text]) => texts.get(path) !== text)
    .map(([path, after]): SourceChange => ({ path, before: texts.get(path), after }));
  const removed = [...texts].filter(([path]) => !adoption.texts.has(path)).map(([path, before]): SourceChange => ({ path, before, after: undefined }));
  return [...changed, ...removed];
}

/** The edition beside the definitions: the file that `service.ts` names. */
function ownDocument({ root }: Project, { folder }: ServiceFolder, texts: Texts, disk: Disk): Outcome<OtherDocument> {
  const documentPath = /\bdocument:\s*"([^"\\]+)"/.exec(texts.get(`${folder}/service.ts`) ?? "")?.[1] ?? "document.md";
  const file = posix.join(folder, documentPath);
  const text = readText(`${root}/${file}`, { disk, shown: file, limit: documentLimit });
  return text.ok ? outcome({ file, text: text.value }, text.diagnostics) : text;
}
