/** A type as a template writes it: its comment, and its text. */
import { deprecationOf, docComment } from "../emit/jsdoc.ts";
import { typeDeclaration } from "../emit/types.ts";
import { identifier } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import type { Declaration } from "./types.ts";

export interface DeclarationView {
  readonly doc: Emit<"typescript comment">;
  readonly text: Emit<"typescript declarations">;
}

export function declarationView({ name, said, deprecated, node }: Declaration): DeclarationView {
  return { doc: docComment(said, deprecationOf({ deprecated })), text: typeDeclaration(identifier(name), node) };
}
