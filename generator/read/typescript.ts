/**
 * The one door to the compiler, as ts-morph carries it. Most definition files are read without it, and it takes longer to load
 * than a hundred of them to read: so it is loaded when something is first asked of it, and what readers ask of nodes and types
 * at every turn (numbers, and comparisons with them) stands in files of its own. It is required and not imported: before a
 * CommonJS module is imported, all of its text is searched for the names that it exports, and the compiler is nine megabytes long.
 */
import { createRequire } from "node:module";
import type { ts as Api } from "ts-morph";
import { constants } from "./constants.ts";
import { nodeTests } from "./node-tests.ts";

/** What can be known without the compiler. */
export const ts = { ...constants, ...nodeTests };

let loaded: typeof Api | undefined;

export function compiler(): typeof Api {
  loaded ??= (createRequire(import.meta.url)("ts-morph") as { readonly ts: typeof Api }).ts;
  return loaded;
}

/** The types that readers name. */
export declare namespace ts {
  export type ArrayTypeNode = Api.ArrayTypeNode;
  export type CompilerHost = Api.CompilerHost;
  export type CompilerOptions = Api.CompilerOptions;
  export type ConditionalTypeNode = Api.ConditionalTypeNode;
  export type Declaration = Api.Declaration;
  export type Diagnostic = Api.Diagnostic;
  export type DiagnosticMessageChain = Api.DiagnosticMessageChain;
  export type DiagnosticRelatedInformation = Api.DiagnosticRelatedInformation;
  export type ElementFlags = Api.ElementFlags;
  export type EntityName = Api.EntityName;
  export type ExportAssignment = Api.ExportAssignment;
  export type ExportDeclaration = Api.ExportDeclaration;
  export type Expression = Api.Expression;
  export type ExpressionWithTypeArguments = Api.ExpressionWithTypeArguments;
  export type GenericType = Api.GenericType;
  export type Identifier = Api.Identifier;
  export type ImportDeclaration = Api.ImportDeclaration;
  export type ImportSpecifier = Api.ImportSpecifier;
  export type IndexInfo = Api.IndexInfo;
  export type IndexSignatureDeclaration = Api.IndexSignatureDeclaration;
  export type IndexedAccessTypeNode = Api.IndexedAccessTypeNode;
  export type InterfaceDeclaration = Api.InterfaceDeclaration;
  export type IntersectionType = Api.IntersectionType;
  export type IntersectionTypeNode = Api.IntersectionTypeNode;
  export type JSDoc = Api.JSDoc;
  export type JSDocTag = Api.JSDocTag;
  export type LiteralTypeNode = Api.LiteralTypeNode;
  export type MappedTypeNode = Api.MappedTypeNode;
  export type ModuleDeclaration = Api.ModuleDeclaration;
  export type ModuleResolutionCache = Api.ModuleResolutionCache;
  export type ModuleResolutionHost = Api.ModuleResolutionHost;
  export type NamedDeclaration = Api.NamedDeclaration;
  export type NamespaceImport = Api.NamespaceImport;
  export type Node = Api.Node;
  export type NumericLiteral = Api.NumericLiteral;
  export type ObjectFlags = Api.ObjectFlags;
  export type ObjectLiteralElementLike = Api.ObjectLiteralElementLike;
  export type ObjectType = Api.ObjectType;
  export type ParenthesizedTypeNode = Api.ParenthesizedTypeNode;
  export type PrefixUnaryExpression = Api.PrefixUnaryExpression;
  export type Program = Api.Program;
  export type PropertyAccessExpression = Api.PropertyAccessExpression;
  export type PropertyName = Api.PropertyName;
  export type PropertySignature = Api.PropertySignature;
  export type QualifiedName = Api.QualifiedName;
  export type ResolvedModuleFull = Api.ResolvedModuleFull;
  export type SourceFile = Api.SourceFile;
  export type Statement = Api.Statement;
  export type Symbol = Api.Symbol;
  export type SymbolFlags = Api.SymbolFlags;
  export type SyntaxKind = Api.SyntaxKind;
  export type TemplateLiteralTypeNode = Api.TemplateLiteralTypeNode;
  export type TupleTypeNode = Api.TupleTypeNode;
  export type TupleTypeReference = Api.TupleTypeReference;
  export type Type = Api.Type;
  export type TypeAliasDeclaration = Api.TypeAliasDeclaration;
  export type TypeChecker = Api.TypeChecker;
  export type TypeFlags = Api.TypeFlags;
  export type TypeLiteralNode = Api.TypeLiteralNode;
  export type TypeNode = Api.TypeNode;
  export type TypeOperatorNode = Api.TypeOperatorNode;
  export type TypeParameterDeclaration = Api.TypeParameterDeclaration;
  export type TypeReference = Api.TypeReference;
  export type TypeReferenceNode = Api.TypeReferenceNode;
  export type UnionType = Api.UnionType;
  export type UnionTypeNode = Api.UnionTypeNode;
}
