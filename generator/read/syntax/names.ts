/** Names: of what is declared, of what is referred to, of properties. */
import { ts } from "../typescript.ts";
import { SyntaxNode } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const { SyntaxKind } = ts;

/** Words that have a meaning of their own in some place of the language: here nothing else goes by one of them. */
const keywords = new Set(
  `abstract accessor any as asserts assert async await bigint boolean break case catch class const constructor continue debugger declare default defer
  delete do else enum export extends false finally for from function get global if implements import in infer instanceof interface intrinsic is keyof let
  module namespace never new null number object of out override package private protected public readonly require return satisfies set static string super
  switch symbol this throw true try type typeof undefined unique unknown using var void while with yield`.split(/\s+/),
);

/** The name of something that is declared, or of a part of it. */
export function parseIdentifier(scanner: Scanner): SyntaxNode {
  return keywords.has(scanner.value) ? unknownSyntax() : parseAnyWord(scanner);
}

/** Any word names a property. */
export function parseAnyWord(scanner: Scanner): SyntaxNode {
  scanner.mustBe("word");
  return parseText(scanner, SyntaxKind.Identifier);
}

/** `name`, `module.name` */
export function parseEntityName(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const left = parseIdentifier(scanner);
  if (!scanner.optional(".")) return left;
  const name = new SyntaxNode(SyntaxKind.QualifiedName, scanner, pos, { left, right: parseNameAfterDot(scanner) });
  return scanner.token === "." ? unknownSyntax() : name;
}

export function parseNameAfterDot(scanner: Scanner): SyntaxNode {
  return scanner.isOnNewLine ? unknownSyntax() : parseIdentifier(scanner);
}

export function parsePropertyName(scanner: Scanner): SyntaxNode {
  return scanner.token === "string" || scanner.token === "number" ? parseStringOrNumber(scanner) : parseAnyWord(scanner);
}

export function parseStringOrNumber(scanner: Scanner): SyntaxNode {
  if (scanner.token === "number") return parseText(scanner, SyntaxKind.NumericLiteral);
  scanner.mustBe("string");
  return parseText(scanner, SyntaxKind.StringLiteral);
}

/** A node of one token that says no more than its kind. */
export function parseMark(scanner: Scanner, kind: ts.SyntaxKind): SyntaxNode {
  const { pos } = scanner;
  scanner.next();
  return new SyntaxNode(kind, scanner, pos, {});
}

/** A node of one token, with its text. */
export function parseText(scanner: Scanner, kind: ts.SyntaxKind): SyntaxNode {
  const { pos, value } = scanner;
  scanner.next();
  return new SyntaxNode(kind, scanner, pos, { text: value });
}
