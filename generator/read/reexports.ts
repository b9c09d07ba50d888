/** Resources that a file takes over from outside of its service's folder: they are read where they stand, or nowhere. */
import { posix } from "node:path";
import { report } from "../diagnostics/report.ts";
import type { FileGraph } from "./file-graph.ts";
import { positionOf, type ReadingContext } from "./reading-context.ts";
import { isResourceAlias } from "./resources/resources.ts";
import { ts } from "./typescript.ts";

/** Finds `export … from` of resources of other folders, which no output would have. */
export function checkReexports(context: ReadingContext, checker: ts.TypeChecker, graph: FileGraph, file: ts.SourceFile): void {
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) continue;
    for (const { name, file: other } of resourcesTakenOver(context, checker, statement)) {
      if (!other.startsWith(folderOf(graph, file.fileName)))
        context.found(report("resource-of-another-folder", { name }, positionOf(context, statement.moduleSpecifier)));
    }
  }
}

function resourcesTakenOver(
  context: ReadingContext,
  checker: ts.TypeChecker,
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
): readonly { readonly name: string; readonly file: string }[] {
  const module = checker.getSymbolAtLocation(moduleSpecifier!);
  const named =
    exportClause !== undefined && ts.isNamedExports(exportClause)
      ? exportClause.elements.flatMap(({ name }) => checker.getSymbolAtLocation(name) ?? [])
      : undefined;
  const symbols = named ?? (module === undefined ? [] : checker.getExportsOfModule(module));
  const declared = symbols
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .flatMap(({ declarations }) => declarations ?? []);
  return declared.filter((node) => isResourceAlias(context, node)).map((node) => ({ name: node.name.text, file: node.getSourceFile().fileName }));
}

/** The folder of the service that a file belongs to, with `/`. */
function folderOf(graph: FileGraph, path: string): string {
  const folder = posix.dirname(path);
  return folder === posix.dirname(folder) || graph.files.isFile(`${folder}/service.ts`) ? `${folder.replace(/\/$/, "")}/` : folderOf(graph, folder);
}
