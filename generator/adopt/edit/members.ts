/** Edits of the members of an interface, of an object type or of a record of facts. */
import type { InterfaceDeclaration, Node, PropertySignature, TypeElementTypes, TypeLiteralNode } from "ts-morph";
import type { MemberSyntax, TypeSyntax } from "../print/syntax.ts";
import { keyToken } from "../print/token.ts";
import { memberLines, printType } from "../print/type.ts";
import type { Edit } from "./opened-files.ts";
import { fileOf, indentOf, offsetAfterLine, removeNode, replaceNode } from "./spans.ts";

export type Container = InterfaceDeclaration | TypeLiteralNode;

export function isSignature(node: Node | undefined): node is PropertySignature {
  return node?.getKindName() === "PropertySignature";
}

export function nameOf(property: PropertySignature): string {
  const name = property.getNameNode();
  return "getLiteralText" in name && typeof name.getLiteralText === "function" ? String(name.getLiteralText()) : name.getText();
}

export function propertyOf(container: Container, name: string): PropertySignature | undefined {
  return container.getProperties().find((property) => nameOf(property) === name);
}

/** Puts a member behind another one, or before all others. */
export function addMember(container: Container, member: MemberSyntax, after: TypeElementTypes | undefined): Edit {
  const members = container.getMembers();
  if (members.length === 0) return intoEmpty(container, member);
  const sibling = after ?? members[0]!;
  const indent = indentOf(sibling);
  const lines = withSeparator(memberLines(member, indent), separatorOf(sibling));
  if (isOnOneLine(container)) return inOneLine(container, member, after);
  if (after !== undefined) return inserted(container, offsetAfterLine(after), `${lines}\n`, after);
  const start = sibling.getStart(true);
  return { file: fileOf(container), start: start - indent.length, end: start - indent.length, text: `${lines}\n` };
}

export function removeMember(property: PropertySignature): Edit {
  return removeNode(property);
}

/** The key alone: type, comment and place stay. */
export function renameMember(property: PropertySignature, name: string): Edit {
  return replaceNode(property.getNameNode(), keyToken(name));
}

/** The type alone. */
export function setType(property: PropertySignature, type: TypeSyntax): readonly Edit[] {
  const node = property.getTypeNode();
  if (node === undefined) return [];
  const taken =
    node.getStart() -
    property
      .getSourceFile()
      .getFullText()
      .lastIndexOf("\n", node.getStart() - 1);
  return [replaceNode(node, printType(type, indentOf(property), taken))];
}

/** Whether a member may be left out. */
export function setOptional(property: PropertySignature, optional: boolean): readonly Edit[] {
  const mark = property.getQuestionTokenNode();
  if (optional === (mark !== undefined)) return [];
  if (mark !== undefined) return [replaceNode(mark, "")];
  const end = property.getNameNode().getEnd();
  return [{ file: fileOf(property), start: end, end, text: "?" }];
}

function intoEmpty(container: Container, member: MemberSyntax): Edit {
  const indent = indentOf(container);
  const text = container.getSourceFile().getFullText();
  const close = container.getEnd() - 1;
  const open = text.lastIndexOf("{", close);
  return { file: fileOf(container), start: open + 1, end: close, text: `\n${memberLines(member, `${indent}  `).join("\n")}\n${indent}` };
}

function inOneLine(container: Container, member: MemberSyntax, after: TypeElementTypes | undefined): Edit {
  const [line] = memberLines({ name: member.name, type: member.type, ...(member.optional ? { optional: true } : {}) }, "");
  const members = container.getMembers();
  const before = after ?? members[0]!;
  const mark = /[;,]$/.exec(before.getText())?.[0];
  if (after === undefined) return { file: fileOf(container), start: before.getStart(), end: before.getStart(), text: `${line!} ` };
  const text = mark === undefined ? `; ${line!.slice(0, -1)}` : ` ${line!}`;
  return { file: fileOf(container), start: after.getEnd(), end: after.getEnd(), text };
}

/** A member at the end of a file without a line end is followed by none. */
function inserted(container: Container, at: number, text: string, after: TypeElementTypes): Edit {
  return { file: fileOf(container), start: at, end: at, text: at === after.getEnd() ? `\n${text.slice(0, -1)}` : text };
}

function isOnOneLine(container: Container): boolean {
  const text = container.getText();
  return !text.slice(text.indexOf("{")).includes("\n");
}

function separatorOf(sibling: TypeElementTypes): string {
  return /[;,]$/.exec(sibling.getText())?.[0] ?? "";
}

function withSeparator(lines: readonly string[], separator: string): string {
  return lines.join("\n").replace(/;$/, separator);
}
