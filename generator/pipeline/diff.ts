/** Compares the definitions of a project's services with another version of them. */
import { readLedger } from "../accepted/ledger.ts";
import { matchAcceptances } from "../accepted/match-acceptances.ts";
import { openWarnings } from "../accepted/warnings.ts";
import { addAcceptance } from "../accepted/write.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { distinct } from "../diagnostics/distinct.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Change } from "../diff/change.ts";
import { addedService, compareServices, removedService } from "../diff/compare/service.ts";
import type { ServiceDiff } from "../diff/finding.ts";
import { judge } from "../diff/judge.ts";
import { gravest } from "../diff/severity.ts";
import { operationsCarrying } from "../diff/carrying-operations.ts";
import type { Disk } from "../disk/disk.ts";
import { nodeDisk } from "../disk/node-disk.ts";
import { byCodePoint } from "../values/by-code-point.ts";
import type { Service } from "../model/service.ts";
import type { DiffReport, DiffRequest, Project } from "../contract.ts";
import { differingParts, type BeforeAndAfter } from "./differing.ts";
import type { ComparedService } from "./project/change-logs.ts";
import { asOfOtherVersion, otherDefinitions } from "./project/other-definitions.ts";
import { findServices, type ServiceFolder } from "./project/services.ts";
import { readModel } from "./read-model.ts";

export async function diff(project: Project, request: DiffRequest): Promise<DiffReport> {
  const versions = versionsOf(project, request, nodeDisk);
  if (!versions.ok) return { diagnostics: versions.diagnostics, services: [], verdict: "none", written: [] };
  const compared: ComparedService[] = [];
  const found: Diagnostic[] = [];
  for (const folders of versions.value) {
    const one = await compare(project, folders, request);
    found.push(...one.diagnostics);
    if (one.ok) compared.push({ folder: folders.folder.folder, diff: one.value });
  }
  found.push(...notAccepted(request, compared));
  const isComplete = compared.length === versions.value.length;
  const written = isComplete && request.writeChanges !== undefined ? await logChanges(project, compared, request.writeChanges) : outcome([], []);
  const services = compared.map((one) => one.diff);
  return {
    diagnostics: distinct([...found, ...written.diagnostics]),
    services,
    verdict: gravest(services.map(({ verdict }) => verdict)),
    written: written.ok ? written.value : [],
  };
}

/** Who only compares does not load what writes Markdown. */
async function logChanges(project: Project, compared: readonly ComparedService[], version: string): Promise<Outcome<readonly string[]>> {
  const { writeChangeLogs } = await import("./project/change-logs.ts");
  return writeChangeLogs(
    project,
    compared.filter(({ folder }) => nodeDisk.stat(`${project.root}/${folder}`) !== undefined),
    version,
    nodeDisk,
  );
}

/** What is to be accepted and no service has. */
function notAccepted({ accept }: DiffRequest, compared: readonly ComparedService[]): readonly Diagnostic[] {
  const isKnown = accept === undefined || compared.some(({ diff: { accepted } }) => accepted.some(({ finding }) => finding.fingerprint === accept.fingerprint));
  return isKnown ? [] : [report("no-such-finding", { fingerprint: accept.fingerprint })];
}

/** A service's folder, and the disks on which each version has it. */
interface Versions {
  readonly folder: ServiceFolder;
  readonly before?: Disk;
  readonly after?: Disk;
}

function versionsOf(project: Project, request: DiffRequest, disk: Disk): Outcome<readonly Versions[]> {
  const ours = findServices(project, request.services, disk);
  if (!ours.ok) return ours;
  const other = otherDefinitions(project, request, disk);
  if (!other.ok) return other;
  const theirs = findServices(project, undefined, other.value);
  if (!theirs.ok) return theirs;
  const isIn = (folders: readonly ServiceFolder[], name: string): boolean => folders.some((folder) => folder.name === name);
  if (request.services !== undefined) {
    const missing = ours.value.filter(({ name }) => !isIn(theirs.value, name));
    if (missing.length > 0) return failure(missing.map(({ name }) => report("service-not-there", { against: request.against, service: name })));
  }
  const removed = request.services === undefined ? theirs.value.filter(({ name }) => !isIn(ours.value, name)) : [];
  const all = [...ours.value, ...removed].toSorted((one, another) => byCodePoint(one.name, another.name));
  return outcome(
    all.map((folder) => ({
      folder,
      ...(isIn(theirs.value, folder.name) ? { before: other.value } : {}),
      ...(isIn(ours.value, folder.name) ? { after: disk } : {}),
    })),
    [],
  );
}

async function compare(project: Project, { folder, before, after }: Versions, request: DiffRequest): Promise<Outcome<ServiceDiff>> {
  const models = await modelsOf(project, folder, { before, after }, request);
  if (models.after?.ok === false) return models.after;
  if (models.before?.ok === false) return failure(models.before.diagnostics.map((one) => asOfOtherVersion(one, request.against)));
  const path = `${folder.folder}/accepted.json`;
  const ledger = readLedger(`${project.root}/${path}`, path, nodeDisk);
  const diagnostics = [...openWarnings(folder, models.after?.diagnostics ?? [], ledger.ok ? ledger.value.definitions : []), ...ledger.diagnostics];
  if (!ledger.ok) return failure(diagnostics);
  const [from, to] = [models.before?.value, models.after?.value];
  const found = judge(folder.name, changesOf(from, to), operationsCarrying(to ?? from!));
  const accept = found.some(({ fingerprint }) => fingerprint === request.accept?.fingerprint) ? request.accept : undefined;
  if (accept !== undefined) addAcceptance(`${project.root}/${path}`, "diff", accept, nodeDisk);
  const position = { file: path, line: 1, column: 1, length: 0 };
  const { open, accepted, unused } = matchAcceptances(found, [...ledger.value.diff, ...(accept === undefined ? [] : [{ ...accept, at: position }])]);
  return outcome({ service: folder.name, verdict: gravest(open.map(({ severity }) => severity)), findings: open, accepted, unused }, diagnostics);
}

interface Models {
  readonly before?: Outcome<Service>;
  readonly after?: Outcome<Service>;
}

async function modelsOf(
  project: Project,
  folder: ServiceFolder,
  { before, after }: Partial<BeforeAndAfter<Disk | undefined>>,
  { onProgress }: DiffRequest,
): Promise<Models> {
  const onRead = (done: number, total: number): void => onProgress?.({ service: folder.name, stage: "read", done, total });
  if (before !== undefined && after !== undefined) return differingParts(project, folder, { disks: { before, after }, onRead });
  const disk = (before ?? after)!;
  const model = await readModel(project, folder, { disk, keeps: disk === after, onRead });
  const service = model.ok ? outcome(model.value.service, model.diagnostics) : model;
  return disk === after ? { after: service } : { before: service };
}

function changesOf(before: Service | undefined, after: Service | undefined): readonly Change[] {
  if (before !== undefined && after !== undefined) return compareServices(before, after);
  return [...(after === undefined ? [] : [addedService(after)]), ...(before === undefined ? [] : [removedService(before)])];
}
