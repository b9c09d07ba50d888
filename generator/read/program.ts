/**
 * A TypeScript program over definition files. Files come through `SourceFiles`, never from the disk directly;
 * `specwright/words` and `specwright/http` are the tool's own, wherever the definitions are.
 */
import { libFile, libText } from "./lib.ts";
import { ts } from "./typescript.ts";
import { vocabularyModules } from "./vocabulary.ts";

/** The files that a program may read, by absolute path with `/`. */
export interface SourceFiles {
  readonly read: (path: string) => string | undefined;
  readonly isFile: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
}

const options: ts.CompilerOptions = {
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

/** The program whose roots are the given absolute paths; with every file that they import. */
export function createProgram(roots: readonly string[], files: SourceFiles): ts.Program {
  return ts.createProgram({ rootNames: [...roots], options, host: createHost(files) });
}

function createHost(files: SourceFiles): ts.CompilerHost {
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const resolutionHost: ts.ModuleResolutionHost = {
    fileExists: (path) => files.isFile(path),
    readFile: (path) => files.read(path),
    directoryExists: (path) => files.isFolder(path),
  };
  const cache = ts.createModuleResolutionCache("/", (name) => name, options);
  return {
    fileExists: resolutionHost.fileExists,
    readFile: resolutionHost.readFile,
    directoryExists: (path) => files.isFolder(path),
    getSourceFile: (path) => {
      if (path === libFile) return parsedLib;
      if (!parsed.has(path)) parsed.set(path, parse(path, files.read(path)));
      return parsed.get(path);
    },
    getDefaultLibFileName: () => libFile,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => undefined,
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const own = vocabularyModules.get(text);
        if (own !== undefined) return { resolvedModule: { resolvedFileName: own, extension: ts.Extension.Ts } };
        return ts.resolveModuleName(text, containing, options, resolutionHost, cache);
      }),
  };
}

function parse(path: string, text: string | undefined): ts.SourceFile | undefined {
  return text === undefined ? undefined : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
}
