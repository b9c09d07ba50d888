/** The files of a commit, as git keeps them: listed at once, read together or one by one. */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import { git, type GitResult } from "./git.ts";

export interface Blob {
  readonly kind: "file" | "link" | "other";
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

export interface Tree {
  /** The repository's folder: absolute, with every link resolved. */
  readonly top: string;
  /** By path from the top. */
  readonly blobs: ReadonlyMap<string, Blob>;
  /** The contents of blobs, in the order of their hashes. */
  readonly read: (hashes: readonly string[]) => readonly Buffer[];
}

/** The tree that a name of a commit stands for, in the repository that holds the folder. */
export function treeAt(name: string, folder: string): Outcome<Tree> {
  const top = git(folder, ["rev-parse", "--show-toplevel"]);
  if (top.is === "missing") return failure([report("no-git", { against: name })]);
  if (top.is === "failed") return failure([report("no-repository", { against: name, why: top.why })]);
  const root = top.output.toString("utf8").replace(/\r?\n$/, "");
  // A name that begins with a dash would be an option; one with a line break is none that git could have.
  const named = /^-|[\0\n\r]/.test(name) || name === "" ? undefined : hashOf(git(root, ["rev-parse", "--verify", "--quiet", name]));
  const commit = named === undefined ? undefined : hashOf(git(root, ["rev-parse", "--verify", "--quiet", `${named}^{commit}`]));
  if (commit === undefined) return failure([report("no-such-version", { against: name })]);
  const listed = git(root, ["ls-tree", "-r", "-l", "-z", "--full-tree", commit]);
  if (listed.is !== "done") return failure([report("no-such-version", { against: name })]);
  return outcome({ top: root, blobs: blobsIn(listed.output.toString("utf8")), read: (hashes) => contents(root, hashes) }, []);
}

function hashOf(result: GitResult): string | undefined {
  const text = result.is === "done" ? result.output.toString("latin1").trim() : "";
  return /^[0-9a-f]{40,64}$/.test(text) ? text : undefined;
}

/** Entries as `<mode> <type> <hash> <size>\t<path>\0`. */
function blobsIn(listed: string): ReadonlyMap<string, Blob> {
  const entries = listed.split("\0").slice(0, -1);
  return new Map(
    entries.map((entry) => {
      const tab = entry.indexOf("\t");
      const [mode = "", , hash = "", size = "0"] = entry.slice(0, tab).split(/ +/);
      return [entry.slice(tab + 1), { kind: kindOf(mode), hash, size: Number.parseInt(size, 10) || 0 }];
    }),
  );
}

/** A folder of another repository (mode 160000) has no files here. */
function kindOf(mode: string): Blob["kind"] {
  if (mode === "120000") return "link";
  return mode.startsWith("100") ? "file" : "other";
}

/** `git cat-file --batch` answers each hash with `<hash> <type> <size>\n<contents>\n`. */
function contents(top: string, hashes: readonly string[]): readonly Buffer[] {
  if (hashes.length === 0) return [];
  const result = git(top, ["cat-file", "--batch"], `${hashes.join("\n")}\n`);
  if (result.is !== "done") throw new Error(`git cat-file: ${result.is === "failed" ? result.why : "git is gone"}`);
  let at = 0;
  return hashes.map((hash) => {
    const end = result.output.indexOf(10, at);
    const [, type, size = ""] = result.output.toString("latin1", at, end).split(" ");
    if (type !== "blob") throw new Error(`git cat-file: ${hash} is no blob, or is not here`);
    at = end + 1 + Number(size) + 1;
    return result.output.subarray(end + 1, at - 1);
  });
}
