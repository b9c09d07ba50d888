/** Generates: every service is prepared before anything is written, and where one has an error nothing is. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { distinct } from "../diagnostics/distinct.ts";
import { isBlocking } from "../diagnostics/out-of-date.ts";
import { isError, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { nodeDisk } from "../disk/node-disk.ts";
import { REDOC } from "../plan/groups.ts";
import type { OutputPlan, ServicePlan } from "../plan/output.ts";
import { hashOf } from "../values/hash.ts";
import { ATTRIBUTES } from "../write/attributes.ts";
import type { CommitMode } from "../write/commit.ts";
import { RECORD } from "../write/record.ts";
import type { WriteReport } from "../write/write-report.ts";
import type { CheckReport, CheckRequest, GenerateReport, GenerateRequest, Project, ServiceReport } from "../contract.ts";
import { intactIn, keepState, lastState, settledState, type AskedOutputs, type SettledRun, type State } from "./kept/state.ts";
import { overallOutputs } from "./overall-outputs.ts";
import type { PreparedService } from "./prepare.ts";
import { readInputs, type Inputs } from "./project/inputs.ts";
import { looseDefinitions } from "./project/loose-definitions.ts";
import { otherVersion } from "./project/other-version.ts";
import { findServices } from "./project/services.ts";
import { stalePlans } from "./project/stale.ts";

/** Generates the outputs of a project's services, or says what would change. */
export async function generate(project: Project, request: GenerateRequest): Promise<GenerateReport> {
  if (request.only?.includes(REDOC) !== true) return run(project, request, nodeDisk);
  const only = request.only.filter((group) => group !== REDOC);
  const made = only.length === 0 ? nothingWritten([]) : await run(project, { ...request, only }, nodeDisk);
  if (made.diagnostics.some(isBlocking)) return made;
  const { joinedReports, redocPages } = await import("./redoc.ts");
  return joinedReports(made, await redocPages(project, request, nodeDisk));
}

/** Definitions, rules, lint, drift, and whether the outputs are what the definitions say; writes no output and trusts nothing kept. */
export async function check(project: Project, request: CheckRequest): Promise<CheckReport> {
  const checked = await run(project, { lint: true, ...request, mode: "check" }, nodeDisk);
  if (checked.diagnostics.some(isBlocking)) return checked;
  const { accept, ...others } = request;
  const left = accept === undefined ? undefined : await afterAccepting(accept, checked, project, request);
  const { driftDiagnostics } = await import("./drift.ts");
  return { ...checked, diagnostics: [...(left ?? checked.diagnostics), ...(await driftDiagnostics(project, left === undefined ? request : others))] };
}

/** The findings that are left; undefined where none is the one to accept. */
async function afterAccepting(
  accept: NonNullable<CheckRequest["accept"]>,
  { diagnostics }: GenerateReport,
  project: Project,
  { services }: CheckRequest,
): Promise<readonly Diagnostic[] | undefined> {
  const folders = findServices(project, services, nodeDisk);
  if (!folders.ok) return undefined;
  const { withAccepted } = await import("./project/accepted-warnings.ts");
  return withAccepted(project, folders.value, diagnostics, accept, nodeDisk);
}

/** What is known of one service by the time of writing. */
type Ready =
  | { readonly is: "settled"; readonly inputs: Inputs; readonly settled: SettledRun }
  | {
      readonly is: "prepared";
      readonly inputs: Inputs;
      readonly prepared: PreparedService;
      readonly before: State | undefined;
      readonly diagnostics: readonly Diagnostic[];
    };

async function run(project: Project, request: GenerateRequest, disk: Disk): Promise<GenerateReport> {
  const services = findServices(project, request.services, disk);
  if (!services.ok) return nothingWritten(services.diagnostics);
  const ready: Ready[] = [];
  const found: Diagnostic[] = [...otherVersion(project, disk)];
  const texts = new Map<string, string>();
  for (const service of services.value) {
    const inputs = readInputs(project, service, disk);
    if (inputs.ok) inputs.value.texts.forEach((text, path) => texts.set(path, text));
    const one = inputs.ok ? await settleOrPrepare(project, inputs.value, request, disk) : { diagnostics: inputs.diagnostics };
    if ("is" in one) ready.push(one);
    found.push(...("is" in one && one.is === "settled" ? one.settled.diagnostics : "diagnostics" in one ? one.diagnostics : []));
  }
  if (request.services === undefined) found.push(...looseDefinitions(project, services.value, texts, disk));
  if (ready.length < services.value.length || found.some(isError)) return nothingWritten(found);
  return write(project, request, ready, found, disk);
}

async function settleOrPrepare(
  project: Project,
  inputs: Inputs,
  request: GenerateRequest,
  disk: Disk,
): Promise<Ready | { readonly diagnostics: readonly Diagnostic[] }> {
  const cached = request.mode !== "check";
  const state = cached && request.force !== true ? lastState(project, inputs, askedOutputs(request), disk) : undefined;
  const settled = state !== undefined && request.mode === "write" ? settledState(project, inputs, state, disk) : undefined;
  if (settled !== undefined) return { is: "settled", inputs, settled };
  const { name } = inputs.service;
  // Reading and emitting take their time to load: a run with nothing to do goes without them.
  const { prepareService } = await import("./prepare.ts");
  const prepared = await prepareService(project, inputs, {
    disk,
    cached,
    lint: request.lint === true,
    isIntact: intactIn(project, inputs, state, disk),
    ...(request.only === undefined ? {} : { only: request.only }),
    on: (event) => request.onProgress?.({ service: name, ...event }),
  });
  return prepared.ok ? { is: "prepared", inputs, prepared: prepared.value, before: state, diagnostics: prepared.diagnostics } : prepared;
}

function askedOutputs({ only, lint = false }: GenerateRequest): AskedOutputs {
  return { only, lint };
}

async function write(project: Project, request: GenerateRequest, ready: readonly Ready[], found: readonly Diagnostic[], disk: Disk): Promise<GenerateReport> {
  const stale =
    request.services === undefined && request.only === undefined
      ? stalePlans(
          project,
          ready.map(({ inputs }) => inputs.service.name),
          disk,
        )
      : [];
  const ofServices = [...ready.flatMap((one) => (one.is === "prepared" ? [one.prepared.plan] : [])), ...stale];
  const overall = await overallOutputs(project, request, ofServices, disk);
  if (!overall.ok) return nothingWritten([...found, ...overall.diagnostics]);
  const plans = [...ofServices, ...(overall.value === undefined ? [] : [overall.value.plan])];
  request.onProgress?.({ stage: "write", done: 0, total: plans.length });
  const written = plans.length === 0 ? nothingToWrite : await commit(project, plans, modeOf(request), disk);
  const diagnostics = [...found, ...overall.diagnostics, ...written.diagnostics];
  if (!written.ok) return nothingWritten(diagnostics);
  request.onProgress?.({ stage: "write", done: plans.length, total: plans.length });
  if (request.mode === "write") keepStates(project, request, ready, written.value, disk);
  if (request.mode === "write") overall.value?.keep();
  const services = [...ready.map((one) => reportOf(project, one, written.value)), ...stale.map(({ service }) => reportOn(project, service, written.value))];
  const besides = reportOverAll(project, written.value);
  const outOfDate = request.mode !== "write" && [...services, besides].some(isChanged);
  return { diagnostics: distinct(diagnostics), services, ...(isChanged(besides) ? { overall: besides } : {}), outOfDate };
}

async function commit({ root, out }: Project, plans: readonly OutputPlan[], mode: CommitMode, disk: Disk): Promise<Outcome<WriteReport>> {
  const { commitPlans } = await import("../write/commit.ts");
  return commitPlans(`${root}/${out}`, plans, mode, { disk, shown: out });
}

const nothingToWrite = outcome<WriteReport>({ created: [], changed: [], removed: [], unchanged: [], diffs: new Map() }, []);

function modeOf({ mode, force = false }: GenerateRequest): CommitMode {
  return mode === "check" ? { is: "check" } : { is: mode, force };
}

function keepStates(project: Project, request: GenerateRequest, ready: readonly Ready[], written: WriteReport, disk: Disk): void {
  for (const one of ready) {
    if (one.is === "settled") continue;
    const { plan, inputs, keepTexts } = one.prepared;
    if (!hasWritten(written, plan)) continue;
    keepState(project, one.inputs, askedOutputs(request), inputs, outputsIn(project, plan), one.before, one.diagnostics, disk);
    keepTexts();
  }
}

/** The outputs of a plan with their hashes, and their record. */
function outputsIn({ out }: Project, { service, files, intact = [] }: ServicePlan): Parameters<typeof keepState>[4] {
  const placed = (path: string): string => `${out}/${service}/${path}`;
  return [
    ...files.map(({ path, text, hash }) => ({ path: placed(path), hash: hash ?? hashOf(text) })),
    ...intact.map(({ path, hash }) => ({ path: placed(path), hash, isIntact: true as const })),
    { path: placed(RECORD), hash: "" },
  ];
}

function hasWritten(written: WriteReport, { service }: ServicePlan): boolean {
  return [...written.created, ...written.changed, ...written.unchanged].some((path) => path.startsWith(`${service}/`));
}

function reportOf(project: Project, one: Ready, written: WriteReport): ServiceReport {
  const service = one.inputs.service.name;
  if (one.is === "settled") return { service, created: [], changed: [], removed: [], unchanged: one.settled.files, diffs: new Map() };
  return reportOn(project, service, written);
}

function reportOn(project: Project, service: string, written: WriteReport): ServiceReport {
  return reportOfFiles(project, service, (path) => path.startsWith(`${service}/`), written);
}

/** What stands in no folder of a service, but for what the write stage keeps there for itself. */
function reportOverAll(project: Project, written: WriteReport): ServiceReport {
  return reportOfFiles(project, "all services", (path) => !path.includes("/") && path !== ATTRIBUTES, written);
}

function reportOfFiles({ out }: Project, service: string, isOwn: (path: string) => boolean, written: WriteReport): ServiceReport {
  const own = (paths: readonly string[]): readonly string[] => paths.filter(isOwn).map((path) => `${out}/${path}`);
  return {
    service,
    created: own(written.created),
    changed: own(written.changed),
    removed: own(written.removed),
    unchanged: own(written.unchanged).length,
    diffs: new Map([...written.diffs].filter(([path]) => isOwn(path)).map(([path, diff]) => [`${out}/${path}`, diff])),
  };
}

function isChanged({ created, changed, removed }: ServiceReport): boolean {
  return created.length + changed.length + removed.length > 0;
}

function nothingWritten(diagnostics: readonly Diagnostic[]): GenerateReport {
  return { diagnostics: distinct(diagnostics), services: [], outOfDate: false };
}
