/**
 * Reads definition files. One call reads a batch in one program; what a file's reading says does not depend on the batch
 * that it is read in, nor on the order of the files.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isSchema, schemaOf } from "./schemas.ts";
import { createProgram, type SourceFiles } from "./program.ts";
import type { ModuleReading, ResourceReading, SchemaReading, ServiceReading } from "./reading.ts";
import { isResourceAlias, resourcesOf } from "./resources.ts";
import { serviceFacts, serviceOf } from "./services.ts";
import { emptyMemory, relativeFile, type Source } from "./source.ts";
import { typeErrorsOf } from "./type-errors.ts";
import { ts } from "./typescript.ts";
import { vocabularyName } from "./vocabulary.ts";
import { libFile } from "./lib.ts";

/** The readings of the files (absolute paths, with `/`), in their order. */
export function readModules(root: string, paths: readonly string[], files: SourceFiles): readonly ModuleReading[] {
  const program = createProgram(paths, files);
  const memory = emptyMemory();
  return paths.map((path) => {
    const found: Diagnostic[] = [];
    const source: Source = { checker: program.getTypeChecker(), root, found: (diagnostic) => found.push(diagnostic), ...memory };
    return readModule(source, program, program.getSourceFile(path)!, found);
  });
}

function readModule(source: Source, program: ts.Program, file: ts.SourceFile, found: Diagnostic[]): ModuleReading {
  const errors = typeErrorsOf(source, program, file);
  const contents = errors.length > 0 ? nothing : contentsOf(source, file);
  return {
    file: relativeFile(source, file.fileName),
    dependencies: dependenciesOf(source, program, file),
    ...contents,
    diagnostics: [...errors, ...found],
  };
}

type Contents = Pick<ModuleReading, "services" | "resources" | "schemas">;

const nothing: Contents = { services: [], resources: [], schemas: [] };

function contentsOf(source: Source, file: ts.SourceFile): Contents {
  const services: ServiceReading[] = [];
  const resources: ResourceReading[] = [];
  const schemas: SchemaReading[] = [];
  for (const statement of file.statements) {
    const facts = serviceFacts(source, statement);
    if (facts !== undefined && ts.isTypeAliasDeclaration(statement)) services.push(serviceOf(source, statement, facts));
    else if (isResourceAlias(source, statement)) resources.push(...resourcesOf(source, statement));
    else if (isSchema(source, statement)) schemas.push(schemaOf(source, statement));
  }
  return { services, resources, schemas };
}

/** Every file that the file imports, directly or not, but the vocabulary. */
function dependenciesOf(source: Source, program: ts.Program, file: ts.SourceFile): readonly string[] {
  const seen = new Set<string>([file.fileName]);
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const imported of importsOf(program, next)) {
      if (seen.has(imported.fileName)) continue;
      seen.add(imported.fileName);
      open.push(imported);
    }
  }
  seen.delete(file.fileName);
  return [...seen]
    .filter((path) => path !== libFile && vocabularyName(path) === undefined)
    .map((path) => relativeFile(source, path))
    .toSorted();
}

function importsOf(program: ts.Program, file: ts.SourceFile): readonly ts.SourceFile[] {
  const checker = program.getTypeChecker();
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const symbol = statement.moduleSpecifier === undefined ? undefined : checker.getSymbolAtLocation(statement.moduleSpecifier);
    return (symbol?.declarations ?? []).filter(ts.isSourceFile);
  });
}
