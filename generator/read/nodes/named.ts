/** Types with a name of their own in the outputs: exported, without type parameters, and of an object. */
import { libFile } from "../lib.ts";
import { relativeFile, type ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";
import { vocabularyName } from "../vocabulary.ts";
import { isExported } from "./exported.ts";
import { isTypeDeclaration, type TypeDeclaration } from "./type-declaration.ts";

/** The exported declaration that names a type; undefined where the type is anonymous, generic or the vocabulary's. */
export function exportedDeclaration(type: ts.Type): TypeDeclaration | undefined {
  return type.aliasSymbol?.declarations?.find(isExportedDeclaration) ?? type.getSymbol()?.declarations?.find(isExportedDeclaration);
}

export function isExportedDeclaration(node: ts.Node): node is TypeDeclaration {
  if (!isTypeDeclaration(node) || !isProjects(node)) return false;
  return isExported(node) && ts.isSourceFile(node.parent) && (node.typeParameters?.length ?? 0) === 0;
}

/** Whether it is declared by the project, and neither by the vocabulary nor by the library of TypeScript. */
export function isProjects(node: ts.Node): boolean {
  const { fileName } = node.getSourceFile();
  return fileName !== libFile && vocabularyName(fileName) === undefined;
}

/** `<file>#<name>`, the same in every program that holds the file. */
export function schemaId(context: ReadingContext, node: TypeDeclaration): string {
  return `${relativeFile(context, node.getSourceFile().fileName)}#${node.name.text}`;
}

/** The declarations of what a name in a type means, through imports. */
export function declarationsOf(context: ReadingContext, name: ts.Node): readonly ts.Declaration[] {
  const symbol = context.checker.getSymbolAtLocation(name);
  const target = symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? context.checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations ?? [];
}
