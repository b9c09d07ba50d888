/** Which declarations name a place of the document as a source of theirs. */
import type { TypeAliasDeclaration } from "ts-morph";
import { isDeclaring, type Context, type Declaring } from "./context.ts";
import { sourcesOf } from "./edit/comments.ts";

/** In the order of the files and of what stands in them. Only files that name the place are opened. */
export function declaredFrom({ texts, opened }: Pick<Context, "texts" | "opened">, source: string): readonly Declaring[] {
  return [...texts]
    .filter(([path, text]) => path.endsWith(".ts") && text.includes(`@source ${source}`))
    .flatMap(([path]) => opened.open(path)?.getDescendants().filter(isDeclaring) ?? [])
    .filter((node) => sourcesOf(node).includes(source));
}

export function isAlias(node: Declaring): node is TypeAliasDeclaration {
  return node.getKindName() === "TypeAliasDeclaration";
}
