/** What the form of a node alone says: TypeScript has rules of its own for the others. */
import { ts } from "../typescript.ts";
import type { Names } from "./names.ts";
import { notPlain } from "./not-plain.ts";

const { SyntaxKind } = ts;

/** Names that TypeScript keeps for itself, or the language in modules. */
const reserved = [
  "any",
  "unknown",
  "never",
  "number",
  "bigint",
  "boolean",
  "string",
  "symbol",
  "void",
  "object",
  "undefined",
  "await",
  "implements",
  "interface",
  "let",
  "package",
  "private",
  "protected",
  "public",
  "static",
  "yield",
];

export function requireFreeName(names: Names, name: string): void {
  if (reserved.includes(name) || names.isOfLib(name)) notPlain(`"${name}" has a meaning of its own`);
}

/** A comma behind the last of several is a mistake only in some places. */
function requireNoComma(nodes: readonly ts.Node[] | undefined): void {
  if ((nodes as { readonly hasTrailingComma?: boolean } | undefined)?.hasTrailingComma === true) notPlain("comma behind the last one");
}

/** A list of arguments or type parameters, where one is written. */
export function requireList(nodes: readonly ts.Node[] | undefined): void {
  requireNoComma(nodes);
  if (nodes?.length === 0) notPlain("list of nothing");
}

export function requireModifiers({ modifiers }: { readonly modifiers?: readonly ts.Node[] }, allowed: ts.SyntaxKind): void {
  if (modifiers === undefined) return;
  if (modifiers.length > 1 || modifiers[0]!.kind !== allowed) notPlain("modifier of another form");
}

export function requireKey({ parameters, typeParameters, questionToken }: ts.IndexSignatureDeclaration): void {
  requireNoComma(parameters);
  const [parameter, another] = parameters;
  const isSimple = parameter?.type?.kind === SyntaxKind.StringKeyword && parameter.questionToken === undefined && parameter.dotDotDotToken === undefined;
  const isBare = parameter?.modifiers === undefined && parameter?.initializer === undefined && parameter?.name.kind === SyntaxKind.Identifier;
  const isFree = isBare && !reserved.includes((parameter!.name as ts.Identifier).text);
  if (!isSimple || !isFree || another !== undefined || typeParameters !== undefined || questionToken !== undefined) notPlain("index signature of another form");
}

/** Numbers as everybody writes them. */
export function requireNumber(node: ts.NumericLiteral): void {
  const isWrittenSo = node.getSourceFile().text.endsWith(node.text, node.end);
  if (!isWrittenSo || !/^(0|[1-9]\d*)(\.\d+)?$/.test(node.text)) notPlain("number of another form");
}

export function requireLiteral({ literal }: ts.LiteralTypeNode): void {
  const number = ts.isPrefixUnaryExpression(literal) ? literal.operand : literal;
  if (ts.isNumericLiteral(number)) requireNumber(number);
}
