/** Interfaces and type aliases. */
import { ts } from "../typescript.ts";
import { docsOf } from "./comments.ts";
import { keywordType } from "./literal-types.ts";
import { membersIn } from "./members.ts";
import { identifier, mark, nameAfterDot } from "./names.ts";
import { SyntaxNode, type Parts } from "./node.ts";
import type { Scanner } from "./scanner.ts";
import { typeArguments, typeAt } from "./types.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const { SyntaxKind } = ts;

export function declaration(scanner: Scanner): SyntaxNode {
  const { pos, comments } = scanner;
  const modifiers = scanner.isWord("export") ? [mark(scanner, SyntaxKind.ExportKeyword)] : undefined;
  const [kind, parts] = scanner.isWord("interface")
    ? [SyntaxKind.InterfaceDeclaration, interfaceParts(scanner)]
    : [SyntaxKind.TypeAliasDeclaration, aliasParts(scanner)];
  return new SyntaxNode(kind, scanner, pos, { modifiers, ...parts, jsDoc: docsOf(scanner.file, comments) });
}

function interfaceParts(scanner: Scanner): Parts {
  scanner.expectWord("interface");
  const name = declaredName(scanner);
  const typeParameters = parametersIn(scanner);
  const heritageClauses = scanner.isWord("extends") ? [heritage(scanner)] : undefined;
  return { name, typeParameters, heritageClauses, members: membersIn(scanner) };
}

function aliasParts(scanner: Scanner): Parts {
  scanner.expectWord("type");
  const name = declaredName(scanner);
  const typeParameters = parametersIn(scanner);
  scanner.expect("=");
  const type = scanner.isWord("intrinsic") ? keywordType(scanner, SyntaxKind.IntrinsicKeyword) : typeAt(scanner);
  endStatement(scanner);
  return { name, typeParameters, type };
}

/** The name stands on the line of the word before it. */
function declaredName(scanner: Scanner): SyntaxNode {
  return scanner.isOnNewLine ? unknownSyntax() : identifier(scanner);
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
  const name = identifier(scanner);
  const constraint = scanner.optionalWord("extends") ? typeAt(scanner) : undefined;
  const byDefault = scanner.optional("=") ? typeAt(scanner) : undefined;
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
  return new SyntaxNode(SyntaxKind.ExpressionWithTypeArguments, scanner, pos, { expression, typeArguments: typeArguments(scanner) });
}

/** To the language, the name of what is extended is an expression. */
function baseName(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const expression = identifier(scanner);
  if (!scanner.optional(".")) return expression;
  const name = new SyntaxNode(SyntaxKind.PropertyAccessExpression, scanner, pos, { expression, name: nameAfterDot(scanner) });
  return scanner.token === "." ? unknownSyntax() : name;
}
