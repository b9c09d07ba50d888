/** What a file offers to others: by a word before the declaration, or in a list of names. */
import { ts } from "./typescript.ts";

export function isExported(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true || isListed(node);
}

/** Whether the file says `export type { Name }` or `export { Name }`. */
function isListed({ name, parent }: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean {
  if (!ts.isSourceFile(parent)) return false;
  return parent.statements.some((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier !== undefined) return false;
    const { exportClause } = statement;
    return exportClause !== undefined && ts.isNamedExports(exportClause) && exportClause.elements.some((one) => (one.propertyName ?? one.name).text === name.text);
  });
}
