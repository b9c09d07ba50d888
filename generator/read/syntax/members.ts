/** Members of interfaces and of type literals: properties and index signatures. */
import { ts } from "../typescript.ts";
import { docsOf } from "./comments.ts";
import { identifier, mark, propertyName } from "./names.ts";
import { SyntaxNode, type Parts } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { typeAt } from "./types.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const { SyntaxKind } = ts;

export function typeLiteral(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  return new SyntaxNode(SyntaxKind.TypeLiteral, scanner, pos, { members: membersIn(scanner) });
}

/** All between braces. */
export function membersIn(scanner: Scanner): readonly SyntaxNode[] {
  const members: SyntaxNode[] = [];
  scanner.expect("{");
  while (scanner.token !== "}") members.push(member(scanner));
  scanner.next();
  return members;
}

function member(scanner: Scanner): SyntaxNode {
  const { pos, comments } = scanner;
  const modifiers = isReadonly(scanner) ? [mark(scanner, SyntaxKind.ReadonlyKeyword)] : undefined;
  const [kind, parts] = scanner.token === "[" ? [SyntaxKind.IndexSignature, indexSignature(scanner)] : [SyntaxKind.PropertySignature, property(scanner)];
  separator(scanner);
  return new SyntaxNode(kind, scanner, pos, { modifiers, ...parts, jsDoc: docsOf(scanner.file, comments) });
}

const readonlyOf = /readonly[ \t]+[\w$"'[]/y;

/** Whether `readonly` is said of what follows on its line, and is not itself a name. */
function isReadonly({ file, start }: Scanner): boolean {
  readonlyOf.lastIndex = start;
  return readonlyOf.test(file.text);
}

function property(scanner: Scanner): Parts {
  const name = propertyName(scanner);
  const questionToken = scanner.token === "?" ? mark(scanner, SyntaxKind.QuestionToken) : undefined;
  scanner.expect(":");
  return { name, questionToken, type: typeAt(scanner) };
}

function indexSignature(scanner: Scanner): Parts {
  scanner.expect("[");
  const parameter = keyOf(scanner);
  scanner.expect("]");
  scanner.expect(":");
  return { parameters: [parameter], type: typeAt(scanner) };
}

/** The name and the type of the keys. */
function keyOf(scanner: Scanner): SyntaxNode {
  const { pos, comments } = scanner;
  if (comments.length > 0) return unknownSyntax();
  const name = identifier(scanner);
  scanner.expect(":");
  return new SyntaxNode(SyntaxKind.Parameter, scanner, pos, { name, type: typeAt(scanner) });
}

function separator(scanner: Scanner): void {
  if (scanner.optional(",") || scanner.optional(";")) return;
  if (scanner.token !== "}" && !scanner.isOnNewLine) unknownSyntax();
}
