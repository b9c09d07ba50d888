/** Runs git's plumbing: without a shell, each argument as it is, and nothing but commands that read. */
import { spawnSync } from "node:child_process";

export type GitResult =
  | { readonly is: "done"; readonly output: Buffer }
  | { readonly is: "failed"; readonly why: string }
  /** There is no program of that name. */
  | { readonly is: "missing" };

const mostOutput = 2 ** 31 - 1;

export function git(folder: string, command: readonly string[], input = ""): GitResult {
  const reading = ["--no-optional-locks", "--no-replace-objects", "--no-pager"];
  const { status, stdout, stderr, error } = spawnSync("git", [...reading, ...command], { cwd: folder, input, maxBuffer: mostOutput, windowsHide: true });
  if (error !== undefined) return "code" in error && error.code === "ENOENT" ? { is: "missing" } : { is: "failed", why: error.message };
  return status === 0 ? { is: "done", output: stdout } : { is: "failed", why: stderr.toString("utf8").trim() };
}
