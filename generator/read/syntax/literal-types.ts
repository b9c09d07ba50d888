/** Types that are one word or one value. */
import { ts } from "../typescript.ts";
import { parseMark, parseStringOrNumber } from "./names.ts";
import { SyntaxNode } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const { SyntaxKind } = ts;

const keywords: ReadonlyMap<string, ts.SyntaxKind> = new Map([
  ["any", SyntaxKind.AnyKeyword],
  ["bigint", SyntaxKind.BigIntKeyword],
  ["boolean", SyntaxKind.BooleanKeyword],
  ["never", SyntaxKind.NeverKeyword],
  ["number", SyntaxKind.NumberKeyword],
  ["object", SyntaxKind.ObjectKeyword],
  ["string", SyntaxKind.StringKeyword],
  ["symbol", SyntaxKind.SymbolKeyword],
  ["undefined", SyntaxKind.UndefinedKeyword],
  ["unknown", SyntaxKind.UnknownKeyword],
]);

const constants: ReadonlyMap<string, ts.SyntaxKind> = new Map([
  ["false", SyntaxKind.FalseKeyword],
  ["null", SyntaxKind.NullKeyword],
  ["true", SyntaxKind.TrueKeyword],
]);

/** The type that a word means wherever it stands; undefined where the word is no such one. */
export function parseWordType(scanner: Scanner): SyntaxNode | undefined {
  const { pos, value } = scanner;
  const kind = keywords.get(value);
  if (kind !== undefined) return parseKeywordType(scanner, kind);
  const constant = constants.get(value);
  return constant === undefined ? undefined : new SyntaxNode(SyntaxKind.LiteralType, scanner, pos, { literal: parseMark(scanner, constant) });
}

/** Before a point, such a word names a namespace. */
export function parseKeywordType(scanner: Scanner, kind: ts.SyntaxKind): SyntaxNode {
  const type = parseMark(scanner, kind);
  return scanner.token === "." ? unknownSyntax() : type;
}

export function parseLiteralType(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const isNegative = scanner.optional("-");
  if (isNegative) scanner.mustBe("number");
  const value = parseStringOrNumber(scanner);
  const literal = isNegative ? new SyntaxNode(SyntaxKind.PrefixUnaryExpression, scanner, pos, { operator: SyntaxKind.MinusToken, operand: value }) : value;
  return new SyntaxNode(SyntaxKind.LiteralType, scanner, pos, { literal });
}
