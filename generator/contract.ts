/** What the library offers and what the command line asks of it: plain values both ways. */
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { ServiceDiff } from "./diff/finding.ts";
import type { Verdict } from "./diff/severity.ts";
import type { Finding as DriftFinding } from "./drift/findings/finding.ts";

/** Where a project keeps things: the root is absolute, the rest is relative to it, with `/` on every system. */
export interface Project {
  readonly root: string;
  readonly definitions: string;
  readonly out: string;
  /** The tool's own where there is none. */
  readonly templates?: string;
  readonly cache: string;
}

/** Outputs that are asked for together: `openapi-3.1` (openapi.yaml and openapi.json), `openapi-3.0`, `openapi-3.2`, `unknowns`, `sources`. */
export type OutputGroup = string;

export interface ProgressEvent {
  readonly service?: string;
  readonly stage: "read" | "model" | "emit" | "lint" | "write";
  readonly done: number;
  readonly total: number;
}

export interface CheckRequest {
  /** All of the project's where there is none. */
  readonly services?: readonly string[];
  readonly lint?: boolean;
  /** A finding to accept, of `check` alone. */
  readonly accept?: { readonly fingerprint: string; readonly reason: string };
  readonly onProgress?: (event: ProgressEvent) => void;
}

export interface GenerateRequest extends CheckRequest {
  readonly only?: readonly OutputGroup[];
  /** `check` and `dry-run` write nothing; only `dry-run` makes diffs. */
  readonly mode: "write" | "check" | "dry-run";
  /** Overwrite outputs that were edited by hand. */
  readonly force?: boolean;
}

/** What became, or would become, of a service's outputs; files are relative to the root. */
export interface ServiceReport {
  readonly service: string;
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** A unified diff per file. */
  readonly diffs: ReadonlyMap<string, string>;
}

export interface GenerateReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly services: readonly ServiceReport[];
  /** Of the outputs over all services, where there is anything to say of them. */
  readonly overall?: ServiceReport;
  readonly outOfDate: boolean;
}

export type CheckReport = GenerateReport;

export interface ExplainRequest {
  readonly services?: readonly string[];
}

/** A line of the document that states the thing, as it stands there. */
export interface DocumentLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The declaration: its first line's number and its lines, as they stand in the file. */
export interface DefinitionLines {
  readonly file: string;
  readonly line: number;
  readonly lines: readonly string[];
}

/** Where an output holds the thing. */
export interface OutputPlace {
  readonly file: string;
  /** A JSON pointer into the file, where it is JSON or YAML. */
  readonly pointer?: string;
  readonly line?: number;
}

/** One thing that answers to what was asked for: document row, definition, outputs. */
export interface Match {
  readonly service: string;
  readonly is: "service" | "resource" | "operation" | "field" | "header" | "parameter" | "cookie" | "certificate" | "placeholder" | "schema";
  /** As people say it, for example `limit of Server` or `POST /servers`. */
  readonly name: string;
  /** What an operation asks of its caller, or the service where an operation says nothing of it: `key, or token (devices:read)`. */
  readonly access?: string;
  readonly document: readonly DocumentLine[];
  readonly definition: DefinitionLines;
  readonly outputs: readonly OutputPlace[];
}

export interface Explanation {
  readonly diagnostics: readonly Diagnostic[];
  readonly matches: readonly Match[];
  /** The name that comes nearest, where nothing matches. */
  readonly nearest?: string;
}

export interface DiffRequest extends Pick<CheckRequest, "services" | "onProgress"> {
  /** The version to compare with: a folder, or any name of a commit. */
  readonly against: string;
  /** What the folder is relative to; absolute. */
  readonly cwd: string;
  /** The version of whose changes a section is written into the change logs. */
  readonly writeChanges?: string;
  /** A finding to accept. */
  readonly accept?: { readonly fingerprint: string; readonly reason: string };
}

export interface DiffReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly services: readonly ServiceDiff[];
  readonly verdict: Verdict;
  /** The change logs that were written, relative to the root. */
  readonly written: readonly string[];
}

export interface DriftRequest {
  /** All of the project's where there is none. */
  readonly services?: readonly string[];
  /** Other editions of documents by service; paths are relative to the root. Each other service is held against its own. */
  readonly documents?: ReadonlyMap<string, string>;
  /** A version since which the documents of services may say something that their definitions have not followed: a folder, or any name of a commit. */
  readonly since?: Pick<DiffRequest, "against" | "cwd">;
  /** A finding to accept. */
  readonly accept?: { readonly fingerprint: string; readonly reason: string };
}

export interface DriftReport {
  readonly diagnostics: readonly Diagnostic[];
  /** Those that nobody accepted, and acceptances of what is found no more. */
  readonly findings: readonly DriftFinding[];
  readonly accepted: readonly { readonly fingerprint: string; readonly reason: string }[];
}

export interface AdoptRequest {
  /** All of the project's, and those of `documents`, where there is none. */
  readonly services?: readonly string[];
  /** By service: the document that its definitions are brought to, as an absolute path; its own edition where there is none. */
  readonly documents: ReadonlyMap<string, string>;
  /** `dry-run` writes nothing. */
  readonly mode: "write" | "dry-run";
}

/** One thing that was done, and where: a line of the files as they are now. */
export interface AdoptedChange {
  readonly says: string;
  readonly at?: { readonly file: string; readonly line: number };
}

/** What became, or would become, of a service's definitions and of its edition of the document. */
export interface AdoptedService {
  readonly service: string;
  /** There were no definitions. */
  readonly drafted: boolean;
  readonly changes: readonly AdoptedChange[];
  /** Relative to the root. */
  readonly files: readonly string[];
  /** Of all files, for `git apply`; made in a dry run alone. */
  readonly patch?: string;
}

export interface AdoptReport {
  /** What could not be placed is an error, a guess is a warning. */
  readonly diagnostics: readonly Diagnostic[];
  readonly services: readonly AdoptedService[];
}

/** The library as a value, which `generator/index.ts` is. */
export interface Library {
  generate(project: Project, request: GenerateRequest): Promise<GenerateReport>;
  check(project: Project, request: CheckRequest): Promise<CheckReport>;
  explain(project: Project, what: string, request: ExplainRequest): Promise<Explanation>;
  diff(project: Project, request: DiffRequest): Promise<DiffReport>;
  adopt(project: Project, request: AdoptRequest): Promise<AdoptReport>;
  drift(project: Project, request: DriftRequest): Promise<DriftReport>;
}
