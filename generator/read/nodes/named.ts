/** Types with a name of their own in the outputs: exported, without type parameters, and of an object. */
import { libFile } from "../lib.ts";
import { relativeFile, type Source } from "../source.ts";
import { ts } from "../typescript.ts";
import { vocabularyName } from "../vocabulary.ts";
import { isExported } from "./exported.ts";

export type NamedDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The exported declaration that names a type; undefined where the type is anonymous, generic or the vocabulary's. */
export function namedDeclaration(type: ts.Type): NamedDeclaration | undefined {
  return type.aliasSymbol?.declarations?.find(isNamed) ?? type.getSymbol()?.declarations?.find(isNamed);
}

export function isNamed(node: ts.Node): node is NamedDeclaration {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return false;
  if (!isProjects(node)) return false;
  return isExported(node) && ts.isSourceFile(node.parent) && (node.typeParameters?.length ?? 0) === 0;
}

/** Whether it is declared by the project, and neither by the vocabulary nor by the library of TypeScript. */
export function isProjects(node: ts.Node): boolean {
  const { fileName } = node.getSourceFile();
  return fileName !== libFile && vocabularyName(fileName) === undefined;
}

/** `<file>#<name>`, the same in every program that holds the file. */
export function schemaId(source: Source, node: NamedDeclaration): string {
  return `${relativeFile(source, node.getSourceFile().fileName)}#${node.name.text}`;
}

/** The declarations of what a name in a type means, through imports. */
export function declarationsOf(source: Source, name: ts.Node): readonly ts.Declaration[] {
  const symbol = source.checker.getSymbolAtLocation(name);
  const target = symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? source.checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations ?? [];
}
