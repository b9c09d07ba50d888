/** Real processes of the command. */
import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Waits until it has said this. */
  says(text: string): Promise<void>;
}

/** Nothing of the person who runs the tests: no home, no colours, no configuration of npm. */
function environment(home: string): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], HOME: home, npm_config_update_notifier: "false", npm_config_userconfig: join(home, ".npmrc"), npm_config_cache: join(home, ".npm") };
}

export function start(program: string, args: readonly string[], cwd: string): Running {
  const child = spawn(program, args, { cwd, env: environment(cwd), stdio: ["ignore", "pipe", "pipe"] });
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) child[stream].setEncoding("utf8").on("data", (text: string) => (printed[stream] += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...printed }));
  });
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => (printed.stdout + printed.stderr).includes(text) && resolve();
      child.stdout.on("data", look);
      child.stderr.on("data", look);
      void ended.then(({ code, stdout, stderr }) => reject(new Error(`It ended with ${code} and never said "${text}".\n${stdout}${stderr}`)));
      look();
    });
  return { process: child, ended, says };
}

/** The texts of the files below a folder, by path. */
export function filesBelow(folder: string): { readonly [path: string]: string } {
  return Object.fromEntries(pathsBelow(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** When the files and folders below a folder were changed, by path. */
export function timesBelow(folder: string): { readonly [path: string]: number } {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(paths.sort().map((path) => [path, statSync(join(folder, path)).mtimeMs]));
}

function pathsBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
}
