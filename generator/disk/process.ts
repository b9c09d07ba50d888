/** Which process this is, and whether another one is still there: by number and start time, since numbers are used again. */
import * as fs from "node:fs";
import { hostname } from "node:os";

export interface ProcessName {
  readonly pid: number;
  /** In the system's own ticks; "0" where it does not tell. */
  readonly start: string;
  /** Reduced to letters, digits and dots. */
  readonly host: string;
}

export function thisProcess(): ProcessName {
  return {
    pid: process.pid,
    start: processState(process.pid)?.start ?? "0",
    host: hostname()
      .replace(/[^A-Za-z0-9.]/g, "")
      .slice(0, 100),
  };
}

/** Whether a process still runs; undefined where it belongs to another machine, and nobody here can know. */
export function isRunning(name: ProcessName): boolean | undefined {
  if (name.host !== thisProcess().host) return undefined;
  const found = processState(name.pid);
  if (found === undefined) return answersSignal(name.pid);
  return !found.dead && (name.start === "0" || found.start === name.start);
}

/** What Linux tells of a process: state and start follow its name, which is in parentheses and may hold any character. */
function processState(pid: number): { readonly start: string; readonly dead: boolean } | undefined {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, "latin1").replace(/^.*\)/s, "").trim().split(" ");
    return { start: fields[19] ?? "0", dead: fields[0] === "Z" || fields[0] === "X" };
  } catch {
    return undefined;
  }
}

/** Signal 0 is not sent, only tried. A process of somebody else may not be signalled, but is there. */
function answersSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
