/** The compiler's numbers for kinds of nodes and for flags: the type checker holds each of them to the compiler's own. */
import type { ts } from "ts-morph";

/** Takes the numbers of some names of an enumeration, and no other numbers than the enumeration's own. */
function numbersOf<Enumeration>() {
  return <Name extends keyof Enumeration>(numbers: { readonly [Each in Name]: Enumeration[Each] }) => numbers;
}

const SyntaxKind = numbersOf<typeof ts.SyntaxKind>()({
  NumericLiteral: 9, StringLiteral: 11, NoSubstitutionTemplateLiteral: 15, TemplateHead: 16, TemplateMiddle: 17, TemplateTail: 18,
  DotDotDotToken: 26, PlusToken: 40, MinusToken: 41, QuestionToken: 58, Identifier: 80, ExportKeyword: 95, ExtendsKeyword: 96,
  FalseKeyword: 97, NullKeyword: 106, TrueKeyword: 112, AnyKeyword: 133, BigIntKeyword: 163, BooleanKeyword: 136, IntrinsicKeyword: 141,
  KeyOfKeyword: 143, NeverKeyword: 146, NumberKeyword: 150, ObjectKeyword: 151, ReadonlyKeyword: 148, StringKeyword: 154,
  SymbolKeyword: 155, UndefinedKeyword: 157, UniqueKeyword: 158, UnknownKeyword: 159, VoidKeyword: 116, QualifiedName: 167, TypeParameter: 169,
  Parameter: 170, PropertySignature: 172, GetAccessor: 178, SetAccessor: 179, IndexSignature: 182, TypeReference: 184, TypeLiteral: 188, ArrayType: 189, TupleType: 190,
  OptionalType: 191, RestType: 192, UnionType: 193, IntersectionType: 194, ConditionalType: 195, InferType: 196, ParenthesizedType: 197,
  TypeOperator: 199, IndexedAccessType: 200, MappedType: 201, LiteralType: 202, NamedTupleMember: 203, TemplateLiteralType: 204,
  TemplateLiteralTypeSpan: 205, ImportType: 206, ArrayLiteralExpression: 210, ObjectLiteralExpression: 211, PropertyAccessExpression: 212,
  ParenthesizedExpression: 218, PrefixUnaryExpression: 225, ExpressionWithTypeArguments: 234, AsExpression: 235, SatisfiesExpression: 239,
  PropertyAssignment: 304, EmptyStatement: 243, ExpressionStatement: 245, ClassDeclaration: 264, InterfaceDeclaration: 265,
  TypeAliasDeclaration: 266, EnumDeclaration: 267,
  ModuleDeclaration: 268, ImportDeclaration: 273, ImportClause: 274, NamespaceImport: 275, NamedImports: 276, ImportSpecifier: 277,
  ExportAssignment: 278, ExportDeclaration: 279, NamedExports: 280, HeritageClause: 299, SourceFile: 308, JSDoc: 321,
  JSDocTag: 328, JSDocDeprecatedTag: 332,
});

const TypeFlags = numbersOf<typeof ts.TypeFlags>()({
  Any: 1, Unknown: 2, Undefined: 4, Null: 8, String: 32, Number: 64, Boolean: 256, ESSymbol: 512, Never: 262144, Object: 1048576,
  NonPrimitive: 131072, StringLiteral: 1024, NumberLiteral: 2048, BooleanLiteral: 8192, TemplateLiteral: 4194304, Union: 134217728,
  Intersection: 268435456, TypeParameter: 524288, StringLike: 12583968, NumberLike: 67648, BooleanLike: 8448, Unit: 97292,
  UnionOrIntersection: 402653184,
});

const ObjectFlags = numbersOf<typeof ts.ObjectFlags>()({
  Interface: 2, Reference: 4, Tuple: 8, Anonymous: 16, Mapped: 32,
});

const SymbolFlags = numbersOf<typeof ts.SymbolFlags>()({
  Property: 4, Interface: 64, TypeLiteral: 2048, TypeAlias: 524288, TypeParameter: 262144, Alias: 2097152, Optional: 16777216,
});

const ElementFlags = numbersOf<typeof ts.ElementFlags>()({
  Required: 1, Optional: 2, Rest: 4, Variable: 12,
});

const ScriptTarget = numbersOf<typeof ts.ScriptTarget>()({ ES2022: 9 });
const ModuleKind = numbersOf<typeof ts.ModuleKind>()({ ESNext: 99 });
const ModuleResolutionKind = numbersOf<typeof ts.ModuleResolutionKind>()({ Bundler: 100 });

export const constants = { SyntaxKind, TypeFlags, ObjectFlags, SymbolFlags, ElementFlags, ScriptTarget, ModuleKind, ModuleResolutionKind };
