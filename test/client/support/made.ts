/** Clients made in memory out of a model, and written where Node can load them. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import type { Service } from "../../../generator/model/service.ts";
import { outputsFromTemplates, type Templates } from "../../../generator/views/outputs.ts";
import { repository } from "../../support/definitions.ts";

export const ownTemplates: Templates = filesBelow(`${repository}/templates`);

function filesBelow(folder: string): Templates {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(folder, path)).isFile());
  return paths.map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(folder, path), "utf8") }));
}

/** By path below the folder of the client. */
export type ClientFiles = ReadonlyMap<string, string>;

/** @param expected codes of findings that are no surprise */
export function clientFiles(service: Service, templates: Templates = ownTemplates, expected: readonly string[] = []): ClientFiles {
  const outputs = outputsFromTemplates(service, templates, (path) => path.startsWith("client/"));
  if (!outputs.ok || outputs.diagnostics.some(({ code }) => !expected.includes(code))) throw new Error(outputs.diagnostics.map(({ message }) => message).join("\n"));
  return new Map(outputs.value.map(({ path, text }) => [path.slice("client/".length), text]));
}

/** A folder of its own with the files of a client, and what else is given. */
export function writtenClient(files: ClientFiles): string {
  const folder = mkdtempSync(join(tmpdir(), "specwright-client-"));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** What a module of a client exports, compiled file by file and loaded as JavaScript. */
export async function loadedClient(files: ClientFiles, module = "index"): Promise<{ readonly [name: string]: unknown }> {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, rewriteRelativeImportExtensions: true, verbatimModuleSyntax: true };
  const sources = [...files].filter(([path]) => path.startsWith("src/"));
  const compiled = sources.map(([path, text]) => [path.replace(/^src\/(.*)\.ts$/, "$1.js"), ts.transpileModule(text, { compilerOptions }).outputText] as const);
  const folder = writtenClient(new Map([...compiled, ["package.json", '{ "type": "module" }']]));
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(join(folder, `${module}.js`)).href)) as { readonly [name: string]: unknown };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
