/**
 * Specwright as a library: what the command line does, as functions from values to values.
 *
 *     import { generate } from "specwright";
 *     const report = await generate(project, { mode: "write" });
 *
 * Nothing is printed and the process is left alone; findings come back in the report.
 */
import type { AdoptReport, AdoptRequest, DiffReport, DiffRequest, DriftReport, DriftRequest, ExplainRequest, Explanation, Project } from "./contract.ts";

export type { Finding, ServiceDiff } from "./diff/finding.ts";
export type { Diagnostic, Position, Related, Severity } from "./diagnostics/diagnostic.ts";
export type {
  AdoptedChange,
  AdoptedService,
  AdoptReport,
  AdoptRequest,
  CheckReport,
  CheckRequest,
  DefinitionLines,
  DiffReport,
  DiffRequest,
  DriftReport,
  DriftRequest,
  DocumentLine,
  ExplainRequest,
  Explanation,
  GenerateReport,
  GenerateRequest,
  Library,
  Match,
  OutputGroup,
  OutputPlace,
  ProgressEvent,
  Project,
  ServiceReport,
} from "./contract.ts";
export { check, generate } from "./pipeline/generate.ts";

/** Where a thing comes from, and where it went. Who generates does not load it. */
export async function explain(project: Project, what: string, request: ExplainRequest): Promise<Explanation> {
  const pipeline = await import("./pipeline/explain.ts");
  return pipeline.explain(project, what, request);
}

/** What differs from another version of the definitions. Who generates does not load it. */
export async function diff(project: Project, request: DiffRequest): Promise<DiffReport> {
  const pipeline = await import("./pipeline/diff.ts");
  return pipeline.diff(project, request);
}

/** Where documents and definitions differ. Who generates does not load it. */
export async function drift(project: Project, request: DriftRequest): Promise<DriftReport> {
  const pipeline = await import("./pipeline/drift.ts");
  return pipeline.drift(project, request);
}

/** Brings definitions to what their documents say. Who generates does not load it. */
export async function adopt(project: Project, request: AdoptRequest): Promise<AdoptReport> {
  const pipeline = await import("./pipeline/adopt.ts");
  return pipeline.adopt(project, request);
}
