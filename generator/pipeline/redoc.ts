/**
 * Redoc's page of each service, out of its OpenAPI document. It is made when it is asked for by name, and stands beside the other
 * outputs without being one: no record has it, and no other run makes, checks or removes it.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { catchFaults } from "../disk/fault.ts";
import { thisProcess } from "../disk/process.ts";
import { replaceFile } from "../disk/replace.ts";
import { PRIMARY, primaryText } from "../plan/documents.ts";
import { redocPage } from "../redoc/build.ts";
import type { GenerateReport, GenerateRequest, Project, ServiceReport } from "../contract.ts";
import { prepareService } from "./prepare.ts";
import { readInputs } from "./project/inputs.ts";
import { findServices, type ServiceFolder } from "./project/services.ts";

export async function redocPages(project: Project, request: GenerateRequest, disk: Disk): Promise<GenerateReport> {
  const services = findServices(project, request.services, disk);
  if (!services.ok) return { diagnostics: services.diagnostics, services: [], outOfDate: false };
  const reports: ServiceReport[] = [];
  const found: Diagnostic[] = [];
  for (const service of services.value) {
    const page = await pageOf(project, service, request, disk);
    const placed = page.ok ? await place(project, service, page.value, request.mode, disk) : page;
    found.push(...placed.diagnostics);
    if (placed.ok) reports.push(placed.value);
  }
  const outOfDate = request.mode !== "write" && reports.some(({ created, changed }) => created.length + changed.length > 0);
  return { diagnostics: found, services: reports, outOfDate };
}

async function pageOf(project: Project, service: ServiceFolder, request: GenerateRequest, disk: Disk): Promise<Outcome<string>> {
  const inputs = readInputs(project, service, disk);
  if (!inputs.ok) return inputs;
  const on = (event: Parameters<NonNullable<GenerateRequest["onProgress"]>>[0]): void => request.onProgress?.({ service: service.name, ...event });
  const prepared = await prepareService(project, inputs.value, { disk, cached: true, lint: false, only: [PRIMARY.group], isIntact: () => false, on });
  if (!prepared.ok) return prepared;
  return redocPage(primaryText(prepared.value.plan.files)!, { disk, folder: `${project.root}/${project.cache}/redoc-${thisProcess().pid}` });
}

/** Brings the page to its place, or says what that would change. */
async function place(
  { root, out }: Project,
  { name }: ServiceFolder,
  page: string,
  mode: GenerateRequest["mode"],
  disk: Disk,
): Promise<Outcome<ServiceReport>> {
  const path = `${out}/${name}/redoc/index.html`;
  const report = { service: name, created: [], changed: [], removed: [], unchanged: 0, diffs: new Map<string, string>() };
  return catchFaults(() => {
    const before = disk.kind(`${root}/${path}`) === "file" ? disk.read(`${root}/${path}`).toString("utf8") : undefined;
    if (before === page) return outcome({ ...report, unchanged: 1 }, []);
    if (mode === "write") {
      disk.makeFolder(`${root}/${out}/${name}/redoc`);
      replaceFile(disk, `${root}/${path}`, page);
    }
    return outcome({ ...report, ...(before === undefined ? { created: [path] } : { changed: [path] }) }, []);
  });
}

/** What both runs did. */
export function joinedReports(one: GenerateReport, other: GenerateReport): GenerateReport {
  const names = [...new Set([...one.services, ...other.services].map(({ service }) => service))];
  return {
    diagnostics: [...one.diagnostics, ...other.diagnostics],
    ...(one.overall === undefined ? {} : { overall: one.overall }),
    services: names.map((name) => [...one.services, ...other.services].filter(({ service }) => service === name).reduce(joined)),
    outOfDate: one.outOfDate || other.outOfDate,
  };
}

function joined(one: ServiceReport, other: ServiceReport): ServiceReport {
  return {
    service: one.service,
    created: [...one.created, ...other.created],
    changed: [...one.changed, ...other.changed],
    removed: [...one.removed, ...other.removed],
    unchanged: one.unchanged + other.unchanged,
    diffs: new Map([...one.diffs, ...other.diffs]),
  };
}
