/**
 * The compiler's interface, as ts-morph carries it. It is required and not imported: before a CommonJS module is imported,
 * all of its text is searched for the names that it exports, and the compiler is nine megabytes long.
 */
import { createRequire } from "node:module";
import type { ts as Api } from "ts-morph";

export const ts: typeof Api = (createRequire(import.meta.url)("ts-morph") as { readonly ts: typeof Api }).ts;

/** The types that readers name. */
export declare namespace ts {
  export type CompilerHost = Api.CompilerHost;
  export type CompilerOptions = Api.CompilerOptions;
  export type Declaration = Api.Declaration;
  export type Diagnostic = Api.Diagnostic;
  export type DiagnosticMessageChain = Api.DiagnosticMessageChain;
  export type DiagnosticRelatedInformation = Api.DiagnosticRelatedInformation;
  export type ExportAssignment = Api.ExportAssignment;
  export type Expression = Api.Expression;
  export type GenericType = Api.GenericType;
  export type IndexInfo = Api.IndexInfo;
  export type InterfaceDeclaration = Api.InterfaceDeclaration;
  export type IntersectionType = Api.IntersectionType;
  export type JSDoc = Api.JSDoc;
  export type JSDocTag = Api.JSDocTag;
  export type LiteralTypeNode = Api.LiteralTypeNode;
  export type ModuleResolutionHost = Api.ModuleResolutionHost;
  export type Node = Api.Node;
  export type NumericLiteral = Api.NumericLiteral;
  export type ObjectLiteralElementLike = Api.ObjectLiteralElementLike;
  export type ObjectType = Api.ObjectType;
  export type PrefixUnaryExpression = Api.PrefixUnaryExpression;
  export type Program = Api.Program;
  export type PropertySignature = Api.PropertySignature;
  export type SourceFile = Api.SourceFile;
  export type Statement = Api.Statement;
  export type Symbol = Api.Symbol;
  export type TupleTypeNode = Api.TupleTypeNode;
  export type TupleTypeReference = Api.TupleTypeReference;
  export type Type = Api.Type;
  export type TypeAliasDeclaration = Api.TypeAliasDeclaration;
  export type TypeChecker = Api.TypeChecker;
  export type TypeLiteralNode = Api.TypeLiteralNode;
  export type TypeNode = Api.TypeNode;
  export type TypeReference = Api.TypeReference;
  export type TypeReferenceNode = Api.TypeReferenceNode;
  export type UnionType = Api.UnionType;
}
