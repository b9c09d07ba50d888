/** Mapped types. */
import { ts } from "../typescript.ts";
import { parseIdentifier, parseMark } from "./names.ts";
import { SyntaxNode } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { parseType } from "./types.ts";

const { SyntaxKind } = ts;

/** What no other type begins with. */
const beginning = /\{\s*(?:[+-]?\s*readonly\s*)?\[\s*[A-Za-z_$][\w$]*\s+in\b/y;

export function isMappedType({ file, start }: Scanner): boolean {
  beginning.lastIndex = start;
  return beginning.test(file.text);
}

export function parseMappedType(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  scanner.expect("{");
  const readonlyToken = readonlyModifier(scanner);
  scanner.expect("[");
  const typeParameter = keyParameter(scanner);
  const nameType = scanner.optionalWord("as") ? parseType(scanner) : undefined;
  scanner.expect("]");
  const questionToken = optionalModifier(scanner);
  scanner.expect(":");
  const type = parseType(scanner);
  scanner.optional(";");
  scanner.expect("}");
  return new SyntaxNode(SyntaxKind.MappedType, scanner, pos, { readonlyToken, typeParameter, nameType, questionToken, type, members: [] });
}

function keyParameter(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const name = parseIdentifier(scanner);
  scanner.expectWord("in");
  const constraint = parseType(scanner);
  return new SyntaxNode(SyntaxKind.TypeParameter, scanner, pos, { name, constraint });
}

/** `readonly`, `+readonly`, `-readonly`: the sign alone makes the node where there is one. */
function readonlyModifier(scanner: Scanner): SyntaxNode | undefined {
  const sign = signToken(scanner);
  if (sign === undefined) return scanner.isWord("readonly") ? parseMark(scanner, SyntaxKind.ReadonlyKeyword) : undefined;
  scanner.expectWord("readonly");
  return sign;
}

function optionalModifier(scanner: Scanner): SyntaxNode | undefined {
  const sign = signToken(scanner);
  if (sign === undefined) return scanner.token === "?" ? parseMark(scanner, SyntaxKind.QuestionToken) : undefined;
  scanner.expect("?");
  return sign;
}

function signToken(scanner: Scanner): SyntaxNode | undefined {
  if (scanner.token === "+") return parseMark(scanner, SyntaxKind.PlusToken);
  return scanner.token === "-" ? parseMark(scanner, SyntaxKind.MinusToken) : undefined;
}
