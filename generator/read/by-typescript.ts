/** Reads definition files with TypeScript's own checker, which knows of every file whether it is sound, and if not, why. */
import { fileContents, noContents } from "./contents.ts";
import { dependenciesOf } from "./dependencies.ts";
import { filesFrom, type FileGraph } from "./file-graph.ts";
import { typeErrorsOf } from "./mistakes/type-errors.ts";
import { createProgram } from "./program.ts";
import { emptyMemory, readingContext, relativeFile, sourcesNamed, type ReadingContext } from "./reading-context.ts";
import type { ModuleReading } from "./reading.ts";
import { checkReexports } from "./reexports.ts";
import type { ts } from "./typescript.ts";

/** The readings of files by path, with whatever TypeScript finds in them. */
export function readByTypeScript(root: string, paths: readonly string[], graph: FileGraph): ReadonlyMap<string, ModuleReading> {
  if (paths.length === 0) return new Map();
  const program = createProgram(paths, graph);
  const memory = emptyMemory();
  const readings = paths.map((path): [string, ModuleReading] => {
    const context = readingContext(program.getTypeChecker(), root, memory);
    return [path, readModule(context, program, graph, program.getSourceFile(path)!)];
  });
  return new Map(readings);
}

function readModule(context: ReadingContext, program: ts.Program, graph: FileGraph, file: ts.SourceFile): ModuleReading {
  const errors = typeErrorsOf(context, program, graph, file);
  const contents = errors.length > 0 ? noContents : fileContents(context, file);
  if (errors.length === 0) checkReexports(context, program.getTypeChecker(), graph, file);
  return {
    file: relativeFile(context, file.fileName),
    dependencies: dependenciesOf(context, graph, graph.fileAt(file.fileName)!),
    sources: sourcesNamed(context),
    ...contents,
    diagnostics: [...errors, ...(hasBrokenImports(context, program, graph, file) ? [] : context.diagnostics)],
  };
}

/** Whether a file that this one imports has errors: they may have brought about what is found in this one. */
function hasBrokenImports({ diagnostics }: ReadingContext, program: ts.Program, graph: FileGraph, file: ts.SourceFile): boolean {
  if (diagnostics.length === 0) return false;
  const imported = [...filesFrom(graph, graph.fileAt(file.fileName)!)].flatMap(({ fileName }) =>
    fileName === file.fileName ? [] : (program.getSourceFile(fileName) ?? []),
  );
  return imported.some((one) => program.getSyntacticDiagnostics(one).length > 0 || program.getSemanticDiagnostics(one).length > 0);
}
