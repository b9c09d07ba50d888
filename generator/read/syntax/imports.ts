/** Imports of types. */
import { ts } from "../typescript.ts";
import { endStatement } from "./declarations.ts";
import { parseIdentifier, parseStringOrNumber } from "./names.ts";
import { SyntaxNode } from "./node.ts";
import type { Scanner } from "./scanner.ts";

const { SyntaxKind } = ts;

/** `import type { … } from "…"`, `import { type … } from "…"`, `import type * as … from "…"` */
export function parseImport(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  scanner.expectWord("import");
  const importClause = clause(scanner);
  scanner.expectWord("from");
  scanner.mustBe("string");
  const moduleSpecifier = parseStringOrNumber(scanner);
  endStatement(scanner);
  return new SyntaxNode(SyntaxKind.ImportDeclaration, scanner, pos, { importClause, moduleSpecifier });
}

function clause(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const isTypeOnly = scanner.optionalWord("type");
  const namedBindings = scanner.token === "*" ? namespace(scanner) : names(scanner);
  return new SyntaxNode(SyntaxKind.ImportClause, scanner, pos, { isTypeOnly, namedBindings });
}

function namespace(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  scanner.expect("*");
  scanner.expectWord("as");
  return new SyntaxNode(SyntaxKind.NamespaceImport, scanner, pos, { name: parseIdentifier(scanner) });
}

function names(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const elements: SyntaxNode[] = [];
  scanner.expect("{");
  while (scanner.token !== "}") {
    elements.push(specifier(scanner));
    if (!scanner.optional(",")) break;
  }
  scanner.expect("}");
  return new SyntaxNode(SyntaxKind.NamedImports, scanner, pos, { elements });
}

/** `Name`, `Name as Other`, `type Name` */
function specifier(scanner: Scanner): SyntaxNode {
  const { pos } = scanner;
  const isTypeOnly = scanner.optionalWord("type");
  const first = parseIdentifier(scanner);
  const other = scanner.optionalWord("as") ? parseIdentifier(scanner) : undefined;
  return new SyntaxNode(SyntaxKind.ImportSpecifier, scanner, pos, { isTypeOnly, propertyName: other && first, name: other ?? first });
}
