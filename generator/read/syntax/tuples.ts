/** Tuples. */
import { ts } from "../typescript.ts";
import { parseDocs } from "./comments.ts";
import { parseAnyWord, parseMark } from "./names.ts";
import { SyntaxNode } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { parseType } from "./types.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const { SyntaxKind } = ts;

export function parseTupleType(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  scanner.expect("[");
  const elements: SyntaxNode[] = [];
  while (scanner.token !== "]") {
    elements.push(isNamed(scanner) ? namedMember(scanner) : element(scanner));
    if (!scanner.optional(",")) break;
  }
  scanner.expect("]");
  return new SyntaxNode(SyntaxKind.TupleType, scanner, pos, { elements });
}

const name = /(?:\.\.\.\s*)?[A-Za-z_$][\w$]*\s*\??\s*:/y;

function isNamed({ file, start }: Scanner): boolean {
  name.lastIndex = start;
  return name.test(file.text);
}

function namedMember(scanner: Scanner): SyntaxNode {
  const { pos, comments } = scanner;
  const dotDotDotToken = scanner.token === "..." ? parseMark(scanner, SyntaxKind.DotDotDotToken) : undefined;
  const name = parseAnyWord(scanner);
  const questionToken = scanner.token === "?" ? parseMark(scanner, SyntaxKind.QuestionToken) : undefined;
  scanner.expect(":");
  const type = element(scanner);
  return new SyntaxNode(SyntaxKind.NamedTupleMember, scanner, pos, { dotDotDotToken, name, questionToken, type, jsDoc: parseDocs(scanner.file, comments) });
}

function element(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  if (scanner.optional("...")) return new SyntaxNode(SyntaxKind.RestType, scanner, pos, { type: parseType(scanner) });
  const type = parseType(scanner);
  if (scanner.token !== "?") return type;
  if (bindsLooser.includes(type.kind) || scanner.isOnNewLine) return unknownSyntax();
  scanner.next();
  return new SyntaxNode(SyntaxKind.OptionalType, scanner, pos, { type });
}

/** Of these a question mark would mark the last part alone. */
const bindsLooser: readonly ts.SyntaxKind[] = [
  SyntaxKind.UnionType,
  SyntaxKind.IntersectionType,
  SyntaxKind.ConditionalType,
  SyntaxKind.TypeOperator,
  SyntaxKind.InferType,
];
