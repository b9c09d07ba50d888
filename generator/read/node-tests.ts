/** Which kind a node is of: the compiler's own tests, each of which only compares a number. */
import type { ts } from "ts-morph";
import { constants } from "./constants.ts";

const { SyntaxKind } = constants;

/** The compiler's test of that name says of which type the node then is. */
function is<Kind extends keyof typeof SyntaxKind>(...names: readonly Kind[]): (node: ts.Node) => boolean {
  const [first, second] = names.map((name): ts.SyntaxKind => SyntaxKind[name]);
  return second === undefined ? ({ kind }) => kind === first : ({ kind }) => kind === first || kind === second;
}

const tests = {
  isArrayLiteralExpression: is("ArrayLiteralExpression"),
  isArrayTypeNode: is("ArrayType"),
  isAsExpression: is("AsExpression"),
  isConditionalTypeNode: is("ConditionalType"),
  isEmptyStatement: is("EmptyStatement"),
  isEnumDeclaration: is("EnumDeclaration"),
  isExportAssignment: is("ExportAssignment"),
  isExportDeclaration: is("ExportDeclaration"),
  isExpressionStatement: is("ExpressionStatement"),
  isExpressionWithTypeArguments: is("ExpressionWithTypeArguments"),
  isIdentifier: is("Identifier"),
  isImportDeclaration: is("ImportDeclaration"),
  isImportSpecifier: is("ImportSpecifier"),
  isImportTypeNode: is("ImportType"),
  isIndexSignatureDeclaration: is("IndexSignature"),
  isIndexedAccessTypeNode: is("IndexedAccessType"),
  isInferTypeNode: is("InferType"),
  isInterfaceDeclaration: is("InterfaceDeclaration"),
  isIntersectionTypeNode: is("IntersectionType"),
  isLiteralTypeNode: is("LiteralType"),
  isMappedTypeNode: is("MappedType"),
  isModuleDeclaration: is("ModuleDeclaration"),
  isNamedExports: is("NamedExports"),
  isNamedTupleMember: is("NamedTupleMember"),
  isNamespaceImport: is("NamespaceImport"),
  isNumericLiteral: is("NumericLiteral"),
  isObjectLiteralExpression: is("ObjectLiteralExpression"),
  isOptionalTypeNode: is("OptionalType"),
  isParenthesizedExpression: is("ParenthesizedExpression"),
  isParenthesizedTypeNode: is("ParenthesizedType"),
  isPrefixUnaryExpression: is("PrefixUnaryExpression"),
  isPropertyAccessExpression: is("PropertyAccessExpression"),
  isPropertyAssignment: is("PropertyAssignment"),
  isPropertySignature: is("PropertySignature"),
  isQualifiedName: is("QualifiedName"),
  isRestTypeNode: is("RestType"),
  isSatisfiesExpression: is("SatisfiesExpression"),
  isSourceFile: is("SourceFile"),
  isStringLiteral: is("StringLiteral"),
  isStringLiteralLike: is("StringLiteral", "NoSubstitutionTemplateLiteral"),
  isTemplateLiteralTypeNode: is("TemplateLiteralType"),
  isTupleTypeNode: is("TupleType"),
  isTypeAliasDeclaration: is("TypeAliasDeclaration"),
  isTypeLiteralNode: is("TypeLiteral"),
  isTypeOperatorNode: is("TypeOperator"),
  isTypeReferenceNode: is("TypeReference"),
  isUnionTypeNode: is("UnionType"),
};

export const nodeTests = tests as unknown as Pick<typeof ts, keyof typeof tests>;
