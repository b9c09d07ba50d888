/** Declarations of types: an interface or an alias, whoever has it. */
import { ts } from "../typescript.ts";

export type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

export function isTypeDeclaration(node: ts.Node): node is TypeDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}
