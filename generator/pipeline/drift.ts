/** Holds the documents of a project's services against their definitions. */
import { readLedger, type Acceptance } from "../accepted/ledger.ts";
import { matchAcceptances } from "../accepted/match-acceptances.ts";
import { addAcceptance } from "../accepted/write.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { distinct } from "../diagnostics/distinct.ts";
import { failure, isError, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { nodeDisk } from "../disk/node-disk.ts";
import { diagnosticOf } from "../drift/findings/diagnostics.ts";
import type { Finding } from "../drift/findings/finding.ts";
import { withoutConsequences } from "../drift/findings/without-consequences.ts";
import { unusedFinding } from "../drift/findings/unused-acceptance.ts";
import type { DriftReport, DriftRequest, Project } from "../contract.ts";
import { withDefinitions } from "./definitions.ts";
import { earlierOf } from "./earlier.ts";
import { serviceDocument } from "./model.ts";
import { otherFindings } from "./other-edition.ts";
import { ownFindings, type ServiceFindings } from "./own-edition.ts";
import { asOfOtherVersion, otherDefinitions } from "./project/other-definitions.ts";
import { findServices, type ServiceFolder } from "./project/services.ts";

export async function drift(project: Project, request: DriftRequest): Promise<DriftReport> {
  const disk = nodeDisk;
  const services = comparedServices(project, request, disk);
  if (!services.ok) return { diagnostics: services.diagnostics, findings: [], accepted: [] };
  const earlierDisk =
    request.since === undefined
      ? outcome(undefined, [])
      : otherDefinitions(project, { ...request.since, ...(request.services === undefined ? {} : { services: request.services }) }, disk);
  if (!earlierDisk.ok) return { diagnostics: earlierDisk.diagnostics, findings: [], accepted: [] };
  const compared = await Promise.all(services.value.map((folder) => compare(project, folder, request, { now: disk, then: earlierDisk.value })));
  const settled = compared.flatMap((one) => (one.ok ? [one.value] : []));
  return {
    diagnostics: [...distinct(compared.flatMap(({ diagnostics }) => diagnostics)), ...settled.flatMap(({ open }) => open), ...notAccepted(request, settled)],
    findings: settled.flatMap(({ findings }) => findings),
    accepted: settled.flatMap(({ accepted }) => accepted),
  };
}

/** What drift finds in the services' own editions, where definitions and documents are in order otherwise. */
export async function driftDiagnostics(project: Project, { services, accept }: Pick<DriftRequest, "services" | "accept">): Promise<readonly Diagnostic[]> {
  const { diagnostics, findings } = await drift(project, { ...(services === undefined ? {} : { services }), ...(accept === undefined ? {} : { accept }) });
  return [...diagnostics.filter(isError), ...findings.map(diagnosticOf)];
}

/** The services that are asked for. What names a document has to be one of them: otherwise another edition would be passed over. */
function comparedServices(project: Project, { services, documents = new Map() }: DriftRequest, disk: Disk): Outcome<readonly ServiceFolder[]> {
  const named = findServices(project, [...new Set([...(services ?? []), ...documents.keys()])], disk);
  if (!named.ok) return named;
  const compared = findServices(project, services, disk);
  const known = compared.ok ? compared.value.map(({ name }) => name) : [];
  const unknownNames = [...documents.keys()].filter((name) => !known.includes(name));
  return unknownNames.length === 0 ? compared : failure(unknownNames.map((name) => report("no-such-document", { given: name, services: known })));
}

/** What is to be accepted and no service has. */
function notAccepted({ accept }: DriftRequest, compared: readonly Compared[]): readonly Diagnostic[] {
  const isKnown = accept === undefined || compared.some(({ accepted }) => accepted.some(({ fingerprint }) => fingerprint === accept.fingerprint));
  return isKnown ? [] : [report("no-such-finding", { fingerprint: accept.fingerprint })];
}

interface Compared extends Pick<DriftReport, "findings" | "accepted"> {
  /** That the own edition differs already, where another one is compared. */
  readonly open: readonly Diagnostic[];
}

/** The disk as it is, and as the version has it since which changes are asked for. */
interface Disks {
  readonly now: Disk;
  readonly then: Disk | undefined;
}

async function compare(project: Project, folder: ServiceFolder, request: DriftRequest, { now: disk, then }: Disks): Promise<Outcome<Compared>> {
  const other = request.documents?.get(folder.name);
  const earlier = then === undefined || other !== undefined ? outcome(undefined, []) : await earlierOf(project, folder, then, disk);
  if (!earlier.ok) return failure(earlier.diagnostics.map((one) => asOfOtherVersion(one, request.since!.against)));
  const found = await withDefinitions(project, folder, { disk, keeps: true }, async (stated) => {
    const edition = serviceDocument(project, folder, stated.follows, disk);
    if (!edition.ok) return edition;
    return other === undefined
      ? ownFindings(project, folder, stated, edition.value, { disk, keeps: true, earlier: earlier.value })
      : otherFindings(project, folder, stated, edition.value, other, disk);
  });
  return found.ok ? withAcceptances(project, folder, request, found.value, found.diagnostics, disk) : found;
}

function withAcceptances(
  project: Project,
  folder: ServiceFolder,
  request: DriftRequest,
  findings: ServiceFindings,
  diagnostics: readonly Diagnostic[],
  disk: Disk,
): Outcome<Compared> {
  const [plain, since] = [withoutConsequences(findings.plain), findings.since && withoutConsequences(findings.since)];
  const path = `${folder.folder}/accepted.json`;
  const ledger = readLedger(`${project.root}/${path}`, path, disk);
  if (!ledger.ok) return ledger;
  const found = since ?? plain;
  const accept = found.some(({ fingerprint }) => fingerprint === request.accept?.fingerprint) ? request.accept : undefined;
  const section = plain.some(({ fingerprint }) => fingerprint === accept?.fingerprint) ? "drift" : "since";
  if (accept !== undefined) addAcceptance(`${project.root}/${path}`, section, accept, disk);
  const now: readonly Acceptance[] = accept === undefined ? [] : [{ ...accept, at: { file: path, line: 1, column: 1, length: 0 } }];
  const settled = matchAcceptances(found, [...ledger.value.drift, ...(since === undefined ? [] : ledger.value.since), ...now]);
  // What was accepted of the changes since one version need not be found since another.
  const { unused } = matchAcceptances(plain, ledger.value.drift);
  const open = matchAcceptances(withoutConsequences(findings.own ?? []), ledger.value.drift).open;
  return outcome(
    {
      open: ownDiffers(folder, open),
      findings: [...settled.open, ...unused.map((one) => unusedFinding(folder.name, one))],
      accepted: settled.accepted.map(({ finding, reason }) => ({ fingerprint: finding.fingerprint, reason })),
    },
    diagnostics,
  );
}

/** What differs in the own edition already is no news of another one, and so is not found in it. */
function ownDiffers({ name }: ServiceFolder, open: readonly Finding[]): readonly Diagnostic[] {
  const [first] = open;
  return first === undefined ? [] : [report("own-edition-differs", { service: name, places: open.length }, first.document)];
}
