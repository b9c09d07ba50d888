/** Entries of the records that hold the notes of a resource or of the service. */
import type { Node, PropertySignature, TypeLiteralNode } from "ts-morph";
import { addMember, isSignature, nameOf, propertyOf, removeMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { literalType, member, recordType, typeReference, type MemberSyntax } from "../../print/syntax.ts";
import { freeName, slug } from "../../words/entry-names.ts";

/** The records of a resource or a service that hold notes, in their order. */
export const noteRecords = ["statements", "notShown", "contradictions"];

/** The record of notes that an entry stands in. */
export function recordAround(node: PropertySignature): PropertySignature | undefined {
  const outer = node.getParent().getParent();
  return outer !== undefined && isSignature(outer) && noteRecords.includes(nameOf(outer)) ? outer : undefined;
}

/** The entries of a resource or a service for what is not shown. */
export function gapEntries(alias: Node): readonly PropertySignature[] {
  const facts = alias.getFirstDescendant((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral");
  const gaps = facts === undefined ? undefined : propertyOf(facts, "notShown")?.getTypeNode();
  return gaps?.getKindName() === "TypeLiteral" ? (gaps as TypeLiteralNode).getProperties() : [];
}

/** @param called what the entry is called, if not by its first words */
export function noteEntry(facts: TypeLiteralNode, notes: string, text: string, source: string, called = slug(text)): MemberSyntax {
  const taken = new Set(propertyOf(facts, notes)?.getDescendants().filter(isSignature).map(nameOf));
  const type = notes === "notShown" ? typeReference("NotShown", literalType(text)) : literalType(text);
  return member(freeName(called, taken), type, { tags: [{ tag: "source", text: source }] });
}

export function addEntries(facts: TypeLiteralNode, notes: string, entries: readonly MemberSyntax[]): readonly Edit[] {
  const known = propertyOf(facts, notes)?.getTypeNode();
  if (known?.getKindName() === "TypeLiteral")
    return entries.map((entry) => addMember(known as TypeLiteralNode, entry, (known as TypeLiteralNode).getProperties().at(-1)));
  const before = facts.getProperties().findLast((property) => !noteRecords.slice(noteRecords.indexOf(notes)).includes(nameOf(property)));
  return entries.length === 0 ? [] : [addMember(facts, member(notes, recordType(...entries)), before)];
}

/** With its last entry goes the record. */
export function removeEntry(entry: PropertySignature, notes: PropertySignature): Edit {
  const isLast = (entry.getParent() as TypeLiteralNode).getProperties().length === 1;
  return removeMember(isLast ? notes : entry);
}
