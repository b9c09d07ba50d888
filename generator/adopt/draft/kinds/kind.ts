/** A kind of a draft before it has its name, and the declarations that all kinds have alike. */
import { typeReference, type CommentSyntax, type DeclarationSyntax, type MemberSyntax, type TypeSyntax } from "../../print/syntax.ts";

export interface KindDraft {
  /** Kinds that say the same have the same one, as JSON. */
  readonly signature: unknown;
  /** The name that it has unless another one has it. */
  readonly wanted: string;
  /** Whether the document tells it from other kinds. */
  readonly isNamed: boolean;
  /** Made of the first of kinds that say the same. */
  readonly declarations: (named: string) => readonly DeclarationSyntax[];
  readonly guesses?: () => readonly string[];
}

export function factsInterface(named: string, members: readonly MemberSyntax[]): DeclarationSyntax {
  return { is: "interface", exported: false, name: `${named}Facts`, extends: [typeReference("Facts")], members };
}

/** @param base what it extends */
export function kindInterface(named: string, base: TypeSyntax, members: readonly MemberSyntax[], comment: CommentSyntax): DeclarationSyntax {
  return {
    is: "interface",
    exported: true,
    name: named,
    parameters: [{ name: "Of", extends: typeReference(`${named}Facts`) }],
    extends: [base],
    members,
    comment,
  };
}

export function kindTags(named: string, source: string): NonNullable<CommentSyntax["tags"]> {
  return [
    { tag: "kind", text: named },
    { tag: "source", text: source },
  ];
}
