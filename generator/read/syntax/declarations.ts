/** Interfaces and type aliases. */
import { ts } from "../typescript.ts";
import { parseDocs } from "./comments.ts";
import { parseKeywordType } from "./literal-types.ts";
import { parseMembers } from "./members.ts";
import { parseIdentifier, parseMark, parseNameAfterDot } from "./names.ts";
import { SyntaxNode, type NodeParts } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { parseType, parseTypeArguments } from "./types.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const { SyntaxKind } = ts;

export function parseDeclaration(scanner: Scanner): SyntaxNode {
  const { pos, comments } = scanner;
  const modifiers = scanner.isWord("export") ? [parseMark(scanner, SyntaxKind.ExportKeyword)] : undefined;
  const [kind, parts] = scanner.isWord("interface")
    ? [SyntaxKind.InterfaceDeclaration, interfaceParts(scanner)]
    : [SyntaxKind.TypeAliasDeclaration, aliasParts(scanner)];
  return new SyntaxNode(kind, scanner, pos, { modifiers, ...parts, jsDoc: parseDocs(scanner.file, comments) });
}

function interfaceParts(scanner: Scanner): NodeParts {
  scanner.expectWord("interface");
  const name = declaredName(scanner);
  const typeParameters = parametersIn(scanner);
  const heritageClauses = scanner.isWord("extends") ? [heritage(scanner)] : undefined;
  return { name, typeParameters, heritageClauses, members: parseMembers(scanner) };
}

function aliasParts(scanner: Scanner): NodeParts {
  scanner.expectWord("type");
  const name = declaredName(scanner);
  const typeParameters = parametersIn(scanner);
  scanner.expect("=");
  const type = scanner.isWord("intrinsic") ? parseKeywordType(scanner, SyntaxKind.IntrinsicKeyword) : parseType(scanner);
  endStatement(scanner);
  return { name, typeParameters, type };
}

/** The name stands on the line of the word before it. */
function declaredName(scanner: Scanner): SyntaxNode {
  return scanner.isOnNewLine ? unknownSyntax() : parseIdentifier(scanner);
}

export function endStatement(scanner: Scanner): void {
  if (!scanner.optional(";") && scanner.token !== "end" && !scanner.isOnNewLine) unknownSyntax();
}

function parametersIn(scanner: Scanner): readonly SyntaxNode[] | undefined {
  if (!scanner.optional("<")) return undefined;
  const parameters = [parameter(scanner)];
  while (scanner.optional(",")) parameters.push(parameter(scanner));
  scanner.expect(">");
  return parameters;
}

function parameter(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const name = parseIdentifier(scanner);
  const constraint = scanner.optionalWord("extends") ? parseType(scanner) : undefined;
  const byDefault = scanner.optional("=") ? parseType(scanner) : undefined;
  return new SyntaxNode(SyntaxKind.TypeParameter, scanner, pos, { name, constraint, default: byDefault });
}

function heritage(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  scanner.expectWord("extends");
  const types = [base(scanner)];
  while (scanner.optional(",")) types.push(base(scanner));
  return new SyntaxNode(SyntaxKind.HeritageClause, scanner, pos, { token: SyntaxKind.ExtendsKeyword, types });
}

function base(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const expression = baseName(scanner);
  return new SyntaxNode(SyntaxKind.ExpressionWithTypeArguments, scanner, pos, { expression, typeArguments: parseTypeArguments(scanner) });
}

/** To the language, the name of what is extended is an expression. */
function baseName(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const expression = parseIdentifier(scanner);
  if (!scanner.optional(".")) return expression;
  const name = new SyntaxNode(SyntaxKind.PropertyAccessExpression, scanner, pos, { expression, name: parseNameAfterDot(scanner) });
  return scanner.token === "." ? unknownSyntax() : name;
}
