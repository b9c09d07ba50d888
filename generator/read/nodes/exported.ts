/** What a file offers to others: by a word before the declaration, or in a list of names. */
import { memoizeByObject } from "../../values/memoize.ts";
import { ts } from "../typescript.ts";

export function isExported(node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true || isListed(node);
}

/** Whether the file says `export type { Name }` or `export { Name }`. */
function isListed({ name, parent }: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean {
  return ts.isSourceFile(parent) && listedIn(parent).has(name.text);
}

const listedIn = memoizeByObject(
  ({ statements }: ts.SourceFile): ReadonlySet<string> =>
    new Set(
      statements.flatMap((statement) => {
        if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier !== undefined) return [];
        const { exportClause } = statement;
        return exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements.map((one) => (one.propertyName ?? one.name).text) : [];
      }),
    ),
);
