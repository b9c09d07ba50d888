/** Where types with arguments and members stand in a file. They are looked up where their names do: to go through all that a file holds takes much longer. */
import type { Node, PropertySignature, SourceFile, TypeReferenceNode } from "ts-morph";
import { isSignature } from "./members.ts";

/** The references to types of these names that have arguments, in the order of the file. */
export function referencesTo(file: SourceFile, names: readonly string[]): readonly TypeReferenceNode[] {
  return aroundNames(file, new RegExp(`(?<![\\w$.])(?:${names.join("|")})(?=<)`, "g")).filter(isReference);
}

/** The members of this name, in the order of the file. */
export function membersCalled(file: SourceFile, name: string): readonly PropertySignature[] {
  return aroundNames(file, new RegExp(`(?<![\\w$.])${name}(?=\\??:)`, "g")).filter(isSignature);
}

/** What begins with a name. */
function aroundNames(file: SourceFile, named: RegExp): readonly Node[] {
  return [...file.getFullText().matchAll(named)].flatMap(({ index }) => {
    const around = file.getDescendantAtPos(index)?.getParent();
    return around?.getStart() === index ? [around] : [];
  });
}

function isReference(node: Node): node is TypeReferenceNode {
  return node.getKindName() === "TypeReference";
}
