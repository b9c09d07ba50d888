/** A member of one kind as another kind can have it: what it says of facts that the other kind lacks is left out. */
import type { InterfaceDeclaration, IntersectionTypeNode, Node, PropertySignature, SourceFile, TypeAliasDeclaration, TypeReferenceNode } from "ts-morph";
import { nameOf } from "../../edit/members.ts";
import { noteRecords } from "../notes/entries.ts";

/**
 * The type, in words that the borrowing kind's file has. Undefined where nothing of it would be left.
 * @param fact that the borrower gets with it
 */
export function lentType(fact: string, member: PropertySignature, borrower: InterfaceDeclaration): string | undefined {
  const lender = member.getParent() as InterfaceDeclaration;
  const [own, ...others] = lender.getTypeParameters().map((one) => one.getName());
  const [mine, ...theirs] = borrower.getTypeParameters().map((one) => one.getName());
  if (own === undefined || mine === undefined || lender.getSourceFile() !== borrower.getSourceFile()) return undefined;
  const words = new Map([[own, mine], ...others.map((one) => [one, theirs.includes(one) ? one : `${mine}["uri"]`] as const)]);
  // Every kind has a URI and notes.
  const has = new Set(["uri", ...noteRecords, fact, ...(factsInterfaceOf(borrower)?.getProperties().map(nameOf) ?? [])]);
  const lacks = (node: Node): boolean => [...node.getText().matchAll(/\b\w+\["([^"]+)"\]/g)].some(([, name]) => !has.has(name!));
  return rendered(member.getTypeNodeOrThrow(), { words, lacks, file: borrower.getSourceFile() })
    ?.replace(/\s*\n\s*/g, " ")
    .replaceAll("< ", "<")
    .replaceAll(/,? >/g, ">");
}

interface Lending {
  /** What stands for the parameters. */
  readonly words: ReadonlyMap<string, string>;
  /** Whether a type names a fact that the borrower does not have. */
  readonly lacks: (node: Node) => boolean;
  readonly file: SourceFile;
}

function rendered(node: Node, lending: Lending): string | undefined {
  if (node.getKindName() === "TypeReference") {
    const reference = node as TypeReferenceNode;
    const word = lending.words.get(reference.getText());
    if (word !== undefined) return word;
    const alias = lending.file.getTypeAlias(reference.getTypeName().getText());
    if (alias !== undefined && asksForMore(alias, lending)) return inlined(alias, reference, lending);
  }
  if (node.getKindName() === "IntersectionType") {
    const kept = (node as IntersectionTypeNode)
      .getTypeNodes()
      .filter((one) => !lending.lacks(one))
      .map((one) => rendered(one, lending));
    return kept.length === 0 || kept.includes(undefined) ? undefined : kept.join(" & ");
  }
  return lending.lacks(node) && isIndexed(node) ? undefined : withChildren(node, lending);
}

function withChildren(node: Node, lending: Lending): string | undefined {
  const text = node.getSourceFile().getFullText();
  const parts: string[] = [];
  let at = node.getStart();
  for (const child of node.forEachChildAsArray()) {
    const own = rendered(child, lending);
    if (own === undefined) return undefined;
    parts.push(text.slice(at, child.getStart()), own);
    at = child.getEnd();
  }
  return parts.join("") + text.slice(at, node.getEnd());
}

/** An alias whose parameters are held to facts that the borrower lacks. */
function asksForMore(alias: TypeAliasDeclaration, { lacks }: Lending): boolean {
  return alias.getTypeParameters().some((one) => {
    const constraint = one.getConstraint();
    return constraint !== undefined && lacks(constraint);
  });
}

function inlined(alias: TypeAliasDeclaration, reference: TypeReferenceNode, lending: Lending): string | undefined {
  const args = reference.getTypeArguments().map((one) => rendered(one, lending));
  if (args.includes(undefined)) return undefined;
  const words = new Map(alias.getTypeParameters().map((one, index) => [one.getName(), args[index]!] as const));
  return rendered(alias.getTypeNodeOrThrow(), { ...lending, words });
}

/** The facts that a kind asks for, where an interface beside it lists them. */
export function factsInterfaceOf(kind: InterfaceDeclaration): InterfaceDeclaration | undefined {
  const constraint = kind.getTypeParameters()[0]?.getConstraint()?.getText() ?? "";
  return kind.getSourceFile().getInterface(/^[\w$]+/.exec(constraint)?.[0] ?? "");
}

function isIndexed(node: Node): boolean {
  return node.getKindName() === "IndexedAccessType";
}
