/** An interface as it is written. */
import { literalType, member, objectType, typeReference, type CommentSyntax, type DeclarationSyntax, type MemberSyntax } from "../../print/syntax.ts";
import { typeName } from "../names.ts";

export function interfaceSyntax(
  named: string,
  text: string,
  source: string | undefined,
  members: readonly MemberSyntax[],
  guesses: Pick<CommentSyntax, "guesses"> = {},
  gap?: string,
): DeclarationSyntax {
  const above = gap === undefined ? {} : { extends: [typeReference("Says", objectType(member("notShown", literalType(gap))))] };
  return {
    is: "interface",
    exported: true,
    name: named,
    ...above,
    members,
    comment: { text, ...(source === undefined ? {} : { tags: [{ tag: "source", text: source }] }), ...guesses },
  };
}

/** What a block is called that is a resource of its own. */
export function blockTypeName(named: string, path: readonly string[]): string {
  return typeName(named, ...path);
}
