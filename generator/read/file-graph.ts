/**
 * The files of one batch and those that they import, each parsed once. Files come through `SourceFiles`, never from the disk
 * directly; `specwright/words` and `specwright/http` are the tool's own, wherever the definitions are.
 */
import { posix } from "node:path";
import { memoize } from "../values/memoize.ts";
import { libFile, libText } from "./lib.ts";
import { parseDefinitionFile } from "./syntax/parse.ts";
import { compiler, ts } from "./typescript.ts";
import { vocabularyModules } from "./vocabulary.ts";

/** The files that a batch may read, by absolute path with `/`. */
export interface SourceFiles {
  readonly read: (path: string) => string | undefined;
  readonly isFile: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
}

export interface FileGraph {
  readonly files: SourceFiles;
  /** What readers see of a file: the compiler parses it only where nobody else does. */
  readonly fileAt: (path: string) => ts.SourceFile | undefined;
  /** The file as the compiler itself parses it. */
  readonly compiledAt: (path: string) => ts.SourceFile | undefined;
  /** What a module's name stands for in a file. */
  readonly resolve: (name: string, from: string) => ts.ResolvedModuleFull | undefined;
  /** The files that a file imports and that are modules. */
  readonly importsOf: (file: ts.SourceFile) => readonly ts.SourceFile[];
}

export const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  noLib: false,
  types: [],
  skipLibCheck: true,
};

export function createFileGraph(files: SourceFiles): FileGraph {
  const textAt = (path: string): string | undefined => (path === libFile ? libText : files.read(path));
  const compiledAt = memoize((path: string) => compiled(path, textAt(path)));
  const isFile = memoize(files.isFile);
  const search = searchIn(files);
  const resolved = memoize((from: string) =>
    memoize((name: string) => {
      if (isTool(name)) return undefined;
      const path = vocabularyModules.get(name) ?? besides(name, from);
      return path !== undefined && isFile(path) ? { resolvedFileName: path, extension: ".ts" } : search(name, from);
    }),
  );
  const graph: FileGraph = {
    files,
    fileAt: memoize((path) => parsed(path, textAt(path)) ?? compiledAt(path)),
    compiledAt,
    resolve: (name, from) => resolved(from)(name),
    importsOf: memoize((file) => importsIn(graph, file)),
  };
  return graph;
}

/** Whether a name means the tool itself, which has nothing that a definition is made of. */
function isTool(name: string): boolean {
  return /^specwright(?:\/|$)/.test(name) && !vocabularyModules.has(name);
}

function parsed(path: string, text: string | undefined): ts.SourceFile | undefined {
  return text === undefined || !path.endsWith(".ts") ? undefined : parseDefinitionFile(path, text);
}

function compiled(path: string, text: string | undefined): ts.SourceFile | undefined {
  return text === undefined ? undefined : compiler().createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
}

/** TypeScript's own search for a module. */
function searchIn(files: SourceFiles): FileGraph["resolve"] {
  const host: ts.ModuleResolutionHost = { fileExists: files.isFile, readFile: files.read, directoryExists: files.isFolder };
  let cache: ts.ModuleResolutionCache | undefined;
  return (name, from) => {
    const { createModuleResolutionCache, resolveModuleName } = compiler();
    cache ??= createModuleResolutionCache("/", (path) => path, options);
    return resolveModuleName(name, from, options, host, cache).resolvedModule;
  };
}

/** The path that a relative name with an extension spells out, which is where TypeScript looks first. */
function besides(name: string, from: string): string | undefined {
  const isPath = /^\.\.?\/.*[^/]\.ts$/.test(name) && !name.endsWith(".d.ts");
  return isPath ? posix.join(posix.dirname(from), name) : undefined;
}

function importsIn(graph: FileGraph, file: ts.SourceFile): readonly ts.SourceFile[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    const imported = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleAt(graph, moduleSpecifier.text, file) : undefined;
    return imported === undefined ? [] : [imported];
  });
}

/** A file and every module that it imports, directly or not. */
export function filesFrom(graph: FileGraph, file: ts.SourceFile): ReadonlySet<ts.SourceFile> {
  const files = new Set([file]);
  for (const one of files) for (const imported of graph.importsOf(one)) files.add(imported);
  return files;
}

/** The module of a name; undefined where nothing is there, or something that exports nothing. */
export function moduleAt(graph: FileGraph, name: string, from: ts.SourceFile): ts.SourceFile | undefined {
  const resolved = graph.resolve(name, from.fileName);
  if (resolved === undefined || !/\.[cm]?tsx?$/.test(resolved.resolvedFileName)) return undefined;
  const file = graph.fileAt(resolved.resolvedFileName);
  return file !== undefined && isModule(file) ? file : undefined;
}

export function isModule(file: ts.SourceFile): boolean {
  return (file as { externalModuleIndicator?: unknown }).externalModuleIndicator !== undefined;
}
