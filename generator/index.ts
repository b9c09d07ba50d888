/**
 * Specwright as a library: what the command line does, as functions from values to values.
 *
 *     import { generate } from "specwright";
 *     const report = await generate(project, { mode: "write" });
 *
 * Nothing is printed and the process is left alone; findings come back in the report.
 */
export type { Diagnostic, Position, Related, Severity } from "./diagnostics/diagnostic.ts";
export type {
  CheckReport,
  CheckRequest,
  DefinitionLines,
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
} from "./pipeline/contract.ts";
export { explain } from "./pipeline/explain.ts";
export { check, generate } from "./pipeline/generate.ts";
