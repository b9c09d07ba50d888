/** A TypeScript program over definition files, which takes its files from those of the batch. */
import { options, type FileGraph } from "./file-graph.ts";
import { libFile } from "./lib.ts";
import { compiler, type ts } from "./typescript.ts";

export type { SourceFiles } from "./file-graph.ts";

/** The program whose roots are the given absolute paths; with every file that they import. */
export function createProgram(roots: readonly string[], graph: FileGraph): ts.Program {
  return compiler().createProgram({ rootNames: [...roots], options, host: hostOf(graph) });
}

function hostOf(graph: FileGraph): ts.CompilerHost {
  return {
    fileExists: graph.files.isFile,
    readFile: graph.files.read,
    directoryExists: graph.files.isFolder,
    getSourceFile: graph.compiledAt,
    getDefaultLibFileName: () => libFile,
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => undefined,
    resolveModuleNameLiterals: (names, from) => names.map(({ text }) => ({ resolvedModule: graph.resolve(text, from) })),
  };
}
