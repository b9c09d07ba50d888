/** Declarations and members that go with others: those that name them, and those that nothing names any more. */
import type { InterfaceDeclaration, Node, PropertySignature, SourceFile, TypeAliasDeclaration } from "ts-morph";

export type Declaration = InterfaceDeclaration | TypeAliasDeclaration;

export function declarationsIn(file: SourceFile): readonly Declaration[] {
  return [...file.getInterfaces(), ...file.getTypeAliases()];
}

export type RemovablePart = Declaration | PropertySignature;

export function isDeclaration(node: Node): node is Declaration {
  return ["InterfaceDeclaration", "TypeAliasDeclaration"].includes(node.getKindName());
}

/** The members and the aliases whose types name any of some declarations; undefined where a type is made of one in another way. */
export function membersNaming(files: readonly SourceFile[], names: ReadonlySet<string>): readonly RemovablePart[] | undefined {
  const users = files.flatMap((file) => referencesIn(file, names)).map(userOf);
  const known = users.filter((one) => one !== undefined);
  return known.length === users.length ? [...new Set(known)] : undefined;
}

/** With a member of an interface goes no more than the member; with an alias, all of it. */
function userOf(node: Node): RemovablePart | undefined {
  const holder = node
    .getAncestors()
    .find(
      (one): one is RemovablePart =>
        isDeclaration(one) || (one.getKindName() === "PropertySignature" && one.getParent()?.getKindName() === "InterfaceDeclaration"),
    );
  const isAlias = holder?.getKindName() === "TypeAliasDeclaration" && (holder as TypeAliasDeclaration).getTypeNode() === node;
  return holder?.getKindName() === "PropertySignature" || isAlias ? holder : undefined;
}

/**
 * Some parts with all declarations that only they named, directly or through others.
 * @param isAlone whether an exported declaration is no more than what went
 */
export function withUnnamed(files: readonly SourceFile[], parts: readonly RemovablePart[], isAlone: (one: Declaration) => boolean): readonly RemovablePart[] {
  const removed = new Set<RemovablePart>(parts);
  const isGone = (node: Node): boolean => removed.has(node as RemovablePart) || node.getAncestors().some((outer) => removed.has(outer as RemovablePart));
  for (let size = -1; size !== removed.size;) {
    size = removed.size;
    for (const declaration of files.flatMap((file) => [...file.getInterfaces(), ...file.getTypeAliases()])) {
      if (isGone(declaration) || (declaration.isExported() && !isAlone(declaration))) continue;
      const references = files.flatMap((file) => referencesIn(file, new Set([declaration.getName()])));
      const others = references.filter((node) => !node.getAncestors().includes(declaration));
      if (others.length > 0 && others.every(isGone)) removed.add(declaration);
    }
  }
  return [...removed];
}

function referencesIn(file: SourceFile, names: ReadonlySet<string>): readonly Node[] {
  const text = file.getFullText();
  if (![...names].some((name) => text.includes(name))) return [];
  return file
    .getDescendants()
    .filter(
      (node) =>
        (node.getKindName() === "TypeReference" || node.getKindName() === "ExpressionWithTypeArguments") &&
        names.has(/^[\w$]+/.exec(node.getText())?.[0] ?? ""),
    );
}
