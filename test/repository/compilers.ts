/** The compilers of TypeScript that people have, each run as its own command. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "../support/definitions.ts";

const { resolve } = createRequire(import.meta.url);

/** By version, in the packages that the repository installs. */
export const compilers = { "5.9": "typescript", "6.0": "typescript-6", "7.0": "typescript-7" } as const;
export type Compiler = keyof typeof compilers;

function command(compiler: Compiler): string {
  return join(dirname(resolve(`${compilers[compiler]}/package.json`)), "bin", "tsc");
}

export function versionOf(compiler: Compiler): string {
  return execFileSync(process.execPath, [command(compiler), "--version"], { encoding: "utf8" }).trim();
}

export interface Sources {
  /** Files where they are. */
  readonly files?: readonly string[];
  /** Texts by name, in a folder that has the package installed. */
  readonly texts?: { readonly [name: string]: string };
}

/** What a compiler finds wrong, at its strictest; nothing where all is well. */
export function compile(compiler: Compiler, { files = [], texts = {} }: Sources): string {
  const folder = mkdtempSync(join(tmpdir(), "specwright-compile-"));
  try {
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(repository, join(folder, "node_modules", "specwright"), "junction");
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [...files, ...Object.keys(texts)] }));
    return compileProject(compiler, folder).replaceAll(/^\S*\/(?=[\w.-]+\(\d)/gm, "");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const compilerOptions = {
  target: "ES2022",
  lib: ["ES2022"],
  types: [],
  module: "NodeNext",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** What a compiler finds wrong in a project that has its own configuration. */
export function compileProject(compiler: Compiler, folder: string): string {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [command(compiler), "-p", folder, "--pretty", "false"], { cwd: repository, encoding: "utf8" });
  if (error !== undefined) throw error;
  return status === 0 ? "" : `${stdout}${stderr}exit ${status}`;
}

/** How many types the compiler makes of a project, which is what it takes most of its memory for. */
export function typesMade(folder: string): number {
  const printed = execFileSync(process.execPath, [command("7.0"), "-p", folder, "--noEmit", "--extendedDiagnostics"], { cwd: repository, encoding: "utf8" });
  return Number(/^Types:\s+(\d+)$/m.exec(printed)?.[1]);
}
