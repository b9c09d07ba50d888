/**
 * What the last run left: hashes of all that went in, size and time of all that came out. While both still hold, a run
 * has nothing to do and loads nothing. It is a saving alone: `check` does not look at it.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Disk } from "../../disk/disk.ts";
import { readText } from "../../disk/read-text.ts";
import type { IntactFile } from "../../plan/output.ts";
import { hashOf } from "../../values/hash.ts";
import { readBundle, writeBundle } from "../../write/cache.ts";
import type { Project } from "../../contract.ts";
import { fingerprint } from "../fingerprint.ts";
import type { Inputs } from "../project/inputs.ts";
import { templateStamp } from "../template-files.ts";

export interface State {
  readonly fingerprint: string;
  readonly definitions: readonly string[];
  readonly templates: string;
  readonly inputs: readonly (readonly [path: string, hash: string | null])[];
  /** Relative to the root. */
  readonly outputs: readonly OutputStamp[];
  readonly diagnostics: readonly Diagnostic[];
}

/** An output as it was left: its hash, size and time. */
type OutputStamp = readonly [path: string, hash: string, size: number, modified: number];

/** What was asked for: runs that differ in it know nothing of each other. */
export interface AskedOutputs {
  readonly only: readonly string[] | undefined;
  readonly lint: boolean;
}

export interface SettledRun {
  readonly files: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** What the last run left; undefined where there was none, or one of another version of the tool. */
export function lastState(project: Project, inputs: Inputs, askedOutputs: AskedOutputs, disk: Disk): State | undefined {
  const state = readBundle(`${project.root}/${project.cache}`, bundleOf(project, inputs, askedOutputs), disk) as State | undefined;
  return state?.fingerprint === fingerprint() ? state : undefined;
}

/** Whether an output stands as the last run left it. */
export function intactIn(project: Project, { service }: Inputs, state: State | undefined, disk: Disk): (file: IntactFile) => boolean {
  const stamps = stampsIn(state);
  return ({ path, hash }) => {
    const stamp = stamps.get(`${project.out}/${service.name}/${path}`);
    return stamp !== undefined && stamp[1] === hash && isUntouched(project, stamp, disk);
  };
}

function stampsIn(state: State | undefined): ReadonlyMap<string, OutputStamp> {
  return new Map(state?.outputs.map((stamp) => [stamp[0], stamp]));
}

function isUntouched({ root }: Project, [path, , size, modified]: OutputStamp, disk: Disk): boolean {
  const stat = disk.stat(`${root}/${path}`);
  return stat?.kind === "file" && stat.size === size && stat.modified === modified;
}

/** The findings of the last run, where nothing has changed since. */
export function settledState(project: Project, inputs: Inputs, state: State, disk: Disk): SettledRun | undefined {
  const same =
    JSON.stringify(state.definitions) === JSON.stringify(inputs.definitions) &&
    state.templates === templateStamp(project, disk) &&
    state.inputs.every(([path, hash]) => currentHash(project, inputs, path, disk) === hash) &&
    state.outputs.every((stamp) => isUntouched(project, stamp, disk));
  return same ? { files: state.outputs.length, diagnostics: state.diagnostics } : undefined;
}

/**
 * @param outputs relative to the root, with their hashes; an intact one stands as the state before has it: what somebody does
 *   to it during the run is for the next one to find
 */
export function keepState(
  project: Project,
  inputs: Inputs,
  askedOutputs: AskedOutputs,
  used: ReadonlyMap<string, string | undefined>,
  outputs: readonly { readonly path: string; readonly hash: string; readonly isIntact?: true }[],
  before: State | undefined,
  diagnostics: readonly Diagnostic[],
  disk: Disk,
): void {
  const stamps = stampsIn(before);
  const state: State = {
    fingerprint: fingerprint(),
    definitions: inputs.definitions,
    templates: templateStamp(project, disk),
    inputs: [...used].map(([path, hash]) => [path, hash ?? null]),
    outputs: outputs.map(({ path, hash, isIntact }) => (isIntact ? stamps.get(path) : undefined) ?? stampOf(project, path, hash, disk)),
    diagnostics,
  };
  writeBundle(`${project.root}/${project.cache}`, bundleOf(project, inputs, askedOutputs), state, disk);
}

function stampOf({ root }: Project, path: string, hash: string, disk: Disk): OutputStamp {
  const stat = disk.stat(`${root}/${path}`);
  return [path, hash, stat?.size ?? -1, stat?.modified ?? -1];
}

function bundleOf({ out }: Project, { service }: Inputs, { only, lint }: AskedOutputs): string {
  return JSON.stringify(["state", service.folder, out, only ?? "all", lint]);
}

function currentHash(project: Project, inputs: Inputs, path: string, disk: Disk): string | null {
  const known = inputs.texts.get(path);
  if (known !== undefined) return hashOf(known);
  const text = readText(path.startsWith("/") ? path : `${project.root}/${path}`, { disk });
  return text.ok ? hashOf(text.value) : null;
}
