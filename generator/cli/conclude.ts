/** The end of a run over services: what was done, what was found, and the exit code. */
import { resolve } from "node:path";
import { pathFrom } from "../config/paths.ts";
import type { GenerateReport, Project, ServiceReport } from "../contract.ts";
import { exitCode } from "./exit.ts";
import { formatServices, type ServiceLines } from "./format-services.ts";
import type { Invocation } from "./invocation.ts";
import { printDiagnostics } from "./print.ts";
import { hasColor } from "./terminal.ts";
import type { World } from "./world.ts";

export interface Run {
  readonly invocation: Invocation;
  readonly project: Project;
  readonly mode: ServiceLines["mode"];
}

export async function conclude(report: GenerateReport, { invocation, project, mode }: Run, world: World): Promise<number> {
  const reports = [...report.services, ...(report.overall === undefined ? [] : [report.overall])];
  if (invocation.format === "text" && !invocation.flags.has("quiet")) {
    const path = (file: string) => pathFrom(world.cwd, resolve(project.root, file));
    world.stdout.write(formatServices(reports, { mode, path, color: hasColor(world.env, world.stdout) }));
  }
  const more = {
    outOfDate: report.outOfDate,
    services: report.services.map(plain),
    ...(report.overall === undefined ? {} : { overall: plain(report.overall) }),
  };
  await printDiagnostics(report.diagnostics, { format: invocation.format, root: project.root, more }, world);
  return exitCode(report.diagnostics, mode === "check" && report.outOfDate);
}

/** A report as JSON: its diffs by file, where there are any. */
function plain({ diffs, ...counts }: ServiceReport): object {
  return diffs.size === 0 ? counts : { ...counts, diffs: Object.fromEntries(diffs) };
}
