/** TypeScript's types as a tree, whose kinds are called as in the compiler's own. */
import { identifier } from "./typescript.ts";
import type { Emit } from "./value.ts";

export type Keyword = "BooleanKeyword" | "NeverKeyword" | "NumberKeyword" | "StringKeyword" | "UndefinedKeyword" | "UnknownKeyword" | "VoidKeyword";

export type TypeNode =
  | { readonly kind: Keyword }
  | { readonly kind: "LiteralType"; readonly literal: Emit<"typescript literal"> | { readonly kind: "NullKeyword" } }
  | { readonly kind: "TypeReference"; readonly name: Emit<"typescript identifier">; readonly of: readonly TypeNode[] }
  | { readonly kind: "ArrayType"; readonly items: TypeNode; readonly readonly: boolean }
  /** What a type of the language has at a name. */
  | { readonly kind: "IndexedAccessType"; readonly of: "Object"; readonly at: Emit<"typescript literal"> }
  | { readonly kind: "UnionType" | "IntersectionType"; readonly types: readonly TypeNode[] }
  | TypeLiteral;

export interface TypeLiteral {
  readonly kind: "TypeLiteral";
  readonly members: readonly TypeMember[];
  /** Without what is said of the members. */
  readonly onOneLine: boolean;
}

export type TypeMember = TypeProperty | { readonly kind: "IndexSignature"; readonly type: TypeNode };

export interface TypeProperty {
  readonly kind: "PropertySignature";
  readonly name: Emit<"typescript key">;
  readonly readonly: boolean;
  readonly optional: boolean;
  readonly type: TypeNode;
  readonly doc?: Emit<"typescript comment">;
}

export function keywordType(kind: Keyword): TypeNode {
  return { kind };
}

/** @param of its type arguments */
export function typeReference(name: string, of: readonly TypeNode[] = []): TypeNode {
  return { kind: "TypeReference", name: identifier(name), of };
}

export function arrayType(items: TypeNode): TypeNode {
  return { kind: "ArrayType", items, readonly: false };
}

/** Alternatives that are unions themselves become alternatives of the one. */
export function unionType(...types: readonly TypeNode[]): TypeNode {
  return { kind: "UnionType", types: types.flatMap((one) => (one.kind === "UnionType" ? one.types : [one])) };
}

/** An object that is only read, on one line. */
export function readonlyRecord(...properties: readonly Pick<TypeProperty, "name" | "optional" | "type">[]): TypeNode {
  return { kind: "TypeLiteral", members: properties.map((one) => ({ kind: "PropertySignature", readonly: true, ...one })), onOneLine: true };
}
