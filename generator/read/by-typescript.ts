/** Reads definition files with TypeScript's own checker, which knows of every file whether it is sound, and if not, why. */
import { fileContents, noContents } from "./contents.ts";
import { dependenciesOf } from "./dependencies.ts";
import { filesFrom, type FileGraph } from "./file-graph.ts";
import { typeErrorsOf } from "./mistakes/type-errors.ts";
import { createProgram } from "./program.ts";
import type { ModuleReading } from "./reading.ts";
import { checkReexports } from "./reexports.ts";
import { emptyMemory, relativeFile, sourceOf, sourcesNamed, type Source } from "./source.ts";
import type { ts } from "./typescript.ts";

/** The readings of files by path, with whatever TypeScript finds in them. */
export function readByTypeScript(root: string, paths: readonly string[], graph: FileGraph): ReadonlyMap<string, ModuleReading> {
  if (paths.length === 0) return new Map();
  const program = createProgram(paths, graph);
  const memory = emptyMemory();
  const readings = paths.map((path): [string, ModuleReading] => {
    const source = sourceOf(program.getTypeChecker(), root, memory);
    return [path, readModule(source, program, graph, program.getSourceFile(path)!)];
  });
  return new Map(readings);
}

function readModule(source: Source, program: ts.Program, graph: FileGraph, file: ts.SourceFile): ModuleReading {
  const errors = typeErrorsOf(source, program, graph, file);
  const contents = errors.length > 0 ? noContents : fileContents(source, file);
  if (errors.length === 0) checkReexports(source, program.getTypeChecker(), graph, file);
  return {
    file: relativeFile(source, file.fileName),
    dependencies: dependenciesOf(source, graph, graph.fileAt(file.fileName)!),
    sources: sourcesNamed(source),
    ...contents,
    diagnostics: [...errors, ...(hasBrokenImports(source, program, graph, file) ? [] : source.diagnostics)],
  };
}

/** Whether a file that this one imports has errors: they may have brought about what is found in this one. */
function hasBrokenImports({ diagnostics }: Source, program: ts.Program, graph: FileGraph, file: ts.SourceFile): boolean {
  if (diagnostics.length === 0) return false;
  const imported = [...filesFrom(graph, graph.fileAt(file.fileName)!)].flatMap(({ fileName }) =>
    fileName === file.fileName ? [] : (program.getSourceFile(fileName) ?? []),
  );
  return imported.some((one) => program.getSyntacticDiagnostics(one).length > 0 || program.getSemanticDiagnostics(one).length > 0);
}
