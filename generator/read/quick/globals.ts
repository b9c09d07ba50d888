/**
 * Whether a file of the batch, or one that it imports, changes what names mean in other files: by a declaration for all
 * files or for another module. TypeScript alone can then say what any file means.
 */
import { isModule, type FileGraph } from "../file-graph.ts";
import { ts } from "../typescript.ts";
import type { Names } from "./names.ts";

export function changesOtherFiles(graph: FileGraph, names: Names, paths: readonly string[]): boolean {
  const seen = new Set(paths);
  for (const path of seen) {
    const file = graph.fileAt(path);
    if (file === undefined) continue;
    if (reachesOut(file) || (!isModule(file) && declaresOfLib(file, names))) return true;
    for (const name of moduleNamesIn(file)) {
      const resolved = graph.resolve(name, path);
      if (resolved !== undefined) seen.add(resolved.resolvedFileName);
    }
  }
  return false;
}

function reachesOut(file: ts.SourceFile): boolean {
  const references = file.referencedFiles.length + file.typeReferenceDirectives.length + file.libReferenceDirectives.length;
  return references > 0 || file.statements.some(ts.isModuleDeclaration);
}

function declaresOfLib(file: ts.SourceFile, names: Names): boolean {
  return file.statements.some((statement) => {
    const { name } = statement as { readonly name?: ts.Node };
    return name !== undefined && ts.isIdentifier(name) && names.isOfLib(name.text);
  });
}

function moduleNamesIn(file: ts.SourceFile): readonly string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    return statement.moduleSpecifier !== undefined && ts.isStringLiteral(statement.moduleSpecifier) ? [statement.moduleSpecifier.text] : [];
  });
}
