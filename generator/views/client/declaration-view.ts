/** A type as a template writes it: its comment, and its text. */
import { declarations } from "../emit/declarations.ts";
import { docComment } from "../emit/jsdoc.ts";
import type { Emit } from "../emit/value.ts";
import type { Declaration } from "./types.ts";

export interface DeclarationView {
  readonly doc: Emit<"typescript comment">;
  readonly text: Emit<"typescript declarations">;
}

export function declarationView({ said, text }: Declaration): DeclarationView {
  return { doc: docComment(said), text: declarations(text) };
}
