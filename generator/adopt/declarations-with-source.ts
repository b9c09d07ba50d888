/** Which declarations name a place of the document as a source of theirs. */
import type { TypeAliasDeclaration } from "ts-morph";
import { sourcesNamed } from "./edit/comments.ts";
import { isDeclarationNode, type DeclarationNode, type PlanningContext } from "./planning-context.ts";

/** In the order of the files and of what stands in them. Only files that name the place are opened. */
export function declarationsWithSource({ texts, opened }: Pick<PlanningContext, "texts" | "opened">, source: string): readonly DeclarationNode[] {
  return [...texts]
    .filter(([path, text]) => path.endsWith(".ts") && text.includes(`@source ${source}`))
    .flatMap(([path]) => opened.open(path)?.getDescendants().filter(isDeclarationNode) ?? [])
    .filter((node) => sourcesNamed(node).includes(source));
}

export function isAlias(node: DeclarationNode): node is TypeAliasDeclaration {
  return node.getKindName() === "TypeAliasDeclaration";
}
