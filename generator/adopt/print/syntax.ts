/**
 * What definitions are printed from: types and declarations as values. Names and texts stand in them as they are; the
 * printer alone writes them in the way that their position asks for.
 */

export type TypeSyntax =
  /** A type by its name, with its arguments: `Range<0, 15>`. */
  | { readonly is: "name"; readonly name: string; readonly of: readonly TypeSyntax[] }
  | { readonly is: "literal"; readonly value: string | number | boolean }
  /** Texts and types by turns: `${At}/state`. */
  | { readonly is: "template"; readonly parts: readonly (string | TypeSyntax)[] }
  | { readonly is: "member"; readonly of: TypeSyntax; readonly name: string }
  | { readonly is: "union" | "intersection"; readonly of: readonly TypeSyntax[] }
  | { readonly is: "array"; readonly of: TypeSyntax }
  | { readonly is: "tuple"; readonly of: readonly TypeSyntax[] }
  /** `tall`: a member to a line even where one line would do. */
  | { readonly is: "object"; readonly members: readonly MemberSyntax[]; readonly tall?: true }
  /** An object with one member, whose name is a type: `{ [Type in Last<At>]: Value }`. */
  | { readonly is: "mapped"; readonly name: TypeSyntax; readonly value: TypeSyntax }
  /** A type as it is written elsewhere in the definitions. */
  | { readonly is: "written"; readonly text: string }
  /** An object of any member names. */
  | { readonly is: "map"; readonly value: TypeSyntax };

export interface MemberSyntax {
  readonly name: string;
  readonly optional?: true;
  readonly type: TypeSyntax;
  readonly comment?: CommentSyntax;
}

export interface CommentSyntax {
  /** Markdown; nothing where it is empty. */
  readonly text?: string;
  readonly tags?: readonly { readonly tag: "source" | "kind" | "name" | "example" | "deprecated"; readonly text: string }[];
  /** What is a guess about the thing, for whoever looks the draft through. */
  readonly guesses?: readonly string[];
}

export interface ParameterSyntax {
  readonly name: string;
  readonly extends?: TypeSyntax;
  readonly default?: TypeSyntax;
}

interface DeclaredSyntax {
  readonly exported: boolean;
  readonly name: string;
  readonly parameters?: readonly ParameterSyntax[];
  readonly comment?: CommentSyntax;
}

export type DeclarationSyntax =
  | (DeclaredSyntax & { readonly is: "interface"; readonly extends?: readonly TypeSyntax[]; readonly members: readonly MemberSyntax[] })
  | (DeclaredSyntax & { readonly is: "alias"; readonly type: TypeSyntax });

export interface ImportSyntax {
  readonly from: string;
  readonly names: readonly string[];
}

export interface FileSyntax {
  /** What the file is, above its imports. */
  readonly comment?: CommentSyntax;
  readonly imports: readonly ImportSyntax[];
  readonly declarations: readonly DeclarationSyntax[];
}

export function typeReference(text: string, ...of: readonly TypeSyntax[]): TypeSyntax {
  return { is: "name", name: text, of };
}

export function literalType(value: string | number | boolean): TypeSyntax {
  return { is: "literal", value };
}

export function objectType(...members: readonly MemberSyntax[]): TypeSyntax {
  return { is: "object", members };
}

export function recordType(...members: readonly MemberSyntax[]): TypeSyntax {
  return { is: "object", members, tall: true };
}

export function member(named: string, type: TypeSyntax, comment?: CommentSyntax): MemberSyntax {
  return { name: named, type, ...(comment === undefined ? {} : { comment }) };
}

export function intersectionType(...of: readonly TypeSyntax[]): TypeSyntax {
  return of.length === 1 ? of[0]! : { is: "intersection", of };
}

export function unionType(...of: readonly TypeSyntax[]): TypeSyntax {
  return of.length === 1 ? of[0]! : { is: "union", of };
}
