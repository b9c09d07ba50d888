/** A project of its own with the bookshop's definitions, in a repository with one commit. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { diff, type DiffReport, type DiffRequest, type Project } from "../../generator/index.ts";
import { repository } from "../support/definitions.ts";

export const books = "spec/bookshop/books.ts";

export interface Bookshop {
  readonly root: string;
  readonly project: Project;
  /** Puts a text in the place of another one in a file, where it stands. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly git: (...command: readonly string[]) => string;
  readonly commit: (tag: string) => void;
  readonly against: (against: string, more?: Omit<DiffRequest, "against" | "cwd">) => Promise<DiffReport>;
}

/** @param below the folder of the project, in the repository's */
export function bookshop(below = ""): Bookshop {
  const top = mkdtempSync(join(realpathSync(tmpdir()), "specwright-diff-"));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const root = join(top, below);
  cpSync(`${repository}/test/errors/sound/spec`, join(root, "spec"), { recursive: true });
  const project = { root, definitions: "spec", out: "generated", cache: ".specwright" };
  const git = (...command: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", ...command], { cwd: top, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const edit = (file: string, from: string, to: string): void => {
    if (!read(file).includes(from)) throw new Error(`${file} does not hold ${from}`);
    write(file, read(file).replace(from, to));
  };
  const commit = (tag: string): void => void (git("add", "-A"), git("commit", "-q", "-m", tag, "--allow-empty"), git("tag", tag));
  git("init", "-q");
  commit("v1");
  return { root, project, edit, write, read, git, commit, against: (against, more = {}) => diff(project, { against, cwd: root, ...more }) };
}

/** Subject and rule of each finding, by severity. */
export function found({ services }: DiffReport): readonly string[] {
  return services.flatMap(({ findings }) => findings.map(({ severity, rule, subject }) => `${severity} ${rule} ${subject.name}`));
}

export function messages({ diagnostics }: DiffReport): readonly string[] {
  return diagnostics.map(({ code, message }) => `${code}: ${message}`);
}
