/** Members of interfaces and of type literals: properties and index signatures. */
import { ts } from "../typescript.ts";
import { parseDocs } from "./comments.ts";
import { parseIdentifier, parseMark, parsePropertyName } from "./names.ts";
import { SyntaxNode, type NodePart } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { parseType } from "./types.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const { SyntaxKind } = ts;

export function parseTypeLiteral(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  return new SyntaxNode(SyntaxKind.TypeLiteral, scanner, pos, { members: parseMembers(scanner) });
}

/** All between braces. */
export function parseMembers(scanner: Scanner): readonly SyntaxNode[] {
  const members: SyntaxNode[] = [];
  scanner.expect("{");
  while (scanner.token !== "}") members.push(member(scanner));
  scanner.next();
  return members;
}

function member(scanner: Scanner): SyntaxNode {
  const { pos, comments } = scanner;
  const modifiers = isReadonly(scanner) ? [parseMark(scanner, SyntaxKind.ReadonlyKeyword)] : undefined;
  const jsDoc = parseDocs(scanner.file, comments);
  return scanner.token === "[" ? indexSignature(scanner, pos, modifiers, jsDoc) : property(scanner, pos, modifiers, jsDoc);
}

const readonlyOf = /readonly[ \t]+[\w$"'[]/y;

/** Whether `readonly` is said of what follows on its line, and is not itself a name. */
function isReadonly(scanner: Scanner): boolean {
  readonlyOf.lastIndex = scanner.start;
  return scanner.isWord("readonly") && readonlyOf.test(scanner.file.text);
}

function property(scanner: Scanner, pos: number, modifiers: NodePart, jsDoc: NodePart): SyntaxNode {
  const name = parsePropertyName(scanner);
  const questionToken = scanner.token === "?" ? parseMark(scanner, SyntaxKind.QuestionToken) : undefined;
  scanner.expect(":");
  const type = parseType(scanner);
  separator(scanner);
  return new SyntaxNode(SyntaxKind.PropertySignature, scanner, pos, { modifiers, name, questionToken, type, jsDoc });
}

function indexSignature(scanner: Scanner, pos: number, modifiers: NodePart, jsDoc: NodePart): SyntaxNode {
  scanner.expect("[");
  const parameters = [keyOf(scanner)];
  scanner.expect("]");
  scanner.expect(":");
  const type = parseType(scanner);
  separator(scanner);
  return new SyntaxNode(SyntaxKind.IndexSignature, scanner, pos, { modifiers, parameters, type, jsDoc });
}

/** The name and the type of the keys. */
function keyOf(scanner: Scanner): SyntaxNode {
  const { pos, comments } = scanner;
  if (comments.length > 0) return unknownSyntax();
  const name = parseIdentifier(scanner);
  scanner.expect(":");
  return new SyntaxNode(SyntaxKind.Parameter, scanner, pos, { name, type: parseType(scanner) });
}

function separator(scanner: Scanner): void {
  if (scanner.optional(",") || scanner.optional(";")) return;
  if (scanner.token !== "}" && !scanner.isOnNewLine) unknownSyntax();
}
