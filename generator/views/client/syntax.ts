/**
 * What openapi-typescript asks of the compiler: to make the nodes of types. The compiler itself takes 200 ms to load, and makes
 * and prints nodes that know of positions, flags and comments; those made here know what they say. Another kind of node than
 * these is refused, as a call of what is not there.
 */
import type { Json } from "../../model/shape.ts";
import { arrayType, keywordType, typeReference, type TypeLiteral, type TypeMember, type TypeNode, type TypeProperty } from "../emit/type-nodes.ts";
import { typeKey } from "../emit/types.ts";
import { compactLiteral, stringLiteral } from "../emit/typescript.ts";

/** A name, a key or a literal, before it is known which of these it will be. */
interface Token {
  readonly text: string;
}

export const factory = {
  createKeywordTypeNode: keywordType,
  createNull: () => NULL,
  createTrue: (): Token => ({ text: "true" }),
  createFalse: (): Token => ({ text: "false" }),
  createToken: (kind: string) => ({ kind }),
  createModifier: (kind: string) => ({ kind }),
  createStringLiteral: (text: string): Token => ({ text }),
  createNumericLiteral: (value: number | string): Token => ({ text: String(value) }),
  createPrefixUnaryExpression: (_minus: string, { text }: Token): Token => ({ text: `-${text}` }),
  createLiteralTypeNode: (literal: Token | typeof NULL): TypeNode => ({
    kind: "LiteralType",
    literal: "text" in literal ? compactLiteral(JSON.parse(literal.text) as Json) : literal,
  }),
  /** A string stands in a type as an identifier of that text. */
  createIdentifier: (text: string): Token | TypeNode =>
    text.startsWith('"') ? { kind: "LiteralType", literal: stringLiteral(JSON.parse(text) as string) } : { text },
  createTypeReferenceNode: ({ text }: Token, of?: readonly TypeNode[]) => typeReference(text, of),
  createArrayTypeNode: arrayType,
  createUnionTypeNode: (types: readonly TypeNode[]): TypeNode => ({ kind: "UnionType", types }),
  createIntersectionTypeNode: (types: readonly TypeNode[]): TypeNode => ({ kind: "IntersectionType", types }),
  createTypeLiteralNode: (members: readonly TypeMember[]): TypeLiteral => ({ kind: "TypeLiteral", members, onOneLine: false }),
  createParameterDeclaration: () => undefined,
  createIndexSignature: (_modifiers: unknown, _parameters: unknown, type: TypeNode): TypeMember => ({ kind: "IndexSignature", type }),
  createPropertySignature: (modifiers: readonly unknown[], { text }: Token, question: unknown, type: TypeNode): TypeProperty => ({
    kind: "PropertySignature",
    name: typeKey(text),
    readonly: modifiers.length > 0,
    optional: question !== undefined,
    type,
  }),
};

const NULL = { kind: "NullKeyword" } as const;

/** Each kind is called as itself. */
export const SyntaxKind = Object.fromEntries(
  [
    "BooleanKeyword",
    "MinusToken",
    "NeverKeyword",
    "NullKeyword",
    "NumberKeyword",
    "QuestionToken",
    "ReadonlyKeyword",
    "StringKeyword",
    "UndefinedKeyword",
    "UnknownKeyword",
  ].map((kind) => [kind, kind]),
);

export function isArrayTypeNode({ kind }: TypeNode): boolean {
  return kind === "ArrayType";
}

export function isTupleTypeNode(): boolean {
  return false;
}
