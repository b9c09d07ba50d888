/** A world for one call: a folder of its own, a library that answers what the test says, and all that was printed. */
import { pathToFileURL } from "node:url";
import { run } from "../../../generator/cli/run.ts";
import type { World } from "../../../generator/cli/world.ts";
import { nodeDisk } from "../../../generator/disk/node-disk.ts";
import { startWatcher } from "../../../generator/disk/watch.ts";
import type { AdoptReport, DiffReport, DriftReport, Explanation, GenerateReport, Library, Project } from "../../../generator/contract.ts";
import { readLiteral } from "../../../generator/read/nodes/literal.ts";

export interface Call {
  readonly of: keyof Library;
  readonly project: Project;
  readonly request: object;
  readonly what?: string;
}

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly calls: readonly Call[];
}

export interface Scene {
  readonly cwd: string;
  readonly env?: World["env"];
  readonly terminal?: { readonly columns: number };
  readonly interruption?: AbortSignal;
  readonly library?: Partial<Library>;
  /** Receives all that is printed, as it is printed. */
  readonly printed?: string[];
}

export const nothing: GenerateReport = { diagnostics: [], services: [], outOfDate: false };
const unadopted: AdoptReport = { diagnostics: [], services: [] };
const undiffered: DiffReport = { diagnostics: [], services: [], verdict: "none", written: [] };
const undrifted: DriftReport = { diagnostics: [], findings: [], accepted: [] };
const unexplained: Explanation = { diagnostics: [], matches: [] };

export async function call(argv: readonly string[], scene: Scene): Promise<Ended> {
  const calls: Call[] = [];
  const stdout = sink(scene);
  const stderr = sink(scene);
  const library: Library = {
    generate: async (project, request) => (calls.push({ of: "generate", project, request }), scene.library?.generate?.(project, request) ?? nothing),
    check: async (project, request) => (calls.push({ of: "check", project, request }), scene.library?.check?.(project, request) ?? nothing),
    adopt: async (project, request) => (calls.push({ of: "adopt", project, request }), scene.library?.adopt?.(project, request) ?? unadopted),
    diff: async (project, request) => (calls.push({ of: "diff", project, request }), scene.library?.diff?.(project, request) ?? undiffered),
    drift: async (project, request) => (calls.push({ of: "drift", project, request }), scene.library?.drift?.(project, request) ?? undrifted),
    explain: async (project, what, request) => (calls.push({ of: "explain", project, what, request }), scene.library?.explain?.(project, what, request) ?? unexplained),
  };
  const code = await run(argv, {
    cwd: scene.cwd,
    env: scene.env ?? {},
    stdout,
    stderr,
    disk: nodeDisk,
    library,
    readLiteral: async (file, text) => readLiteral(file, text),
    startWatcher: async () => startWatcher(),
    loadModule: async (path) => import(pathToFileURL(path).href),
    interruption: () => scene.interruption ?? new AbortController().signal,
    version: "1.2.3",
  });
  return { code, stdout: stdout.text(), stderr: stderr.text(), calls };
}

function sink({ terminal, printed }: Scene): World["stdout"] & { text(): string } {
  const chunks: string[] = [];
  const tty = terminal === undefined ? {} : { isTTY: true, columns: terminal.columns };
  return { write: (text: string) => (chunks.push(text), printed?.push(text)), text: () => chunks.join(""), ...tty };
}
