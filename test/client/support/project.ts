/** Programs that use the shipped clients as packages, each in a folder of its own, checked by each compiler. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileProject, type Compiler } from "../../repository/compilers.ts";
import { repository } from "../../support/definitions.ts";

export const clients = ["controller-v2", "mgmt-v3"] as const;
export type ClientName = (typeof clients)[number];

export function clientFolder(client: ClientName): string {
  return `${repository}/generated/${client}/client`;
}

const strictest = {
  target: "ES2022",
  module: "NodeNext",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  types: [],
  noEmit: true,
};

export interface Program {
  readonly compilerOptions?: object;
  /** Files where they are. */
  readonly files?: readonly string[];
  /** Texts by name, in a folder in which the clients are installed. */
  readonly texts?: { readonly [name: string]: string };
}

/** Where the paths of a package lead, as long as it is not built. */
function pathsOf(client: ClientName): readonly (readonly [path: string, files: readonly string[]])[] {
  const [name, sources] = [`${client}-client`, `${clientFolder(client)}/src`];
  return [[name, [`${sources}/index.ts`]], [`${name}/node`, [`${sources}/runtime/node-tls.ts`]], [`${name}/*`, [`${sources}/*.ts`]]];
}

/** What a compiler finds wrong; nothing where all is well. */
export function compiled(compiler: Compiler, { compilerOptions = {}, files = [], texts = {} }: Program): string {
  const folder = mkdtempSync(join(tmpdir(), "specwright-program-"));
  try {
    mkdirSync(join(folder, "node_modules"));
    for (const client of clients) symlinkSync(clientFolder(client), join(folder, "node_modules", `${client}-client`), "junction");
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const paths = Object.fromEntries(clients.flatMap(pathsOf));
    const options = { ...strictest, lib: ["ES2023", "ES2024.String", "DOM"], paths, ...compilerOptions };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: [...files, ...Object.keys(texts)] }));
    return compileProject(compiler, folder).replaceAll(/^\S*\/(?=[\w.-]+\(\d)/gm, "");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
