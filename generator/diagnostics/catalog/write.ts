/** What can go wrong with files: reading them, listing them, and bringing outputs onto the disk. */
import type { Entry } from "../entry.ts";

export const write = {
  "file-not-found": ({ path }: { path: string }) => ({
    message: `"${path}" does not exist.`,
    help: "Check the spelling, and the folder that the path starts from.",
  }),
  "folder-not-file": ({ path }: { path: string }) => ({
    message: `"${path}" is a folder; a file is needed here.`,
    help: "Name the file in it.",
  }),
  "file-not-folder": ({ path }: { path: string }) => ({
    message: `"${path}" cannot be reached: a part of it is a file where a folder is needed.`,
    help: "Move the file away, or name another path.",
  }),
  "not-a-file": ({ path }: { path: string }) => ({
    message: `"${path}" is no regular file (a pipe, a socket or a device), so it is not read.`,
    help: "Save its content to a file and name that.",
  }),
  "file-too-large": ({ path, size, limit }: { path: string; size: number; limit: number }) => ({
    message: `"${path}" holds ${megabytes(size)}; ${megabytes(limit)} is the most that is read.`,
    help: "Check that this is the file you mean.",
  }),
  "utf-16": ({ path }: { path: string }) => ({
    message: `"${path}" is text in UTF-16; only UTF-8 is read.`,
    help: "Save it as UTF-8.",
  }),
  "not-utf-8": ({ path, offset }: { path: string; offset: number }) => ({
    message: `"${path}" is not UTF-8 text: byte ${offset} cannot be read.`,
    help: "Save it as UTF-8. If it is no text, move it away or name another file.",
  }),
  "permission-denied": ({ path, operation }: { path: string; operation: string }) => ({
    message: `The system does not allow this run to ${operation} "${path}".`,
    help: "Check who owns it, whether it is write-protected, and whether another program has it open.",
  }),
  "disk-full": ({ path }: { path: string }) => ({
    message: `There is no space left to write "${path}".`,
    help: "Free some space and run again.",
  }),
  "path-too-long": ({ path }: { path: string }) => ({
    message: `The path "${path}" is longer than this system allows.`,
    help: "Use an output folder with a shorter path, or a shorter name.",
  }),
  "disk-failed": ({ path, operation, code }: { path: string; operation: string; code: string }) => ({
    message: `The system could not ${operation} "${path}" (${code}).`,
  }),
  "link-loop": ({ path }: { path: string }) => ({
    message: `The symbolic link "${path}" leads back to itself or to a folder that it stands in.`,
    help: "Remove the link.",
  }),
  "link-dangling": ({ path }: { path: string }) => ({
    message: `The symbolic link "${path}" leads nowhere.`,
    help: "Remove the link, or restore what it led to.",
  }),
  "link-leads-out": ({ path, folder }: { path: string; folder: string }) => ({
    message: `The symbolic link "${path}" leads out of "${folder}".`,
    help: "Put the files themselves there.",
  }),

  "unsafe-path": ({ path, reason }: { path: string; reason: string }) => ({
    message: `No output can be called ${JSON.stringify(path)}: ${reason}.`,
    help: "Outputs keep to names that every system takes. Rename what this name comes from.",
  }),
  "paths-collide": ({ path, other }: { path: string; other: string }) => ({
    message: `Two outputs cannot stand side by side: ${JSON.stringify(other)} and ${JSON.stringify(path)}.`,
    help: "They are equal, differ only in case, or one is a folder of the other. Rename one of them.",
  }),
  "output-folder-is-file": ({ path }: { path: string }) => ({
    message: `The output folder "${path}" is a file.`,
    help: "Move the file away, or name another output folder.",
  }),
  "in-the-way": ({ path, what, need }: { path: string; what: string; need: string }) => ({
    message: `"${path}" is ${what}, and ${need} has to stand there. Nothing was written.`,
    help: "Move it away and run again.",
  }),
  "output-locked": ({ holder, file, seconds }: { holder: string; file: string; seconds: number }) => ({
    message: `Another run (${holder}) is writing the outputs and did not finish within ${seconds} seconds.`,
    help: `Wait for it to end and run again. If there is no such run, remove "${file}".`,
  }),
  "edited-by-hand": ({ path, diff }: { path: string; diff?: string }) => ({
    message: `"${path}" was edited by hand since it was generated. Nothing was written.`,
    help: `Carry the edit into the definitions or templates, then overwrite it with --force.${below(diff)}`,
  }),
  "not-generated": ({ path, diff }: { path: string; diff?: string }) => ({
    message: `"${path}" stands where an output has to go, and no record says that it was generated. Nothing was written.`,
    help: `Move it away, or overwrite it with --force.${below(diff)}`,
  }),
  "file-out-of-date": ({ path, state }: { path: string; state: keyof typeof OUT_OF_DATE }) => ({
    severity: "error",
    message: `"${path}" is out of date: ${OUT_OF_DATE[state].since}.`,
    help: OUT_OF_DATE[state].help,
  }),
} satisfies Record<string, (holes: never) => Entry>;

const generateAgain = "Run `specwright generate` and commit what it writes.";

const OUT_OF_DATE = {
  missing: { since: "it is missing", help: generateAgain },
  different: { since: "its text is not what the definitions give", help: generateAgain },
  stale: { since: "nothing generates it any more", help: generateAgain },
  edited: {
    since: "it was edited by hand since it was generated",
    help: "Carry the edit into the definitions or templates, then overwrite it by `specwright generate --force`.",
  },
  unrecorded: {
    since: "no record says that it was generated",
    help: "Move it away, or overwrite it by `specwright generate --force`; then commit what was written.",
  },
};

function below(diff: string | undefined): string {
  return diff === undefined ? "" : `\n\n${diff}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
