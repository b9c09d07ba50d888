/**
 * The files of one batch and those that they import, each parsed once. Files come through `SourceFiles`, never from the disk
 * directly; `specwright/words` and `specwright/http` are the tool's own, wherever the definitions are.
 */
import { posix } from "node:path";
import { libFile, libText } from "./lib.ts";
import { ts } from "./typescript.ts";
import { vocabularyModules } from "./vocabulary.ts";

/** The files that a batch may read, by absolute path with `/`. */
export interface SourceFiles {
  readonly read: (path: string) => string | undefined;
  readonly isFile: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
}

export interface FileGraph {
  readonly files: SourceFiles;
  readonly fileAt: (path: string) => ts.SourceFile | undefined;
  /** What a module's name stands for in a file. */
  readonly resolve: (name: string, from: string) => ts.ResolvedModuleFull | undefined;
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

const parsedLib = ts.createSourceFile(libFile, libText, ts.ScriptTarget.ES2022, true);

export function createFileGraph(files: SourceFiles): FileGraph {
  const parsed = new Map<string, ts.SourceFile | undefined>([[libFile, parsedLib]]);
  const cache = ts.createModuleResolutionCache("/", (name) => name, options);
  const host: ts.ModuleResolutionHost = { fileExists: files.isFile, readFile: files.read, directoryExists: files.isFolder };
  const known = new Map<string, boolean>();
  const isFile = (path: string): boolean => known.get(path) ?? (known.set(path, files.isFile(path)), known.get(path)!);
  return {
    files,
    fileAt: (path) => {
      if (!parsed.has(path)) parsed.set(path, parse(path, files.read(path)));
      return parsed.get(path);
    },
    resolve: (name, from) => {
      const path = vocabularyModules.get(name) ?? besides(name, from);
      if (path !== undefined && isFile(path)) return { resolvedFileName: path, extension: ts.Extension.Ts };
      return ts.resolveModuleName(name, from, options, host, cache).resolvedModule;
    },
  };
}

/** The path that a relative name with an extension spells out, which is where TypeScript looks first. */
function besides(name: string, from: string): string | undefined {
  const isPath = /^\.\.?\/.*[^/]\.ts$/.test(name) && !name.endsWith(".d.ts");
  return isPath ? posix.join(posix.dirname(from), name) : undefined;
}

function parse(path: string, text: string | undefined): ts.SourceFile | undefined {
  return text === undefined ? undefined : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
}

/** The files that a file imports and that are modules. */
export function importsOf(graph: FileGraph, file: ts.SourceFile): readonly ts.SourceFile[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    const imported = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleAt(graph, moduleSpecifier.text, file) : undefined;
    return imported === undefined ? [] : [imported];
  });
}

/** The module of a name; undefined where nothing is there, or something that exports nothing. */
export function moduleAt(graph: FileGraph, name: string, from: ts.SourceFile): ts.SourceFile | undefined {
  const resolved = graph.resolve(name, from.fileName);
  if (resolved === undefined || !/\.[cm]?tsx?$/.test(resolved.resolvedFileName)) return undefined;
  const file = graph.fileAt(resolved.resolvedFileName);
  return file !== undefined && ts.isExternalModule(file) ? file : undefined;
}
